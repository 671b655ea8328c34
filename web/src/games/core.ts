// Written by `make types` from serai/engine/schema.py; change it there.

/** What every game shows to a seat, or to the public. */
export interface View {
  game: string;
  /** What is asked now, a word of the game. */
  phase: string;
  /** The seat that looks; null for the public. */
  seat: number | null;
  /** The seats that must decide now. */
  to_act: number[];
  seats: SeatView[];
  /** null while the match goes on. */
  result: Result | null;
}

/** What every game shows of a seat. */
export interface SeatView {
  seat: number;
  /** null where a game counts none, or they are hidden. */
  points: number | null;
}

/** How a match ended. */
export interface Result {
  winners: number[];
  /** Each seat's place: 1 is best, equal places are shared. */
  places: number[];
  points: number[];
  /** Each seat's points by source, and what else is counted at the end. */
  breakdown: Record<string, number>[];
  reason: string;
}

export type Seat = number;

/** What happened, as a seat or the public is told it. */
export type Event =
  | {
      event: "undone";
      seat: Seat;
      struck: number[];
    }
  | {
      event: "abandoned";
      unfinished: boolean;
    };

/** What an offer may say of itself: its price, its gain and more. */
export interface Facts {
}
