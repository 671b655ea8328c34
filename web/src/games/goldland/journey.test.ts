import { expect, it } from "vitest";

import { part } from "../part";
import { journey } from "./journey.svelte";
import type { GoldlandView, Phase, Trip } from "./view";

const seen = (phase: Phase): GoldlandView => part<GoldlandView>({ phase, active: 0, seat: 0 });
const trip = part<Trip>({ cell: "F6", by: ["G6", "F6"] });

it("takes each step of a trip once, however often it is asked", () => {
  journey.begin(trip);
  expect(journey.next(seen("choosing"), "G7")).toBeNull();
  expect(journey.next(seen("moving"), "G6")).toEqual({ step: "F6" });
  expect(journey.next(seen("moving"), "G6")).toBeNull();
  expect(journey.next(seen("moving"), "F6")).toBeNull();
  expect(journey.trip).toBeNull();
});

it("goes on where something had to be decided first, and ends where the way was left", () => {
  journey.begin(trip);
  expect(journey.next(seen("choosing"), "G6")).toBeNull();
  expect(journey.next(seen("moving"), "G6")).toEqual({ step: "F6" });
  expect(journey.next(seen("moving"), "G7")).toBeNull();
  expect(journey.trip).toBeNull();
});

it("stops once where it ends, after whatever is asked there", () => {
  journey.begin(trip, true);
  expect(journey.next(seen("moving"), "G6")).toEqual({ step: "F6" });
  expect(journey.next(seen("camping"), "F6")).toBeNull();
  expect(journey.next(seen("moving"), "F6")).toBe("stop");
  expect(journey.next(seen("moving"), "F6")).toBeNull();
});

it("does not stop where the last step has ended the move already", () => {
  journey.begin(trip, true);
  journey.next(seen("moving"), "G6");
  expect(journey.next(seen("choosing"), "F6")).toBeNull();
  expect(journey.trip).toBeNull();
});
