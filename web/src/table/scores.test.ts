import { expect, it } from "vitest";

import type { SeatFace } from "../games/face";
import type { Result } from "../server/types";
import { byPlace, figureOf, isRanked, sourcesOf } from "./scores";

const result = {
  places: [2, 1],
  breakdown: [{ tents: 4 }, { gems: 7, coins: 2 }],
} as unknown as Result;
const seats = [0, 1].map((seat) => ({ seat }) as SeatFace);

it("puts the winner first", () => {
  expect(byPlace(seats, result).map(({ seat }) => seat)).toEqual([1, 0]);
});

it("knows that nobody has a place where nobody won", () => {
  expect(isRanked(result)).toBe(true);
  expect(isRanked({ ...result, places: [0, 0] })).toBe(false);
});

it("tells what pays from what does not, of all seats together", () => {
  const { points, beside } = sourcesOf(result, (source) => source !== "coins");
  expect([points, beside]).toEqual([["tents", "gems"], ["coins"]]);
  expect([figureOf(result, 0, "tents"), figureOf(result, 0, "gems")]).toEqual([4, 0]);
});
