import { expect, it } from "vitest";

import type { TableSeat } from "../server/types";
import type { Words } from "../words/words";
import { presenceOf, standingOf, type Doing } from "./standing";

const words = { say: (id: string) => id } as Words;
const place = (more: Partial<TableSeat>): TableSeat =>
  ({ kind: "person", connected: true, ...more }) as TableSeat;
const doing = (more: Partial<Doing>): string | null =>
  standingOf(
    { acts: false, won: false, isYou: false, thinks: false, short: false, ...more },
    words,
  );

it("says who is there, who is away, and for whom a bot plays", () => {
  expect(presenceOf(place({ kind: "bot", level: "novice" }), words).label).toBe("level-novice");
  expect(presenceOf(place({ stand_in: true, connected: false }), words).kind).toBe("bot");
  expect(presenceOf(place({ connected: false }), words)).toEqual({
    kind: "away",
    label: "seat-away",
  });
  expect(presenceOf(place({ host: true }), words)).toEqual({ kind: "on", label: "seat-host" });
});

it("says who has won, who thinks and whose turn it is", () => {
  expect(doing({ won: true })).toBe("seat-won");
  expect(doing({ acts: true, thinks: true })).toBe("seat-thinking");
  expect(doing({ acts: true })).toBe("seat-to_act");
  expect(doing({ acts: true, isYou: true, short: true })).toBe("seat-you");
  expect(doing({})).toBeNull();
});
