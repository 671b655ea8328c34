import { expect, it } from "vitest";

import { part } from "../games/part";
import type { ReplayStep } from "../server/types";
import { LookingBack, stepsOf } from "./lookingBack.svelte";

const STEPS = [1, 2, 3].map((number) =>
  part<ReplayStep>({ number, view: { seat: number }, events: [{ event: `e${number}` }] }),
);

it("gathers all steps however few the server gives at once", async () => {
  const asked: number[] = [];
  const read = (_table: string, _viewpoint: number | "public", start: number) => {
    asked.push(start);
    return Promise.resolve({ total: 3, steps: STEPS.slice(start, start + 2) } as never);
  };
  expect(await stepsOf("table", "public", read)).toEqual(STEPS);
  expect(asked).toEqual([0, 2]);
});

it("shows a step with all that was told up to it", () => {
  const back = new LookingBack();
  back.open(STEPS, 1);
  expect(back.past).toBe(STEPS[1]);
  expect(back.before).toEqual({ seat: 1 });
  expect(back.events.map((event) => event.event)).toEqual(["e1", "e2"]);
});

it("begins at the end, stays within the match and goes back to now", () => {
  const back = new LookingBack();
  back.open(STEPS);
  expect(back.step).toBe(2);
  back.go(9);
  expect(back.step).toBe(2);
  back.close();
  expect(back.past).toBeNull();
});

it("shows the match as it stands where there is nothing to look back at", () => {
  const back = new LookingBack();
  back.open([]);
  expect(back.step).toBeNull();
});
