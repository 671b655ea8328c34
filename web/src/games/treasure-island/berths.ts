// Where the tools of the chart lie: in the corner where they cover least of the land.
import type { Box } from "./boxes";
import { BOARD, inside, type Island } from "./island";
import type { Lens } from "./lens";

/** Below at the right lies the scale. */
const CORNERS = ["upper-right", "lower-left", "upper-left"] as const;

export interface Berth {
  corner: (typeof CORNERS)[number];
  /** Whether they lie one below the other. */
  column: boolean;
  box: Box;
}

const EDGE = 18;
const BUTTON = 36;
const FOUR_BUTTONS = 160;
/** A button with a word on it, and the gap before it. */
const WORD = { wide: 74, high: 41 };
const LOOK = 6;

/** How large the tools are; where the panel has no room, one more of them opens it. */
const sizeOf = (column: boolean, worded: boolean): [number, number] =>
  column
    ? [worded ? WORD.wide : BUTTON, FOUR_BUTTONS + (worded ? WORD.high : 0)]
    : [FOUR_BUTTONS + (worded ? WORD.wide : 0), BUTTON];

function boxIn(
  corner: Berth["corner"],
  [wide, high]: [number, number],
  width: number,
  height: number,
): Box {
  const left = corner.endsWith("left") ? EDGE : width - EDGE - wide;
  const top = corner.startsWith("upper") ? EDGE : height - EDGE - high;
  return { left, top, right: left + wide, bottom: top + high };
}

/** How many of the points looked at in a box are land. */
function landIn(island: Island, lens: Lens, box: Box): number {
  let land = 0;
  for (let x = box.left; x <= box.right; x += LOOK)
    for (let y = box.top; y <= box.bottom; y += LOOK)
      if (inside(island.shore, [(x - lens.left) / lens.k, BOARD - (y - lens.top) / lens.k])) land++;
  return land;
}

/** The berth with least land in a frame `width` wide; ties go to the first corner, and to a row. */
export function berthOf(
  island: Island,
  lens: Lens,
  width: number,
  height: number,
  worded = false,
): Berth {
  const berths = CORNERS.flatMap((corner) =>
    [false, true].map((column) => ({
      corner,
      column,
      box: boxIn(corner, sizeOf(column, worded), width, height),
    })),
  );
  const covers = new Map(berths.map((berth) => [berth, landIn(island, lens, berth.box)]));
  return berths.reduce((best, each) => (covers.get(each)! < covers.get(best)! ? each : best));
}
