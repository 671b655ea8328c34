// The little drawings on the land: trees, huts, rocks, by the terrain, always at the same places.
import { dice, type Point } from "../../parts/draw";
import { awayFrom, districtAt, inside, type Island } from "./island";
import type { Lettering } from "./lettering";

export const SPRITES = {
  palm:
    "M0 0C-.6-3-.6-6 .6-9.5M.6-9.5C-1.5-12-4.5-12-6-9.6M.6-9.5C-2-10.4-4-9-4.6-6.6M.6-9.5" +
    "C2-12.4 5-12.6 6.8-10M.6-9.5C3-10.2 4.8-8.8 5.2-6.4M-3 0H3",
  tree:
    "M0 0V-4M-4.2-5.2C-5.8-5.6-5.6-8.6-3.6-8.8C-3.6-11.4 0-12.2 1.2-10.2C3.6-11 5.4-8.6 4.2-7.2" +
    "C5-5.4 3-4 1.8-4.6C.6-3.4-2-3.2-2.6-4.6C-3.2-4.4-3.8-4.6-4.2-5.2M1.6-8.6" +
    "C2.6-8.4 3-7.6 2.8-6.8M.6-6.6C1.2-6.6 1.6-6.2 1.6-5.8",
  pine: "M0 0V-2.4M-3.6-2.4L0-6.2L3.6-2.4ZM-2.8-5L0-9L2.8-5M-2-8L0-11.4L2-8M.8-3.4H2.2M.6-6.2H1.6",
  tuft: "M0 0C-.4-2-1.6-3.6-3.4-4.4M0 0C0-2.4 0-4.2-.4-6M0 0C.4-2.4 1.6-3.8 3.4-4.8M-5 1.6H-1.6M1 1.6H5.4",
  hut: "M-4.5-3.6L0-8L4.5-3.6M-3.4-4.4V0H3.4V-4.4M-.9 0V-2.8H1V0M-1.6-6.2L-2.6-3.8M1.6-6.2L2.6-3.8",
  house: "M-4 0V-4.6L-1-7.4L2-4.6V0ZM2-4.6H6V0H2M-1-7.4H3.4L6-4.6M-2 0V-2.4H-.4V0M3.6-3H4.6",
  rock: "M-4.4 0L-3-4.6L-.6-6L1.4-3.8L3-4.4L4.8 0ZM-.6-6L0-2.6M1.4-3.8L1-1.4M-3-4.6L-2.4-2.2",
  dune: "M-6 0C-3.6-3.4-1.4-3.4.6-.6C2.2-2.6 4.2-2.6 6 0M-2.6-1.6C-1.8-.8-1.4-.4-1.2 0",
  wave: "M-6 0C-5-1.6-4-1.6-3 0C-2-1.6-1-1.6 0 0C1-1.6 2-1.6 3 0C4-1.6 5-1.6 6 0",
  shoal:
    "M-5 0h.1M-2.4-1.6h.1M0 .4h.1M2.4-1.2h.1M4.8.3h.1M-3.6 2h.1M1.2 2.2h.1M-1-3.6h.1M3.6-3.4h.1",
  lava: "M-4 2C-2.6 0-3.4-1.4-1.8-3C-.6-4.2-1.4-5.4-.2-7M1 2C2-.2 1.2-1.8 2.8-3.4C3.6-4.4 3-5.2 3.8-6.2",
  mount:
    "M-9 0L-2.6-11.6L-.4-8.6L2-12.6L9 0M-2.6-11.6L-1.4-7.4L-2.8-4.6L-1.6-1.8M2-12.6L3-8.2" +
    "L1.8-5.4L3.4-1.6M4-7.2L5.4-1.6M5.6-5.2L6.8-1.2M-.2-6.2L.2-2",
  fort:
    "M-9 0V-6.6H-7.4V-8.2H-5.6V-6.6H-4V-8.2H-2.4V-6.6H2.4V-8.2H4V-6.6H5.6V-8.2H7.4V-6.6H9V0Z" +
    "M-1.6 0V-2.8A1.6 1.6 0 0 1 1.6-2.8V0M0-6.6V-14.5M0-14.5L5.4-12.8L0-11.2",
  temple:
    "M-10 0H10L8.2-3.4H-8.2ZM-7.4-3.4L-6-6.8H6L7.4-3.4M-4.8-6.8L-3.6-9.8H3.6L4.8-6.8M-2.6-9.8" +
    "V-12.8H2.6V-9.8M-1.4 0L-.8-9.8M1.4 0L.8-9.8M-3.6-12.8H3.6",
  idol:
    "M-3.6 0V-8C-3.6-11.4-2-13 0-13C2.2-13 3.6-11.4 3.6-8V0ZM-2.6-8.8H-.6M.8-8.8H2.6M0-8.8" +
    "L-.8-5.4H.8M-1.8-3.2H1.8M-5.2 0H5.2",
  wreck:
    "M-9-2.4L8-5.4L5.6 0H-5.8ZM-5.2-2.8L-6.6-11.4M-6-8L-.6-9.2L-1.6-5.4M2.6-4.4L1.6-10M-8 2" +
    "C-6 .6-4 .6-2 2C0 .6 2 .6 4 2C6 .6 7 .8 8.4 1.6",
  ship:
    "M-11 0C-10 4 8 4 11-1.4L6 .2H-7ZM-3.4 0V-17M4.4-.4V-13M-3.4-16C1-14.6 1.4-10 .2-7.4H-6.4" +
    "C-4-9.4-3.2-13-3.4-16M4.4-12C7.8-11 8-7 7-4.6H1.8C3.6-6.4 4.4-9 4.4-12M-3.4-6.4" +
    "C0-5.2.4-3 0-1H-6.6C-4.4-2.2-3.6-4.4-3.4-6.4",
  stone: "M-3 0V-7.6C-3-10 3-10 3-7.6V0ZM-4.4 0H4.4M-1.4-6.4H1.4M0-6.4V-2.6",
} as const;
export type SpriteKind = keyof typeof SPRITES;
export interface Sprite {
  kind: SpriteKind;
  at: Point;
  red: boolean;
}

