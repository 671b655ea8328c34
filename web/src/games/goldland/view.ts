// Written by `make types` from serai/games/goldland/schema.py; change it there.

import type { Result, Seat } from "../core";

/** What everybody knows of a match of Goldland. Cells go from A1, the temple, to G7. */
export interface GoldlandView {
  game: "goldland";
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
  /** The seat that began the round. */
  first: number;
  /** The seat whose turn it is. */
  active: number | null;
  done: Done;
  /** Why the match ends after this round. */
  ending: Ending | null;
  cells: (OpenCell | EmptyCell)[];
  /** The tiles still to come, in no order. */
  pile: string[];
  /** What the pile still holds: tiles by adventure or plain, and treasures among them. */
  coming: Record<InPile, number>;
  stock: Record<Kind, number>;
  tokens_left: number;
  /** Tokens for an item. */
  rate: number;
  temple: Temple;
  markers: MarkerView[];
  move: Move;
  /** Every tile the seat whose turn it is could get to. */
  trips: Trip[];
  drawn: DrawnTile | null;
  due: Due | null;
}

export const PHASES = [
  "choosing", "moving", "paying", "camping", "laying", "making_room", "over",
] as const;
export type Phase = (typeof PHASES)[number];

/** A seat's pack, where it is, and how far it gets. */
export interface SeatView {
  seat: number;
  /** null where a game counts none, or they are hidden. */
  points: number;
  /** The points, by where they come from. */
  sources: Record<Source, number>;
  cell: string;
  items: Record<Kind, number>;
  treasures: number;
  amulet: boolean;
  gold: number;
  tokens: number;
  camps_left: number;
  spaces: number;
  /** Free spaces in the pack. */
  free: number;
  steps: number;
  /** The cells it could get to without paying. */
  reach: string[];
  /** The cells it could get to only by paying. */
  reach_paying: string[];
}

export const SOURCES = ["gold", "treasures", "amulet", "markers"] as const;
export type Source = (typeof SOURCES)[number];

export const KINDS = [
  "provisions", "pearls", "ropes", "guns", "spades", "timbers", "fishing_rods",
] as const;
export type Kind = (typeof KINDS)[number];

/** Which of the three actions of a turn are done. */
export interface Done {
  moved: boolean;
  acquired: boolean;
  explored: boolean;
}

export const ENDINGS = ["all_amulets", "reserve_empty", "round_cap"] as const;
export type Ending = (typeof ENDINGS)[number];

/** A cell with a tile. */
export interface OpenCell {
  tile: string;
  kind: TileKind;
  village: boolean;
  treasure_field: boolean;
  adventure?: Adventure;
  /** What the adventure takes. */
  cost?: Partial<Record<Kind, number>>;
  /** What a village takes for an offer; null where it gives for nothing. */
  need?: Kind | null;
  offers?: Partial<Record<Kind, number>>[];
  cell: string;
  /** Quarter turns. */
  turned: number;
  /** The sides that roads lead to, as letters N, E, S and W. */
  roads: string;
  /** Whether its treasure is still there. */
  treasure: boolean;
  /** How many camps of each seat. */
  camps: number[];
  new: boolean;
}

export const TILE_KINDS = ["start", "coast", "plain", "adventure"] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export const ADVENTURES = [
  "puma", "natives", "bandits", "desert", "lake", "mountains", "canyon",
] as const;
export type Adventure = (typeof ADVENTURES)[number];

/** A cell where no tile lies yet. */
export interface EmptyCell {
  cell: string;
  tile: null;
}

export const IN_PILES = [
  "puma", "natives", "bandits", "desert", "lake", "mountains", "canyon", "plain", "treasures",
] as const;
export type InPile = (typeof IN_PILES)[number];

/** What lies in the temple. */
export interface Temple {
  amulets: number;
  bonus: number;
  bonus_open: boolean;
  first_arrival: number | null;
  reserve: number;
}

/** The marker of an adventure: what it is worth, who has it, how many camps each seat has. */
export interface MarkerView {
  adventure: Adventure;
  value: number;
  holder: number | null;
  camps: number[];
}

