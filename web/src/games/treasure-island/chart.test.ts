import { describe, expect, it } from "vitest";

import type { Moment } from "../golden";
import { coveredBy, overlap } from "./boxes";
import { daysOf } from "./calendar";
import { certainOf, cluesOf } from "./clues";
import golden from "./golden.json";
import { chestOf, handOf, heldBy } from "./holdings";
import { inksOf } from "./inks";
import { islandOf } from "./island";
import { isNewSearch, marchOf, stopsOf, waysOf } from "./journeys";
import { fitted } from "./lens";
import { namesOn } from "./names";
import { progressOf } from "./progress";
import { stanceOn } from "./stances";
import { crossOf, isPhantom, standeesOn } from "./standees";
import { actsOf, tapsOn } from "./taps";
import type { TreasureView } from "./view";

const MOMENTS = golden as unknown as Moment<TreasureView>[];
const WINDOWS = [
  { size: [980, 590], phone: false },
  { size: [308, 290], phone: true },
] as const;
const weigh = () => "weigh" as const;

describe.each(MOMENTS)("the chart at $view.phase of day $view.day", (moment) => {
  const { view: v, offers, events } = moment;
  const island = islandOf(v);

  it.each(WINDOWS)("keeps figures apart and off the cross, on $size", ({ size, phone }) => {
    const lens = fitted(size[0], size[1], 6);
    const standees = standeesOn(v, lens, phone);
    const standing = v.pirates.filter(({ at }) => at).length + v.silver.figures.length;
    expect(standees).toHaveLength(standing);
    expect(new Set(standees.map(({ x, y }) => `${x} ${y}`)).size).toBe(standing);
    if (v.phase === "over")
      for (const cross of crossOf(v, lens, phone))
        for (const { x, y } of standees)
          expect(x < cross.left || x > cross.right || y < cross.top || y > cross.bottom + 28).toBe(
            true,
          );
  });

  it("moves names off the figures where a district has room", () => {
    const lens = fitted(980, 590, 14, true);
    const boxes = standeesOn(v, lens, false).map(({ box }) => box);
    const hidden = (names: { box: (typeof boxes)[number] }[]): number =>
      names.reduce((sum, { box }) => sum + coveredBy(box, boxes), 0);
    const free = namesOn(island, lens, false, boxes);
    expect(hidden(free)).toBeLessThanOrEqual(hidden(namesOn(island, lens, false, [])));
    expect(hidden(free)).toBeLessThan(900);
    expect(free).toHaveLength(island.lettering.length);
  });

  it("gives every hint that can be drawn its ink, and every number a place of its own", () => {
    const inks = inksOf(v, island, [], weigh);
    expect(inks.length).toBeLessThanOrEqual(v.hints.length);
    const spots = inks.flatMap(({ at }) => (at ? [at.join()] : []));
    expect(new Set(spots).size).toBe(spots.length);
    expect(inks.some(({ news }) => news)).toBe(false);
  });

  it("draws every move as a way, and Silver's only after his escape", () => {
    expect(waysOf(v, events)).toHaveLength(events.filter(({ event }) => event === "moved").length);
    expect(stopsOf(v, events).length).toBeLessThanOrEqual(waysOf(v, events).length);
    expect(marchOf(v, island) !== "").toBe(v.silver.marches.length > 0);
    const fresh = v.searches.map((_, n) => isNewSearch(v, n, [{ event: "searched" }]));
    expect(fresh).toEqual(v.searches.map((_, n) => n === v.searches.length - 1));
  });

  it("shows a day for each of the calendar, one of them now at most", () => {
    const days = daysOf(v, weigh);
    expect(days).toHaveLength(v.calendar.length);
    expect(days.filter(({ when }) => when === "now").length).toBeLessThanOrEqual(1);
    expect(days.filter(({ hint }) => hint)).toHaveLength(v.hints.length);
    expect(progressOf(v).id).toBe(
      v.silver.round ? "board-round" : v.day ? "board-day" : "board-setup",
    );
  });

  it("tells every clue, and counts what is certain", () => {
    const clues = cluesOf(v, weigh);
    expect(clues.map(({ hint }) => hint.number)).toEqual(v.hints.map(({ number }) => number));
    for (const { day } of clues) expect(day).toBeGreaterThan(0);
    const searched = certainOf(v).find(({ kind }) => kind === "search");
    expect(searched?.count ?? 0).toBe(v.searches.length);
  });

  it("holds Silver's cards, and his whole chest", () => {
    expect(handOf(v, offers, null).map(({ card }) => card)).toEqual(v.silver.hand);
    expect(chestOf(v).filter(({ gift }) => gift)).toHaveLength(v.chest.length);
    expect(heldBy(v).gifts).toEqual([]);
  });

  it("can be tapped where something is offered", () => {
    for (const { at } of tapsOn(offers, v, island)) expect(at).toHaveLength(2);
    expect(new Set(actsOf(offers).map(({ action }) => action.action)).size).toBe(
      actsOf(offers).length,
    );
  });
});

it("believes what it knows, doubts a lie it saw, and else leaves it to the one who looks", () => {
  const over = MOMENTS.at(-1)!.view;
  const hint = { ...over.hints[1]!, token: null };
  const pirate = { ...over, seat: 1 };
  expect(stanceOn(hint, pirate, () => "ignore")).toBe("ignore");
  expect(stanceOn({ ...hint, number: 1 }, pirate, () => "ignore")).toBe("believe");
  expect(stanceOn({ ...hint, token: "lie" }, pirate, () => "ignore")).toBe("doubt");
  expect(stanceOn({ ...hint, token: "bluff" }, over, () => "ignore")).toBe("believe");
});

it("knows a phantom only where the real one is known", () => {
  const { silver, ...rest } = MOMENTS[0]!.view;
  const two = { ...silver, figures: [silver.figures[0] ?? [1, 1], [9, 9]] as [number, number][] };
  const of = (real_figure: number | null): TreasureView => ({
    ...rest,
    silver: { ...two, real_figure },
  });
  expect([0, 1].map((figure) => isPhantom(of(1), figure))).toEqual([false, true]);
  expect([0, 1].map((figure) => isPhantom(of(null), figure))).toEqual([false, false]);
});

it("gives neighbours' names lines of their own", () => {
  const v = MOMENTS[1]!.view;
  const close = {
    ...v,
    phase: "acting",
    pirates: v.pirates.map((pirate, i) => ({ ...pirate, at: [100 + 4 * i, 100] })),
  } as TreasureView;
  const standees = standeesOn(close, fitted(980, 590, 14, true), false).filter(
    ({ pirate }) => pirate,
  );
  expect(new Set(standees.map(({ line }) => line)).size).toBe(standees.length);
  expect(overlap(standees[0]!.box, standees[1]!.box)).toBeGreaterThan(0);
});
