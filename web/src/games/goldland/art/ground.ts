// How a tile's ground is drawn, in units of 100 by 100: contours, roads, cliffs and sea, by the tile's name.
import { dice, tenth, type Dice, type Point } from "../../../parts/draw";
import type { Compass } from "../cells";
import type { OpenCell, TileFace } from "../view";

export const ARROWS: Record<Compass, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const EDGES: Record<Compass, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
const OPPOSITE: Record<Compass, Compass> = { N: "S", E: "W", S: "N", W: "E" };
const ALL: readonly Compass[] = ["N", "E", "S", "W"];
/** Coast tiles are drawn with the sea in the south; each quarter turn moves it on clockwise. */
const SEA_SIDES: readonly Compass[] = ["S", "W", "N", "E"];

export const ROAD = 13;

const PLAIN_WASHES = ["var(--plain-1)", "var(--plain-2)", "var(--plain-3)"] as const;

export const wash = (face: TileFace): string =>
  face.adventure ? `var(--wash-${face.adventure})` : dice(seed(face.tile)).of(PLAIN_WASHES);

function seed(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

export const sidesOf = (roads: string): Compass[] => ALL.filter((side) => roads.includes(side));

/** The side without a road; on the coast the sea's. */
export function closedSide(tile: Pick<OpenCell, "kind" | "roads" | "turned">): Compass {
  if (tile.kind === "coast" || tile.kind === "start") return SEA_SIDES[tile.turned % 4]!;
  return ALL.find((side) => !tile.roads.includes(side)) ?? "S";
}

export interface Ground {
  contours: string;
  specks: string;
}

export function ground(name: string): Ground {
  const d = dice(seed(name));
  let contours = "";
  for (let i = 0; i < 3; i++) {
    const y = 10 + i * 34 + d.between(0, 14);
    contours +=
      `M-2 ${tenth(y)}` +
      `C${tenth(d.between(20, 35))} ${tenth(y + d.between(-9, 9))}` +
      ` ${tenth(d.between(60, 75))} ${tenth(y + d.between(-9, 9))}` +
      ` 102 ${tenth(y + d.between(-6, 6))}`;
  }
  let specks = "";
  for (let i = 0; i < 44; i++) {
    const [x, y] = [d.between(3, 97), d.between(3, 97)];
    if (Math.abs(x - 50) > 10 && Math.abs(y - 50) > 10)
      specks += `M${tenth(x)} ${tenth(y)}l${tenth(d.between(0.4, 2.6))} ${tenth(d.between(-0.4, 0.4))}`;
  }
  return { contours, specks };
}

/** Where a medallion sits: a little off the middle, away from the closed side. */
export const middleOf = (closed: Compass): Point => [
  50 - ARROWS[closed][0] * 5,
  50 - ARROWS[closed][1] * 5,
];

/** Rays round a medallion. */
export function rays([x, y]: Point): string {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2;
    const reach = 30 + ((i * 7) % 5) * 1.1;
    return (
      `M${tenth(x + 27.4 * Math.cos(angle))} ${tenth(y + 27.4 * Math.sin(angle))}` +
      `L${tenth(x + reach * Math.cos(angle))} ${tenth(y + reach * Math.sin(angle))}`
    );
  }).join("");
}

