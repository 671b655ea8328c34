// The order in which things of LivingStone are shown.
import type { Stone } from "./view";

/** The terraces, the highest first. */
export const ROWS = [6, 5, 4, 3, 2, 1] as const;
/** What the bag holds, black stones first. */
export const STONES: readonly Stone[] = ["black", "clear", "blue", "red", "white"];
