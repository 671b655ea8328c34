// How a match is laid out in a window: what stands beside the board and what beneath it.

/**
 * `desk`: a wide window; seats and strip round the board, the rail with everything beside it.
 * `side`: a short or middling window; the board, and a slim rail of tabs beside it.
 * `sheet`: an upright window; the board, and a sheet of tabs that is pulled up from below.
 */
export type Frame = "desk" | "side" | "sheet";

const DESK_WIDTH = 1100;
const DESK_HEIGHT = 640;
const SIDE_WIDTH = 560;

export function frameOf(width: number, height: number): Frame {
  if (width >= DESK_WIDTH && height >= DESK_HEIGHT) return "desk";
  return width > height && width >= SIDE_WIDTH ? "side" : "sheet";
}

/** Whether the board has only a phone's room: it is drawn larger, and not all of it at once. */
export const isSmall = (width: number, height: number): boolean =>
  frameOf(width, height) === "side" ? width < 960 || height < 560 : width < 640;

/** Whether the rail is so low that its choices come first and all else after them. */
export const isLow = (width: number, height: number): boolean =>
  height < (frameOf(width, height) === "sheet" ? 700 : 480);

/** Whether what lies under the board would take its room away, and goes into the rail instead. */
export const isShort = (width: number, height: number): boolean =>
  frameOf(width, height) !== "desk" || height < 820;
