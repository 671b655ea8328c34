import { expect, test } from "vitest";

import { berthOf } from "./berths";
import { BOARD, inside, islandOf } from "./island";
import { fitted } from "./lens";

const ISLANDS = ["treasure-island", "revenge-island"].map((map) => islandOf({ map, joined: {} }));

test.each(ISLANDS)("the tools of $name lie on the sea beside a panel", (island) => {
  const [width, height] = [980, 590];
  const lens = fitted(width, height, 14, true);
  const { box } = berthOf(island, lens, width - 316, height);
  const land = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].filter((y) =>
      inside(island.shore, [(x - lens.left) / lens.k, BOARD - (y - lens.top) / lens.k]),
    ),
  );
  expect(land).toEqual([]);
});

test("one tool more makes them longer", () => {
  const island = ISLANDS[0]!;
  const lens = fitted(660, 640, 14);
  const size = ({ box }: ReturnType<typeof berthOf>): number =>
    box.right - box.left + box.bottom - box.top;
  expect(size(berthOf(island, lens, 660, 640, true))).toBeGreaterThan(
    size(berthOf(island, lens, 660, 640)),
  );
});
