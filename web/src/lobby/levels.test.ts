import { expect, it } from "vitest";

import type { Game } from "../server/types";
import type { Words } from "../words/words";
import { aboutLevel, levelsUsed } from "./levels";
import type { PlannedSeat } from "./plan.svelte";

const words = {
  has: (id: string) => id === "level-novice-about",
  say: (id: string) => id,
} as unknown as Words;
const game = { bots: [{ name: "guest", about: "Plays to lose." }] } as unknown as Game;

it("says of a level what the house says, else what the bot says of itself", () => {
  expect(aboutLevel("novice", game, words)).toBe("level-novice-about");
  expect(aboutLevel("guest", game, words)).toBe("Plays to lose.");
  expect(aboutLevel("nobody", game, words)).toBe("");
});

it("names the levels that sit at the table, each once", () => {
  const seats = [
    { sitter: "me", level: "master" },
    { sitter: "bot", level: "novice" },
    { sitter: "bot", level: "novice" },
  ] as PlannedSeat[];
  expect(levelsUsed(["novice", "master"], seats)).toEqual(["novice"]);
});
