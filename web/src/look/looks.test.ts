import { expect, test } from "vitest";

import { iconOf, lookAfter, lookFor, LOOKS } from "./looks";

const NOTHING = { contrast: false, night: false };

test("each file in themes/ is a look, light and dark are offered first", () => {
  expect(LOOKS).toEqual(["light", "dark", "contrast"]);
});

test("what a person chose counts more than what the device asks for", () => {
  expect(lookFor("light", { contrast: true, night: true })).toBe("light");
  expect(lookFor("contrast", NOTHING)).toBe("contrast");
});

test("without a choice the device is asked: contrast first, then night", () => {
  expect(lookFor(null, { contrast: true, night: true })).toBe("contrast");
  expect(lookFor(null, { contrast: false, night: true })).toBe("dark");
  expect(lookFor(null, NOTHING)).toBe("light");
});

test("a look that has gone is forgotten", () => {
  expect(lookFor("sepia", NOTHING)).toBe("light");
});

test("one switch leads through all looks and back", () => {
  expect(LOOKS.map(lookAfter)).toEqual(["dark", "contrast", "light"]);
  expect(LOOKS.map(iconOf)).toEqual(["sun", "moon", "contrast"]);
});
