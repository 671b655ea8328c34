// What can be pointed at on the chart: the place that is asked for, what is aimed at, what hints and
// the log name.
import type { Point } from "../../parts/draw";
import type { Offer } from "../../server/types";
import type { BoardProps, Choice } from "../face";
import type { Island } from "./island";
import type { Lens } from "./lens";
import type { Mask } from "./masks";
import { miles } from "./places";
import { maskOf } from "./reading";
import type { Place, Runs } from "./view";

export interface Asked {
  offer: Offer;
  /** Where the place may lie. */
  legal: Mask;
  /** From where one goes there. */
  from: Place | null;
  /** Of the ring that is drawn round it, in hundredths of a mile; 0 for none. */
  radius: number;
}

export function askedPlace(offers: readonly Offer[]): Asked | null {
  const offer = offers.find(({ group }) => group === "map");
  if (!offer) return null;
  return {
    offer,
    legal: maskOf(offer.facts!["runs"] as unknown as Runs),
    from: (offer.facts?.["from"] as Place | undefined) ?? null,
    radius: Number(offer.facts?.["radius"] ?? 0),
  };
}

const placeOf = (action: Record<string, unknown>): Place => [
  Number(action["x"]),
  Number(action["y"]),
];

export const aimOf = (chosen: Choice | null): Place | null =>
  chosen?.action.action === "point" ? placeOf(chosen.action) : null;

const SAME_TAP = 13;

/** Whether a tap means the place that is aimed at already. */
export const isSameTap = (aim: Place | null, at: Place, lens: Lens): boolean =>
  aim !== null && miles(aim, at) * lens.k < SAME_TAP;

/** Where the cross-hair begins: where one stands, or where the offer would. */
export const firstPlace = (asked: Asked | null): Place =>
  asked ? (asked.from ?? placeOf(asked.offer.action)) : [105, 105];

/** The places a hint names; the best is drawn last, so that none lies over it. */
export const hintedPlaces = (
  advice: BoardProps["advice"],
): { at: Place; percent: number | null; best: boolean }[] =>
  advice
    .filter(({ action }) => action.action === "point")
    .map(({ action, percent, best }) => ({ at: placeOf(action), percent, best }))
    .reverse();

/** Where the log points, in miles. */
export function pointedPlace(place: string | null, island: Island): Point | null {
  const [kind, a, b] = place?.split("/") ?? [];
  if (kind === "at") return [Number(a) / 10, Number(b) / 10];
  if (kind === "tower") return island.towers[Number(a) - 1]?.at ?? null;
  return null;
}

/** The number of the hint that the log points at. */
export const pointedHint = (place: string | null): number | null =>
  place?.startsWith("hint/") ? Number(place.slice(5)) : null;
