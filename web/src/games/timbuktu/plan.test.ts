import { beforeEach, expect, test } from "vitest";

import type { Offer } from "../../server/types";
import { plan } from "./plan.svelte";
import { PENS, type Pen } from "./view";

const place = (camel: string, pen: Pen, refused?: string): Offer =>
  ({ action: { action: "place", camel, pen }, group: "place", refused }) as unknown as Offer;
const offersFor = (...camels: string[]): Offer[] =>
  camels.flatMap((camel) => PENS.map((pen) => place(camel, pen)));

beforeEach(() => plan.drop());

test("nothing goes before the plan is begun", () => {
  plan.give(0, "A", "palm");
  expect(plan.next(0, offersFor("A", "B"))).toBeNull();
});

test("camels go to their pens one after the other, as they were given them", () => {
  plan.give(0, "B", "moon");
  plan.give(0, "A", "palm");
  plan.begun = plan.open = true;
  expect(plan.next(0, offersFor("A", "B"))?.action).toMatchObject({ camel: "B", pen: "moon" });
  expect(plan.next(0, [])).toBeNull();
  expect(plan.next(0, offersFor("A"))?.action).toMatchObject({ camel: "A", pen: "palm" });
  expect([plan.begun, plan.open, plan.size]).toEqual([false, false, 0]);
});

test("a pen that is refused by then ends the run, and the others keep their pens", () => {
  plan.give(0, "A", "palm");
  plan.give(0, "B", "lamp");
  plan.begun = true;
  const refused = place("A", "palm", "TB-3.2");
  expect(plan.next(0, [refused, place("B", "lamp")])).toBe(refused);
  expect(plan.begun).toBe(false);
  expect([plan.penOf(0, "A"), plan.penOf(0, "B")]).toEqual([null, "lamp"]);
});

test("a camel is taken back in hand, and a pen knows who would come", () => {
  plan.give(0, "C", "star");
  plan.give(0, "A", "star");
  plan.give(1, "B", "star");
  expect(plan.camelsFor(0, "star")).toEqual(["C", "A"]);
  plan.takeBack(0, "C");
  expect(plan.camelsFor(0, "star")).toEqual(["A"]);
});

test("one seat's plan is nothing to another at the same screen", () => {
  plan.give(0, "A", "palm");
  plan.begun = true;
  expect(plan.next(1, offersFor("A"))).toBeNull();
});
