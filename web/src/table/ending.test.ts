import { expect, it } from "vitest";

import { Ending } from "./ending.svelte";

it("is told once, and never again when the scores are reopened", () => {
  const ending = new Ending(false);
  expect([ending.closed, ending.unsealed]).toEqual([false, false]);
  ending.close();
  ending.open();
  expect([ending.closed, ending.unsealed]).toEqual([false, true]);
});

it("is put away for whoever comes when all is over", () => {
  const ending = new Ending(true);
  expect([ending.closed, ending.unsealed]).toEqual([true, true]);
});
