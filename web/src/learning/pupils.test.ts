import { expect, it } from "vitest";

import { placesOf, seatsOf } from "./pupils";

it("seats the learner among novices, each with a mark of their own", () => {
  const seats = seatsOf(["You", "Bot B"]);
  expect(new Set(seats.map(({ mark }) => mark)).size).toBe(2);
  expect(placesOf(seats, 0).map(({ kind, level, yours }) => [kind, level, yours])).toEqual([
    ["person", null, true],
    ["bot", "novice", false],
  ]);
});
