import { describe, expect, test } from "vitest";

import { overruled, shareUnder, weighed } from "./likelihood";
import { count, nearest, outline, SIDE, unpacked } from "./masks";

describe("masks", () => {
  test("runs unpack row by row from the south", () => {
    const mask = unpacked([[2, 1, 3, 10, 1]]);
    expect(count(mask)).toBe(4);
    expect([...mask.slice(2 * SIDE, 2 * SIDE + 5)]).toEqual([0, 1, 1, 1, 0]);
  });

  test("the nearest spot of a mask is found within reach only", () => {
    const mask = unpacked([[5, 5, 1]]);
    expect(nearest(mask, [8, 9], 5)).toEqual([5, 5]);
    expect(nearest(mask, [9, 9], 5)).toBeNull();
  });

  test("an outline has one closed line for a block and two for a ring", () => {
    const block = [3, 4, 5, 6].map((row) => [row, 3, 4]);
    expect(outline(unpacked(block)).match(/M/g)).toHaveLength(1);
    const ring = [[3, 3, 9], ...[4, 5, 6, 7, 8].map((row) => [row, 3, 2, 10, 2]), [9, 3, 9]];
    expect(outline(unpacked(ring)).match(/Z/g)).toHaveLength(2);
  });
});

describe("the likelihood", () => {
  const ground = unpacked([[0, 0, 4]]);
  const first = unpacked([[0, 0, 2]]);
  const second = unpacked([[0, 1, 2]]);
  const weights = [0.2, 0.4, 0.6, 1];

  test("a spot weighs what its pattern of true hints weighs", () => {
    const map = weighed(ground, [first, second], weights);
    expect([...map.weights.slice(0, 4)].map((weight) => Math.round(weight * 10) / 10)).toEqual([
      0.4, 1, 0.6, 0.2,
    ]);
    expect(count(map.likely)).toBe(2);
    expect(map.openMiles).toBeCloseTo(0.04);
  });

  test("a believed hint rules out what it denies, a doubted one what it says", () => {
    const believed = weighed(ground, [first, second], overruled(weights, ["believe", "weigh"]));
    expect([...believed.open.slice(0, 4)]).toEqual([1, 1, 0, 0]);
    const doubted = weighed(ground, [first, second], overruled(weights, ["doubt", "weigh"]));
    expect([...doubted.open.slice(0, 4)]).toEqual([0, 0, 1, 1]);
  });

  test("an ignored hint makes no difference between the two sides of its line", () => {
    const ignored = overruled(weights, ["ignore", "weigh"]);
    expect(ignored[0]).toBeCloseTo(ignored[1]!);
    expect(ignored[2]).toBeCloseTo(ignored[3]!);
  });

  test("the share under a disc is the weight of its spots", () => {
    const map = weighed(ground, [], [1]);
    expect(shareUnder(map, [0, 0], 10)).toBeCloseTo(0.5);
    expect(shareUnder(map, [100, 100], 50)).toBe(0);
  });
});
