import { expect, it, vi } from "vitest";

import type { Offer } from "../server/types";
import { Choosing } from "./choosing.svelte";
import { obey, type Keyed } from "./keying";

const offer = (action: string, more: Partial<Offer> = {}): Offer =>
  ({ action: { action }, group: "turn", ...more }) as Offer;
const BARRED = offer("dig", { refused: "LS-5.1" });
const PASS = offer("pass");

function seated(): Keyed & { play: ReturnType<typeof vi.fn> } {
  const play = vi.fn(() => Promise.resolve(null));
  const offers = [BARRED, PASS];
  const player = { play, undo: () => Promise.resolve(null) };
  const choosing = new Choosing(
    () => player,
    () => offers,
  );
  return { choosing, offers, play, select: (each) => choosing.tap(each) };
}

it("chooses by number among what is allowed, and plays it", () => {
  const keys = seated();
  expect(obey({ key: "choose", number: 1 }, keys)).toBe(true);
  expect(keys.choosing.chosen?.offer).toBe(PASS);
  obey({ key: "choose", number: 1 }, keys);
  expect(keys.play).not.toHaveBeenCalled();
  expect(obey({ key: "act" }, keys)).toBe(true);
  expect(keys.play).toHaveBeenCalledWith({ action: "pass" });
});

it("lets go of what was chosen", () => {
  const keys = seated();
  obey({ key: "choose", number: 1 }, keys);
  expect(obey({ key: "drop" }, keys)).toBe(true);
  expect([keys.choosing.chosen, obey({ key: "act" }, keys)]).toEqual([null, false]);
});

it("leaves alone what cannot be had here", () => {
  const keys = seated();
  expect([obey({ key: "undo" }, keys), obey({ key: "hint" }, keys)]).toEqual([false, false]);
  expect(obey({ key: "undo" }, { ...keys, undo: () => true })).toBe(true);
});
