// What the server shows of a Goldland match, as `serai/games/goldland/view.py` writes it.

export const KINDS = ["provisions", "pearls", "ropes", "guns", "spades", "timbers", "fishing_rods"] as const;
export const ADVENTURES = ["puma", "natives", "bandits", "desert", "lake", "mountains", "canyon"] as const;
export const COLUMNS = ["A", "B", "C", "D", "E", "F", "G"] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;
export const SIDE = 7;
export const GOAL = "A1";

export type Kind = (typeof KINDS)[number];
export type Adventure = (typeof ADVENTURES)[number];
export type Counts = Partial<Record<Kind, number>>;
export type Compass = "N" | "E" | "S" | "W";

/** What is printed on a tile. */
export interface TileFace {
  tile: string;
  kind: "start" | "coast" | "plain" | "adventure";
  village: boolean;
  treasure_field: boolean;
  adventure?: Adventure;
  cost?: Counts;
  need?: Kind | null;
  offers?: Counts[];
}

export interface OpenCell extends TileFace {
  cell: string;
  turned: number;
  roads: string;
  treasure: boolean;
  camps: number[];
  new: boolean;
}

export interface EmptyCell {
  cell: string;
  tile: null;
}

export type CellView = OpenCell | EmptyCell;

export interface SeatView {
  seat: number;
  cell: string;
  items: Record<Kind, number>;
  treasures: number;
  amulet: boolean;
  gold: number;
  tokens: number;
  camps_left: number;
  spaces: number;
  free: number;
  steps: number;
  points: Record<Source, number>;
  total: number;
}

export const SOURCES = ["gold", "treasures", "amulet", "markers"] as const;
export type Source = (typeof SOURCES)[number];

export interface MarkerView {
  adventure: Adventure;
  value: number;
  holder: number | null;
  camps: number[];
}

/** A tile one could get to in the move one has: the way there, its steps and its price. */
export interface Trip {
  cell: string;
  by: string[];
  steps: number;
  pays: Counts;
  buys: Counts;
  tokens: number;
  ordeal: number;
}

export interface GoldlandView {
  game: "goldland";
  seat: number | null;
  round: number;
  first: number;
  active: number | null;
  to_act: number[];
  phase: "choosing" | "moving" | "paying" | "camping" | "laying" | "making_room" | "over";
  done: { moved: boolean; acquired: boolean; explored: boolean };
  ending: string | null;
  cells: CellView[];
  pile: string[];
  coming: Record<Adventure | "plain" | "treasures", number>;
  stock: Record<Kind, number>;
  tokens_left: number;
  rate: number;
  temple: { amulets: number; bonus: number; bonus_open: boolean; first_arrival: number | null; reserve: number };
  markers: MarkerView[];
  seats: SeatView[];
  move: { steps: number; visited: string[]; target: string | null };
  trips: Trip[];
  drawn: (TileFace & { to: string }) | null;
  due: { for: "treasure" | "step"; total: number | null; left: number; kind: Kind; kinds: Kind[]; at_least: Counts } | null;
}

/** The view as the shell hands it over, under its own type. */
export const seen = (view: Record<string, unknown>): GoldlandView => view as unknown as GoldlandView;

/** Items as a row of single pieces. */
export const pieces = (counts: Counts | undefined): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts?.[kind] ?? 0 }, () => kind));

/** The items in the name of a set such as “2 ropes + 1 fishing rod”. */
export function bundle(named: string): Counts {
  const counts: Counts = {};
  for (const part of named.split(" + ")) {
    const [, count, what] = /^(\d+) (.+?)s?$/.exec(part) ?? [];
    const kind = KINDS.find((each) => each === `${what?.replace(" ", "_")}s`);
    if (kind) counts[kind] = Number(count);
  }
  return counts;
}

export const columnOf = (cell: string): number => COLUMNS.indexOf(cell[0] as (typeof COLUMNS)[number]);
export const rowOf = (cell: string): number => Number(cell[1]) - 1;
export const cellAt = (column: number, row: number): string | null =>
  COLUMNS[column] !== undefined && row >= 0 && row < SIDE ? `${COLUMNS[column]}${row + 1}` : null;

export const openCell = (v: GoldlandView, cell: string): OpenCell | null => {
  const found = v.cells[rowOf(cell) * SIDE + columnOf(cell)];
  return found && found.tile !== null ? found : null;
};
