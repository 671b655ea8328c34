// An island as it is drawn: the map's rings as hand-drawn lines, in miles with north up. Every edge
// wiggles by a seed of its own, so that what two districts share is drawn the same on both sides.
import revenge from "../../../../serai/games/treasure_island/maps/revenge_island.json";
import treasure from "../../../../serai/games/treasure_island/maps/treasure_island.json";
import { dice, type Point } from "../../parts/draw";
import { scattered, type Sprite } from "./land";
import { lettered, type Lettering } from "./lettering";

export const BOARD = 21;

interface MapFile {
  name: string;
  coast: number[];
  districts: { name: string; ring: number[]; holes?: number[][] }[];
  restricted: { name: string; ring: number[] }[];
  towers: { name: string; at: number[] }[];
  landmarks: { name: string; at: number[] }[];
  starts: Record<string, number[]>;
  terrain: Record<string, number[][]>;
  roads: number[][];
  levels: number[][][];
  tunnels: number[][][];
  urban_perimeter: number[][];
}

export interface Ground {
  map: string;
  joined: Record<string, string>;
}
export interface Spot {
  name: string;
  at: Point;
}
export interface District {
  name: string;
  ring: Point[];
  path: string;
}

export interface Island {
  name: string;
  coast: string;
  shore: Point[];
  hachures: string;
  districts: District[];
  borders: string;
  red: District[];
  reds: string;
  towers: Spot[];
  landmarks: Spot[];
  starts: Record<string, Point>;
  terrain: Record<string, Point[][]>;
  forests: string;
  waters: string;
  built: string;
  roads: string;
  levels: string[];
  urban: string;
  tunnels: [Point, Point][];
  sprites: Sprite[];
  lettering: Lettering[];
  /** The middle of the widest open sea, and how wide it is. */
  openSea: { at: Point; room: number };
}

const pairs = (flat: readonly number[]): Point[] =>
  Array.from(
    { length: flat.length / 2 },
    (_, i) => [flat[2 * i]! / 100, flat[2 * i + 1]! / 100] as const,
  );
const tidy = (value: number): number => Math.round(value * 1000) / 1000;

/** Points in miles as a path, south at the bottom. */
export const path = (points: readonly Point[], closed = true): string =>
  points.length
    ? `M${points.map(([x, y]) => `${tidy(x)} ${tidy(BOARD - y)}`).join("L")}${closed ? "Z" : ""}`
    : "";

