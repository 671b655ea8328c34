// Where the names of districts stand on the screen: off the figures, as far as a district has room.
import type { Point } from "../../parts/draw";
import { boxRound, coveredBy, type Box } from "./boxes";
import type { Island } from "./island";
import { across, down, type Lens } from "./lens";

export interface Name {
  name: string;
  lines: string[];
  red: boolean;
  x: number;
  y: number;
  /** Half of its width. */
  half: number;
  box: Box;
}

const SMALLEST_WITH_RED = 16;
const widthOf = (lines: readonly string[], letter: number): number =>
  Math.max(...lines.map((line) => line.length)) * letter;

/** Between lines of a name. */
export const lineHeight = (phone: boolean): number => (phone ? 12 : 15);

/** All names; small charts leave out those of red areas. */
export function namesOn(island: Island, lens: Lens, phone: boolean, taken: readonly Box[]): Name[] {
  const shown = island.lettering.filter(({ red }) => !red || lens.k > SMALLEST_WITH_RED);
  return shown.map(({ name, lines, red, at, others }) => {
    const half = widthOf(lines, phone ? 5.9 : red ? 6.6 : 7.6) / 2;
    const high = (lines.length * lineHeight(phone)) / 2;
    const boxAt = ([x, y]: Point): Box => boxRound(across(lens, x), down(lens, y), half, high);
    const free = [at, ...others].reduce((best, each) =>
      coveredBy(boxAt(each), taken) < coveredBy(boxAt(best), taken) ? each : best,
    );
    return {
      name,
      lines,
      red,
      half,
      x: across(lens, free[0]),
      y: down(lens, free[1]),
      box: boxAt(free),
    };
  });
}
