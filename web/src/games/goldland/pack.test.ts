import { expect, test } from "vitest";

import { part } from "../part";
import { stripOf } from "./art/trade";
import { trailOf } from "./happened";
import { spacesOf } from "./pack";
import type { GoldlandView, SeatView } from "./view";
import { bundle } from "./items";

const seat = (more: Partial<SeatView>): SeatView => ({
  seat: 0,
  cell: "G7",
  items: { provisions: 2, pearls: 1, ropes: 0, guns: 0, spades: 0, timbers: 0, fishing_rods: 0 },
  treasures: 1,
  amulet: true,
  gold: 0,
  tokens: 0,
  camps_left: 10,
  spaces: 12,
  free: 7,
  steps: 7,
  reach: [],
  reach_paying: [],
  points: 6,
  sources: { gold: 0, treasures: 3, amulet: 3, markers: 0 },
  ...more,
});

test("a backpack fills from its highest space down, and the highest free number is how far one goes", () => {
  const spaces = spacesOf(seat({}), {});
  expect(spaces.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(spaces.slice(7).map(({ thing }) => thing)).toEqual([
    "pearls",
    "provisions",
    "provisions",
    "treasure",
    "amulet",
  ]);
  expect(spaces.findLast(({ thing }) => thing === null)?.number).toBe(7);
});

test("what is chosen to be paid leaves the backpack, treasures and amulet never", () => {
  const spaces = spacesOf(seat({}), { provisions: 1, pearls: 2 });
  expect(spaces.filter(({ leaves }) => leaves).map(({ thing }) => thing)).toEqual([
    "pearls",
    "provisions",
  ]);
});

test("gold that fills spaces is shown as gold", () => {
  const spaces = spacesOf(seat({ gold: 2, free: 5 }), {});
  expect(spaces.filter(({ thing }) => thing === "gold")).toHaveLength(2);
});

test("the trail of a move begins where it began and follows this turn's steps only", () => {
  const view = part<GoldlandView>({
    active: 0,
    move: { steps: 1, visited: ["E6", "E7", "F7"], target: null },
  });
  const moved = (cell: string, who = 0): { event: string; seat: number; cell: string } => ({
    event: "moved",
    seat: who,
    cell,
  });
  expect(
    trailOf(view, [moved("F7"), { event: "turn", seat: 0 }, moved("E7"), moved("E6")]),
  ).toEqual(["F7", "E7", "E6"]);
});

test("a trade stands on the closed side: shown, arrow, then one set or the other", () => {
  const strip = stripOf(
    {
      tile: "P01",
      kind: "plain",
      village: true,
      treasure_field: false,
      need: "pearls",
      offers: [{ spades: 1 }, { ropes: 2 }],
    },
    "W",
  )!;
  expect(strip.upright).toBe(true);
  expect(strip.parts.map(({ what }) => what)).toEqual([
    "chip",
    "arrow",
    "chip",
    "bar",
    "chip",
    "chip",
  ]);
  expect(strip.plate.x).toBeLessThan(10);
});

test("a set of items is read from its name", () => {
  expect(bundle("2 ropes + 1 fishing rod")).toEqual({ ropes: 2, fishing_rods: 1 });
  expect(bundle("1 provision + 2 pearls")).toEqual({ provisions: 1, pearls: 2 });
  expect(bundle("nothing")).toEqual({});
});
