import { expect, it } from "vitest";

import { Plan } from "./plan.svelte";

const GAME = {
  name: "livingstone",
  title: "LivingStone",
  fewest: 2,
  most: 5,
  levels: ["novice", "guide", "master"],
  usual: "guide",
  sources: true,
  bots: [],
  options: [{ name: "white_stone", clause: "LS-5.3", values: ["lost", "sold"], about: "" }],
  presets: { manual: {}, publisher: { white_stone: "sold" } },
};

it("starts with one person and bots of the usual level", () => {
  const plan = new Plan();
  plan.choose(GAME);
  expect(plan.wish("Ada", (letter) => letter).seats).toEqual([
    { kind: "me", name: "Ada", colour: "ruby" },
    { kind: "bot", level: "guide", colour: "azure" },
    { kind: "bot", level: "guide", colour: "amber" },
  ]);
});

it("gives hints unless a friend sits down", () => {
  const plan = new Plan();
  plan.choose(GAME);
  expect(plan.hints).toBe(true);
  plan.seats[1]!.sitter = "friend";
  expect(plan.wish("Ada", (letter) => letter).hints).toBe(false);
  plan.hints = true;
  expect(plan.wish("Ada", (letter) => letter).hints).toBe(true);
});

it("knows which preset the chosen options amount to", () => {
  const plan = new Plan();
  plan.choose(GAME);
  expect(plan.preset).toBe("manual");
  plan.options["white_stone"] = "sold";
  expect(plan.preset).toBe("publisher");
});

it("adds bots like those already there", () => {
  const plan = new Plan();
  plan.choose(GAME);
  plan.seats[2]!.level = "master";
  plan.add();
  expect(plan.seats[3]!.level).toBe("master");
});

const HUNT = {
  ...GAME,
  name: "treasure-island",
  options: [{ name: "silver", clause: "TI-2.2", values: ["first", "last", "drawn"], about: "" }],
  presets: { manual: {} },
};

it("lets a newcomer begin as a pirate, and everybody choose a side within any preset", () => {
  const plan = new Plan();
  plan.choose(HUNT, true);
  expect(plan.side).toBe("pirate");
  expect(plan.sideAlone).toEqual({ silver: "last" });
  plan.side = "silver";
  expect(plan.preset).toBe("manual");
  plan.take("manual");
  expect(plan.wish("Ada", (letter) => letter).options).toEqual({ silver: "first" });
});
