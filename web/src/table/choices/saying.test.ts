import { expect, it } from "vitest";

import type { Face, View } from "../../games/face";
import type { Offer } from "../../server/types";
import type { Message, Words } from "../../words/words";
import { Saying } from "./saying";

/** Words that show what they were asked for. */
const words = {
  say: (id: string) => id,
  message: ({ id }: Message) => `own ${id}`,
  action: ({ action }: Offer["action"]) => `to ${action}`,
  facts: () => ["£3", "row 2", "last tent"],
} as unknown as Words;
const GO = { action: { action: "go" }, group: "trip", facts: {} } as unknown as Offer;
const choice = { offer: GO, action: GO.action };
const saying = (face: Partial<Face>): Saying => new Saying(face as Face, {} as View, words);

it("says what the rules say where a board has no words of its own", () => {
  const plain = saying({});
  expect(plain.label(GO)).toBe("to go");
  expect(plain.short(GO)).toBe("to go");
  expect(plain.button(choice)).toBe("to go");
  expect(plain.sum(GO)).toBe("");
  expect(plain.heading({ groups: ["trip"] })).toBe("group-trip");
});

it("prefers what the board says", () => {
  const own = saying({ label: () => ({ id: "walk" }), button: () => ({ id: "off" }) });
  expect([own.label(GO), own.short(GO), own.button(choice)]).toEqual([
    "own walk",
    "own walk",
    "own off",
  ]);
});

it("puts two facts beside a choice and the others into it", () => {
  expect(saying({}).beside(GO)).toBe("£3 · row 2");
  expect(saying({ gist: () => ({ id: "pays" }) }).gist(choice)).toBe("own pays last tent");
});
