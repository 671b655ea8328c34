// Placing several camels at once: pens are given to them beforehand, and as the seat is asked, one
// after the other goes to its pen. What the rules refuse by then is asked for anew.
import { untrack } from "svelte";

import type { Offer } from "../../server/types";
import type { BoardProps } from "../face";
import { keyOf } from "./loads";
import type { Pen, TimbuktuView } from "./view";

class Plan {
  /** Whether a tap on a pen gives it to the camel in hand, instead of placing that one. */
  open = $state(false);
  /** Whether the camels are on their way. */
  begun = $state(false);
  #pens = $state.raw<ReadonlyMap<string, Pen>>(new Map());

  get size(): number {
    return this.#pens.size;
  }

  penOf(seat: number, camel: string): Pen | null {
    return this.#pens.get(keyOf(seat, camel)) ?? null;
  }

  give(seat: number, camel: string, pen: Pen): void {
    this.#pens = new Map([...this.#pens, [keyOf(seat, camel), pen]]);
  }

  takeBack(seat: number, camel: string): void {
    const key = keyOf(seat, camel);
    this.#pens = new Map([...this.#pens].filter(([each]) => each !== key));
    if (!this.size) this.begun = false;
  }

  /** The camels that would come to a pen, in the order they were given it. */
  camelsFor(seat: number, pen: Pen): string[] {
    return [...this.#pens]
      .filter(([key, given]) => given === pen && key.startsWith(keyOf(seat, "")))
      .map(([key]) => key.slice(keyOf(seat, "").length));
  }

  /** The offer that places the next camel of the plan, which then is no longer planned. */
  next(seat: number, offers: readonly Offer[]): Offer | null {
    if (!this.begun) return null;
    const found = [...this.#pens.keys()]
      .map((key) => offers.find((offer) => this.#places(offer, seat, key)))
      .find((offer) => offer !== undefined);
    if (!found) return null;
    this.takeBack(seat, String(found.action["camel"]));
    if (found.refused) this.begun = false;
    if (!this.size) this.open = false;
    return found;
  }

  drop(): void {
    this.open = this.begun = false;
    this.#pens = new Map();
  }

  #places({ action }: Offer, seat: number, key: string): boolean {
    return (
      action.action === "place" &&
      keyOf(seat, String(action["camel"])) === key &&
      action["pen"] === this.#pens.get(key)
    );
  }
}

export const plan = new Plan();

type Asked = Pick<BoardProps<TimbuktuView>, "view" | "offers" | "chosen" | "busy" | "select">;

/** Lets a board place the camels of a plan that was begun; what is refused is shown with its clause. */
export function carryOut(board: () => Asked): void {
  $effect(() => {
    const { view, offers, chosen, busy, select } = board();
    const { seat } = view;
    if (!plan.begun || seat === null || chosen || busy || !offers.length) return;
    untrack(() => {
      const next = plan.next(seat, offers);
      if (!next) return;
      select(next);
      if (!next.refused) select(next);
    });
  });
  $effect(() => {
    if (board().view.phase !== "placing") untrack(() => plan.drop());
  });
}
