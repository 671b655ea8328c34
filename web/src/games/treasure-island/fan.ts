// Where the acts of a turn fan out beside a figure: on the side where they hide least.
import type { Point } from "../../parts/draw";
import { boxRound, coveredBy, outsideOf, type Box } from "./boxes";

const BETWEEN = (50 * Math.PI) / 180;
/** Below first, then above, then at the sides, then between these. */
const SIDES = [0, 8, 4, 12, 2, 14, 6, 10, 1, 15, 3, 13, 5, 11, 7, 9].map(
  (at) => (at * Math.PI) / 8,
);
/** How much farther away than need be, where that hides less. */
const REACHES = [1, 1.15, 1.3, 1.45, 1.6, 1.75];
/** Nothing is worse than an act that cannot be tapped. */
const OUTSIDE = 8;

/** The places of so many acts of a radius round a figure at `x`, `y`, as steps from there. */
export function fanned(
  count: number,
  [x, y]: Point,
  far: number,
  radius: number,
  taken: readonly Box[],
  room: Box,
): Point[] {
  const fanTo = (side: number, reach: number): Point[] =>
    Array.from({ length: count }, (_, i) => {
      const turn = side + ((i - (count - 1) / 2) * BETWEEN) / reach;
      return [reach * far * Math.sin(turn), reach * far * Math.cos(turn)] as const;
    });
  const hidden = (fan: readonly Point[]): number =>
    fan.reduce((sum, [dx, dy]) => {
      const disc = boxRound(x + dx, y + dy, radius, radius);
      return sum + coveredBy(disc, taken) + OUTSIDE * outsideOf(disc, room);
    }, 0);
  return REACHES.flatMap((reach) => SIDES.map((side) => fanTo(side, reach))).reduce((best, fan) =>
    hidden(fan) < hidden(best) ? fan : best,
  );
}
