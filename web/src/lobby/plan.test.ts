import { expect, it } from "vitest";

import { Plan } from "./plan.svelte";

const GAME = {
  name: "livingstone", title: "LivingStone", fewest: 2, most: 5, levels: ["novice", "guide", "master"],
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

it("knows which preset the chosen options amount to", () => {
  const plan = new Plan();
  plan.choose(GAME);
  expect(plan.preset).toBe("manual");
  plan.options["white_stone"] = "sold";
  expect(plan.preset).toBe("publisher");
});

it("takes the strongest bots where a game has no usual level, and more of those already there", () => {
  const plan = new Plan();
  plan.choose({ ...GAME, levels: ["weak", "strong"] });
  expect(plan.seats.map(({ level }) => level)).toEqual(["strong", "strong", "strong"]);
  plan.seats[2]!.level = "weak";
  plan.add();
  expect(plan.seats[3]!.level).toBe("weak");
});
