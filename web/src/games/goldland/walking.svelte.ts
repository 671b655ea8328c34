// A board that acts by itself: a trip that was begun goes on, and a drawn tile is held over a cell at once.
import { untrack } from "svelte";

import type { Offer } from "../../server/types";
import type { BoardProps } from "../face";
import { cellOf, isLay, isStep, joins, layCells, stepTo } from "./choices";
import { isOnTheWay, journey, type Next } from "./journey.svelte";
import type { GoldlandView } from "./view";

type Board = BoardProps<GoldlandView>;

/** The open offer that does what a trip does next. */
export function offerFor(next: Next, offers: readonly Offer[]): Offer | undefined {
  const found =
    next === "stop"
      ? offers.find(({ action }) => action.action === "stop")
      : stepTo(offers, next.step);
  return found?.refused ? undefined : found;
}

/** Whether what is chosen belongs to the trip that is on, or to a decision on its way. */
export function belongs({ view, chosen }: Pick<Board, "view" | "chosen">): boolean {
  if (!chosen || !journey.trip || isOnTheWay(view)) return true;
  return isStep(chosen.offer) && journey.trip.by.includes(cellOf(chosen.offer)!);
}

/** Lets a trip go on by itself; another choice ends it. */
export function walkOn(board: () => Board): void {
  $effect(() => {
    const { view: v, offers, chosen, busy, select } = board();
    if (v.seat === null || !offers.length || chosen || busy) return;
    const { cell } = v.seats[v.seat]!;
    untrack(() => {
      const next = journey.next(v, cell);
      if (!next) return;
      const offer = offerFor(next, offers);
      if (!offer) return journey.end();
      select(offer);
      select(offer);
    });
  });
  $effect(() => {
    // While an answer is awaited, what is chosen is the last step, read against offers it has led to.
    const { busy } = board();
    if (!busy && !belongs(board())) untrack(() => journey.end());
  });
}

/** How a drawn tile is held at first: where it was meant to go if it may, and where it joins most. */
export function heldFirst(offers: readonly Offer[], wished: string | null): Offer | undefined {
  const may = wished !== null && layCells(offers).includes(wished);
  return offers
    .filter((offer) => isLay(offer) && (!may || cellOf(offer) === wished))
    .toSorted((a, b) => joins(b).length - joins(a).length)[0];
}

/** A drawn tile in the hand: over which cell it was wished, and whether it was let go. */
export class Holding {
  #wished: string | null = null;
  #letGo = false;

  constructor(board: () => Board) {
    $effect(() => {
      const { offers, chosen, show } = board();
      const first = heldFirst(offers, this.#wished);
      if (!first) this.#letGo = false;
      if (!first || chosen || this.#letGo) return;
      untrack(() => show(first));
    });
    $effect(() => {
      const { phase } = board().view;
      if (phase !== "laying" && phase !== "choosing") this.#wished = null;
    });
  }

  wish(cell: string): void {
    this.#wished = cell;
  }

  letGo(): void {
    this.#letGo = true;
  }
}
