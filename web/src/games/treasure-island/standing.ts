// Where figures are drawn when the place they stand at must stay in sight.
import { across, down, ofPlace, type Lens } from "./lens";
import type { Place } from "./view";

/** Half of a figure’s width, at its left and, where its mark hangs, at its right; and its height. */
const LEFT = 12;
const RIGHT = 20;
const TALL = 28;

/** How many pixels a figure steps aside so that nothing of a cross of radius `r` is covered. */
export function besideCross(
  at: Place,
  cross: Place | null,
  lens: Lens,
  r: number,
  k: number,
): number {
  if (!cross) return 0;
  const [x, y] = ofPlace(at);
  const [cx, cy] = ofPlace(cross);
  const right = across(lens, x) - across(lens, cx);
  const below = down(lens, y) - down(lens, cy);
  if (below < -r - 6 || below > r + TALL * k) return 0;
  if (right >= 0) return Math.max(0, r + LEFT * k - right);
  return Math.min(0, -(r + RIGHT * k) - right);
}
