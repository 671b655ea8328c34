// Camels and the goods on their trays.
import { GOOD_KINDS, type GoodKind, type Load } from "./view";

export const PITCHES = [1, 2, 3, 4, 5] as const;
export const SLOTS = 4;

/** A load as the pieces in the slots of a tray. */
export const pieces = (load: Load | null | undefined): GoodKind[] =>
  GOOD_KINDS.flatMap((kind) => Array.from({ length: load?.[kind] ?? 0 }, () => kind));

export const keyOf = (seat: number, camel: string): string => `${seat}/${camel}`;
