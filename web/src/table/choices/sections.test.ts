import { expect, it } from "vitest";

import type { Fold } from "../../games/face";
import type { Action, Offer } from "../../server/types";
import { sectionsOf } from "./sections";

const offer = (group: string, action: Action): Offer => ({ group, action }) as Offer;
const DIG = offer("dig", { action: "dig" });
const PASS = offer("turn", { action: "pass" });
const NEAR = offer("go", { action: "go", to: "Fez", with: 1 });
const FAR = offer("go", { action: "go", to: "Fez", with: 2 });
const AWAY = offer("go", { action: "go", to: "Gao", with: 1 });
const byWith: Fold = {
  by: "with",
  title: "with",
  Chip: undefined as never,
  best: (all) => all.at(-1)!,
};

it("lists what the game names first, then the rest, and leaves out what is empty", () => {
  const wanted = [{ groups: ["turn"] }, { groups: ["empty"] }];
  const found = sectionsOf([DIG, PASS], wanted, null).map(({ groups, offers }) => [groups, offers]);
  expect(found).toEqual([
    [["turn"], [PASS]],
    [["dig"], [DIG]],
  ]);
});

it("folds what differs in one thing into a row that stands for the best of them", () => {
  const [section] = sectionsOf([NEAR, FAR, AWAY], [{ groups: ["go"], fold: byWith }], null);
  expect(section?.rows.map(({ offer: shown, all }) => [shown, all.length])).toEqual([
    [FAR, 2],
    [AWAY, 1],
  ]);
});

it("lets a row stand for what a person has chosen of it", () => {
  const chosen = { offer: NEAR, action: NEAR.action };
  const [section] = sectionsOf([NEAR, FAR, AWAY], [{ groups: ["go"], fold: byWith }], chosen);
  expect(section?.rows[0]?.offer).toBe(NEAR);
});
