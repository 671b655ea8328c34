import { expect, it } from "vitest";

import { blocks, spans } from "./markdown";

it("reads bold, code and plain text", () => {
  expect(spans("Option `free`: **any** die")).toEqual([
    { text: "Option ", kind: "plain" },
    { text: "free", kind: "code" },
    { text: ": ", kind: "plain" },
    { text: "any", kind: "bold" },
    { text: " die", kind: "plain" },
  ]);
});

it("keeps lists apart from their paragraph", () => {
  expect(
    blocks("The deck holds:\n\n- 3 guides;\n- 1 lion.").map((block) => [
      block.kind,
      block.kind === "table" ? 0 : block.lines.length,
    ]),
  ).toEqual([
    ["paragraph", 1],
    ["list", 2],
  ]);
});

it("reads a table with its heading", () => {
  const [table] = blocks("| adventure | needs |\n|---|---|\n| puma | **1** gun |");
  expect(table).toEqual({
    kind: "table",
    heading: [spans("adventure"), spans("needs")],
    rows: [[spans("puma"), spans("**1** gun")]],
  });
});

it("never makes markup out of text", () => {
  expect(spans("<b>no</b>")).toEqual([{ text: "<b>no</b>", kind: "plain" }]);
});
