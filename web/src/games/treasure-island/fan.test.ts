import { expect, test } from "vitest";

import { boxRound, coveredBy, type Box } from "./boxes";
import { fanned } from "./fan";

const ROOM = { left: 0, top: 0, right: 600, bottom: 600 };
const discs = (at: readonly [number, number], taken: readonly Box[] = []) =>
  fanned(4, at, 58, 19, taken, ROOM).map(([x, y]) => boxRound(at[0] + x, at[1] + y, 19, 19));

test("acts fan out below a figure where nothing is in the way", () => {
  expect(discs([300, 300]).every(({ top }) => top > 280)).toBe(true);
});

test.each([
  [300, 570],
  [30, 300],
  [520, 80],
])("at %i, %i every act stays where it can be tapped", (x, y) => {
  for (const { left, right, top, bottom } of discs([x, y])) {
    expect(Math.min(left, top)).toBeGreaterThan(-19);
    expect(Math.max(right, bottom)).toBeLessThan(619);
  }
});

test("acts turn away from a name", () => {
  const name = boxRound(300, 350, 60, 15);
  expect(discs([300, 300], [name]).reduce((sum, disc) => sum + coveredBy(disc, [name]), 0)).toBe(0);
});

test("small acts pass between rows of names", () => {
  const names = [210, 270, 330, 390].map((y) => boxRound(300, y, 300, 14));
  const at = [300, 300] as const;
  const fan = fanned(1, at, 58, 14, names, ROOM).map(([x, y]) =>
    boxRound(300 + x, 300 + y, 14, 14),
  );
  expect(fan.reduce((sum, disc) => sum + coveredBy(disc, names), 0)).toBe(0);
});
