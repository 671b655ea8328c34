// What the server shows of a LivingStone match, as `serai/games/livingstone/view.py` writes it.

export type GemKind = "clear" | "blue" | "red";
export type Stone = GemKind | "black" | "white";

export interface SeatView {
  seat: number;
  points: number;
  wealth: number;
  cash: number | null;
  chest: number | null;
  donations: number;
  chest_at_most: number;
  supply: number;
  cards_held: number;
  hand: Record<string, number> | null;
  gems: Record<GemKind, number>;
  dice_taken: number[];
  must_exceed: number;
  declined: boolean;
  column_worth: number;
  out: boolean;
}

export interface Site {
  column: number;
  row: number;
  tents: number[];
  added: number[];
}

export interface LivingStoneView {
  game: "livingstone";
  seat: number | null;
  moment: "pick" | "act" | "after" | "selling" | "lifting" | "over";
  to_act: number[];
  round: number;
  starter: number;
  turn: number;
  column: number;
  costs: number[];
  row_points: number[];
  row_majority: number[];
  dice: number[];
  die: number;
  seats: SeatView[];
  sites: Site[];
  rows: { row: number; tents: number[]; shares: number[] }[];
  bag: Record<Stone, number>;
  aside: Record<Stone, number>;
  gem_prices: Record<GemKind, number>;
  market_values: Record<GemKind, number>;
  pile_size: number;
  market_gem: GemKind | null;
  moving_to_row: number | null;
  check_roll: number[];
}

export const GEM_KINDS: readonly GemKind[] = ["clear", "blue", "red"];
export const STONES: readonly Stone[] = ["black", "clear", "blue", "red", "white"];
export const ROWS = [6, 5, 4, 3, 2, 1] as const;

/** The view as the shell hands it over, under its own type. */
export const seen = (view: Record<string, unknown>): LivingStoneView => view as unknown as LivingStoneView;
