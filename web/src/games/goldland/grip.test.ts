import { expect, test } from "vitest";

import { Grip } from "./grip.svelte";

const at = (pointerId: number, clientX: number, clientY = 0): PointerEvent =>
  ({ pointerId, clientX, clientY }) as PointerEvent;

test("one finger pushes, once it has moved more than a tap would", () => {
  const pushed: number[] = [];
  const grip = new Grip(({ x }) => pushed.push(x));
  grip.down(at(1, 100));
  grip.move(at(1, 104));
  expect([pushed, grip.dragging]).toEqual([[], false]);
  grip.move(at(1, 120));
  grip.move(at(1, 125));
  expect([pushed, grip.dragging]).toEqual([[20, 5], true]);
});

test("two fingers drawn together show all, spread apart what is near, and push nothing", () => {
  const pushed: number[] = [];
  const grip = new Grip(({ x }) => pushed.push(x));
  grip.down(at(1, 0));
  grip.down(at(2, 100));
  grip.move(at(2, 60));
  expect(grip.all).toBe(true);
  grip.move(at(2, 110));
  expect(grip.all).toBe(true);
  grip.move(at(2, 130));
  expect(grip.all).toBe(false);
  expect(pushed).toEqual([]);
});
