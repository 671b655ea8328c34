// Boxes of pixels on the chart, so that what is drawn later can keep off what is there already.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box round a middle. */
export const boxRound = (x: number, y: number, halfWide: number, halfHigh: number): Box => ({
  left: x - halfWide,
  right: x + halfWide,
  top: y - halfHigh,
  bottom: y + halfHigh,
});

/** How many square pixels two boxes share. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How much of a box others cover, all counted. */
export const coveredBy = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + overlap(box, other), 0);

/** How much of a box lies outside a room. */
export const outsideOf = (box: Box, room: Box): number =>
  (box.right - box.left) * (box.bottom - box.top) - overlap(box, room);
