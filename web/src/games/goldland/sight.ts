// Which cell the window of a phone is about.
import type { Choice } from "../face";
import { columnOf } from "./cells";
import { cellOf, isStep } from "./choices";
import type { GoldlandView, Trip } from "./view";

export interface Sight {
  v: GoldlandView;
  chosen: Choice | null;
  trip: Trip | null;
  /** A place the log points at, and the cell that keys have come to. */
  place: string | null;
  focused: string | null;
}

const isCell = (place: string): boolean => place.length === 2 && columnOf(place) >= 0;

/** The cell in the middle: what is pointed at, else what a choice is about, else where somebody moves. */
export function centreOf({ v, chosen, trip, place, focused }: Sight): string {
  if (place && isCell(place)) return place;
  if (focused) return focused;
  const aimed = chosen && (trip && isStep(chosen.offer) ? trip.cell : cellOf(chosen.offer));
  return aimed || standing(v);
}

/** Where the one who moves stands, or who looks. */
export const standing = (v: GoldlandView): string => v.seats[v.active ?? v.seat ?? 0]!.cell;
