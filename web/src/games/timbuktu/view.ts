// What the server shows of a Timbuktu match, as `serai/games/timbuktu/view.py` writes it.

export const PENS = ["palm", "lamp", "scimitar", "star", "moon"] as const;
export const GOODS = ["gold", "coffee", "pepper", "salt", "water"] as const;
export const PITCHES = [1, 2, 3, 4, 5] as const;
export const SLOTS = 4;

export type Pen = (typeof PENS)[number];
export type GoodKind = (typeof GOODS)[number];
export type Load = Partial<Record<GoodKind, number>>;

export interface CamelView {
  camel: string;
  waits: boolean;
  goods: Load | null;
  place?: string;
  pen?: Pen;
  pitch?: number;
}

export interface SeatView {
  seat: number;
  caravan: string;
  camels: CamelView[];
  loaded: number;
  laid: boolean;
  card: string | null;
  carried?: Load;
  worth?: number;
}

export interface PileCards {
  pen: Pen;
  pitches: number[];
  goods: GoodKind[];
}

export interface PileView {
  place: number;
  holder: number | null;
  between?: [number, number];
  seen_by: number[];
  cards: PileCards | null;
}

export interface Chance {
  robbed: "certain" | "possible" | "excluded";
  in: number;
  of: number;
}

export interface PenNotes {
  pen: Pen;
  pile: number | null;
  pitches: Chance[];
  goods: Record<GoodKind, Chance>;
}

/** A pen a camel could enter, with the toll and what the thieves would take on average. */
export interface Way {
  pen: Pen;
  pitch: number;
  toll: boolean;
  loses: number;
  loses_points: number;
}

export interface TimbuktuView {
  game: "timbuktu";
  seat: number | null;
  to_act: number[];
  phase: "loading" | "placing" | "choosing" | "moving" | "over";
  stage: number;
  stages: number;
  round: number;
  rounds: number;
  starter: number;
  leader: number;
  route: string[];
  from: string;
  to: string;
  arrows: Record<Pen, Pen[]>;
  swap_fields: { pen: Pen; pitch: number }[];
  seats: SeatView[];
  to_load: Load | null;
  goods: Record<GoodKind, { stolen: number; tolls: number; set_aside: number; value: number }>;
  cards: { pitches: number[][]; goods: GoodKind[][] };
  piles: PileView[];
  last_theft: PileCards[];
  notebook: { pens: PenNotes[]; robberies: number; worlds: number };
  ways: { camel: string; pens: Way[] }[];
}

/** The view as the shell hands it over, under its own type. */
export const seen = (view: Record<string, unknown>): TimbuktuView => view as unknown as TimbuktuView;

/** A load as the pieces in the slots of a tray. */
export const pieces = (load: Load | null | undefined): GoodKind[] =>
  GOODS.flatMap((kind) => Array.from({ length: load?.[kind] ?? 0 }, () => kind));

export const keyOf = (seat: number, camel: string): string => `${seat}/${camel}`;
