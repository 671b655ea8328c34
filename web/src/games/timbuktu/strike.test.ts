import { expect, test } from "vitest";

import type { GameEvent } from "../../server/types";
import { part } from "../part";
import { single } from "./layout";
import { flightsOf, strikeOf, valueX } from "./strike";
import { theftIn, type Theft } from "./theft";
import { GOOD_KINDS, PENS, type CamelView, type TimbuktuView } from "./view";

const TOLD: GameEvent[] = [
  { event: "robbed", stage: 1, pen: "palm", pitches: [1, 2], goods: ["gold", "coffee"] },
  { event: "lost", seat: 0, camel: "B", pitch: 1, goods: { gold: 2 } },
  { event: "robbed", stage: 1, pen: "moon", pitches: [3, 4], goods: ["salt", "water"] },
  { event: "lost", seat: 1, camel: "A", pitch: 3, goods: { salt: 1 } },
];
const camel = (some: Partial<CamelView>): CamelView =>
  ({ waits: true, place: "oasis1", ...some }) as CamelView;
const VIEW = part<TimbuktuView>({
  phase: "choosing",
  from: "oasis1",
  to: "oasis2",
  seats: [
    { seat: 0, camels: [camel({ camel: "B", pen: "palm", pitch: 1, goods: { water: 1 } })] },
    { seat: 1, camels: [camel({ camel: "A", pen: "moon", pitch: 3, goods: { pepper: 2 } })] },
  ],
  goods: Object.fromEntries(GOOD_KINDS.map((kind) => [kind, { value: 2 }])),
});
const theft: Theft = theftIn(VIEW, TOLD, null)!;

test("a pile visits its pen and takes what it names from the trays", () => {
  const { row, camels } = strikeOf(theft, 0);
  expect(row).toBe(PENS.indexOf("palm"));
  expect(camels.map(({ visited }) => visited)).toEqual([true, false]);
  expect(camels.map(({ load, taken }) => taken.map((slot) => load[slot]))).toEqual([
    ["gold", "gold"],
    [],
  ]);
});

test("what an earlier pile took is gone from the tray of the next", () => {
  expect(strikeOf(theft, 1).camels[0]!.load).toEqual(["water"]);
});

test("values rise pile by pile up to what they are after all", () => {
  expect([0, 1].map((step) => strikeOf(theft, step).values.salt)).toEqual([1, 2]);
  expect(strikeOf(theft, 0).gains).toMatchObject({ gold: 2, salt: 0 });
});

test("every piece taken flies from its tray to its value", () => {
  const { to: lanes } = single(1000, 600, false);
  const flights = flightsOf(strikeOf(theft, 0), lanes, 570);
  expect(flights).toHaveLength(2);
  for (const { kind, x, y, dx, dy } of flights) {
    expect(x + dx + 12).toBeCloseTo(valueX(lanes, kind));
    expect(y + dy + 12).toBeCloseTo(570);
  }
});