const edgeKey = (a: Point, b: Point): string =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${a} ${b}` : `${b} ${a}`;
const seedOf = (key: string): number =>
  [...key].reduce((hash, sign) => (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0, 7);
const edgesOf = (ring: readonly Point[]): [Point, Point][] =>
  ring.map((a, i) => [a, ring[(i + 1) % ring.length]!]);

/** Draws edges once and for all, so that both sides of a border agree. */
class Pen {
  #drawn = new Map<string, Point[]>();
  constructor(readonly swing: (key: string) => number) {}

  edge(a: Point, b: Point): Point[] {
    const key = edgeKey(a, b);
    let line = this.#drawn.get(key);
    if (!line) {
      const d = dice(seedOf(key));
      const bend = (p: Point, q: Point, swing: number): Point[] => {
        const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
        if (length < 0.2) return [];
        const off = d.between(-1, 1) * swing * Math.min(length, 1.6);
        const middle: Point = [
          (p[0] + q[0]) / 2 - ((q[1] - p[1]) / length) * off,
          (p[1] + q[1]) / 2 + ((q[0] - p[0]) / length) * off,
        ];
        return [...bend(p, middle, swing * 0.8), middle, ...bend(middle, q, swing * 0.8)];
      };
      const [first, last] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
      line = [first, ...bend(first, last, this.swing(key)), last];
      this.#drawn.set(key, line);
    }
    return line[0]![0] === a[0] && line[0]![1] === a[1] ? line : line.toReversed();
  }

  ring(points: readonly Point[]): Point[] {
    return edgesOf(points).flatMap(([a, b]) => this.edge(a, b).slice(0, -1));
  }
}

/** Short strokes from the shore out to sea. */
function hachured(shore: readonly Point[]): string {
  const turn = Math.sign(
    edgesOf(shore).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0),
  );
  const d = dice(4);
  let rest = 0;
  let strokes = "";
  for (const [a, b] of edgesOf(shore)) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let t = rest;
    for (; t < length; t += 0.11) {
      const x = a[0] + ((b[0] - a[0]) * t) / length;
      const y = a[1] + ((b[1] - a[1]) * t) / length;
      const out = 0.17 + 0.07 * Math.sin(x * 3.1 + y * 2.3) + d.between(0, 0.09);
      strokes += path(
        [
          [x, y],
          [x + ((b[1] - a[1]) / length) * turn * out, y - ((b[0] - a[0]) / length) * turn * out],
        ],
        false,
      );
    }
    rest = t - length;
  }
  return strokes;
}

function openSea(shore: readonly Point[]): { at: Point; room: number } {
  let best = { at: [1.6, 1.6] as Point, room: 0 };
  for (let x = 1.4; x < 20; x += 0.4) {
    for (let y = 1.4; y < 20; y += 0.4) {
      const room = inside(shore, [x, y])
        ? 0
        : Math.min(awayFrom(shore, [x, y]), x + 0.4, y + 0.4, BOARD + 0.4 - x, BOARD + 0.4 - y);
      if (room > best.room) best = { at: [x, y], room };
    }
  }
  return best;
}

interface Area {
  name: string;
  ring: Point[];
  holes: Point[][];
}

const areaOf = ({ name, ring, holes = [] }: MapFile["districts"][number]): Area => ({
  name,
  ring: pairs(ring),
  holes: holes.map(pairs),
});

/** One ring around two that have edges in common. */
function around(one: readonly Point[], other: readonly Point[]): Point[] {
  const [ours, theirs] = [one, other].map(
    (ring) => new Set(edgesOf(ring).map(([a, b]) => edgeKey(a, b))),
  ) as [Set<string>, Set<string>];
  const rest = [...edgesOf(one), ...edgesOf(other)].filter(
    ([a, b]) => !ours.has(edgeKey(a, b)) || !theirs.has(edgeKey(a, b)),
  );
  const isAt = (end: Point, at: Point): boolean => end[0] === at[0] && end[1] === at[1];
  const ring: Point[] = [];
  let at = rest[0]![0];
  while (rest.length) {
    const next = rest.findIndex(([a, b]) => isAt(a, at) || isAt(b, at));
    const [a, b] = rest.splice(next, 1)[0]!;
    at = isAt(a, at) ? b : a;
    ring.push(at);
  }
  return ring;
}

/** The districts as they count: those that are part of another are drawn with it. */
function joinedUp(areas: readonly Area[], joined: Readonly<Record<string, string>>): Area[] {
  return areas
    .filter(({ name }) => !(name in joined))
    .map((area) =>
      areas
        .filter(({ name }) => joined[name] === area.name)
        .reduce(
          (whole, part) => ({
            name: whole.name,
            ring: around(whole.ring, part.ring),
            holes: [...whole.holes, ...part.holes],
          }),
          area,
        ),
    );
}

function drawn(file: MapFile, joined: Readonly<Record<string, string>>, called: Called): Island {
  const coast = pairs(file.coast);
  const shores = new Set(edgesOf(coast).map(([a, b]) => edgeKey(a, b)));
  const pen = new Pen((key) => (shores.has(key) ? 0.075 : 0.045));
  const rings = (list: readonly number[][]): Point[][] => list.map(pairs);
  const shape = ({ name, ring, holes }: Area): District => ({
    name,
    ring,
    path: [ring, ...holes].map((each) => path(pen.ring(each))).join(""),
  });
  const districts = joinedUp(file.districts.map(areaOf), joined).map(shape);
  const red = file.restricted.map(areaOf).map(shape);
  const walls = new Set(red.flatMap(({ ring }) => edgesOf(ring).map(([a, b]) => edgeKey(a, b))));
  const done = new Set<string>();
  const borders = districts
    .flatMap(({ ring }) => edgesOf(ring))
    .filter(([a, b]) => {
      const key = edgeKey(a, b);
      if (done.has(key) || shores.has(key) || walls.has(key)) return false;
      done.add(key);
      return true;
    });
  const shore = pen.ring(coast);
  const spots = (list: { name: string; at: number[] }[]): Spot[] =>
    list.map(({ name, at }) => ({ name, at: [at[0]! / 100, at[1]! / 100] }));
  const terrain = Object.fromEntries(
    Object.entries(file.terrain).map(([kind, list]) => [kind, rings(list)]),
  );
  const fill = (...kinds: string[]): string =>
    kinds
      .flatMap((kind) => terrain[kind] ?? [])
      .map((ring) => path(ring))
      .join("");
  const bare = {
    name: file.name,
    coast: path(shore),
    shore,
    hachures: hachured(shore),
    districts,
    borders: borders.map(([a, b]) => path(pen.edge(a, b), false)).join(""),
    red,
    reds: red.map((each) => each.path).join(""),
    towers: spots(file.towers),
    landmarks: spots(file.landmarks),
    starts: Object.fromEntries(
      Object.entries(file.starts).map(([pirate, at]) => [
        pirate,
        [at[0]! / 100, at[1]! / 100] as const,
      ]),
    ),
    terrain,
    forests: fill("forest"),
    waters: fill("water"),
    built: fill("urban", "ruin"),
    roads: file.roads.map((road) => path(pairs(road), false)).join(""),
    levels: file.levels.map((list) =>
      rings(list)
        .map((ring) => path(ring))
        .join(""),
    ),
    urban: rings(file.urban_perimeter)
      .map((ring) => path(ring))
      .join(""),
    tunnels: file.tunnels.map(
      (mouths) => mouths.map((at) => [at[0]! / 100, at[1]! / 100] as const) as [Point, Point],
    ),
    sprites: [],
    lettering: [],
    openSea: openSea(shore),
  } satisfies Island;
  const lettering = lettered(bare, called);
  return { ...bare, lettering, sprites: scattered(bare, lettering) };
}

const FILES: Record<string, MapFile> = { "treasure-island": treasure, "revenge-island": revenge };
const known = new Map<string, Island>();

/** What a reader calls a place. */
type Called = (name: string) => string;
const asItIs: Called = (name) => name;

/**
 * The island a match is played on, with the districts that count as one there. Whoever draws it says
 * what its places are called; a page has one language, so each island is lettered once.
 */
export function islandOf({ map, joined }: Ground, called = asItIs): Island {
  const key = JSON.stringify([map, joined, called === asItIs]);
  let island = known.get(key);
  if (!island) known.set(key, (island = drawn(FILES[map] ?? treasure, joined, called)));
  return island;
}

/** Whether a point lies inside a ring. */
export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  let [ax, ay] = ring.at(-1) ?? [0, 0];
  for (const [bx, by] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    [ax, ay] = [bx, by];
  }
  return within;
}

/** How far a point lies from the line of a ring. */
export function awayFrom(ring: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  for (const [[ax, ay], [bx, by]] of edgesOf(ring)) {
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = length
      ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      : 0;
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  }
  return least;
}

export const districtAt = (island: Island, at: Point): District | null =>
  island.districts.find(({ ring }) => inside(ring, at)) ?? null;

/** The district a point lies in, or the one it is nearest to. */
export const districtNear = (island: Island, at: Point): District =>
  districtAt(island, at) ??
  island.districts.reduce((best, each) =>
    awayFrom(each.ring, at) < awayFrom(best.ring, at) ? each : best,
  );
