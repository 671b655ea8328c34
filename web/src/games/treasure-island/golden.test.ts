import { describe, expect, it } from "vitest";

import type { Moment } from "../golden";
import golden from "./golden.json";
import { count } from "./masks";
import { maskOf, trailsOf } from "./reading";
import type { TreasureView } from "./view";

const MOMENTS = golden as unknown as Moment<TreasureView>[];

it("leaves less and less ground to the treasure, and never none", () => {
  const left = MOMENTS.flatMap(({ view: { knowledge } }) =>
    knowledge ? [count(maskOf(knowledge.possible))] : [],
  );
  expect(left.length).toBeGreaterThan(2);
  expect(left).toEqual([...left].sort((a, b) => b - a));
  expect(Math.min(...left)).toBeGreaterThan(0);
});

describe.each(MOMENTS)("Treasure Island at $view.phase of day $view.day", ({ view, events }) => {
  it("unpacks the ground of every hint once", () => {
    for (const { runs } of view.hints) expect(maskOf(runs)).toBe(maskOf(runs));
  });

  it("leads the trail of every pirate from one stop to the next, to where they stand", () => {
    for (const { pirate, legs } of trailsOf(view, events)) {
      legs.slice(1).forEach((leg, i) => expect(leg.from).toEqual(legs[i]!.to));
      const stands = view.pirates.find((each) => each.pirate === pirate)!;
      if (legs.length) expect(legs.at(-1)!.to).toEqual(stands.at);
    }
  });
});
