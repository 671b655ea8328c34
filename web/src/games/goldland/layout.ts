// Where the cells lie, in real pixels, so that letters and fingers keep their size on every screen.
import { columnOf, rowOf, SIDE } from "./cells";

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

function laidOut(
  tile: number,
  margins: { left: number; top: number; right: number; bottom: number },
  small: boolean,
): Layout {
  const { left, top } = margins;
  const x = (cell: string): number => left + columnOf(cell) * tile;
  const y = (cell: string): number => top + rowOf(cell) * tile;
  return {
    small,
    tile,
    left,
    top,
    x,
    y,
    width: left + SIDE * tile + margins.right,
    height: top + SIDE * tile + margins.bottom,
    middle: (cell) => ({ x: x(cell) + tile / 2, y: y(cell) + tile / 2 }),
  };
}

const WIDE = { left: 26, top: 26, right: 30, bottom: 34 };
const MOST_SEA = 90;

/** The whole country in a frame of this size; what is left of the width becomes sea. */
export function wide(width: number, height: number): Layout {
  const tile = Math.max(
    40,
    Math.floor(
      Math.min((width - WIDE.left - WIDE.right) / SIDE, (height - WIDE.top - WIDE.bottom) / SIDE),
    ),
  );
  const right = Math.min(MOST_SEA, width - WIDE.left - SIDE * tile);
  return laidOut(
    tile,
    { ...WIDE, right, bottom: Math.max(WIDE.bottom, height - WIDE.top - SIDE * tile) },
    false,
  );
}

const SMALL = { left: 20, top: 18, right: 12, bottom: 26 };
const NEAR = 78;

/** A part of the country at a size one can read, on a phone. */
export const near = (): Layout => laidOut(NEAR, SMALL, true);
/** All of it, on a phone. */
export const whole = (width: number): Layout =>
  laidOut((width - SMALL.left - SMALL.right) / SIDE, SMALL, true);

/** How far the drawn world is pushed so that a point comes to the middle of the window, without leaving it. */
export function camera(
  layout: Layout,
  width: number,
  height: number,
  at: { x: number; y: number },
): { x: number; y: number } {
  const along = (size: number, window: number, middle: number): number =>
    size <= window
      ? (size - window) / 2
      : Math.min(size - window, Math.max(0, middle - window / 2));
  return { x: along(layout.width, width, at.x), y: along(layout.height, height, at.y) };
}

/** What a small map in an upper corner of a phone's window hides. */
const MINI = 84;

/** The upper corner in which the small map hides none of these cells. */
export function miniCorner(
  layout: Layout,
  shift: { x: number; y: number },
  cells: readonly string[],
): "left" | "right" {
  const hidden = (cell: string): boolean =>
    layout.x(cell) - shift.x < MINI && Math.abs(layout.y(cell) - shift.y) < MINI;
  return cells.some(hidden) ? "right" : "left";
}

/** Where a tile's words stand: under it, or in the lower half of the country above it. */
export function tipBeside(
  layout: Layout,
  shift: { x: number; y: number },
  width: number,
  cell: string,
): { left: number; top: number; above: boolean } {
  const at = layout.middle(cell);
  const above = rowOf(cell) > SIDE / 2;
  const half = Math.min(TIP, width) / 2 + 8;
  return {
    left: Math.min(width - half, Math.max(half, at.x - shift.x)),
    top: at.y - shift.y + (above ? -1 : 1) * (layout.tile / 2 + 6),
    above,
  };
}

/** The most that a tile's words are wide. */
export const TIP = 264;

const CARD = { width: 364, height: 182 };

/** Where the card of a looked-at tile hides neither the tile nor leaves the board. */
export function cardBeside(layout: Layout, cell: string): { left: number; top: number } {
  const at = layout.middle(cell);
  const away = layout.tile * 0.6;
  return {
    left:
      at.x < layout.width / 2
        ? Math.min(layout.width - CARD.width - 8, at.x + away)
        : Math.max(8, at.x - away - CARD.width),
    top: Math.max(8, Math.min(layout.height - CARD.height - 8, at.y - 80)),
  };
}
