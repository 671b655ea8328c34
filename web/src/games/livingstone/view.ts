// Written by `make types` from serai/games/livingstone/schema.py; change it there.

import type { Result, Seat } from "../core";

/** What a seat knows of a match of LivingStone. Columns, rows and rounds count from 1. */
export interface LivingStoneView {
  game: "livingstone";
  /** What is asked now, a word of the game. */
  phase: Phase;
  /** The seat that looks; null for the public. */
  seat: number | null;
  /** The seats that must decide now. */
  to_act: number[];
  seats: SeatView[];
  /** null while the match goes on. */
  result: Result | null;
  round: number;
  starter: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Where the boat is. */
  column: number;
  /** Pounds for a tent, by column. */
  costs: number[];
  row_points: number[];
  /** Points for most tents in a row, by row. */
  row_majority: number[];
  /** The dice that lie open, by their pips. */
  dice: number[];
  /** The die in hand; 0 for none. */
  die: number;
  /** Only sites where tents stand. */
  sites: Site[];
  rows: RowView[];
  bag: Record<Stone, number>;
  aside: Record<Stone, number>;
  /** The stones of the last dig. */
  drawn: Partial<Record<Stone, number>>;
  collapses: number;
  /** Pounds for a gem. */
  gem_prices: Record<GemKind, number>;
  /** Points for a gem on the market. */
  market_values: Record<GemKind, number>;
  pile_size: number;
  discards: Partial<Record<Card, number>>;
  /** The gem that the market asks for now. */
  market_gem: GemKind | null;
  /** The row a tent moves to, while it is asked which. */
  moving_to_row: number | null;
  /** The dice that decided what a chest needs, when two play. */
  check_roll: number[];
}

export const PHASES = ["pick", "act", "after", "selling", "lifting", "over"] as const;
export type Phase = (typeof PHASES)[number];

/** A seat's things, as far as they lie open to the one who looks. */
export interface SeatView {
  seat: number;
  /** null where a game counts none, or they are hidden. */
  points: number;
  /** The points so far, by where they came from. */
  sources: Record<Source, number>;
  /** Pounds behind the screen and in the chest together. */
  wealth: number;
  /** Pounds behind the screen; null where they are hidden. */
  cash: number | null;
  /** Pounds given to the Queen; null where they are hidden. */
  chest: number | null;
  donations: number;
  /** The most that can lie in the chest, by what everybody has seen. */
  chest_at_most: number;
  /** Tents not yet placed. */
  supply: number;
  cards_held: number;
  /** The cards in hand; null where they are hidden. */
  hand: Partial<Record<Card, number>> | null;
  gems: Record<GemKind, number>;
  dice_taken: number[];
  /** The pips that the next die must exceed. */
  must_exceed: number;
  /** Whether it takes no more dice in this round. */
  declined: boolean;
  /** The points its tents bring when the boat's column is scored. */
  column_worth: number;
  /** Whether it gave least and is out of the running. */
  out: boolean;
}

export const SOURCES = ["columns", "market", "science", "majorities", "gems"] as const;
export type Source = (typeof SOURCES)[number];

export const CARDS = [
  "native_guide", "elephants", "camp_expansion", "reverse", "treasure", "royal_favor", "lion",
  "rhino", "antelope", "market", "cave_discovery", "mine_collapse",
] as const;
export type Card = (typeof CARDS)[number];

export const GEM_KINDS = ["clear", "blue", "red"] as const;
export type GemKind = (typeof GEM_KINDS)[number];

/** A site where tents stand. */
export interface Site {
  column: number;
  row: number;
  /** How many tents of each seat. */
  tents: number[];
  /** How many of them a card has added. */
  added: number[];
}

/** The race for a row's majority as it stands. */
export interface RowView {
  row: number;
  tents: number[];
  /** The points each seat would get for it now. */
  shares: BySeat;
}

export type BySeat = number[];

export const STONES = ["clear", "blue", "red", "black", "white"] as const;
export type Stone = (typeof STONES)[number];

/** What happened, as a seat or the public is told it. */
export type LivingStoneEvent =
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
      event: "round_began";
      round: number;
      starter: Seat;
      column: number;
      dice: number[];
    }
  | {
      event: "die_taken";
      seat: Seat;
      pips: number;
    }
  | {
      event: "declined";
      seat: Seat;
    }
  | {
      event: "turn_ended";
      seat: Seat;
    }
  | {
      event: "coins_taken";
      seat: Seat;
      pounds: number;
    }
  | {
      event: "tent_placed";
      seat: Seat;
      column: number;
      row: number;
      cost: number;
      fees: number;
      native_guide: boolean;
      elephants: boolean;
    }
  | {
      event: "tent_moved";
      seat: Seat;
      column: number;
      row: number;
      cost: number;
      fees: number;
      native_guide: boolean;
      elephants: boolean;
      from_column: number;
      from_row: number;
    }
  | {
      event: "fee_received";
      seat: Seat;
      payer: Seat;
      pounds: number;
    }
  | {
      event: "camp_expanded";
      seat: Seat;
      column: number;
      row: number;
    }
  | {
      event: "stones_drawn";
      seat: Seat;
      stones: Partial<Record<Stone, number>>;
    }
  | {
      event: "white_stone";
      seat: Seat;
      pounds: number;
      bag: number;
    }
  | {
      event: "gems_sold";
      seat: Seat;
      gem: GemKind;
      count: number;
      pounds: number;
    }
  | {
      event: "market_sale";
      seat: Seat;
      gem: GemKind;
      count: number;
      pounds: number;
      points: number;
    }
  | {
      event: "card_drawn";
      seat: Seat;
      card?: Card;
    }
  | {
      event: "no_card_left";
      seat: Seat;
    }
  | {
      event: "mine_collapsed";
      seat: Seat;
      returned: number;
    }
  | {
      event: "pile_shuffled";
      cards: number;
    }
  | {
      event: "card_played";
      seat: Seat;
      card: Card;
    }
  | {
      event: "boat_went_back";
      column: number;
    }
  | {
      event: "treasure_found";
      seat: Seat;
      pounds: number;
    }
  | {
      event: "science_published";
      seat: Seat;
      points: number;
    }
  | {
      event: "donated";
      seat: Seat;
      pounds?: number;
      openly?: number;
    }
  | {
      event: "column_scored";
      column: number;
      points: BySeat;
    }
  | {
      event: "majority_scored";
      row: number;
      points: BySeat;
    }
  | {
      event: "hand_shown";
      seat: Seat;
      cards: Partial<Record<Card, number>>;
    }
  | {
      event: "final_points";
      seat: Seat;
      columns: number;
      market: number;
      science: number;
      majorities: number;
      gems: number;
      total: number;
    }
  | {
      event: "check_rolled";
      dice: number[];
    }
  | {
      event: "chest_opened";
      seat: Seat;
      pounds: number;
      coins_left: number;
      out: boolean;
    }
  | {
      event: "match_ended";
      winners: Seat[];
    };

/** What an offer may say of itself: its price, its gain and more. */
export interface LivingStoneFacts {
  tent_pounds?: number;
  gain_pounds?: number;
  gain_points?: number;
  cost_pounds?: number;
  fees?: number;
  stones?: number;
  shares_then?: BySeat;
  pounds_each?: number;
  row_tents?: number;
  majority_shares?: BySeat;
}
