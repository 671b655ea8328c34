// Items of equipment, counted by their kind.
import { KINDS, type Kind } from "./view";

export type Counts = Partial<Record<Kind, number>>;

/** Items as a row of single pieces. */
export const pieces = (counts: Counts | undefined): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: counts?.[kind] ?? 0 }, () => kind));

/** The items in the name of a set such as “2 ropes + 1 fishing rod”. */
export function bundle(named: string): Counts {
  const counts: Counts = {};
  for (const part of named.split(" + ")) {
    const [, count, what] = /^(\d+) (.+?)s?$/.exec(part) ?? [];
    const kind = KINDS.find((each) => each === `${what?.replace(" ", "_")}s`);
    if (kind) counts[kind] = Number(count);
  }
  return counts;
}
