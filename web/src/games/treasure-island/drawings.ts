// The ink a hint leaves on the chart: circles, lines, corners and crossed-out names, in miles.
import type { Point } from "../../parts/draw";
import { BOARD, path, type Island } from "./island";
import { outline, unpacked } from "./masks";
import type { Drawing, Place, Runs, NoDrawing } from "./view";

export interface Ink {
  path: string;
  /** Points along the line, for its number to stand at. */
  along: Point[];
  /** Districts whose names are crossed out, or ringed. */
  crossed: number[];
  ringed: number[];
  /** Whether it is the border of some ground and not a line of its own: drawn lightly. */
  border: boolean;
}

const FAR = 40;
const TURNS = Array.from({ length: 36 }, (_, i) => (i * Math.PI) / 18);

const point = ([x, y]: Place): Point => [x / 10, y / 10];

export const circle = ([x, y]: Point, r: number): string =>
  `M${x - r} ${BOARD - y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const round = ([x, y]: Point, r: number): Point[] =>
  TURNS.map((turn) => [x + r * Math.sin(turn), y + r * Math.cos(turn)]);
const sampled = (a: Point, b: Point): Point[] =>
  Array.from({ length: 160 }, (_, i) => [
    a[0] + ((b[0] - a[0]) * i) / 159,
    a[1] + ((b[1] - a[1]) * i) / 159,
  ]);

const ink = (
  drawn: string,
  along: Point[],
  crossed: number[] = [],
  ringed: number[] = [],
  border = false,
): Ink => ({ path: drawn, along, crossed, ringed, border });
const stroke = (...points: Point[]): Ink =>
  ink(
    path(points, false),
    points.slice(1).flatMap((to, i) => sampled(points[i]!, to)),
  );
const joined = (...parts: Ink[]): Ink =>
  ink(
    parts.map((each) => each.path).join(""),
    parts.flatMap((each) => each.along),
  );
const ring = (at: Point, r: number): Ink => ink(circle(at, r), round(at, r));

/** A ray from a point, by its bearing in degrees. */
const ray = ([x, y]: Point, bearing: number): Point => [
  x + FAR * Math.sin((bearing * Math.PI) / 180),
  y + FAR * Math.cos((bearing * Math.PI) / 180),
];
const corner = (at: Point, from: number, to: number): Ink => stroke(ray(at, from), at, ray(at, to));

/** The line on which two points are equally near. */
function bisector(a: Point, b: Point): [Point, Point] {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along: Point = [(-(b[1] - a[1]) / length) * FAR, ((b[0] - a[0]) / length) * FAR];
  return [
    [middle[0] - along[0], middle[1] - along[1]],
    [middle[0] + along[0], middle[1] + along[1]],
  ];
}

/** What is left of a polygon on the side of `a` of the line between `a` and `b`. */
function nearerPart(polygon: Point[], a: Point, b: Point): Point[] {
  const side = ([x, y]: Point): number =>
    (x - b[0]) ** 2 + (y - b[1]) ** 2 - (x - a[0]) ** 2 - (y - a[1]) ** 2;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [u, v] = [side(p), side(q)];
    const kept: Point[] = u >= 0 ? [p] : [];
    if (u >= 0 !== v >= 0)
      kept.push([p[0] + ((q[0] - p[0]) * u) / (u - v), p[1] + ((q[1] - p[1]) * u) / (u - v)]);
    return kept;
  });
}

function cell(sites: Point[], which: number): Ink {
  const own = sites[which]!;
  const polygon = sites.reduce(
    (left, site, i) => (i === which ? left : nearerPart(left, own, site)),
    [
      [-1, -1],
      [22, -1],
      [22, 22],
      [-1, 22],
    ] as Point[],
  );
  return ink(
    path(polygon),
    polygon.flatMap((p, i) => sampled(p, polygon[(i + 1) % polygon.length]!)),
  );
}

const bits = (mask: number): number[] =>
  Array.from({ length: 12 }, (_, i) => i).filter((i) => (mask >> i) & 1);

type Draw = (values: (number | Place)[], island: Island) => Ink;
const at = (value: number | Place | undefined): Point => point(value as Place);
const num = (value: number | Place | undefined): number => value as number;
const hundredths = (value: number | Place | undefined): number => num(value) / 100;

const DRAW: Record<string, Draw> = {
  disc: ([a, r]) => ring(at(a), hundredths(r)),
  outside_disc: ([a, r]) => ring(at(a), hundredths(r)),
  annulus: ([a, r, s]) => joined(ring(at(a), hundredths(r)), ring(at(a), hundredths(s))),
  half_plane: ([a, way]) =>
    num(way) % 2 ? stroke(ray(at(a), 0), ray(at(a), 180)) : stroke(ray(at(a), 270), ray(at(a), 90)),
  not_quadrant: ([a, way]) => corner(at(a), num(way) * 90, num(way) * 90 + 90),
  quarter: ([a, way]) => corner(at(a), num(way) * 90 - 45, num(way) * 90 + 45),
  nearer: ([a, b]) => stroke(...bisector(at(a), at(b))),
  nearest: ([which, ...sites]) => cell(sites.map(at), num(which)),
  in_triangle: (corners) => stroke(...corners.map(at), at(corners[0])),
  out_of_triangle: (corners) => stroke(...corners.map(at), at(corners[0])),
  band: ([a, axis, half]) => {
    const [x, y] = at(a);
    const off = hundredths(half);
    return num(axis) === 0
      ? joined(stroke([x - off, -FAR], [x - off, FAR]), stroke([x + off, -FAR], [x + off, FAR]))
      : joined(stroke([-FAR, y - off], [FAR, y - off]), stroke([-FAR, y + off], [FAR, y + off]));
  },
  far_from_all: ([r, ...sites]) => joined(...sites.map((site) => ring(at(site), hundredths(r)))),
  in_districts: ([mask], island) =>
    ink(
      bits(num(mask))
        .map((i) => island.districts[i]?.path ?? "")
        .join(""),
      bits(num(mask)).flatMap((i) => island.districts[i]?.ring ?? []),
      [],
      bits(num(mask)),
    ),
  not_in_districts: ([mask]) => ink("", [], bits(num(mask))),
  inside_level: ([level], island) => ink(island.levels[num(level)] ?? "", []),
  outside_level: ([level], island) => ink(island.levels[num(level)] ?? "", []),
};

function outlined(runs: Runs): [string, Point[]] {
  const drawn = outline(unpacked(runs));
  const along = [...drawn.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), BOARD - Number(y)] as Point,
  );
  return [drawn, along.filter((_, i) => i % 5 === 0)];
}

/** The drawing of a hint; where only the ground it means is known, that ground's outline. */
export function inked(drawing: Drawing | NoDrawing, island: Island, runs?: Runs): Ink | null {
  const key = `${island.name} ${JSON.stringify(drawing)} ${runs?.length ?? 0}`;
  let known = drawnBefore.get(key);
  if (known === undefined) drawnBefore.set(key, (known = draw(drawing, island, runs)));
  return known;
}
const drawnBefore = new Map<string, Ink | null>();

function draw(drawing: Drawing | NoDrawing, island: Island, runs?: Runs): Ink | null {
  const [kind, ...values] = drawing;
  if (kind && DRAW[kind]) return DRAW[kind](values as (number | Place)[], island);
  if (!runs || !kind) return null;
  const [drawn, along] = outlined(runs);
  return ink(drawn, along, [], [], true);
}

const landBefore = new WeakMap<Ink, Point[]>();

/** The points along a line that lie on land. */
export function ashore(ink: Ink, onLand: (at: Point) => boolean): Point[] {
  let points = landBefore.get(ink);
  if (!points) landBefore.set(ink, (points = ink.along.filter(onLand)));
  return points;
}

/** Where a number can stand: near the shore if it may, and off what stands there already. */
export function anchored(along: readonly Point[], taken: readonly Point[]): Point | null {
  let best: Point | null = null;
  let most = -Infinity;
  for (const spot of along) {
    const room = Math.min(2.2, ...taken.map(([x, y]) => Math.hypot(x - spot[0], y - spot[1])));
    const score = room + 0.04 * Math.hypot(spot[0] - 10.5, spot[1] - 10.5);
    if (score > most) {
      most = score;
      best = spot;
    }
  }
  return best;
}
