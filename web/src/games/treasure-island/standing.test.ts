import { describe, expect, test } from "vitest";

import { besideCross } from "./standing";

const lens = { k: 20, left: 0, top: 0 };

describe("a figure by the cross", () => {
  test("steps aside when it would cover it, to the side it stands on", () => {
    expect(besideCross([100, 100], [100, 100], lens, 18, 1)).toBe(30);
    expect(besideCross([102, 100], [100, 100], lens, 18, 1)).toBe(26);
    expect(besideCross([99, 100], [100, 100], lens, 18, 1)).toBe(-36);
  });

  test("stays where it covers nothing, and where there is no cross", () => {
    expect(besideCross([140, 100], [100, 100], lens, 18, 1)).toBe(0);
    expect(besideCross([100, 60], [100, 100], lens, 18, 1)).toBe(0);
    expect(besideCross([100, 100], null, lens, 18, 1)).toBe(0);
  });
});
