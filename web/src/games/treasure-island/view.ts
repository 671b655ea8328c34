// Written by `make types` from serai/games/treasure_island/schema.py; change it there.

import type { Result, Seat } from "../core";

/** What a seat knows of a treasure hunt. Days, hints, figures and towers count from 1. */
export interface TreasureView {
  game: "treasure-island";
  /** What is asked now, a word of the game. */
  phase: Phase;
  /** The seat that looks; null for the public. */
  seat: number | null;
  /** The seats that must decide now. */
  to_act: number[];
  seats: SeatView[];
  /** null while the match goes on. */
  result: Result | null;
  map: string;
  /** Districts of the map that count as part of another. */
  joined: Record<string, string>;
  /** What a point is asked for. */
  purpose: Purpose | null;
  silver: Silver;
  day: number;
  calendar: DayView[];
  order: Pirate[];
  active: Pirate | null;
  actions_left: number;
  pirates: PirateView[];
  hints: HintView[];
  searches: SearchView[];
  chest: GiftView[];
  chest_left: number;
  compass: CompassView[];
  districts: DealView[];
  tricks: Tricks;
  /** Where it lies, for whoever may know. */
  treasure: Place | null;
  /** Where it may lie; null before it is hidden. */
  knowledge: Knowledge | null;
  rivals: RivalView[] | null;
  rings: Rings;
}

