import { beforeEach, afterEach, expect, it, vi } from "vitest";

import { Reach, Unreachable } from "./reach.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch"));

it("hands on what the server says, and is not lost", async () => {
  const reach = new Reach(gone);
  expect(await reach.answer(Promise.resolve(4))).toBe(4);
  expect(reach.lost).toBe(false);
});

it("says at once that nobody answers, and asks again until somebody does", async () => {
  let answers = false;
  let knocks = 0;
  const reach = new Reach(() => {
    knocks += 1;
    return answers ? Promise.resolve() : gone();
  });
  const back = vi.fn();
  reach.whenBack(back);
  await expect(reach.answer(gone())).rejects.toThrow(Unreachable);
  expect(reach.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(7000);
  expect(knocks).toBe(3);
  expect(back).not.toHaveBeenCalled();
  answers = true;
  await vi.advanceTimersByTimeAsync(8000);
  expect([reach.lost, back.mock.calls.length]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(knocks).toBe(4);
});

it("asks once at a time, however many have missed the server", async () => {
  const knock = vi.fn(gone);
  const reach = new Reach(knock);
  await Promise.allSettled([reach.answer(gone()), reach.answer(gone()), reach.answer(gone())]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(knock).toHaveBeenCalledTimes(1);
});

it("tells nobody who has given up waiting", async () => {
  const reach = new Reach(() => Promise.resolve());
  const back = vi.fn();
  const giveUp = reach.whenBack(back);
  await expect(reach.answer(gone())).rejects.toThrow();
  giveUp();
  await vi.advanceTimersByTimeAsync(1000);
  expect([reach.lost, back.mock.calls.length]).toEqual([false, 0]);
});
