import { describe, expect, it } from "vitest";

import type { Moment } from "../golden";
import { digOdds, stonesInBag, worthOfAStone } from "./bag";
import { pitched } from "./camps";
import golden from "./golden.json";
import { offersBySite, siteKey } from "./targets";
import { tray } from "./tray";
import type { LivingStoneView } from "./view";

const MOMENTS = golden as unknown as Moment<LivingStoneView>[];

describe.each(MOMENTS)("LivingStone at $view.phase of round $view.round", (moment) => {
  const { view, offers, events } = moment;

  it("shows every die of the round once, in rising order, by whoever took it", () => {
    const dice = tray(view, events);
    const taken = view.seats.flatMap(({ dice_taken }) => dice_taken);
    expect(dice.map(({ pips }) => pips)).toEqual([...view.dice, ...taken].sort((a, b) => a - b));
    expect(new Set(dice.map(({ key }) => key)).size).toBe(dice.length);
    expect(dice.filter(({ seat }) => seat === null)).toHaveLength(view.dice.length);
  });

  it("draws every tent that stands on a site, and no other", () => {
    for (const site of view.sites) {
      const drawn = pitched(site, []);
      site.tents.forEach((count, seat) => {
        const of = drawn.filter((tent) => tent.seat === seat);
        expect(of.reduce((sum, tent) => sum + tent.count, 0)).toBe(count);
      });
    }
  });

  it("reckons a stone between nothing and the dearest gem, and the white one by its share", () => {
    const dearest = Math.max(...Object.values(view.gem_prices));
    expect(worthOfAStone(view)).toBeGreaterThanOrEqual(0);
    expect(worthOfAStone(view)).toBeLessThanOrEqual(dearest);
    expect(digOdds(view, stonesInBag(view)).white).toBe(view.bag.white ? 100 : 0);
  });

  it("shows offers of tents in the column of the boat, all rows apart", () => {
    const tents = offers.filter(({ action }) => action.action === "place_tent");
    const sites = [...offersBySite(tents, view.column).keys()];
    expect(sites).toEqual(tents.map(({ action }) => siteKey(view.column, Number(action["row"]))));
  });
});
