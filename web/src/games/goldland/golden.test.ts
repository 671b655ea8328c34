import { describe, expect, it } from "vitest";

import type { Moment } from "../golden";
import golden from "./golden.json";
import { trailOf } from "./happened";
import { pieces } from "./items";
import { spacesOf } from "./pack";
import type { GoldlandView } from "./view";

const MOMENTS = golden as unknown as Moment<GoldlandView>[];

describe.each(MOMENTS)("Goldland at $view.phase of round $view.round", ({ view, events }) => {
  it("fills as many spaces of a backpack as are not free, equipment last", () => {
    for (const seat of view.seats) {
      const spaces = spacesOf(seat, {});
      expect(spaces.map(({ number }) => number)).toEqual(
        Array.from({ length: seat.spaces }, (_, i) => i + 1),
      );
      expect(spaces.filter(({ thing }) => thing === null)).toHaveLength(seat.free);
      const kinds = spaces.flatMap(({ kind }) => (kind === null ? [] : [kind]));
      expect(kinds.sort()).toEqual([...pieces(seat.items)].sort());
    }
  });

  it("lets leave what is paid, and no more than there is", () => {
    for (const seat of view.seats) {
      const leaving = spacesOf(seat, seat.items).filter(({ leaves }) => leaves);
      expect(leaving).toHaveLength(pieces(seat.items).length);
      expect(spacesOf(seat, {}).some(({ leaves }) => leaves)).toBe(false);
    }
  });

  it("draws a trail along the cells of the move that is on, and of no other", () => {
    const trail = trailOf(view, events);
    if (view.move.visited.length < 2) expect(trail).toEqual([]);
    else expect(new Set(trail)).toEqual(new Set(view.move.visited));
  });
});
