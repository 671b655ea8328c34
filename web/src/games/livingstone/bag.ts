// Odds of the bag from what everybody can see.
import { fixed } from "../../words/language";
import { GEM_KINDS, type LivingStoneView } from "./view";
import { STONES } from "./rows";

export const stonesInBag = (v: LivingStoneView): number =>
  STONES.reduce((sum, stone) => sum + v.bag[stone], 0);

/** What one stone is worth on average, sold at base price. */
export function worthOfAStone(v: LivingStoneView): number {
  const total = stonesInBag(v);
  return total
    ? GEM_KINDS.reduce((sum, gem) => sum + v.gem_prices[gem] * v.bag[gem], 0) / total
    : 0;
}

/** Average worth of a draw, and the chance in a hundred that the white stone is in it. */
export function digOdds(v: LivingStoneView, stones: number): { pounds: string; white: number } {
  const total = stonesInBag(v);
  const white = total && v.bag.white ? Math.round((100 * Math.min(stones, total)) / total) : 0;
  return { pounds: fixed(worthOfAStone(v) * Math.min(stones, total), 1), white };
}
