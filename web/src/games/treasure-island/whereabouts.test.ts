import { describe, expect, test } from "vitest";

import board from "./words/en.ftl?raw";
import rules from "../../../../serai/games/treasure_island/words/en.ftl?raw";
import { Words } from "../../words/words";
import { islandOf } from "./island";
import type { Place } from "./view";
import { whereabouts } from "./whereabouts";

const ground = { map: "treasure-island", joined: {} };
const words = new Words("en", [rules, board]);
const tower = islandOf(ground).towers[0]!;
const beside = (east: number, north: number): Place => [
  Math.round(tower.at[0] * 10) + east,
  Math.round(tower.at[1] * 10) + north,
];

describe("a place in words", () => {
  test("names the nearest thing, how far it is and where one stands from it", () => {
    expect(whereabouts(ground, beside(3, 3))).toMatchObject({
      near: tower.name,
      kind: "tower",
      towards: "north_east",
    });
    expect(whereabouts(ground, beside(0, -4))).toMatchObject({ towards: "south" });
    expect(whereabouts(ground, beside(-4, 0))).toMatchObject({ towards: "west" });
  });

  test("is a sentence without figures of the lattice", () => {
    const told = words.tell("ti-where", whereabouts(ground, beside(0, -4)));
    expect(told).toMatch(new RegExp(`^0\\.[345] miles south of ${tower.name} tower$`));
    expect(words.tell("ti-where", { near: "Mill", kind: "landmark", miles: 0 })).toBe(
      "at the Mill",
    );
  });
});