export const PHASES = [
  "taking_pirates", "placing_tokens", "trick_window", "choosing_hint", "laying_token", "stating",
  "imprisoning", "acting", "second_half", "pointing", "answering_search", "answering_compass",
  "escaping", "running", "sending", "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** A seat; there are no points, one side wins. */
export interface SeatView {
  seat: number;
  /** null where a game counts none, or they are hidden. */
  points: null;
}

export const PURPOSES = [
  "treasure", "horse", "foot", "move_7", "full_gallop", "small_search", "large_search",
  "king_george", "spyglass", "silver_move", "patrol",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Long John Silver: his seat, his secrets as far as they are known, and his escape. */
export interface Silver {
  seat: number;
  /** The tower he is imprisoned in. */
  tower: number | null;
  figures: Place[];
  steps: number[];
  round: number;
  real_figure: number | null;
  crooked_whisper: boolean | null;
  marches: March[];
  /** His hint cards; null where they are hidden. */
  hand: HintCard[] | null;
  /** How far each of these measures in hundredths of a mile, the nearest first; mostly nothing. */
  measures: number[][] | null;
  hand_size: number;
  /** His compass cards; null where they are hidden. */
  compass: number[] | null;
  bluffs_taken: number;
  exchanged: HintCard[];
  /** The hint that is being given. */
  card: HintCard | null;
  /** The token already laid for it, for whoever may know. */
  token: Token | null;
}

/** Column and row, in tenths of a mile. */
export type Place = [number, number];

/** Silver's figure, and where its move ended. */
export type March = [number, Place];

export const HINT_CARDS = [
  "altitude", "level_line", "out_of_reach", "within_reach", "bearing", "lost_quarter", "whispers",
  "rivals", "nearest_rogue", "rings", "three_towers", "one_of_three", "corridor", "from_my_window",
  "cell_or_rogue", "lay_of_the_land", "close_shave", "cold_ground", "cross_them_off", "elevation",
] as const;
export type HintCard = (typeof HINT_CARDS)[number];

export const TOKENS = ["truth", "bluff", "lie"] as const;
export type Token = (typeof TOKENS)[number];

/** A day of the calendar. */
export interface DayView {
  day: number;
  event: DayEvent;
  actions: number;
  pirate: Pirate | null;
  /** The number of the hint that was given on it. */
  hint: number | null;
}

export const DAY_EVENTS = [
  "nothing", "starting_hint", "take_bluff", "prison", "black_spot", "black_spot_hint", "escape",
] as const;
export type DayEvent = (typeof DAY_EVENTS)[number];

export const PIRATES = ["anne", "charlotte", "jim", "olivier"] as const;
export type Pirate = (typeof PIRATES)[number];

/** A pirate in play. */
export interface PirateView {
  pirate: Pirate;
  name: string;
  seat: number;
  at: Place;
  start: Place;
  uses: Record<Special, number>;
  acted: boolean;
}

export const SPECIALS = [
  "verification", "full_gallop", "compass", "king_george", "spyglass", "ancient_scrolls",
] as const;
export type Special = (typeof SPECIALS)[number];

/** A hint: what was said, drawn, and what of its token is known. */
export interface HintView {
  number: number;
  card: HintCard;
  /** The statement as an action, or `impossible`. */
  said: Record<string, unknown>;
  drawing: Drawing | NoDrawing;
  token: Token | null;
  /** The seats that have looked at the token. */
  looked: number[];
  runs: Runs;
}

/** A drawing: its kind, then places and numbers as its kind wants them. */
export type Drawing = [DrawingKind, ...(number | Place)[]];

export const DRAWING_KINDS = [
  "everywhere", "disc", "outside_disc", "half_plane", "not_quadrant", "nearer", "nearest",
  "annulus", "in_triangle", "out_of_triangle", "in_districts", "not_in_districts", "band",
  "quarter", "not_terrain", "zone", "inside_level", "outside_level", "far_from_all", "higher",
  "level", "lower",
] as const;
export type DrawingKind = (typeof DRAWING_KINDS)[number];

export type NoDrawing = [];

/** For each row that has any spot: row, first column, length, first column, length, … */
export type Runs = number[][];

/** A search: `from` is what its ring was connected to. */
export interface SearchView {
  from: Place;
  pirate: Pirate;
  centre: Place;
  radius: number;
  runs: Runs;
}

/** A token from the chest. */
export interface GiftView {
  pirate: Pirate;
  at: Place;
  used: boolean;
  day: number;
  token: ChestToken | null;
  traitor: boolean | null;
}

export const CHEST_TOKENS = [
  "move_7", "any_action", "extra_search", "west", "east", "not_here",
] as const;
export type ChestToken = (typeof CHEST_TOKENS)[number];

/** An answer of the compass. */
export interface CompassView {
  pirate: Pirate;
  at: Place;
  skulls: Sector[] | null;
}

export const SECTORS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Sector = (typeof SECTORS)[number];

/** A district card that a pirate got. */
export interface DealView {
  pirate: Pirate;
  by: DealtBy;
  district: string | null;
}

export const DEALT_BYS = ["set_up", "whispers", "scrolls"] as const;
export type DealtBy = (typeof DEALT_BYS)[number];

/** Silver's tricks of Revenge Island. */
export interface Tricks {
  points: number;
  openly_spent: number;
  dealt: Trick[] | null;
  played: Trick[];
  fog: string[];
  fog_left: number;
  patrol: Place | null;
  patrol_radius: number;
  patrol_left: number;
  tunnels_open: boolean;
}

export const TRICKS = ["lie", "fog", "patrol", "traitor", "phantom", "tunnel"] as const;
export type Trick = (typeof TRICKS)[number];

/** Where the treasure may lie. */
export interface Knowledge {
  clues: ClueView[];
  possible: Runs;
  square_miles: number;
  uncertain: Uncertain[];
  /** Of every pattern of true and false hints; bit k tells whether the k-th uncertain is true. */
  weights: number[];
  /** The map in cells of half a mile, northern row first: 0 impossible … 9 likeliest. */
  likelihood: string[];
}

/** A certain clue, and where the treasure may lie by it. */
export interface ClueView {
  kind: ClueKind;
  number: number;
  runs: Runs;
}

export const CLUE_KINDS = [
  "start_circles", "march", "search", "district", "chest", "compass", "hint",
] as const;
export type ClueKind = (typeof CLUE_KINDS)[number];

/** A hint whose token is not known, and how far it can be trusted. */
export interface Uncertain {
  hint: number;
  trust: number;
}

/** What Silver knows that a pirate player knows. */
export interface RivalView {
  seat: number;
  possible: Runs;
  square_miles: number;
  sealed: number[];
  weights: number[];
}

/** The radii of the rings. */
export interface Rings {
  small: number;
  large: number;
  outer: number;
}

/** A true answer of a card, and the square miles it leaves to the pirates. */
export interface Answer {
  say: Record<string, unknown>;
  square_miles: number;
}

/** What happened, as a seat or the public is told it. */
export type TreasureEvent =
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
      event: "silver_is";
      seat: Seat;
    }
  | {
      event: "pirate_taken";
      seat: Seat;
      pirate: Pirate;
    }
  | {
      event: "token_placed";
      pirate: Pirate;
    }
  | {
      event: "silver_drew";
      hints: HintCard[];
      compass: number[];
      tricks: Trick[];
    }
  | {
      event: "treasure_hidden";
      seat: Seat;
      spot?: Place;
    }
  | {
      event: "district_dealt";
      pirate: Pirate;
      district?: string;
    }
  | {
      event: "day";
      day: number;
      what: DayEvent;
      pirate: Pirate;
    }
  | {
      event: "hint_played";
      card: HintCard;
    }
  | {
      event: "token_laid";
      hint: number;
      token?: Token;
    }
  | {
      event: "hint_said";
      hint: number;
      card: HintCard;
      impossible: boolean;
      crooked?: boolean;
      zone?: string;
      level?: number;
      side?: string;
      pirate?: Pirate;
      direction?: string;
      corner?: string;
      nearer?: string;
      farther?: Pirate;
      band?: string;
      a?: number;
      b?: number;
      c?: number;
      axis?: string;
      terrain?: string;
      treasure?: string;
    }
  | {
      event: "hand";
      cards: HintCard[];
    }
  | {
      event: "exchanged";
      cards: HintCard[];
    }
  | {
      event: "imprisoned";
      tower: number;
      pirate: Pirate;
    }
  | {
      event: "moved";
      pirate: Pirate;
      from: Place;
      to: Place;
      gallop: boolean;
    }
  | {
      event: "searched";
      pirate: Pirate;
      centre: Place;
      radius: number;
      found: boolean;
    }
  | {
      event: "nothing_found";
      pirate: Pirate;
    }
  | {
      event: "chest_given";
      pirate: Pirate;
      token?: ChestToken;
      traitor?: boolean;
    }
  | {
      event: "compass_given";
      pirate: Pirate;
      skulls?: Sector[];
    }
  | {
      event: "verified";
      pirate: Pirate;
      hint: number;
      token?: Token;
    }
  | {
      event: "item_used";
      pirate: Pirate;
      token: ChestToken;
      gift: number;
    }
  | {
      event: "passed";
      pirate: Pirate;
    }
  | {
      event: "fog_laid";
      districts: string[];
    }
  /** Since rules number 2. */
  | {
      event: "fog_lifted";
      districts: string[];
    }
  | {
      event: "patrol_called";
      seat: Seat;
    }
  | {
      event: "patrol_sent";
      spot: Place;
    }
  /** Since rules number 2. */
  | {
      event: "patrol_left";
      spot: Place;
    }
  | {
      event: "phantom_called";
      tower: number;
      real?: number;
    }
  | {
      event: "tunnels_opened";
      seat: Seat;
    }
  | {
      event: "escaped";
      day: number;
    }
  | {
      event: "silver_moved";
      figure: number;
      from: Place;
      to: Place;
    }
  | {
      event: "silver_rested";
      seat: Seat;
    }
  | {
      event: "treasure_found";
      winners: Seat[];
      spot: Place;
    }
  | {
      event: "silver_reached_it";
      winners: Seat[];
      spot: Place;
    }
  | {
      event: "nobody_won";
      winners: Seat[];
      spot: Place;
    };

/** What an offer may say of itself: its price, its gain and more. */
export interface TreasureFacts {
  purpose?: Purpose;
  spots?: number;
  from?: Place;
  radius?: number;
  runs?: Runs;
  place?: string;
  name?: string;
  called?: string;
  miles?: number;
  percent?: number;
  uses?: number;
  chest_icon?: boolean;
  true_answers?: Answer[];
  keeps?: number;
  stock?: number;
  square_miles?: number;
  true?: boolean;
  drawing?: Drawing;
  skulls?: Sector[];
}
