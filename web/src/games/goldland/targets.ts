// What can be tapped on the board, and what a choice or a hint points at: cells of the country.
import type { Offer } from "../../server/types";
import type { BoardProps, Choice } from "../face";
import {
  atHome,
  cellOf,
  exploring,
  isLay,
  isStep,
  layCells,
  layOn,
  stepTo,
  tripTo,
} from "./choices";
import type { GoldlandView, SeatView, Trip } from "./view";

export interface Scope {
  v: GoldlandView;
  offers: Offer[];
  /** The seat that looks, while it is asked. */
  mine: SeatView | null;
  /** The way a drawn tile is held over a cell. */
  laying: Offer | null;
}

export function scopeOf(v: GoldlandView, offers: Offer[], chosen: Choice | null): Scope {
  return {
    v,
    offers,
    mine: v.seat !== null && offers.length > 0 ? v.seats[v.seat]! : null,
    laying: chosen && isLay(chosen.offer) && !chosen.offer.refused ? chosen.offer : null,
  };
}

/** The trip that a tap on a cell would begin. */
export const tripAt = ({ v, mine }: Scope, cell: string): Trip | null =>
  mine ? tripTo(v, cell) : null;

/** What a tap on a cell is about, if it is about a choice. */
export function offerAt(scope: Scope, cell: string): Offer | undefined {
  const { offers, mine, laying } = scope;
  if (layCells(offers).includes(cell))
    return laying && cellOf(laying) === cell
      ? laying
      : layOn(offers, cell, Number(laying?.action["turned"] ?? 0));
  const trip = tripAt(scope, cell);
  if (trip) return stepTo(offers, trip.by[0]!);
  if (mine?.cell === cell) return atHome(offers);
  return exploring(offers, cell) ?? stepTo(offers, cell);
}

/** A trip is meant while its first step is chosen: the one that was begun, or that step alone. */
export function meantTrip({ mine }: Scope, chosen: Choice | null, begun: Trip | null): Trip | null {
  if (!mine || !chosen || !isStep(chosen.offer) || chosen.offer.refused) return null;
  const cell = cellOf(chosen.offer)!;
  if (begun?.by[0] === cell) return begun;
  return { cell, by: [cell], steps: 1, pays: {}, buys: {}, tokens: 0, ordeal: 0 };
}

/** Explored cells beside that cannot be entered, nor be reached by another way. */
export function barredCells({ v, offers, mine }: Scope): string[] {
  if (!mine || !v.trips.length) return [];
  const explored = new Set(v.cells.filter(({ tile }) => tile !== null).map(({ cell }) => cell));
  return offers
    .filter((offer) => isStep(offer) && offer.refused)
    .map((offer) => cellOf(offer)!)
    .filter((cell) => !tripTo(v, cell) && explored.has(cell));
}

export interface Hinted {
  percent: number;
  best: boolean;
}

/** Where a hint points: the cell a choice is about, or else where one stands. */
export function hintsByCell(
  advice: BoardProps["advice"],
  home: string | undefined,
): Map<string, Hinted> {
  const found = advice.flatMap(({ offer, percent, best }) => {
    const cells = offer.facts?.["cells"];
    const cell = cellOf(offer) ?? (Array.isArray(cells) ? String(cells[0]) : home);
    return cell && percent !== null ? [[cell, { percent, best }] as const] : [];
  });
  return new Map(found.reverse());
}
