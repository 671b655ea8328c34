// The levels of bots in words: those of the house, and those that tell about themselves.
import type { Game } from "../server/types";
import type { Words } from "../words/words";
import type { PlannedSeat } from "./plan.svelte";

/** What a level plays like. */
export function aboutLevel(level: string, game: Game | null, words: Words): string {
  const id = `level-${level}-about`;
  if (words.has(id)) return words.say(id);
  return game?.bots.find(({ name }) => name === level)?.about ?? "";
}

/** The levels that some seat is planned with, in their order. */
export const levelsUsed = (levels: readonly string[], seats: readonly PlannedSeat[]): string[] =>
  levels.filter((level) => seats.some((seat) => seat.sitter === "bot" && seat.level === level));

export const letterOf = (seat: number): string => "ABCDE"[seat]!;
