// Where names stand on an island: in the widest part of a district, off towers and starts.
import type { Point } from "../../parts/draw";
import { awayFrom, inside, type Island } from "./island";

export interface Lettering {
  name: string;
  lines: string[];
  at: Point;
  red: boolean;
  /** Half of its width, in miles, where a letter takes a quarter of a mile. */
  half: number;
}

const LETTER = 0.27;
const LINE = 0.55;

/** Where the name of a landmark or of a pirate stands. */
const below = ([x, y]: Point, miles: number): Point => [x, y - miles];

/** One line, or two of about the same length. */
function broken(name: string): string[][] {
  const parts = name.split(" ");
  if (parts.length < 2) return [[name]];
  const at = parts.length === 2 ? 1 : Math.ceil(parts.length / 2);
  return [[name], [parts.slice(0, at).join(" "), parts.slice(at).join(" ")]];
}

const widest = (lines: readonly string[]): number => (Math.max(...lines.map((line) => line.length)) * LETTER) / 2;

export function lettered(island: Island): Lettering[] {
  const taken: Point[] = [...island.towers.map(({ at }) => at), ...island.landmarks.flatMap(({ at }) => [at, below(at, 0.8)]), ...Object.values(island.starts).flatMap((at) => [at, below(at, 1.25)])];
  const found: Lettering[] = [];
  for (const [areas, red] of [[island.districts, false], [island.red, true]] as const) {
    for (const { name, ring } of areas) {
      const room = placed(ring, name, red ? [] : taken, red ? [] : island.red.map((each) => each.ring));
      found.push({ name, red, ...room });
    }
  }
  return found;
}

function placed(ring: readonly Point[], name: string, taken: readonly Point[], holes: readonly (readonly Point[])[]): { lines: string[]; at: Point; half: number } {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let best = { lines: [name], at: [xs[0]!, ys[0]!] as Point, half: 1, score: -Infinity };
  for (const lines of broken(name)) {
    const half = widest(lines);
    const rows = lines.length === 1 ? [0] : [-LINE / 2, LINE / 2];
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 0.3) {
      for (let x = Math.min(...xs); x <= Math.max(...xs); x += 0.3) {
        if (!inside(ring, [x, y])) continue;
        const spots = rows.flatMap((row) => [-1, -0.5, 0, 0.5, 1].map((share) => [x + share * half, y + row] as Point));
        const clear = Math.min(...spots.map((spot) => (inside(ring, spot) ? Math.min(1.2, awayFrom(ring, spot)) : -awayFrom(ring, spot))));
        const free = Math.min(0, ...taken.map(([tx, ty]) => Math.max(Math.abs(tx - x) - half, Math.abs(ty - y - 0.1)) - 0.75)) + Math.min(0, ...holes.filter((hole) => spots.some((spot) => inside(hole, spot))).map(() => -1));
        const score = clear + 1.4 * free - (lines.length - 1) * 0.1;
        if (score > best.score) best = { lines, at: [x, y], half, score };
      }
    }
  }
  return best;
}
