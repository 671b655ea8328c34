// What the list of choices is given and what it can do; its rows and details share it.
import type { BoardProps, Choice, Face, View } from "../../games/face";
import type { Clause, Offer, Rulebook } from "../../server/types";
import type { Words } from "../../words/words";
import type { Advised } from "../advice";
import type { Choosing } from "../choosing.svelte";

export interface ChoicesProps {
  offers: Offer[];
  face: Face;
  view: View;
  words: Words;
  chosen: Choice | null;
  busy: boolean;
  advice: readonly Advised[];
  clause(id: string): Clause | null;
  /** Whether one tap plays an offer. */
  atOnce(offer: Offer): boolean;
  select(offer: Offer): void;
  /** Shows what an offer would do, and no more. */
  show(offer: Offer): void;
  set(field: string, value: number): void;
  act(): void;
  close(): void;
  openRule(id: string): void;
}

/** The list of what a board offers. */
export const listOf = (
  board: BoardProps,
  face: Face,
  book: Rulebook,
  choosing: Choosing,
  openRule: (id: string) => void,
): ChoicesProps => ({
  ...board,
  face,
  clause: (id) => book.clauses.find((each) => each.id === id) ?? null,
  atOnce: (offer) => choosing.needsOneTap(offer),
  set: (field, value) => choosing.set(field, value),
  act: () => void choosing.act(),
  close: () => choosing.drop(),
  openRule,
});

/** What has opened is brought into sight, as it may have been picked on the board. */
export const reveal = (opened: HTMLElement): void => opened.scrollIntoView({ block: "nearest" });
