// What the server shows of a treasure hunt, as `serai/games/treasure_island/view.py` writes it.
// Places are column and row in tenths of a mile, distances in hundredths.

export const PIRATES = ["anne", "charlotte", "jim", "olivier"] as const;
export type Pirate = (typeof PIRATES)[number];
export type Place = [number, number];
/** For each row that has any spot: row, first column, length, first column, length, … */
export type Runs = number[][];
export type Token = "truth" | "bluff" | "lie";
/** A drawing: its kind, then places and numbers as its kind wants them. */
export type Drawing = [string, ...(number | Place)[]] | [];

export interface PirateView {
  pirate: Pirate;
  name: string;
  seat: number;
  at: Place | null;
  start: Place;
  uses: Record<string, number>;
  acted: boolean;
}

export interface HintView {
  number: number;
  card: string;
  said: { action?: string; impossible?: boolean } & Record<string, unknown>;
  drawing: Drawing;
  token: Token | null;
  looked: number[];
  runs: Runs;
}

export interface SearchView {
  pirate: Pirate;
  centre: Place;
  radius: number;
  from: Place;
  runs: Runs;
}

export interface GiftView {
  pirate: Pirate;
  at: Place;
  used: boolean;
  day: number;
  token: string | null;
  traitor: boolean | null;
}

export interface DayView {
  day: number;
  event: string;
  actions: number;
  pirate: Pirate | null;
  hint: number | null;
}

export interface RivalView {
  seat: number;
  possible: Runs;
  square_miles: number;
  sealed: number[];
  weights: number[];
}

export interface TreasureView {
  game: "treasure-island";
  seat: number | null;
  map: string;
  /** Districts of the map that count as part of another. */
  joined: Record<string, string>;
  phase: string;
  purpose: string | null;
  to_act: number[];
  silver: {
    seat: number;
    tower: number | null;
    figures: Place[];
    steps: number[];
    round: number;
    real_figure: number | null;
    marches: [number, Place][];
    hand: string[] | null;
    hand_size: number;
    compass: number[] | null;
    bluffs_taken: number;
    exchanged: string[];
    card: string | null;
    token: Token | null;
  };
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
  compass: { pirate: Pirate; at: Place; skulls: string[] | null }[];
  districts: { pirate: Pirate; by: string; district: string | null }[];
  tricks: { points: number; dealt: string[] | null; played: string[]; fog: string[]; fog_left: number; patrol: Place | null; patrol_radius: number; patrol_left: number; tunnels_open: boolean };
  treasure: Place | null;
  knowledge: { clues: { kind: string; number: number; runs: Runs }[]; possible: Runs; square_miles: number; uncertain: { hint: number; trust: number }[]; weights: number[] } | null;
  rivals: RivalView[] | null;
  rings: { small: number; large: number; outer: number };
  result: unknown;
}

/** The view as the shell hands it over, under its own type. */
export const seen = (view: Record<string, unknown>): TreasureView => view as unknown as TreasureView;

export const isSilver = (v: TreasureView): boolean => v.seat !== null && v.seat === v.silver.seat;

/** Miles between two places. */
export const miles = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]) / 10;

export const samePlace = (a: Place | null, b: Place | null): boolean => a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
