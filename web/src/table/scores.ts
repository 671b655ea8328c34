// The result as a table: who comes first, and which sources of points there are.
import type { SeatFace } from "../games/face";
import type { Result } from "../server/types";

/** The seats from the first place to the last. */
export const byPlace = (seats: readonly SeatFace[], result: Result): SeatFace[] =>
  [...seats].sort((a, b) => result.places[a.seat]! - result.places[b.seat]!);

/** Whether seats have places; where nobody wins, a game may give none. */
export const isRanked = (result: Result): boolean => result.places.some((place) => place > 0);

/** What any seat has points or figures of: first what pays, then what only decides ties. */
export function sourcesOf(
  result: Result,
  pays: (source: string) => boolean,
): { points: string[]; beside: string[] } {
  const all = [...new Set(result.breakdown.flatMap((sources) => Object.keys(sources)))];
  return { points: all.filter(pays), beside: all.filter((source) => !pays(source)) };
}

export const figureOf = (result: Result, seat: number, source: string): number =>
  result.breakdown[seat]?.[source] ?? 0;
