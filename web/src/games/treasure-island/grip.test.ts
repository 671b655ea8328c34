import { expect, test } from "vitest";

import { Grip } from "./grip";

const at = (pointerId: number, clientX: number, onButton = false): PointerEvent =>
  ({
    pointerId,
    clientX,
    clientY: 0,
    button: 0,
    target: { closest: () => (onButton ? {} : null) },
  }) as unknown as PointerEvent;

function chart() {
  const done: string[] = [];
  const grip = new Grip({
    tap: ([x]) => done.push(`tap ${x}`),
    push: ([x]) => done.push(`push ${x}`),
    enlarge: (factor, [x]) => done.push(`enlarge ${factor} round ${x}`),
    onDrawing: ({ clientX, clientY }) => [clientX, clientY],
  });
  return { grip, done };
}

test("a finger that trembles taps, unless it is on a button", () => {
  const { grip, done } = chart();
  grip.down(at(1, 100));
  grip.move(at(1, 104));
  grip.up(at(1, 104));
  grip.down(at(1, 100));
  grip.up(at(1, 100, true));
  expect(done).toEqual(["tap 104"]);
});

test("a finger that moves pushes and taps nothing", () => {
  const { grip, done } = chart();
  grip.down(at(1, 100));
  grip.move(at(1, 120));
  grip.up(at(1, 120));
  expect(done).toEqual(["push 20"]);
});

test("two fingers enlarge round their middle", () => {
  const { grip, done } = chart();
  grip.down(at(1, 0));
  grip.down(at(2, 100));
  grip.move(at(2, 200));
  grip.up(at(2, 200));
  expect(done).toEqual(["enlarge 2 round 100"]);
});
