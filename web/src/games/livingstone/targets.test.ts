import { expect, test } from "vitest";

import type { Offer } from "../../server/types";
import { aimOf, hintsBySite, offerAt, offersBySite } from "./targets";

const BOAT = 4;
const offer = (action: object, refused?: string): Offer =>
  ({ action, group: "turn", refused }) as unknown as Offer;
const tent = offer({ action: "place_tent", row: 3 }, "LS-4.2");
const lift = offer({ action: "lift_tent", column: 4, row: 3 });
const die = offer({ action: "take_die", pips: 5 });
const dig = offer({ action: "dig" });

test("a tent goes into the boat's column, other offers name their site, the rest none", () => {
  expect([...offersBySite([tent, lift, die, dig], BOAT)]).toEqual([["4/3", [tent, lift]]]);
});

test("a tap takes what is chosen there, else what can be done, else what is refused", () => {
  expect(offerAt([tent, lift], { offer: tent, action: tent.action })).toBe(tent);
  expect(offerAt([tent, lift], null)).toBe(lift);
  expect(offerAt([tent], null)).toBe(tent);
  expect(offerAt([], null)).toBeUndefined();
});

test("a chosen die aims at its row of the boat's column", () => {
  expect(aimOf({ offer: die, action: die.action }, BOAT)).toBe("4/5");
  expect(aimOf({ offer: lift, action: lift.action }, BOAT)).toBe("4/3");
  expect(aimOf({ offer: dig, action: dig.action }, BOAT)).toBeNull();
});

test("of several hints at one site the first, which is the best, is shown", () => {
  const hints = hintsBySite(
    [
      { offer: die, action: die.action, percent: 61, best: true },
      { offer: offer({ action: "place_tent", row: 5 }), percent: 40, best: false },
      { offer: dig, percent: 20, best: false },
    ] as never,
    BOAT,
  );
  expect([...hints]).toEqual([["4/5", { percent: 61, best: true }]]);
});
