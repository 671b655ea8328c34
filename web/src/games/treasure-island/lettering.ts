// Where names stand on an island: in the widest part of a district, off towers and starts.
import type { Point } from "../../parts/draw";
import { awayFrom, inside, type Island } from "./island";

export interface Lettering {
  name: string;
  lines: string[];
  at: Point;
  /** Other places for it in the same district, the best first. */
  others: Point[];
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

const widest = (lines: readonly string[]): number =>
  (Math.max(...lines.map((line) => line.length)) * LETTER) / 2;

export function lettered(island: Island, called: (name: string) => string): Lettering[] {
  const taken: Point[] = [
    ...island.towers.map(({ at }) => at),
    ...island.landmarks.flatMap(({ at }) => [at, below(at, 0.8)]),
    ...Object.values(island.starts).flatMap((at) => [at, below(at, 1.25)]),
  ];
  const found: Lettering[] = [];
  for (const [areas, red] of [
    [island.districts, false],
    [island.red, true],
  ] as const) {
    for (const { name, ring } of areas) {
      const room = placed(
        ring,
        called(name),
        red ? [] : taken,
        red ? [] : island.red.map((each) => each.ring),
      );
      found.push({ name, red, ...room });
    }
  }
  return found;
}

/** Another place for a name is worth having if it is nearly as good, and not the same again. */
const NEARLY = 1.1;
const APART = 0.8;

interface Placed {
  lines: string[];
  at: Point;
  half: number;
  score: number;
}

function placed(
  ring: readonly Point[],
  name: string,
  taken: readonly Point[],
  holes: readonly (readonly Point[])[],
): Omit<Lettering, "name" | "red"> {
  const all = broken(name)
    .flatMap((lines) => placesFor(lines, ring, taken, holes))
    .sort((a, b) => b.score - a.score);
  const best = all[0] ?? { lines: [name], at: ring[0]!, half: 1, score: 0 };
  const others: Point[] = [];
  for (const { lines, at, score } of all) {
    const near = [best.at, ...others].some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < APART);
    if (lines === best.lines && !near && score > best.score - NEARLY) others.push(at);
  }
  return { lines: best.lines, at: best.at, half: best.half, others };
}

/** Every place inside a ring where so many lines could stand, with how well they would. */
function placesFor(
  lines: string[],
  ring: readonly Point[],
  taken: readonly Point[],
  holes: readonly (readonly Point[])[],
): Placed[] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const half = widest(lines);
  const rows = lines.length === 1 ? [0] : [-LINE / 2, LINE / 2];
  const found: Placed[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += 0.3) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 0.3) {
      if (!inside(ring, [x, y])) continue;
      const spots = rows.flatMap((row) =>
        [-1, -0.5, 0, 0.5, 1].map((share) => [x + share * half, y + row] as Point),
      );
      const clear = Math.min(
        ...spots.map((spot) =>
          inside(ring, spot) ? Math.min(1.2, awayFrom(ring, spot)) : -awayFrom(ring, spot),
        ),
      );
      const crowded = Math.min(
        0,
        ...taken.map(
          ([tx, ty]) => Math.max(Math.abs(tx - x) - half, Math.abs(ty - y - 0.1)) - 0.75,
        ),
      );
      const inRed = holes.some((hole) => spots.some((spot) => inside(hole, spot)));
      const score = clear + 1.4 * (crowded - Number(inRed)) - (lines.length - 1) * 0.1;
      found.push({ lines, at: [x, y], half, score });
    }
  }
  return found;
}
