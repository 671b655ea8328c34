// Where the cells lie, in real pixels, so that letters and fingers keep their size on every screen.
import { columnOf, rowOf, SIDE } from "./view";

export interface Layout {
  small: boolean;
  /** A tile's side. */
  tile: number;
  /** The drawn world, and the grid's upper left corner in it. */
  width: number;
  height: number;
  left: number;
  top: number;
  x(cell: string): number;
  y(cell: string): number;
  middle(cell: string): { x: number; y: number };
}

function laidOut(tile: number, margins: { left: number; top: number; right: number; bottom: number }, small: boolean): Layout {
  const { left, top } = margins;
  const x = (cell: string): number => left + columnOf(cell) * tile;
  const y = (cell: string): number => top + rowOf(cell) * tile;
  return {
    small, tile, left, top, x, y,
    width: left + SIDE * tile + margins.right,
    height: top + SIDE * tile + margins.bottom,
    middle: (cell) => ({ x: x(cell) + tile / 2, y: y(cell) + tile / 2 }),
  };
}

const WIDE = { left: 26, top: 26, right: 30, bottom: 34 };
const MOST_SEA = 90;

/** The whole country in a frame of this size; what is left of the width becomes sea. */
export function wide(width: number, height: number): Layout {
  const tile = Math.max(40, Math.floor(Math.min((width - WIDE.left - WIDE.right) / SIDE, (height - WIDE.top - WIDE.bottom) / SIDE)));
  const right = Math.min(MOST_SEA, width - WIDE.left - SIDE * tile);
  return laidOut(tile, { ...WIDE, right, bottom: Math.max(WIDE.bottom, height - WIDE.top - SIDE * tile) }, false);
}

const SMALL = { left: 20, top: 18, right: 12, bottom: 26 };
const NEAR = 78;

/** A part of the country at a size one can read, on a phone. */
export const near = (): Layout => laidOut(NEAR, SMALL, true);
/** All of it, on a phone. */
export const whole = (width: number): Layout => laidOut((width - SMALL.left - SMALL.right) / SIDE, SMALL, true);

/** How far the drawn world is pushed so that a point comes to the middle of the window, without leaving it. */
export function camera(layout: Layout, width: number, height: number, at: { x: number; y: number }): { x: number; y: number } {
  const along = (size: number, window: number, middle: number): number => (size <= window ? (size - window) / 2 : Math.min(size - window, Math.max(0, middle - window / 2)));
  return { x: along(layout.width, width, at.x), y: along(layout.height, height, at.y) };
}

/** How high a phone's board may be, so that the sheet below it keeps its room. */
export function phoneHeight(screen: number): number {
  const sheet = Math.min(screen * 0.48, 400);
  return Math.round(Math.min(480, Math.max(270, screen - sheet - 91)));
}
