// What the board says in words: of a tile, of a trip, of a seat's standing.
import type { Offer } from "../../server/types";
import type { Words } from "../../words/words";
import type { GoldlandView, OpenCell, TileFace, Trip } from "./view";
import type { CellView } from "./cells";
import { bundle } from "./items";
import { offerAt, tripAt, type Scope } from "./targets";

/** A tile's name: its adventure, or what land it is. */
export const tileName = (words: Words, face: TileFace): string =>
  words.say(`gl-tile_${face.adventure ?? face.kind}`);

export function tradeWords(words: Words, face: TileFace): string {
  const sets = (face.offers ?? []).map((offer) => String(words.value("", offer)));
  if (!sets.length) return "";
  return words.tell(face.need ? "gl-trade" : "gl-trade_free", {
    need: face.need ?? "",
    sets: sets.join(words.say("gl-or")),
  });
}

export function printed(words: Words, cell: TileFace & { treasure?: boolean }): string[] {
  return [
    cell.cost ? words.tell("gl-costs", { cost: cell.cost }) : "",
    tradeWords(words, cell),
    cell.treasure_field
      ? words.say(cell.treasure === false ? "gl-treasure_gone" : "gl-treasure")
      : "",
  ].filter(Boolean);
}

export function campWords(words: Words, cell: OpenCell): string {
  const camps = cell.camps.flatMap((count, seat) =>
    count ? [words.say("gl-camps_of", { who: words.seat(seat), count })] : [],
  );
  return camps.length ? words.say("gl-camps", { camps: camps.join(", ") }) : "";
}

export const standingOn = (v: GoldlandView, cell: string): number[] =>
  v.seats.filter((seat) => seat.cell === cell).map(({ seat }) => seat);

function peopleWords(words: Words, v: GoldlandView, cell: string): string {
  const here = standingOn(v, cell).map((seat) => words.seat(seat));
  return here.length ? words.say("gl-here", { who: words.joined(here) }) : "";
}

/** Everything about a cell in one breath, for whoever does not see the drawing. */
export function cellWords(words: Words, v: GoldlandView, cell: CellView): string {
  if (cell.tile === null) return words.say("gl-cell_empty", { cell: cell.cell });
  return [
    words.say("gl-cell_titled", { cell: cell.cell, name: tileName(words, cell) }),
    ...tileLines(words, v, cell),
  ].join(" ");
}

/** All that can be said of a tile, in sentences. */
export function tileLines(words: Words, v: GoldlandView, cell: OpenCell): string[] {
  return [
    ...printed(words, cell),
    cell.adventure ? markerWords(words, v, cell.adventure) : "",
    campWords(words, cell),
    peopleWords(words, v, cell.cell),
  ].filter(Boolean);
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

export const tripWords = (words: Words, trip: Trip, stops: boolean): string =>
  words.say(stops ? "gl-trip_stop" : "gl-trip", {
    cell: trip.cell,
    steps: trip.steps,
    price: priceWords(words, trip),
  });

/** What an offer on the board is called; sets of items in the reader's words. */
export const offerWords = (words: Words, offer: Offer): string =>
  offer.action.action === "acquire"
    ? words.tell("gl-take", { gain: bundle(String(offer.action["take"])) })
    : words.action(offer.action);

/** What a tap on a cell would do, or would if it were possible; nothing where it does nothing. */
export function actWords(words: Words, scope: Scope, cell: string, stops: boolean): string {
  const offer = offerAt(scope, cell);
  const trip = tripAt(scope, cell);
  if (trip && !offer?.refused) return tripWords(words, trip, stops);
  if (!offer) return "";
  const act = offerWords(words, offer);
  return offer.refused ? words.say("gl-refused", { act }) : act;
}

export const joinWords = (words: Words, offer: Offer): string => {
  const joined = offer.facts?.["joins"];
  return Array.isArray(joined)
    ? words.say("gl-joins", { cells: words.joined(joined as string[]) })
    : words.say("gl-cut_off");
};

/** How a seat stands in an adventure's race. */
export function markerWords(words: Words, v: GoldlandView, adventure: string): string {
  const marker = v.markers.find((each) => each.adventure === adventure);
  if (!marker) return "";
  return marker.holder === null
    ? words.say("gl-marker_free", { value: marker.value })
    : words.tell("gl-marker_held", { holder: marker.holder, value: marker.value });
}
