// How several tents share one site on the board.
import type { MarkLetter } from "../../parts/marks";
import type { SeatFace } from "../face";
import type { Site } from "./view";

export interface Pitched {
  key: string;
  mark: MarkLetter;
  seat: number;
  dx: number;
  dy: number;
  size: number;
  count: number;
}

const PLACES: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[-4, 0, 1]],
  2: [
    [-18, -3, 0.76],
    [13, 3, 0.76],
  ],
  3: [
    [-25, -5, 0.6],
    [15, -5, 0.6],
    [-5, 4, 0.6],
  ],
  4: [
    [-25, -7, 0.55],
    [12, -7, 0.55],
    [-20, 5, 0.55],
    [17, 5, 0.55],
  ],
  5: [
    [-28, -8, 0.5],
    [-4, -9, 0.5],
    [20, -8, 0.5],
    [-17, 5, 0.5],
    [9, 5, 0.5],
  ],
};

/** One drawn tent per tent while there are two, one per owner with a number beyond. */
export function pitched(site: Site, seats: readonly SeatFace[]): Pitched[] {
  const total = site.tents.reduce((sum, count) => sum + count, 0);
  const drawn: { seat: number; count: number; nth: number }[] = [];
  site.tents.forEach((count, seat) => {
    if (total <= 2) for (let nth = 0; nth < count; nth++) drawn.push({ seat, count: 1, nth });
    else if (count) drawn.push({ seat, count, nth: 0 });
  });
  const places = PLACES[drawn.length] ?? PLACES[5]!;
  return drawn.map(({ seat, count, nth }, i) => {
    const [dx, dy, size] = places[i]!;
    return { key: `${seat}-${nth}`, mark: seats[seat]?.mark ?? "A", seat, dx, dy, size, count };
  });
}
