import { describe, expect, it } from "vitest";

import type { GameEvent } from "../server/types";
import { speak, Words } from "../words/words";
import { story } from "./story";

const GAME = `
event-taken = { $seat } took the { $pips }.
event-sold = { $seat } sold a gem.
event-round = The round begins.
`;
await speak("en");
const words = new Words("en", [GAME], ["Ada", "Bo"], 0);
const telling = {
  text: (event: GameEvent): string => words.event(event),
  place: (event: GameEvent): string | null => (event.event === "sold" ? "market" : null),
};
const told = (events: GameEvent[]): string[] =>
  story(events, words, telling).map(({ parts }) => parts.map(({ text }) => text).join(" "));

describe("the log", () => {
  it("tells in one sentence what a seat did in a row", () => {
    const events: GameEvent[] = [
      { event: "round" },
      { event: "taken", seat: 1, pips: 5 },
      { event: "sold", seat: 1 },
      { event: "taken", seat: 0, pips: 2 },
    ];
    expect(told(events)).toEqual([
      "The round begins.",
      "Bo took the 5, sold a gem.",
      "You took the 2.",
    ]);
  });

  it("keeps the place of every part", () => {
    const [line] = story(
      [
        { event: "taken", seat: 1, pips: 5 },
        { event: "sold", seat: 1 },
      ],
      words,
      telling,
    );
    expect(line!.parts.map(({ place }) => place)).toEqual([null, "market"]);
  });

  it("strikes exactly what an undo names", () => {
    const events: GameEvent[] = [
      { event: "taken", seat: 0, pips: 5 },
      { event: "sold", seat: 0 },
      { event: "undone", seat: 0, struck: [1] },
    ];
    expect(story(events, words, telling).map(({ struck }) => struck)).toEqual([false, true, false]);
  });
});
