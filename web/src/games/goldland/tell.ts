// What the board says in words: of a tile, of a trip, of a seat's standing.
import type { Offer } from "../../server/types";
import type { Words } from "../../words/words";
import { bundle, type CellView, type GoldlandView, type OpenCell, type TileFace, type Trip } from "./view";

/** A tile's name: its adventure, or what land it is. */
export const tileName = (words: Words, face: TileFace): string => words.say(`gl-tile_${face.adventure ?? face.kind}`);

export function tradeWords(words: Words, face: TileFace): string {
  const sets = (face.offers ?? []).map((offer) => String(words.value("", offer)));
  if (!sets.length) return "";
  return words.tell(face.need ? "gl-trade" : "gl-trade_free", { need: face.need ?? "", sets: sets.join(words.say("gl-or")) });
}

export function printed(words: Words, cell: TileFace & { treasure?: boolean }): string[] {
  return [
    cell.cost ? words.tell("gl-costs", { cost: cell.cost }) : "",
    tradeWords(words, cell),
    cell.treasure_field ? words.say(cell.treasure === false ? "gl-treasure_gone" : "gl-treasure") : "",
  ].filter(Boolean);
}

export function campWords(words: Words, cell: OpenCell): string {
  const camps = cell.camps.flatMap((count, seat) => (count ? [words.say("gl-camps_of", { who: words.seat(seat), count })] : []));
  return camps.length ? words.say("gl-camps", { camps: camps.join(", ") }) : "";
}

export const standingOn = (v: GoldlandView, cell: string): number[] => v.seats.filter((seat) => seat.cell === cell).map(({ seat }) => seat);

/** Everything about a cell in one breath, for whoever does not see the drawing. */
export function cellWords(words: Words, v: GoldlandView, cell: CellView): string {
  const here = standingOn(v, cell.cell);
  const people = here.length ? words.say("gl-here", { who: words.joined(here.map((seat) => words.seat(seat))) }) : "";
  if (cell.tile === null) return words.say("gl-cell_empty", { cell: cell.cell });
  const parts = [...printed(words, cell), campWords(words, cell), people].filter(Boolean);
  return [words.say("gl-cell_titled", { cell: cell.cell, name: tileName(words, cell) }), ...parts].join(" ");
}

/** What a trip costs beside its steps. */
export function priceWords(words: Words, trip: Trip): string {
  const parts = [
    Object.keys(trip.pays).length ? String(words.value("", trip.pays)) : "",
    trip.tokens ? words.say("gl-tokens", { count: trip.tokens }) : "",
    trip.ordeal ? words.say("gl-ordeal_items", { count: trip.ordeal }) : "",
  ].filter(Boolean);
  return parts.length ? words.joined(parts) : words.say("gl-free");
}

export const tripWords = (words: Words, trip: Trip): string => words.say("gl-trip", { cell: trip.cell, steps: trip.steps, price: priceWords(words, trip) });

/** What an offer on the board is called; sets of items in the reader's words. */
export const offerWords = (words: Words, offer: Offer): string => (offer.action.action === "acquire" ? words.tell("gl-take", { gain: bundle(String(offer.action["take"])) }) : words.action(offer.action));

export const joinWords = (words: Words, offer: Offer): string => {
  const joined = offer.facts?.["joins"];
  return Array.isArray(joined) ? words.say("gl-joins", { cells: words.joined(joined as string[]) }) : words.say("gl-cut_off");
};

/** How a seat stands in an adventure's race. */
export function markerWords(words: Words, v: GoldlandView, adventure: string): string {
  const marker = v.markers.find((each) => each.adventure === adventure);
  if (!marker) return "";
  return marker.holder === null ? words.say("gl-marker_free", { value: marker.value }) : words.tell("gl-marker_held", { holder: marker.holder, value: marker.value });
}
