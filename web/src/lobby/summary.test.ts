import { describe, expect, it } from "vitest";

import { speak } from "../words/words";
import type { PlannedSeat, Sitter } from "./plan.svelte";
import { summaryOf } from "./summary";

await speak("en");

const seat = (sitter: Sitter, name = ""): PlannedSeat => ({ sitter, level: "guide", name });

describe("the summary of a table", () => {
  it("names the host and whoever sits at this screen", () => {
    const told = summaryOf({ seats: [seat("me"), seat("pass", "Bo"), seat("pass", " ")] }, "Ada");
    expect(told).toContain("Ada");
    expect(told).toContain("Bo");
    expect(told).toContain("C");
  });
  it("counts friends and bots", () => {
    const told = summaryOf(
      { seats: [seat("me"), seat("bot"), seat("bot"), seat("friend")] },
      "Ada",
    );
    expect(told).toMatch(/2/);
    expect(told).toMatch(/friend/);
  });
});
