import { afterEach, describe, expect, it } from "vitest";

import type { Offer } from "../../server/types";
import type { Moment } from "../golden";
import { part } from "../part";
import { cellOf, isLay, joins, layCells } from "./choices";
import golden from "./golden.json";
import { journey } from "./journey.svelte";
import { centreOf, standing } from "./sight";
import type { GoldlandView, Trip } from "./view";
import { belongs, heldFirst, offerFor } from "./walking.svelte";

const MOMENTS = golden as unknown as Moment<GoldlandView>[];
const trip = part<Trip>({ cell: "F6", by: ["G6", "F6"] });
const view = part<GoldlandView>({ phase: "moving" });
const chosen = (action: object, cell?: string) => {
  const offer = { action, group: "", facts: { cell } } as unknown as Offer;
  return { offer, action: offer.action };
};

describe.each(MOMENTS)("Goldland at $view.phase of round $view.round", ({ view: v, offers }) => {
  it("finds an open offer for the first step of every trip", () => {
    if (!offers.length) return;
    for (const { by } of v.trips)
      expect(offerFor({ step: by[0]! }, offers)?.action.action).toBe("step");
  });

  it("stops only where a move is on", () => {
    expect(offerFor("stop", offers) !== undefined).toBe(offers.length > 0 && v.phase === "moving");
  });

  it("holds a drawn tile where it joins most, or over the cell it was drawn for", () => {
    const lays = offers.filter(isLay);
    const first = heldFirst(offers, null);
    if (!lays.length) return expect(first).toBeUndefined();
    expect(joins(first!).length).toBe(Math.max(...lays.map((offer) => joins(offer).length)));
    for (const cell of layCells(offers)) expect(cellOf(heldFirst(offers, cell)!)).toBe(cell);
    expect(heldFirst(offers, "nowhere")).toBe(first);
  });

  it("shows what is pointed at, else where somebody moves", () => {
    const sight = { v, chosen: null, trip: null, place: null, focused: null };
    expect(centreOf(sight)).toBe(standing(v));
    expect(centreOf({ ...sight, focused: "B2" })).toBe("B2");
    expect(centreOf({ ...sight, focused: "B2", place: "C3" })).toBe("C3");
    expect(centreOf({ ...sight, place: "somewhere" })).toBe(standing(v));
  });
});

describe("a trip", () => {
  afterEach(() => journey.end());

  it("ends by another choice, but not by what is decided on its way", () => {
    journey.begin(trip, true);
    expect(belongs({ view, chosen: chosen({ action: "step" }, "F6") })).toBe(true);
    expect(belongs({ view, chosen: chosen({ action: "step" }, "G5") })).toBe(false);
    expect(belongs({ view, chosen: chosen({ action: "exchange" }) })).toBe(false);
    const camping = part<GoldlandView>({ phase: "camping" });
    expect(belongs({ view: camping, chosen: chosen({ action: "camp" }) })).toBe(true);
  });

  it("is what the window is about while one of its steps is chosen", () => {
    const sight = { v: view, trip, place: null, focused: null };
    expect(centreOf({ ...sight, chosen: chosen({ action: "step" }, "G6") })).toBe("F6");
    expect(centreOf({ ...sight, chosen: chosen({ action: "lay" }, "E5") })).toBe("E5");
  });
});
