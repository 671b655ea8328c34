import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Press } from "./press";

const finger = (x: number, pointerType = "touch"): PointerEvent =>
  ({ pointerType, clientX: x, clientY: 0 }) as PointerEvent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a finger that rests on a tile looks at it; one that taps, pushes or a mouse does not", () => {
  const seen: string[] = [];
  const press = new Press((cell) => seen.push(cell));
  press.down("F7", finger(5));
  press.move(finger(9));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["F7"]);

  press.down("E7", finger(5));
  press.move(finger(40));
  vi.advanceTimersByTime(1000);
  press.down("D7", finger(5, "mouse"));
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(["F7"]);
});
