import { expect, test } from "vitest";

import type { Offer } from "../../server/types";
import type { Island } from "./island";
import { aimOf, askedPlace, firstPlace, hintedPlaces, pointedHint, pointedPlace } from "./targets";

const point = (x: number, y: number, facts: object = {}): Offer =>
  ({ action: { action: "point", x, y }, group: "map", facts }) as unknown as Offer;
const pass = { action: { action: "pass" }, group: "turn" } as unknown as Offer;
const ISLAND = { towers: [{ at: [3, 4] }] } as unknown as Island;

test("a place is asked for by the offer of the map alone", () => {
  expect(askedPlace([pass])).toBeNull();
  const asked = askedPlace([pass, point(50, 60, { runs: [], radius: 100 })])!;
  expect([asked.from, asked.radius]).toEqual([null, 100]);
  expect(firstPlace(asked)).toEqual([50, 60]);
});

test("the cross-hair begins where one stands", () => {
  expect(firstPlace(askedPlace([point(50, 60, { runs: [], from: [7, 8] })]))).toEqual([7, 8]);
  expect(firstPlace(null)).toEqual([105, 105]);
});

test("only a chosen point is aimed at", () => {
  const offer = point(1, 2);
  expect(aimOf({ offer, action: offer.action })).toEqual([1, 2]);
  expect(aimOf({ offer: pass, action: pass.action })).toBeNull();
});

test("of hinted places the best is drawn last", () => {
  const advice = [
    { action: point(1, 1).action, percent: 60, best: true },
    { action: pass.action, percent: 50, best: false },
    { action: point(2, 2).action, percent: null, best: false },
  ] as never;
  expect(hintedPlaces(advice).map(({ at }) => at)).toEqual([
    [2, 2],
    [1, 1],
  ]);
});

test("the log points at places, towers and hints", () => {
  expect(pointedPlace("at/35/40", ISLAND)).toEqual([3.5, 4]);
  expect(pointedPlace("tower/1", ISLAND)).toEqual([3, 4]);
  expect(pointedPlace("tower/9", ISLAND)).toBeNull();
  expect(pointedPlace("hint/3", ISLAND)).toBeNull();
  expect(pointedHint("hint/3")).toBe(3);
  expect(pointedHint(null)).toBeNull();
});
