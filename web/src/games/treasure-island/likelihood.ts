// How likely each spot hides the treasure. The server weighs every pattern of true and false hints;
// what a person makes of a hint only moves those weights, and each spot has the weight of its pattern.
import { SIDE, SPOTS, type Mask } from "./masks";
import type { Place } from "./view";

export const STANCES = ["weigh", "believe", "doubt", "ignore"] as const;
export type Stance = (typeof STANCES)[number];

/** From these shares of the greatest weight on a spot is possible, or likely. */
const POSSIBLE = 0.12;
const LIKELY = 0.5;

/** The weights of all patterns after a person's stances; bit k of a pattern is the k-th hint. */
export function overruled(weights: readonly number[], stances: readonly Stance[]): number[] {
  const moved = [...weights];
  stances.forEach((stance, hint) => {
    if (stance === "weigh") return;
    for (let pattern = 0; pattern < moved.length; pattern++) {
      if (!((pattern >> hint) & 1)) continue;
      const other = pattern ^ (1 << hint);
      const both = moved[pattern]! + moved[other]!;
      moved[pattern] = stance === "doubt" ? 0 : both;
      moved[other] = stance === "believe" ? 0 : both;
    }
  });
  return moved;
}

/** A likelihood map: weights, and the spots that are unlikely at least, possible at least, likely. */
export interface Likelihood {
  weights: Float32Array;
  total: number;
  open: Mask;
  possible: Mask;
  likely: Mask;
  likelyMiles: number;
  openMiles: number;
  /** The share of all weight that lies on likely ground. */
  likelyShare: number;
}

/** Lays the masks of the uncertain hints over the ground that is certain. */
export function weighed(
  ground: Mask,
  hints: readonly Mask[],
  weights: readonly number[],
): Likelihood {
  const spots = new Float32Array(ground.length);
  let top = 0;
  let total = 0;
  for (let i = 0; i < ground.length; i++) {
    if (!ground[i]) continue;
    let pattern = 0;
    for (let hint = 0; hint < hints.length; hint++) pattern |= hints[hint]![i]! << hint;
    const weight = weights[pattern] ?? 0;
    spots[i] = weight;
    total += weight;
    if (weight > top) top = weight;
  }
  const at = (share: number): Mask => {
    const mask = new Uint8Array(spots.length);
    if (top > 0)
      for (let i = 0; i < spots.length; i++)
        mask[i] = spots[i]! > 0 && spots[i]! >= top * share * 0.999 ? 1 : 0;
    return mask;
  };
  const likely = at(LIKELY);
  let likelyMass = 0;
  let likelySpots = 0;
  let openSpots = 0;
  for (let i = 0; i < spots.length; i++) {
    openSpots += ground[i]!;
    if (!likely[i]) continue;
    likelySpots++;
    likelyMass += spots[i]!;
  }
  return {
    weights: spots,
    total,
    open: at(0),
    possible: at(POSSIBLE),
    likely,
    likelyMiles: likelySpots / SPOTS,
    openMiles: openSpots / SPOTS,
    likelyShare: total ? likelyMass / total : 0,
  };
}

/** The share of the likelihood under a disc, cuts by sea and red areas not looked at. */
export function shareUnder(map: Likelihood, [x, y]: Place, radius: number): number {
  const reach = radius / 10;
  let mass = 0;
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(SIDE - 1, y + reach); row++) {
    const half = Math.floor(Math.sqrt(reach * reach - (row - y) ** 2));
    for (let column = Math.max(0, x - half); column <= Math.min(SIDE - 1, x + half); column++)
      mass += map.weights[row * SIDE + column]!;
  }
  return map.total ? mass / map.total : 0;
}
