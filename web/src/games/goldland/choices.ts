// What the offers say about cells: all of it read from the server's words, nothing decided here.
import type { Offer } from "../../server/types";
import type { GoldlandView, Trip } from "./view";
import type { Counts } from "./items";

export const cellOf = (offer: Offer): string | null =>
  typeof offer.facts?.["cell"] === "string" ? offer.facts["cell"] : null;
export const isStep = (offer: Offer): boolean => offer.action.action === "step";
export const isLay = (offer: Offer): boolean => offer.action.action === "lay";

const WAYS = ["road", "survive", "ordeal", "ordeal_survive"];

/** The way into a neighbouring cell that costs least, or if all are refused the first of them. */
export function stepTo(offers: readonly Offer[], cell: string): Offer | undefined {
  const steps = offers.filter((offer) => isStep(offer) && cellOf(offer) === cell);
  const open = steps.filter((offer) => !offer.refused);
  return (open.length ? open : steps).sort(
    (a, b) => WAYS.indexOf(String(a.action["way"])) - WAYS.indexOf(String(b.action["way"])),
  )[0];
}

export const tripTo = (v: GoldlandView, cell: string): Trip | null =>
  v.trips.find((trip) => trip.cell === cell) ?? null;

export const layOn = (offers: readonly Offer[], cell: string, turned: number): Offer | undefined =>
  offers.find(
    (offer) => isLay(offer) && cellOf(offer) === cell && offer.action["turned"] === turned,
  );

/** Cells where the drawn tile may lie, or where a tile could be drawn to. */
export const layCells = (offers: readonly Offer[]): string[] => [
  ...new Set(offers.filter(isLay).map((offer) => cellOf(offer)!)),
];

export const joins = (offer: Offer): string[] =>
  Array.isArray(offer.facts?.["joins"]) ? (offer.facts["joins"] as string[]) : [];

export function exploring(offers: readonly Offer[], cell: string): Offer | undefined {
  return offers.find(
    ({ action, facts, refused }) =>
      !refused &&
      ((action.action === "explore" &&
        Array.isArray(facts?.["cells"]) &&
        (facts["cells"] as string[]).includes(cell)) ||
        (action.action === "turn_over" && facts?.["cell"] === cell)),
  );
}

/** What stands open where one is: to dig, to take as much as there is, or to stop. */
export function atHome(offers: readonly Offer[]): Offer | undefined {
  const size = (offer: Offer): number =>
    Object.values((offer.facts?.["gain"] ?? {}) as Counts).reduce((sum, count) => sum + count, 0);
  const open = offers.filter(({ refused }) => !refused);
  const takes = open
    .filter(({ action }) => action.action === "acquire")
    .sort((a, b) => size(b) - size(a));
  return (
    open.find(({ action }) => action.action === "stop") ??
    open.find(({ action }) => action.action === "dig") ??
    takes[0]
  );
}

/** What a chosen offer takes out of the backpack. */
export function outgoing(offer: Offer | null, trip: Trip | null): Counts {
  if (!offer || offer.refused) return {};
  if (isStep(offer) && trip) return trip.pays;
  if (offer.action.action === "discard") return { [String(offer.action["kind"])]: 1 };
  const cost = offer.facts?.["cost"];
  return cost && typeof cost === "object" && !Array.isArray(cost) ? (cost as Counts) : {};
}
