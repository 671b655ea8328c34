import { expect, it } from "vitest";

import type { GameEvent } from "../../server/types";
import { part } from "../part";
import { digOdds } from "./bag";
import { pitched } from "./camps";
import { narrow, wide } from "./layout";
import { tray } from "./tray";
import type { LivingStoneView } from "./view";

const view = (dice: number[], taken: number[][]): LivingStoneView =>
  part<LivingStoneView>({
    dice,
    seats: taken.map((dice_taken, seat) => ({ seat, dice_taken })),
    bag: { clear: 5, blue: 2, red: 1, black: 11, white: 1 },
    gem_prices: { clear: 1, blue: 3, red: 5 },
  });

it("lists every die of the round with who took it and what for", () => {
  const events: GameEvent[] = [
    { event: "round_began", round: 2 },
    { event: "die_taken", seat: 1, pips: 4 },
    { event: "coins_taken", seat: 1, pounds: 4 },
    { event: "die_taken", seat: 0, pips: 2 },
  ];
  expect(
    tray(view([1, 4, 6], [[2], [4]]), events).map(({ pips, seat, deed }) => [pips, seat, deed?.id]),
  ).toEqual([
    [1, null, undefined],
    [2, 0, undefined],
    [4, 1, "deed-coins_taken"],
    [4, null, undefined],
    [6, null, undefined],
  ]);
});

it("forgets exactly what was taken back", () => {
  const events: GameEvent[] = [
    { event: "round_began" },
    { event: "die_taken", seat: 0, pips: 3 },
    { event: "donated", seat: 0 },
    { event: "undone", seat: 0, struck: [2] },
    { event: "coins_taken", seat: 0, pounds: 3 },
  ];
  expect(tray(view([], [[3]]), events)[0]!.deed?.id).toBe("deed-coins_taken");
  expect(
    tray(view([], [[3]]), [...events, { event: "undone", seat: 0, struck: [4] }])[0]!.deed,
  ).toBeNull();
});

it("reckons a draw from what everybody sees", () => {
  expect(digOdds(view([], []), 4)).toEqual({ pounds: "3.2", white: 20 });
});

it("draws two tents side by side and more as one an owner", () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, name: "", mark: "A" as const }));
  expect(pitched({ column: 1, row: 1, tents: [2, 0, 0], added: [0, 0, 0] }, seats)).toHaveLength(2);
  expect(
    pitched({ column: 1, row: 1, tents: [2, 0, 1], added: [0, 0, 0] }, seats).map(
      ({ count }) => count,
    ),
  ).toEqual([2, 1]);
});

it("fills the width of a phone exactly, wherever the boat is", () => {
  for (let column = 1; column <= 10; column++)
    expect(narrow(360, 360, column).edges[10]! + 79).toBeCloseTo(360);
  expect(wide(0.6).edges).toHaveLength(11);
});
