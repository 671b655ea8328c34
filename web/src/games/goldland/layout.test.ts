import { expect, test } from "vitest";

import { camera, miniCorner, near, tipBeside } from "./layout";

const layout = near();
const window = { width: 360, height: 290 };
const shiftTo = (cell: string) => camera(layout, window.width, window.height, layout.middle(cell));

test("the small map makes way for whoever stands in its corner", () => {
  expect(miniCorner(layout, shiftTo("A1"), ["A1"])).toBe("right");
  expect(miniCorner(layout, shiftTo("D4"), ["D4"])).toBe("left");
  expect(miniCorner(layout, shiftTo("G7"), ["G7"])).toBe("left");
});

test("a tile's words stay inside the window, and do not lie on their tile", () => {
  for (const cell of ["A1", "D4", "G7"]) {
    const shift = shiftTo(cell);
    const { left, top, above } = tipBeside(layout, shift, window.width, cell);
    expect(left).toBeGreaterThan(100);
    expect(left).toBeLessThan(window.width - 100);
    const edge = layout.y(cell) - shift.y + (above ? 0 : layout.tile);
    expect(above ? edge - top : top - edge).toBeGreaterThan(0);
  }
});
