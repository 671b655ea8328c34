// Written by `make types` from serai/games/timbuktu/schema.py; change it there.

import type { Result, Seat } from "../core";

/** What a seat knows of a match of Timbuktu. Stages, rounds and pitches count from 1. */
export interface TimbuktuView {
  game: "timbuktu";
  /** What is asked now, a word of the game. */
  phase: Phase;
  /** The seat that looks; null for the public. */
  seat: number | null;
  /** The seats that must decide now. */
  to_act: number[];
  seats: SeatView[];
  /** null while the match goes on. */
  result: Result | null;
  from: string;
  stage: number;
  stages: number;
  round: number;
  rounds: number;
  starter: number;
  /** The seat that leads this round. */
  leader: number;
  route: string[];
  /** The place that camels enter in this stage; `from` is the one they leave. */
  to: string;
  /** From each pen of the place that is left, the two pens free to enter. */
  arrows: Record<Pen, Pen[]>;
  swap_fields: SwapField[];
  /** What the seat still has to load, while it loads freely. */
  to_load: Record<GoodKind, number> | null;
  goods: Record<GoodKind, GoodsView>;
  cards: CardLists;
  piles: PileView[];
  /** The piles that were turned up at the end of the last stage. */
  last_theft: PileCards[];
  notebook: Notebook;
  /** For each own camel still to move, every pen it could enter now. */
  ways: CamelWays[];
}

export const PHASES = ["loading", "placing", "choosing", "moving", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** A player's camels and cards, and what all that is carried is worth. */
export interface SeatView {
  seat: number;
  /** What its goods are worth now; null while camels are loaded in secret. */
  points: number | null;
  caravan: string;
  camels: CamelView[];
  /** How many camels are loaded. */
  loaded: number;
  /** Whether its card for this round lies on the table. */
  laid: boolean;
  /** The camel on that card; null where it is hidden. */
  card: string | null;
  carried: Load | null;
}

/** A camel: where it stands, and what it carries. */
export interface CamelView {
  camel: string;
  /** Whether it has still to move in this stage. */
  waits: boolean;
  /** What it carries; null where that is hidden. */
  goods: Load | null;
  place?: string;
  pen?: Pen;
  pitch?: number;
}

export type Load = Partial<Record<GoodKind, number>>;

export const GOOD_KINDS = ["gold", "coffee", "pepper", "salt", "water"] as const;
export type GoodKind = (typeof GOOD_KINDS)[number];

export const PENS = ["palm", "lamp", "scimitar", "star", "moon"] as const;
export type Pen = (typeof PENS)[number];

/** A pitch on which a seat swaps piles. */
export interface SwapField {
  pen: Pen;
  pitch: number;
}

/** Of a kind of goods: what was lost, and what a piece is worth now. */
export interface GoodsView {
  stolen: number;
  tolls: number;
  set_aside: number;
  value: number;
}

/** The pitch and goods cards in play. */
export interface CardLists {
  pitches: number[][];
  goods: GoodKind[][];
}

/** Where a pile lies, who has held it, and its cards if the seat has. */
export interface PileView {
  place: number;
  /** The seat that has it in front; null if it is left over. */
  holder: number | null;
  seen_by: number[];
  cards: PileCards | null;
  /** The seats on both sides of a left-over pile, in the order piles pass. */
  between?: Pair;
}

/** The three cards of a pile: where thieves wait, and what they take. */
export interface PileCards {
  pen: Pen;
  pitches: number[];
  goods: GoodKind[];
}

export type Pair = [number, number];

/** Chances by pen, and how many ways the thieves can still be spread. */
export interface Notebook {
  pens: PenNotes[];
  robberies: number;
  worlds: number;
}

/** What the seat can say of the thieves of a pen. */
export interface PenNotes {
  pen: Pen;
  /** The pile whose thieves wait here, if the seat knows it. */
  pile: number | null;
  pitches: Chance[];
  goods: Record<GoodKind, Chance>;
}

/** Whether something is robbed: certain, excluded or possible, in how many of how many cases. */
export interface Chance {
  in: number;
  robbed: Robbed;
  of: number;
}

export const ROBBEDS = ["certain", "possible", "excluded"] as const;
export type Robbed = (typeof ROBBEDS)[number];

/** Every pen that a camel could enter now. */
export interface CamelWays {
  camel: string;
  pens: Way[];
}

/** A pen a camel could enter, with the toll and what the thieves would take on average. */
export interface Way {
  pen: Pen;
  pitch: number;
  toll: boolean;
  loses: number;
  loses_points: number;
}

/** What happened, as a seat or the public is told it. */
export type TimbuktuEvent =
  | {
      event: "undone";
      seat: Seat;
      struck: number[];
    }
  | {
      event: "abandoned";
      unfinished: boolean;
    }
  | {
      event: "starter_drawn";
      seat: Seat;
    }
  | {
      event: "loaded";
      seat: Seat;
      camel: string;
      goods?: Load;
    }
  | {
      event: "loads_shown";
      seat: Seat;
      A: Load;
      B: Load;
      C: Load;
      D: Load;
      E: Load;
      F?: Load;
      G?: Load;
      H?: Load;
    }
  | {
      event: "placed";
      seat: Seat;
      camel: string;
      pen: Pen;
    }
  | {
      event: "dealt";
      stage: number;
      place: string;
      starter: Seat;
      pen?: Pen;
      pitches?: number[];
      goods?: GoodKind[];
    }
  | {
      event: "laid";
      seat: Seat;
      camel?: string;
    }
  | {
      event: "turned_up";
      seat: Seat;
      camel: string;
    }
  | {
      event: "moved";
      seat: Seat;
      camel: string;
      place: string;
      pen: Pen;
      pitch: number;
      toll?: GoodKind;
    }
  | {
      event: "swapped";
      stage: number;
      place: string;
      starter: Seat;
      pen?: Pen;
      pitches?: number[];
      goods?: GoodKind[];
    }
  | {
      event: "robbed";
      stage: number;
      pen: Pen;
      pitches: number[];
      goods: GoodKind[];
    }
  | {
      event: "lost";
      seat: Seat;
      camel: string;
      pitch: number;
      goods: Load;
    }
  | {
      event: "arrived";
      values: Record<GoodKind, number>;
    }
  | {
      event: "final_points";
      seat: Seat;
      goods: number;
      total: number;
    }
  | {
      event: "match_ended";
      winners: Seat[];
    };

/** What an offer may say of itself: its price, its gain and more. */
export interface TimbuktuFacts {
  camel?: string;
  pitch?: number;
  stands?: Pen;
  carries?: Load;
  safest?: number;
  pens?: Way[];
  cost?: Load;
  cost_points?: number;
  swap?: boolean;
  loses?: number;
  loses_points?: number;
}
