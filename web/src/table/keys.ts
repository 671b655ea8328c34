// What the keys of a match mean.

export type Wish = { key: "drop" | "undo" | "hint" | "act" } | { key: "choose"; number: number };

const WRITES = new Set(["INPUT", "TEXTAREA", "SELECT"]);
const ACTS = new Set(["BUTTON", "A"]);

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}
interface Target {
  tagName: string;
  getAttribute(name: string): string | null;
}

/** What a pressed key asks of the match; null where it belongs to what has the focus. */
export function wishOf(pressed: Pressed, target: Target): Wish | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || WRITES.has(target.tagName))
    return null;
  const key = pressed.key.toLowerCase();
  if (key === "escape") return { key: "drop" };
  if (key === "u") return { key: "undo" };
  if (key === "h") return { key: "hint" };
  if (/^[1-9]$/.test(key)) return { key: "choose", number: Number(key) };
  const hasOwn = ACTS.has(target.tagName) || target.getAttribute("role") === "button";
  return key === "enter" && !hasOwn ? { key: "act" } : null;
}
