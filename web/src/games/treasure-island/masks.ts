// Sets of spots on the lattice of tenths of a mile: unpacked from runs, counted, and outlined.
import type { Place, Runs } from "./view";

/** Spots along one side of the board. */
export const SIDE = 211;
/** One byte a spot, row upon row from the south. */
export type Mask = Uint8Array;
/** Spots to the square mile. */
export const SPOTS = 100;

export function unpacked(runs: Runs): Mask {
  const mask = new Uint8Array(SIDE * SIDE);
  for (const [row, ...stretches] of runs) {
    for (let i = 0; i < stretches.length; i += 2) {
      const first = row! * SIDE + stretches[i]!;
      mask.fill(1, first, first + stretches[i + 1]!);
    }
  }
  return mask;
}

export const holds = (mask: Mask, [x, y]: Place): boolean =>
  x >= 0 && y >= 0 && x < SIDE && y < SIDE && mask[y * SIDE + x] === 1;

export function count(mask: Mask): number {
  let sum = 0;
  for (const spot of mask) sum += spot;
  return sum;
}

/** The spot of a mask that is nearest to a place, at most `reach` tenths away. */
export function nearest(mask: Mask, [x, y]: Place, reach: number): Place | null {
  let best: Place | null = null;
  let least = reach * reach + 1;
  for (let row = Math.max(0, y - reach); row <= Math.min(SIDE - 1, y + reach); row++) {
    for (let column = Math.max(0, x - reach); column <= Math.min(SIDE - 1, x + reach); column++) {
      const away = (column - x) ** 2 + (row - y) ** 2;
      if (away < least && mask[row * SIDE + column]) {
        least = away;
        best = [column, row];
      }
    }
  }
  return best;
}

type Corner = [number, number];

/** The borders of a mask as closed lines round its spots, each spot a square of a tenth. */
function borders(mask: Mask): Corner[][] {
  const width = SIDE + 1;
  const leads = new Map<number, number[]>();
  const lead = (x0: number, y0: number, x1: number, y1: number): void => {
    const from = y0 * width + x0;
    const found = leads.get(from);
    if (found) found.push(y1 * width + x1);
    else leads.set(from, [y1 * width + x1]);
  };
  const full = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < SIDE && y < SIDE && mask[y * SIDE + x] === 1;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!mask[y * SIDE + x]) continue;
      if (!full(x, y - 1)) lead(x, y, x + 1, y);
      if (!full(x + 1, y)) lead(x + 1, y, x + 1, y + 1);
      if (!full(x, y + 1)) lead(x + 1, y + 1, x, y + 1);
      if (!full(x - 1, y)) lead(x, y + 1, x, y);
    }
  }
  const loops: Corner[][] = [];
  for (const [start, ways] of leads) {
    while (ways.length) {
      const loop: Corner[] = [];
      let at = start;
      do {
        const next = leads.get(at)!.pop()!;
        loop.push([
          ((at % width) + (next % width)) / 2,
          (Math.floor(at / width) + Math.floor(next / width)) / 2,
        ]);
        at = next;
      } while (at !== start);
      loops.push(loop);
    }
  }
  return loops;
}

const smoothed = (loop: Corner[]): Corner[] =>
  loop.map(([x, y], i) => {
    const [ax, ay] = loop[(i + loop.length - 1) % loop.length]!;
    const [bx, by] = loop[(i + 1) % loop.length]!;
    return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4];
  });

/** Drops what lies on a straight line between its neighbours. */
const straightened = (loop: Corner[]): Corner[] =>
  loop.filter(([x, y], i) => {
    const [ax, ay] = loop[(i + loop.length - 1) % loop.length]!;
    const [bx, by] = loop[(i + 1) % loop.length]!;
    return Math.abs((x - ax) * (by - y) - (bx - x) * (y - ay)) > 0.004;
  });

const written = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A mask as a path in miles, north up, with the steps of the lattice smoothed away. */
export function outline(mask: Mask): string {
  return borders(mask)
    .map((loop) => straightened(smoothed(smoothed(loop))))
    .filter((loop) => loop.length > 2)
    .map(
      (loop) =>
        `M${loop.map(([x, y]) => `${written((x - 0.5) / 10)} ${written(21 - (y - 0.5) / 10)}`).join("L")}Z`,
    )
    .join("");
}
