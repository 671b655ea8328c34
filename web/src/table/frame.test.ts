import { expect, it } from "vitest";

import { frameOf, isLow, isShort, isSmall } from "./frame";

it("keeps the rail beside the board wherever the window is wider than tall", () => {
  expect(frameOf(1440, 900)).toBe("desk");
  expect(frameOf(1280, 720)).toBe("desk");
  expect(frameOf(1024, 768)).toBe("side");
  expect(frameOf(844, 390)).toBe("side");
  expect(frameOf(640, 360)).toBe("side");
});

it("puts a sheet under the board in an upright window", () => {
  expect(frameOf(390, 844)).toBe("sheet");
  expect(frameOf(820, 1180)).toBe("sheet");
  expect(frameOf(480, 400)).toBe("sheet");
});

it("draws a small board where a phone's room is left for it", () => {
  expect(isSmall(844, 390)).toBe(true);
  expect(isSmall(1024, 768)).toBe(false);
  expect(isSmall(820, 1180)).toBe(false);
});

it("lets choices come first in a low rail", () => {
  expect(isLow(360, 640)).toBe(true);
  expect(isLow(390, 844)).toBe(false);
  expect(isLow(640, 360)).toBe(true);
  expect(isLow(1024, 768)).toBe(false);
});

it("lays things under the board only on a tall desk", () => {
  expect(isShort(1440, 900)).toBe(false);
  expect(isShort(1280, 720)).toBe(true);
  expect(isShort(390, 844)).toBe(true);
});
