import { describe, expect, it } from "vitest";

import type { Words } from "../../words/words";
import type { Moment } from "../golden";
import golden from "./golden.json";
import { sharesIn, unseenCards } from "./notes";
import { countersOf, pips, placeWords, routeOf } from "./route";
import type { TimbuktuView } from "./view";

const MOMENTS = golden as unknown as Moment<TimbuktuView>[];
const named = { say: (id: string) => id } as Words;

describe.each(MOMENTS)("Timbuktu at $view.phase of stage $view.stage", ({ view: v }) => {
  it("has seen a card of each pile that lies open to the seat, and no other", () => {
    const seen = v.piles.filter(({ cards }) => cards).length;
    const { pitches, goods } = unseenCards(v);
    expect(v.cards.pitches.length - pitches.length).toBe(seen);
    expect(v.cards.goods.length - goods.length).toBe(seen);
  });

  it("explains at most two shares, each of which occurs, the larger first", () => {
    const shares = sharesIn(v.notebook.pens).map((chance) => chance.in / chance.of);
    expect(shares.length).toBeLessThanOrEqual(2);
    expect(shares).toEqual([...new Set(shares)].sort((a, b) => b - a));
    for (const share of shares) expect(share > 0 && share < 1).toBe(true);
  });

  it("draws the places of the route from left to right, inside the sky", () => {
    for (const width of [360, 1000]) {
      const small = width < 640;
      const { stops, leg, caravan } = routeOf({ v, here: null, width, sky: 100, small });
      const places = stops.map(({ x }) => x);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(Math.min(...places, caravan)).toBeGreaterThan(0);
      expect(Math.max(...places, caravan)).toBeLessThan(width);
      expect(leg).not.toBe("");
    }
  });

  it("lights both ends of a leg, or the one place that is shown", () => {
    const lit = (here: string | null): string[] =>
      routeOf({ v, here, width: 1000, sky: 100, small: false })
        .stops.filter(({ now }) => now)
        .map(({ place }) => place);
    expect(lit(null)).toEqual([v.from, v.to]);
    expect(lit(v.to)).toEqual([v.to]);
    expect(placeWords(v.to, v, null, named)).toBe("tb-to");
    expect(placeWords(v.to, v, v.to, named)).toBe("tb-here");
  });

  it("counts the stage, and the round only on the way", () => {
    const counted = countersOf(v, named);
    expect(counted).toHaveLength(v.phase === "choosing" || v.phase === "moving" ? 2 : 1);
    for (const counter of counted) {
      expect(pips(counter)).toHaveLength(counter.of);
      expect(pips(counter).indexOf("now")).toBe(counter.now - 1);
    }
  });
});
