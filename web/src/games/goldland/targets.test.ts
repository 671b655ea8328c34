import { expect, test } from "vitest";

import type { Offer } from "../../server/types";
import { barredCells, hintsByCell, meantTrip, offerAt, scopeOf, tripAt } from "./targets";
import type { GoldlandView, Trip } from "./view";

const offer = (action: object, cell?: string, refused?: string): Offer =>
  ({ action, group: "move", facts: { cell }, refused }) as unknown as Offer;
const north = offer({ action: "step", way: "road" }, "C6");
const east = offer({ action: "step", way: "road" }, "D7", "GL-3.2");
const lays = [0, 1].map((turned) => offer({ action: "lay", turned }, "B6"));
const far: Trip = {
  cell: "C5",
  by: ["C6", "C5"],
  steps: 2,
  pays: {},
  buys: {},
  tokens: 0,
  ordeal: 0,
};
const view = {
  seat: 0,
  seats: [{ seat: 0, cell: "C7" }],
  trips: [far],
  cells: ["C5", "C6", "C7", "D7"].map((cell) => ({ cell, tile: 1 })),
} as unknown as GoldlandView;
const chosen = (offer: Offer) => ({ offer, action: offer.action });

test("a tap on the far end of a trip is about its first step", () => {
  const scope = scopeOf(view, [north, east], null);
  expect(tripAt(scope, "C5")).toBe(far);
  expect(offerAt(scope, "C5")).toBe(north);
  expect(offerAt(scope, "D7")).toBe(east);
  expect(offerAt(scope, "A1")).toBeUndefined();
});

test("nobody who is not asked has a trip", () => {
  expect(tripAt(scopeOf(view, [], null), "C5")).toBeNull();
});

test("a held tile stays as it is turned, over its own cell and over the next", () => {
  const scope = scopeOf(view, lays, chosen(lays[1]!));
  expect(offerAt(scope, "B6")).toBe(lays[1]);
  expect(offerAt(scopeOf(view, lays, null), "B6")).toBe(lays[0]);
});

test("the trip that was begun is meant while its first step is chosen, else that step alone", () => {
  const scope = scopeOf(view, [north], null);
  expect(meantTrip(scope, chosen(north), far)).toBe(far);
  expect(meantTrip(scope, chosen(north), null)?.by).toEqual(["C6"]);
  expect(meantTrip(scope, null, far)).toBeNull();
});

test("a cell is barred that is explored, refused and on no other way", () => {
  expect(barredCells(scopeOf(view, [north, east], null))).toEqual(["D7"]);
});

test("a hint without a cell points at where one stands", () => {
  const advice = [{ offer: offer({ action: "stop" }), percent: 40, best: true }] as never;
  expect([...hintsByCell(advice, "C7")]).toEqual([["C7", { percent: 40, best: true }]]);
});