/** The move that is on, if one is: steps left and the tiles it has used. */
export interface Move {
  steps: number;
  visited: string[];
  target: string | null;
}

/** A tile one could get to in the move one has: the way there, its steps and its price. */
export interface Trip {
  cell: string;
  by: string[];
  steps: number;
  pays: Partial<Record<Kind, number>>;
  buys: Partial<Record<Kind, number>>;
  tokens: number;
  ordeal: number;
}

/** A tile that is drawn and not yet laid. */
export interface DrawnTile {
  tile: string;
  kind: TileKind;
  village: boolean;
  treasure_field: boolean;
  adventure?: Adventure;
  /** What the adventure takes. */
  cost?: Partial<Record<Kind, number>>;
  /** What a village takes for an offer; null where it gives for nothing. */
  need?: Kind | null;
  offers?: Partial<Record<Kind, number>>[];
  to: Direction;
}

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A payment that is being made. */
export interface Due {
  for: "treasure" | "step";
  total: number | null;
  left: number;
  kind: Kind;
  kinds: Kind[];
  at_least: Partial<Record<Kind, number>>;
}

/** What is printed on a tile. */
export interface TileFace {
  tile: string;
  kind: TileKind;
  village: boolean;
  treasure_field: boolean;
  adventure?: Adventure;
  /** What the adventure takes. */
  cost?: Partial<Record<Kind, number>>;
  /** What a village takes for an offer; null where it gives for nothing. */
  need?: Kind | null;
  offers?: Partial<Record<Kind, number>>[];
}

/** What happened, as a seat or the public is told it. */
export type GoldlandEvent =
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
      event: "coast";
      south: string[];
      east: string[];
    }
  | {
      event: "first_player";
      seat: Seat;
    }
  | {
      event: "turn";
      seat: Seat;
      round: number;
    }
  | {
      event: "passed";
      seat: Seat;
      tokens: number;
    }
  | {
      event: "moved";
      seat: Seat;
      cell: string;
      way: string;
      steps: number;
    }
  | {
      event: "stopped";
      seat: Seat;
      cell: string;
    }
  | {
      event: "drawn";
      seat: Seat;
      tile: string;
      to: Direction;
    }
  | {
      event: "laid";
      seat: Seat;
      tile: string;
      cell: string;
      turned: number;
      tokens: number;
      treasure: boolean;
    }
  | {
      event: "acquired";
      seat: Seat;
      take: string;
      spent: Kind | null;
    }
  | {
      event: "paid";
      seat: Seat;
      kind: Kind;
      pack: number;
      bought: number;
      tokens: number;
    }
  | {
      event: "survived";
      seat: Seat;
      adventure: Adventure;
      cell: string;
    }
  | {
      event: "marker";
      seat: Seat;
      adventure: Adventure;
      lost_by: Seat | null;
    }
  | {
      event: "camp_set";
      seat: Seat;
      cell: string;
      left: number;
    }
  | {
      event: "discarded";
      seat: Seat;
      kind: Kind;
    }
  | {
      event: "exchanged";
      seat: Seat;
      tokens: number;
      kind: Kind;
    }
  | {
      event: "dug";
      seat: Seat;
      cell: string;
    }
  | {
      event: "amulet";
      seat: Seat;
      bonus: number;
    }
  | {
      event: "bonus_closed";
      gold: number;
    }
  | {
      event: "income";
      seat: Seat;
      gold: number;
      reserve: number;
    }
  | {
      event: "last_round";
      reason: Ending;
    }
  | {
      event: "over";
      reason: Ending;
    };

/** What an offer may say of itself: its price, its gain and more. */
export interface GoldlandFacts {
  cell?: string;
  cells?: string[];
  cost?: Record<string, number>;
  cost_total?: number;
  gain?: Partial<Record<Kind, number>>;
  need?: Kind;
  lacking?: number;
  throw_out?: Kind[];
  adventure?: Adventure;
  marker?: number;
  tokens?: number;
  points?: number;
  left?: number;
  roads?: string;
  joins?: string[];
  cut_off?: boolean;
}
