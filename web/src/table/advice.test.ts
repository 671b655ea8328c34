import { expect, it } from "vitest";

import type { Hint, Offer } from "../server/types";
import { advised } from "./advice";

const offer = (action: object, more: object = {}): Offer =>
  ({ action, group: "g", ...more }) as Offer;
const OFFERS = [
  offer({ action: "take", pips: 3 }),
  offer({ action: "take", pips: 5 }, { refused: "LS-3.2" }),
  offer({ action: "sell", gem: "red", count: 1 }, { upto: { count: [1, 4] } }),
];
const advice = (action: object, percent: number | null): object => ({ action, percent, tries: 10 });
const hint = (best: object, ...alternatives: object[]): Hint =>
  ({
    seat: 0,
    number: 4,
    best,
    alternatives,
    reason: { id: "hint-close", values: {} },
  }) as unknown as Hint;

it("finds the choices a bot thought about, with the amounts it would set", () => {
  const found = advised(
    hint(
      advice({ action: "sell", gem: "red", count: 3 }, 50),
      advice({ action: "take", pips: 3 }, 40),
    ),
    OFFERS,
  );
  expect(
    found.map(({ offer: { action }, set, percent, best }) => [action.action, set, percent, best]),
  ).toEqual([
    ["sell", { count: 3 }, 50, true],
    ["take", {}, 40, false],
  ]);
});

it("names an offer once and nothing that is refused", () => {
  const found = advised(
    hint(
      advice({ action: "sell", gem: "red", count: 3 }, 50),
      advice({ action: "sell", gem: "red", count: 2 }, 40),
      advice({ action: "take", pips: 5 }, 10),
    ),
    OFFERS,
  );
  expect(found).toHaveLength(1);
});

it("names places one by one, by their names where they have some", () => {
  const map = offer({ action: "point", x: 0, y: 0 }, { upto: { x: [0, 210], y: [0, 210] } });
  const tower = offer({ action: "point", x: 40, y: 50 }, { group: "place" });
  const point = (x: number, y: number): object => advice({ action: "point", x, y }, 50);
  const found = advised(hint(point(70, 80), point(40, 50), point(90, 90)), [map, tower]);
  expect(found.map(({ offer: found, action, set }) => [found, action["x"], set])).toEqual([
    [map, 70, { x: 70, y: 80 }],
    [tower, 40, {}],
    [map, 90, { x: 90, y: 90 }],
  ]);
});
