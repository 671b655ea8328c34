import { expect, it } from "vitest";

import { wishOf } from "./keys";

const on = (tagName: string, role: string | null = null) => ({
  tagName,
  getAttribute: () => role,
});
const pressed = (key: string, held: Partial<{ ctrlKey: boolean }> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it("takes a number for a choice and letters for what one can always do", () => {
  expect(wishOf(pressed("3"), on("BODY"))).toEqual({ key: "choose", number: 3 });
  expect(wishOf(pressed("U"), on("BODY"))).toEqual({ key: "undo" });
  expect(wishOf(pressed("h"), on("BODY"))).toEqual({ key: "hint" });
  expect(wishOf(pressed("Escape"), on("DIV"))).toEqual({ key: "drop" });
});

it("leaves keys to whoever writes, and to the browser's own commands", () => {
  expect(wishOf(pressed("u"), on("TEXTAREA"))).toBeNull();
  expect(wishOf(pressed("u", { ctrlKey: true }), on("BODY"))).toBeNull();
});

it("leaves Enter to a button that has the focus", () => {
  expect(wishOf(pressed("Enter"), on("BODY"))).toEqual({ key: "act" });
  expect(wishOf(pressed("Enter"), on("BUTTON"))).toBeNull();
  expect(wishOf(pressed("Enter"), on("g", "button"))).toBeNull();
});
