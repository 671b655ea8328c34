// Who looks, and how far places are apart.
import type { Place, TreasureView } from "./view";

export const isSilver = (v: TreasureView): boolean => v.seat !== null && v.seat === v.silver.seat;

/** Miles between two places. */
export const miles = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]) / 10;

export const samePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && a[0] === b[0] && a[1] === b[1];
