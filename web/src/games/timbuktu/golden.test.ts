import { describe, expect, it } from "vitest";

import type { Moment } from "../golden";
import golden from "./golden.json";
import { pieces, PITCHES, SLOTS } from "./loads";
import { isTravelling, standeesOf, takenPitches, waitingIn } from "./standees";
import { PENS, type TimbuktuView } from "./view";
import { fullPens } from "./ways";

const MOMENTS = golden as unknown as Moment<TimbuktuView>[];

describe.each(MOMENTS)("Timbuktu at $view.phase of stage $view.stage", ({ view }) => {
  const standees = standeesOf(view);

  it("lets every camel that is in a pen stand there once", () => {
    const penned = view.seats.flatMap(({ camels }) => camels.filter(({ pen }) => pen));
    expect(standees).toHaveLength(penned.length);
    expect(new Set(standees.map(({ key }) => key)).size).toBe(standees.length);
  });

  it("never lets two camels stand on one pitch", () => {
    PENS.forEach((_, row) => {
      for (const entered of [true, false]) {
        const here = standees.filter((each) => each.row === row && each.entered === entered);
        expect(takenPitches(standees, row, entered).size).toBe(here.length);
      }
    });
  });

  it("parts a pen's camels into those that have come and those that have yet to leave", () => {
    PENS.forEach((_, row) => {
      const waiting = waitingIn(standees, row);
      const pitches = waiting.map(({ camel }) => camel.pitch!);
      expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
      if (!isTravelling(view)) expect(waiting).toEqual([]);
    });
  });

  it("calls full exactly the pens without a free pitch at the place that is entered", () => {
    if (!isTravelling(view)) return;
    const full = PENS.filter((_, row) => takenPitches(standees, row, true).size === PITCHES.length);
    expect([...fullPens(view)].sort()).toEqual([...full].sort());
  });

  it("has a slot on the tray for every piece of a load", () => {
    for (const { camels } of view.seats)
      for (const { goods } of camels) expect(pieces(goods).length).toBeLessThanOrEqual(SLOTS);
  });
});