const BY_TERRAIN: Record<string, readonly SpriteKind[]> = {
  ruin: ["stone", "rock"],
  urban: ["house", "hut", "house"],
  forest: ["tree", "tree", "pine"],
  water: ["shoal", "wave", "tuft"],
  open: ["tuft", "dune", "palm", "rock", "tuft"],
};
const LANDMARKS: Record<string, SpriteKind> = { temple: "temple", idol: "idol", wreck: "wreck" };

export const landmarkSprite = (name: string): SpriteKind =>
  LANDMARKS[name] ?? (name.includes("fort") || name.includes("house") ? "fort" : "stone");

const terrainAt = (island: Island, at: Point): string =>
  Object.keys(BY_TERRAIN).find((kind) => island.terrain[kind]?.some((ring) => inside(ring, at))) ??
  "open";

export function scattered(island: Island, lettering: readonly Lettering[]): Sprite[] {
  const d = dice(3);
  const avoid: [Point, number][] = [
    ...island.towers.map(({ at }) => [at, 0.85] as [Point, number]),
    ...island.landmarks.map(({ at }) => [at, 1.1] as [Point, number]),
    ...Object.values(island.starts).map((at) => [at, 0.6] as [Point, number]),
    ...lettering.flatMap(({ at, half, lines }) =>
      [-1, -0.6, -0.2, 0.2, 0.6, 1].map(
        (share) =>
          [[at[0] + share * half, at[1] + 0.1], 0.42 + 0.3 * lines.length] as [Point, number],
      ),
    ),
  ];
  const sprites: Sprite[] = [];
  const free = (at: Point, gap: number): boolean =>
    avoid.every(([spot, reach]) => Math.hypot(spot[0] - at[0], spot[1] - at[1]) > reach) &&
    sprites.every(({ at: spot }) => Math.hypot(spot[0] - at[0], spot[1] - at[1]) > gap);
  for (let tries = 0; tries < 2200; tries++) {
    const at: Point = [d.between(0.8, 20.2), d.between(0.8, 20.2)];
    const district = districtAt(island, at);
    if (!district || awayFrom(district.ring, at) < 0.4) continue;
    const terrain = terrainAt(island, at);
    if (free(at, terrain === "forest" || terrain === "urban" ? 0.8 : 1.15))
      sprites.push({ kind: d.of(BY_TERRAIN[terrain]!), at, red: false });
  }
  for (const { ring } of island.red) {
    for (let tries = 0; tries < 60; tries++) {
      const at: Point = [d.between(0.8, 20.2), d.between(0.8, 20.2)];
      const xs = ring.map(([x]) => x);
      const ys = ring.map(([, y]) => y);
      const inner: Point = [
        Math.min(...xs) + ((Math.max(...xs) - Math.min(...xs)) * at[0]) / 21,
        Math.min(...ys) + ((Math.max(...ys) - Math.min(...ys)) * at[1]) / 21,
      ];
      if (inside(ring, inner) && awayFrom(ring, inner) > 0.3 && free(inner, 0.75))
        sprites.push({ kind: d.of(["mount", "lava", "rock"] as const), at: inner, red: true });
    }
  }
  return sprites.sort((a, b) => b.at[1] - a.at[1]);
}
