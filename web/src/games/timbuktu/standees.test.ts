import { expect, test } from "vitest";

import type { Offer } from "../../server/types";
import { journey } from "./layout";
import { boxed, standeesOf, takenPitches, waitingIn } from "./standees";
import { choosableCamels, handedCamel, nextOf, ownIn, placementsOf } from "./targets";
import type { TimbuktuView } from "./view";

const camel = (name: string, place: string, pen?: string, pitch?: number): object => ({
  camel: name,
  waits: true,
  goods: null,
  place,
  pen,
  pitch,
});
const view = {
  phase: "moving",
  from: "oasis1",
  to: "oasis2",
  seats: [
    { seat: 0, camels: [camel("A", "oasis1", "lamp", 3), camel("B", "oasis2", "palm", 1)] },
    { seat: 1, camels: [camel("A", "oasis1", "lamp", 1), camel("B", "oasis1")] },
  ],
} as unknown as TimbuktuView;
const offer = (action: object): Offer => ({ action, group: "g" }) as unknown as Offer;

test("on a journey a camel has entered or has yet to leave; without a pen it stands nowhere", () => {
  const standees = standeesOf(view);
  expect(standees.map(({ key, row, entered }) => [key, row, entered])).toEqual([
    ["0/A", 1, false],
    ["0/B", 0, true],
    ["1/A", 1, false],
  ]);
  expect(waitingIn(standees, 1).map(({ key }) => key)).toEqual(["1/A", "0/A"]);
  expect([...takenPitches(standees, 0, true)]).toEqual([1]);
  expect(takenPitches(standees, 0, false).size).toBe(0);
});

test("where one place is shown everybody is there", () => {
  expect(standeesOf({ ...view, phase: "placing" }).every(({ entered }) => entered)).toBe(true);
});

test("camels in a box stay inside it, alone, as two and as tags", () => {
  const layout = journey(390, 360, true);
  const [first] = standeesOf(view);
  for (const count of [1, 2, 5]) {
    const all = Array.from({ length: count }, () => ({ ...first! }));
    for (const each of all) {
      const { x, y } = boxed(each, all, layout);
      expect(x).toBeGreaterThanOrEqual(layout.boxes!.x);
      expect(x).toBeLessThan(layout.boxes!.x + layout.boxes!.width);
      expect(y).toBeGreaterThanOrEqual(layout.to.laneTop(1));
      expect(y).toBeLessThan(layout.to.laneTop(1) + layout.to.laneHeight);
    }
  }
});

test("the camel in hand is placed if it can be, else the first, unless another is chosen", () => {
  const place = ["A", "B"].map((name) => offer({ action: "place", camel: name, pen: "moon" }));
  expect(handedCamel(place, null, "B")).toBe("B");
  expect(handedCamel(place, null, "E")).toBe("A");
  expect(handedCamel(place, { offer: place[0]!, action: place[0]!.action }, "B")).toBe("A");
  expect([...placementsOf(place, "B")]).toEqual([["moon", place[1]]]);
  expect(handedCamel([], null, "B")).toBeNull();
});

test("a box of own camels gives one after the other", () => {
  const choose = ["A", "B"].map((name) => offer({ action: "choose", camel: name }));
  const choosable = choosableCamels(choose, 0);
  expect(ownIn(standeesOf(view), 1, choosable)).toEqual([choose[0]]);
  expect(nextOf(choose, null)).toBe(choose[0]);
  expect(nextOf(choose, { offer: choose[0]!, action: choose[0]!.action })).toBe(choose[1]);
  expect(nextOf([], null)).toBeUndefined();
});
