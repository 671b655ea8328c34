import { expect, it } from "vitest";

import { journey } from "./journey.svelte";
import type { GoldlandView, Trip } from "./view";

const seen = (phase: string): GoldlandView => ({ phase, active: 0, seat: 0 }) as GoldlandView;
const trip = { cell: "F6", by: ["G6", "F6"] } as Trip;

it("takes each step of a trip once, however often it is asked", () => {
  journey.begin(trip);
  expect(journey.next(seen("choosing"), "G7")).toBeNull();
  expect(journey.next(seen("moving"), "G6")).toBe("F6");
  expect(journey.next(seen("moving"), "G6")).toBeNull();
  expect(journey.next(seen("moving"), "F6")).toBeNull();
  expect(journey.trip).toBeNull();
});

it("goes on where something had to be decided first, and ends where the way was left", () => {
  journey.begin(trip);
  expect(journey.next(seen("choosing"), "G6")).toBeNull();
  expect(journey.next(seen("moving"), "G6")).toBe("F6");
  expect(journey.next(seen("moving"), "G7")).toBeNull();
  expect(journey.trip).toBeNull();
});
