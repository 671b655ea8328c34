// Where things lie on the board, in real pixels, so that letters keep their size on every screen.
// A journey shows the place that is left beside the place that is entered; otherwise one place fills the board.
import { CAMEL_RATIO } from "./art/shapes";

/** The five pens of one place. */
export interface Lanes {
  x: number;
  /** Whether there is room for a tent before each lane; else its sign stands in the lane. */
  tents: boolean;
  tentWidth: number;
  cell: number;
  laneHeight: number;
  laneTop(row: number): number;
  middle(row: number): number;
  /** The left edge of a pitch; of 1.5 the middle of the first. */
  pitchLeft(pitch: number): number;
  right: number;
  camel: number;
  slot: number;
}

/** Narrow boxes for the place that is left, where the width is short. */
export interface Boxes {
  x: number;
  width: number;
}

export interface Layout {
  small: boolean;
  width: number;
  height: number;
  sky: number;
  headings: number;
  from: Lanes | null;
  boxes: Boxes | null;
  to: Lanes;
}

const EDGE = 12;
/** The round edge of a phone's sheet lies over the board's foot. */
const SHEET_EDGE = 14;
const HEADINGS = 18;
/** A lane's least height on a phone: a finger's, and the gap to the next. */
const FINGER = 46;
const ROWS = 5;

interface Room {
  x: number;
  right: number;
  tentWidth: number;
  tents: boolean;
  top: number;
  bottom: number;
}

function lanesIn({ x, right, tentWidth, tents, top, bottom }: Room): Lanes {
  const step = (bottom - top) / ROWS;
  const laneHeight = step - (tents ? 5 : 3);
  const cell = (right - x - tentWidth) / ROWS;
  const slot = Math.min(15, (cell - 8) / 4, laneHeight * 0.26);
  const laneTop = (row: number): number => top + row * step;
  return {
    x,
    tents,
    tentWidth,
    cell,
    laneHeight,
    right,
    slot,
    laneTop,
    middle: (row) => laneTop(row) + laneHeight / 2 + 2,
    pitchLeft: (pitch) => x + tentWidth + (pitch - 1) * cell,
    camel: Math.min(cell - 8, (laneHeight - slot - 13) / 0.7, 70),
  };
}

/** Below this width the place that is left shrinks to boxes. */
const ROOM_FOR_TWO = 820;

export function journey(width: number, height: number, small: boolean): Layout {
  const { sky, headings, top } = heights(height, small);
  const bottom = height - (small ? SHEET_EDGE : 8);
  if (width < ROOM_FOR_TWO) {
    const boxes = { x: 3, width: Math.max(62, width * 0.17) };
    const x = boxes.x + boxes.width + Math.max(24, width * 0.07);
    const tents = !small && width >= 640;
    return {
      small,
      width,
      height,
      sky,
      headings,
      from: null,
      boxes,
      to: lanesIn({ x, right: width - 4, tentWidth: tents ? 50 : 26, tents, top, bottom }),
    };
  }
  const from = lanesIn({
    x: EDGE,
    right: EDGE + width * 0.345,
    tentWidth: 48,
    tents: true,
    top,
    bottom,
  });
  const to = lanesIn({
    x: width * 0.555,
    right: width - EDGE,
    tentWidth: 58,
    tents: true,
    top,
    bottom,
  });
  return { small, width, height, sky, headings, from, boxes: null, to };
}

/** One place alone, with room for a panel at its left where the screen is wide. */
export function single(width: number, height: number, small: boolean, foot = 0): Layout {
  const { sky, headings, top } = heights(height, small);
  const tents = !small && width >= 640;
  const x = tents ? PANEL + 2 * EDGE : 3;
  const to = lanesIn({
    x,
    right: width - (tents ? EDGE : 4),
    tentWidth: tents ? 64 : 26,
    tents,
    top,
    bottom: height - (small ? SHEET_EDGE : 8) - foot,
  });
  return { small, width, height, sky, headings, from: null, boxes: null, to };
}

/** One lane alone, large, for the theft on a phone: between the turned pile and what it took. */
export function lone(width: number, height: number): Layout {
  const { sky, headings: least } = heights(height, true);
  const headings = Math.max(least, TURNED_PILE);
  const top = headings + 6;
  const lane = Math.max(LOWEST_LANE, Math.min(LONE_LANE, height - top - TAKEN));
  const to = lanesIn({
    x: 3,
    right: width - 4,
    tentWidth: 26,
    tents: false,
    top,
    bottom: top + lane * ROWS,
  });
  return {
    small: true,
    width,
    height,
    sky,
    headings,
    from: null,
    boxes: null,
    to: { ...to, laneTop: () => top, middle: () => top + to.laneHeight / 2 + 2 },
  };
}

const LONE_LANE = 86;
const LOWEST_LANE = 60;
/** How low the headings stand under the turned pile, and what the losses, values and buttons need. */
const TURNED_PILE = 66;
const TAKEN = 160;

/** The width of the panel beside a single place. */
export const PANEL = 236;

function heights(height: number, small: boolean): { sky: number; headings: number; top: number } {
  const sky = small
    ? Math.max(20, Math.min(58, height * 0.15, height - HEADINGS - SHEET_EDGE - ROWS * FINGER))
    : Math.max(70, Math.min(112, height * 0.185));
  return { sky, headings: sky + (small ? 14 : 27), top: sky + (small ? HEADINGS : 36) };
}

export interface Standing {
  x: number;
  y: number;
  tray: number;
  centre: number;
}

/** Whether camels in the lanes are so small that mark and blanket would cover each other. */
export const isTag = ({ camel }: Lanes): boolean => camel < 40;

/** Where a camel stands on a pitch: its upper left corner, and its tray. */
export function standing(lanes: Lanes, row: number, pitch: number, dx = 0): Standing {
  const centre = lanes.pitchLeft(pitch + 0.5) + dx;
  const tray = lanes.laneTop(row) + lanes.laneHeight - lanes.slot - 7;
  return { x: centre - lanes.camel * 0.46, y: tray - lanes.camel * CAMEL_RATIO + 2, tray, centre };
}
