// The clues of the one who looks: each hint with what is known of it, and what is certain besides.
import type { Message } from "../../words/words";
import type { Stance } from "./likelihood";
import { saidOf } from "./reading";
import type { HintView, TreasureView } from "./view";

export interface ClueShown {
  hint: HintView;
  day: number;
  said: Message;
  stance: Stance;
  /** In percent how likely it is true; null where that is certain, one way or the other. */
  trust: number | null;
  /** What is certain about it. */
  known: string;
}

export function cluesOf(v: TreasureView, own: (hint: HintView) => Stance): ClueShown[] {
  const trusted = new Map(v.knowledge?.uncertain.map(({ hint, trust }) => [hint, trust]) ?? []);
  const laid = new Map(v.calendar.map(({ hint, day }) => [hint, day]));
  return v.hints.map((hint) => {
    const trust = trusted.get(hint.number);
    return {
      hint,
      day: laid.get(hint.number) ?? 0,
      said: saidOf(hint, v),
      stance: trust !== undefined ? own(hint) : hint.token === "lie" ? "doubt" : "believe",
      trust: trust === undefined ? null : Math.round(100 * trust),
      known: knownOf(hint),
    };
  });
}

function knownOf(hint: HintView): string {
  if (hint.number === 1) return "ti-first_true";
  return hint.token ? `ti-seen_${hint.token}` : "ti-open";
}

const COUNTED = ["start_circles", "search", "district", "chest", "compass", "march"] as const;
type Counted = (typeof COUNTED)[number];

/** What rules ground out without doubt, and how often. */
export function certainOf(v: TreasureView): { kind: Counted; count: number }[] {
  const kinds = v.knowledge?.clues.map(({ kind }) => kind) ?? [];
  const seen: Partial<Record<Counted, number>> = {
    search: v.searches.length,
    start_circles: v.pirates.length,
  };
  return COUNTED.map((kind) => ({
    kind,
    count: seen[kind] ?? kinds.filter((each) => each === kind).length,
  })).filter(({ count }) => count > 0);
}
