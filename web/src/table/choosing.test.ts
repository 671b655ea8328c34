import { expect, it } from "vitest";

import type { Action, Offer, Problem } from "../server/types";
import { Choosing } from "./choosing.svelte";

const offer = (action: string, more: Partial<Offer> = {}): Offer =>
  ({ action: { action }, group: "turn", ...more }) as Offer;
const PASS = offer("pass");
const GIVE = offer("give", { upto: { pounds: [1, 6] } });
const BARRED = offer("dig", { refused: "LS-5.1" });

/** Somebody at the table: what was played, and when it is answered. */
class Sitter {
  played: Action[] = [];
  answer: (problem: Problem | null) => void = () => undefined;
  play(action: Action): Promise<Problem | null> {
    this.played.push(action);
    return new Promise((done) => (this.answer = done));
  }
  undo(): Promise<Problem | null> {
    return Promise.resolve(null);
  }
}

class Seated {
  readonly sitter = new Sitter();
  readonly choosing = new Choosing(
    () => this.sitter,
    () => this.offers,
  );
  constructor(public offers: Offer[]) {}
}

it("shows with the first tap and plays with the second", () => {
  const { choosing, sitter } = new Seated([PASS]);
  choosing.tap(PASS);
  expect(choosing.chosen?.offer).toBe(PASS);
  expect(sitter.played).toEqual([]);
  choosing.tap(PASS);
  expect(sitter.played).toEqual([{ action: "pass" }]);
});

it("never plays what is refused: a second tap closes it", () => {
  const { choosing, sitter } = new Seated([BARRED]);
  choosing.tap(BARRED);
  choosing.tap(BARRED);
  expect(choosing.chosen).toBeNull();
  expect(sitter.played).toEqual([]);
});

it("plays an open amount as it was set, and only by its button", () => {
  const { choosing, sitter } = new Seated([GIVE]);
  choosing.tap(GIVE);
  choosing.set("pounds", 4);
  choosing.tap(GIVE);
  expect(sitter.played).toEqual([]);
  void choosing.act();
  expect(sitter.played).toEqual([{ action: "give", pounds: 4 }]);
});

it("plays a place when the same place is pointed at again", () => {
  const { choosing, sitter } = new Seated([PASS]);
  choosing.tap(PASS, { x: 3, y: 4 });
  choosing.tap(PASS, { x: 3, y: 5 });
  expect(sitter.played).toEqual([]);
  choosing.tap(PASS, { x: 3, y: 5 });
  expect(sitter.played).toEqual([{ action: "pass", x: 3, y: 5 }]);
});

it("sends nothing twice while an answer is awaited", async () => {
  const { choosing, sitter } = new Seated([PASS]);
  choosing.pick(PASS);
  const acting = choosing.act();
  void choosing.act();
  expect(choosing.busy).toBe(true);
  sitter.answer(null);
  await acting;
  expect(choosing.busy).toBe(false);
  expect(sitter.played).toHaveLength(1);
});

it("keeps what was picked before the last answer came", async () => {
  const now = new Seated([PASS]);
  now.choosing.pick(PASS);
  const acting = now.choosing.act();
  now.offers = [GIVE];
  now.choosing.tap(GIVE);
  now.sitter.answer(null);
  await acting;
  expect(now.choosing.chosen?.offer).toBe(GIVE);
});

it("says why something was refused, with its clause", async () => {
  const { choosing, sitter } = new Seated([PASS]);
  choosing.pick(PASS);
  const acting = choosing.act();
  sitter.answer({ error: "illegal", text: "Not now.", clause: { id: "LS-3.3" } } as Problem);
  await acting;
  expect(choosing.problem).toBe("LS-3.3 Not now.");
  expect(choosing.chosen).toBeNull();
});

it("plays with one tap what needs no second, but never what is refused or asks for an amount", () => {
  const sitter = new Sitter();
  const choosing = new Choosing(
    () => sitter,
    () => [PASS, GIVE, BARRED],
    () => true,
  );
  choosing.tap(BARRED);
  choosing.tap(GIVE);
  expect(sitter.played).toEqual([]);
  choosing.tap(PASS);
  expect(sitter.played).toEqual([{ action: "pass" }]);
});

it("has let go of what was played before it can be asked again", async () => {
  const { choosing, sitter } = new Seated([PASS]);
  choosing.tap(PASS);
  choosing.tap(PASS);
  sitter.answer(null);
  while (choosing.busy) await Promise.resolve();
  expect(choosing.chosen).toBeNull();
});
