import { describe, expect, it } from "vitest";

import type { Face } from "../games/face";
import type { Live } from "../server/live.svelte";
import type { Offer, ReplayStep, Table, Update } from "../server/types";
import type { Words } from "../words/words";
import { Sight, type Watched } from "./sight.svelte";

const PASS = { action: { action: "pass" }, group: "turn" } as Offer;
const words = { forTable: () => words, called: (name: string) => name } as unknown as Words;
const events = [{ event: "one" }, { event: "two" }];

const live = (viewpoint: number | "public", toAct: number[], more: Partial<Live> = {}): Live =>
  ({
    viewpoint,
    update: { to_act: toAct, view: { now: true }, offers: [PASS] } as unknown as Update,
    events,
    fresh: [],
    before: null,
    catchingUp: false,
    ...more,
  }) as Live;

function sight(lives: Live[], face: Partial<Face> = {}): Sight {
  const seats = ["Ann", "Ben"].map((name, seat) => ({ seat, name, colour: "ruby" }));
  const table = { id: "t", state: "playing", seats } as unknown as Table;
  const watched: Watched = { table, lives, face: face as Face, words };
  return new Sight(() => watched);
}

describe("at a shared screen", () => {
  it("the curtain falls before the seat that is asked, until its player lifts it", () => {
    const seen = sight([live(0, [1]), live(1, [1])]);
    expect(seen.curtain).toBe(1);
    seen.lift(1);
    expect([seen.curtain, seen.you]).toEqual([null, 1]);
  });

  it("it stays up while the same seat acts again", () => {
    const seen = sight([live(0, [0]), live(1, [0])]);
    seen.lift(0);
    expect(seen.curtain).toBeNull();
  });
});

describe("at one's own screen", () => {
  it("there is no curtain, and one is asked when one's seat is", () => {
    expect([sight([live(0, [0])]).curtain, sight([live(0, [0])]).mine]).toEqual([null, true]);
    expect(sight([live(0, [1])]).mine).toBe(false);
    expect(sight([live("public", [0])]).mine).toBe(false);
  });

  it("nothing can be chosen while moves are still being shown", () => {
    const seen = sight([live(0, [0], { catchingUp: true })]);
    expect([seen.offers, seen.mine]).toEqual([[], false]);
  });

  it("nothing is told that the board has not shown yet", () => {
    expect(sight([live(0, [0])], { told: () => 1 }).told).toEqual([{ event: "one" }]);
  });
});

it("shows a step that is looked back at, and no choices of now", () => {
  const seen = sight([live(0, [0])]);
  const step = (number: number): ReplayStep =>
    ({
      view: { number, to_act: [1] },
      events: [{ event: `step ${number}` }],
    }) as unknown as ReplayStep;
  seen.back.open([step(0), step(1)]);
  expect([seen.view, seen.toAct, seen.offers]).toEqual([step(1).view, [1], []]);
  expect([seen.before, seen.events.length]).toEqual([step(0).view, 2]);
  expect(seen.shown.past).toBe(true);
  seen.back.close();
  expect([seen.offers, seen.toAct, seen.shown.past]).toEqual([[PASS], [0], false]);
});
