// What a game shows of itself: the tiny interface between the shell and a game's folder. A folder
// `games/<game>/` whose `index.ts` exports a `Face` by default is all that a new board needs.
import type { Component } from "svelte";

import type { IconName } from "../parts/icons";
import type { MarkLetter } from "../parts/marks";
import type { Action, GameEvent, Offer } from "../server/types";
import type { Advised } from "../table/advice";
import type { Message, Words } from "../words/words";
import type { View } from "./core";

export type { View };

export interface SeatFace {
  seat: number;
  name: string;
  mark: MarkLetter;
}

/** The offer a person has tapped, with the parameters they have set so far. */
export interface Choice {
  offer: Offer;
  action: Action;
}

export interface BoardProps<V extends View = View> {
  view: V;
  /** The choices of the seat that looks; empty when it is not asked. */
  offers: Offer[];
  /** Everything the seat has been shown, what came last, and the view before that. */
  events: GameEvent[];
  fresh: GameEvent[];
  before: V | null;
  seats: SeatFace[];
  words: Words;
  chosen: Choice | null;
  /** Whether the answer to the last choice is still awaited. */
  busy: boolean;
  /** What a strong bot would play, the best first, where a hint was asked for. */
  advice: readonly Advised[];
  /** A place the log points at, as `Face.place` names it. */
  place: string | null;
  phone: boolean;
  /** Whether a lesson asks for each decision by itself: the board then adds none of its own. */
  taught?: boolean;
  /**
   * Shows what an offer would do, or why it is refused; the same offer again plays it. `set` fixes
   * parameters of its action that the board lets a person point at, say a place on a map.
   */
  select(offer: Offer, set?: Record<string, number>): void;
  /** Only shows what an offer would do, however few taps this person wants to need. */
  show(offer: Offer): void;
}

/** What an offer says of itself, under the type its game declares for it. */
export const factsOf = <Facts>(offer: Offer | undefined): Facts => (offer?.facts ?? {}) as Facts;

/** One picture of the introduction. */
export interface PrimerProps {
  scene: number;
  words: Words;
}

export interface SeatFactsProps<V extends View = View> {
  view: V;
  seat: number;
  words: Words;
}

export interface FinaleProps<V extends View = View> {
  view: V;
  before: V | null;
  events: GameEvent[];
  seats: SeatFace[];
  words: Words;
  /** Called when the drama is over. */
  done(): void;
}

/** Groups of offers under one heading: as a list, or as chips where words can be short. */
export interface Section {
  groups: readonly string[];
  chips?: boolean;
  /** The heading; else `group-<first group>`. */
  title?: string;
  fold?: Fold;
}

/** Offers that differ in one parameter only become one row; the opened row lets a person pick among them. */
export interface Fold {
  by: string;
  /** What the pick is about. */
  title: string;
  Chip: Component<{ offer: Offer; words: Words }>;
  /** Which of them the row stands for at first. */
  best(offers: Offer[]): Offer;
}

export interface Face<V extends View = View> {
  Board: Component<BoardProps<V>>;
  /** What lies under the board; `stripOn` where only phones need it. */
  Strip?: Component<BoardProps<V>>;
  stripOn?: "phones";
  /** What the seat that looks owns. */
  Mine?: Component<BoardProps<V>>;
  SeatFacts?: Component<SeatFactsProps<V>>;
  /** How the game plays, for someone who has never seen it: the message of each scene, and its picture. */
  primer?: { Picture: Component<PrimerProps>; scenes: readonly string[] };
  /** The end as a moment of drama, before the breakdown. */
  Finale?: Component<FinaleProps<V>>;
  /** How many of the events may be told: fewer while the board still shows them as a scene. */
  told?(events: GameEvent[]): number;
  /** Where on a phone the board has room for the buttons that enlarge it; else below at the left. */
  corner?: "lower-left" | "upper-right";
  /** Whether the board enlarges and moves itself; then the shell does not. */
  zooms?: boolean;
  score?(view: V, seat: number): number | null;
  /** How far the match is, for the title. */
  progress?(view: V, phone: boolean): Message | null;
  /** What is asked now; the game's `ask-<phase>` when there is none. */
  ask?(view: V, offers: Offer[]): Message | null;
  /** A word or two on a seat, beside its name. */
  state?(view: V, seat: number, phone: boolean): Message | null;
  /** An event in the board's own words; else the game's. */
  tell?(event: GameEvent, view: V): Message | null;
  /** A choice in the board's own words; else the action's. */
  label?(offer: Offer, view: V): Message | null;
  icon?(action: Action): IconName;
  /** Drawn beside an action instead of its icon. */
  Emblem?: Component<{ action: Action }>;
  /** A chip's few words; else the action's own. */
  short?(offer: Offer): Message | null;
  /** What stands beside an offer in the list; else its facts. */
  meta?(offer: Offer, view: V): Message | null;
  /** What the button that acts says; else the action's own words. */
  button?(choice: Choice, view: V): Message | null;
  /** The consequence of a choice in one sentence. */
  gist?(choice: Choice, view: V): Message | null;
  /** In figures why an offer is refused, beside its clause. */
  sum?(offer: Offer, view: V): Message | null;
  /** Offers that could make a refused one possible. */
  remedies?(offer: Offer, offers: Offer[]): Offer[];
  /** The place on the board that an event is about. */
  place?(event: GameEvent): string | null;
  /** An action that cannot be taken back and deserves a second look. */
  isFinal?(action: Action): boolean;
  /** Actions that always can be taken back and need no second look: one tap does them. */
  light?: ReadonlySet<string>;
  /** How groups of offers are listed, in order; groups not named follow as lists. */
  sections?: readonly Section[];
}

const FACES = import.meta.glob<{ default: Face }>("./*/index.ts");

/** The face of a game; the generic one, drawn from the view's own words, where it has no folder. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? FACES["./generic/index.ts"]!;
  return (await load()).default;
}
