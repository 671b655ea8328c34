import { expect, it } from "vitest";

import type { Offer } from "../../server/types";
import type { Moment } from "../golden";
import golden from "./golden.json";
import { countsATent, reckoned } from "./scores";
import { atRest, standing, tray } from "./tray";
import type { LivingStoneView } from "./view";

const MOMENTS = golden as unknown as Moment<LivingStoneView>[];
const tent = (row: number, facts: object, refused?: string) => {
  const offer = { action: { action: "place_tent", row }, group: "die_action", facts, refused };
  return { offer: offer as unknown as Offer, action: offer.action };
};

it.each(MOMENTS)(
  "adds up points, column and rows at $view.phase of round $view.round",
  ({ view }) => {
    const seats = reckoned(view, null);
    expect(seats.map(({ total }) => total)).toEqual(
      seats.map(({ total }) => total).toSorted((a, b) => b - a),
    );
    for (const { seat, points, total } of seats) {
      const rows = view.rows.reduce((sum, { shares }) => sum + shares[seat]!, 0);
      const worth = view.seats[seat]!.column_worth;
      expect(total).toBe(view.phase === "over" ? points : points + worth + rows);
    }
  },
);

it("counts a chosen tent as the game says: its points, and the row as it would be shared", () => {
  const { view } = MOMENTS.find(
    (moment) => moment.view.phase === "act" && moment.view.seat !== null,
  )!;
  const [seat, row] = [view.seat!, view.rows[2]!];
  const then = row.shares.map((share, i) => (i === seat ? share + 5 : 0));
  const total = (chosen: Parameters<typeof reckoned>[1], of: number): number =>
    reckoned(view, chosen).find((each) => each.seat === of)!.total;
  const chosen = tent(row.row, { gain_points: 3, shares_then: then });
  expect(countsATent(chosen)).toBe(true);
  expect(total(chosen, seat) - total(null, seat)).toBe(3 + 5);
  const other = (seat + 1) % view.seats.length;
  expect(total(null, other) - total(chosen, other)).toBe(row.shares[other]);
});

it("counts no tent that is refused, nor one that moves from a place not yet known", () => {
  const { view } = MOMENTS.find((moment) => moment.view.phase === "act")!;
  const plain = reckoned(view, null);
  for (const chosen of [
    tent(3, { gain_points: 3 }),
    tent(3, { gain_points: 3, shares_then: [9, 9, 9, 9, 9] }, "LS-4.2"),
  ]) {
    expect(countsATent(chosen)).toBe(false);
    expect(reckoned(view, chosen)).toEqual(plain);
  }
});

it.each(MOMENTS)("tells how dice stand at $view.phase of round $view.round", (moment) => {
  const { view, offers, events } = moment;
  const dice = tray(view, events);
  const states = dice.map((die) => standing(die, dice, offers, null).state);
  expect(states.filter((state) => state === "taken")).toHaveLength(dice.length - view.dice.length);
  const offer = offers.find(({ action, refused }) => action.action === "take_die" && !refused);
  if (offer) {
    const chosen = { offer, action: offer.action };
    const now = dice.map((die) => standing(die, dice, offers, chosen).state);
    expect(now.filter((state) => state === "chosen")).toHaveLength(1);
  }
  const { stopped, out } = atRest(view);
  expect(stopped.filter((seat) => out.includes(seat))).toEqual([]);
});