/** Roads that meet in the middle, by every pair of sides they join. */
function meeting(sides: readonly Compass[]): string {
  const parts: string[] = [];
  sides.forEach((from, i) => {
    for (const to of sides.slice(i + 1)) {
      const [a, b] = [EDGES[from], EDGES[to]];
      if (OPPOSITE[from] === to) parts.push(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`);
      else
        parts.push(
          `M${a[0]} ${a[1]}L${50 + ARROWS[from][0] * 24} ${50 + ARROWS[from][1] * 24}` +
            `Q50 50 ${50 + ARROWS[to][0] * 24} ${50 + ARROWS[to][1] * 24}L${b[0]} ${b[1]}`,
        );
    }
  });
  return parts.join("");
}

/** Roads that break off before an adventure. */
function breaking(sides: readonly Compass[], middle: Point): string {
  return sides
    .map((side) => {
      const [edge, arrow] = [EDGES[side], ARROWS[side]];
      let length = 0;
      while (
        length < 50 &&
        Math.hypot(
          edge[0] - arrow[0] * length - middle[0],
          edge[1] - arrow[1] * length - middle[1],
        ) >= 31
      )
        length += 0.5;
      length -= ROAD / 2;
      return `M${edge[0]} ${edge[1]}L${edge[0] - arrow[0] * length} ${edge[1] - arrow[1] * length}`;
    })
    .join("");
}

export interface Roads {
  way: string;
  ruts: string;
  ends: "round" | "butt";
}

export function roads(tile: Pick<OpenCell, "kind" | "roads">, middle: Point): Roads {
  const sides = sidesOf(tile.roads);
  const adventure = tile.kind === "adventure";
  const length = adventure ? 12 : 27;
  const ruts = sides
    .map((side) => {
      const [edge, arrow] = [EDGES[side], ARROWS[side]];
      const [dx, dy] = [arrow[1] * 2.4, arrow[0] * 2.4];
      const run = `l${-arrow[0] * length} ${-arrow[1] * length}`;
      return `M${edge[0] + dx} ${edge[1] + dy}${run}M${edge[0] - dx} ${edge[1] - dy}${run}`;
    })
    .join("");
  return {
    way: adventure ? breaking(sides, middle) : meeting(sides),
    ruts,
    ends: adventure ? "round" : "butt",
  };
}

export interface Coast {
  sea: string;
  cliff: string;
  lip: string;
  hatch: string;
  waves: string;
}

function wavesIn(d: Dice, x0: number, x1: number, y0: number, y1: number, count: number): string {
  return Array.from(
    { length: count },
    () => `M${tenth(d.between(x0, x1))} ${tenth(d.between(y0, y1))}q3-1.800 6 0t6 0`,
  ).join("");
}

/** A straight coast, drawn with the sea in the south. */
export function coast(name: string): Coast {
  const d = dice(seed(name) + 7);
  const upper = [1, 2, 3, 4, 5].map((i): Point => [
    (i * 100) / 6 + d.between(-3, 3),
    67 + d.between(-3.5, 3.5),
  ]);
  const lower = upper.map(([x, y]): Point => [
    x + d.between(-2.5, 2.5),
    y + 9.5 + d.between(-1.5, 1.5),
  ]);
  const path = (points: readonly Point[]): string =>
    points.map(([x, y]) => `L${tenth(x)} ${tenth(y)}`).join("");
  const lip = `M-.3 67${path(upper)}L100.3 67`;
  let hatch = "";
  for (let x = 1.5; x < 100; x += 2.6) {
    const near = upper[Math.min(4, Math.max(0, Math.round((x / 100) * 6) - 1))]!;
    hatch +=
      `M${tenth(x)} ${tenth(67.8 + (near[1] - 67) * 0.6)}` +
      `l${tenth(d.between(-0.8, 0.8))} ${tenth(d.between(5, 9))}`;
  }
  return {
    lip,
    hatch,
    cliff: `${lip}L100.3 76.5${path([...lower].reverse())}L-.3 76.5Z`,
    sea: `M-.3 76${path(lower)}L100.3 76V100.3H-.3Z`,
    waves: wavesIn(d, 4, 84, 80, 97, 7),
  };
}

const CORNER_LIP = "M-.3 67L17 65L31 70L48 66L60 69L67 62L65 48L70 33L66 17L67-.3";
const CORNER_FOOT = "76.5-.3L75.6 17L79.6 34L75 50L76 68L66 78L50 76L32 80L18 75L-.3 76.5";

/** The start: cliffs in the south and the east. */
export function cornerCoast(): Coast {
  let hatch = "M64.6 66l6 7M62.6 67.6l4 8M66.6 63.6l8 4";
  for (let x = 2; x < 62; x += 2.6) hatch += `M${tenth(x)} ${tenth(67.6 + Math.sin(x))}l.3 7`;
  for (let y = 2; y < 60; y += 2.6) hatch += `M${tenth(68 + Math.sin(y))} ${tenth(y)}l7 .3`;
  return {
    lip: CORNER_LIP,
    hatch,
    cliff: `${CORNER_LIP}L${CORNER_FOOT}Z`,
    sea: `M${CORNER_FOOT}V100.3H100.3V-.3Z`,
    waves: "M84 8q3-1.800 6 0t6 0M84 24q3-1.800 6 0M86 44q3-1.800 6 0t6 0M8 90q3-1.800 6 0t6 0",
  };
}

/** The sea's side as the angle a coast drawn with the sea in the south is turned by. */
export const SEA_ANGLE: Record<Compass, number> = { S: 0, W: 90, N: 180, E: -90 };

/** The two corners away from the closed side: the first for the cost or a village, the second for camps. */
export const FAR_CORNERS: Record<Compass, readonly [Point, Point]> = {
  S: [
    [0, 0],
    [1, 0],
  ],
  N: [
    [0, 1],
    [1, 1],
  ],
  W: [
    [1, 0],
    [1, 1],
  ],
  E: [
    [0, 0],
    [0, 1],
  ],
};

const ORNAMENT_SPOTS: Record<number, number> = { 0: 17, 1: 83 };
export const spot = ([x, y]: Point): Point => [ORNAMENT_SPOTS[x]!, y ? 80 : 22];
/** What stands in the corners of open country. */
export const standing = (
  name: string,
): readonly ["mesa" | "agave" | "stones", "mesa" | "agave" | "stones"] => {
  const d = dice(seed(name) + 3);
  const kinds = ["mesa", "agave", "stones", "agave"] as const;
  return [d.of(kinds), d.of(kinds)];
};
