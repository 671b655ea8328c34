// The days of the calendar as they are drawn: past, now or ahead, with the hint that lies on each.
import type { Stance } from "./likelihood";
import { stanceOn } from "./stances";
import type { DayView, HintView, TreasureView } from "./view";

export interface DayShown {
  day: DayView;
  when: "past" | "now" | "ahead";
  hint: HintView | null;
  stance: Stance;
  /** The seat whose day it is; nobody's after the escape. */
  seat: number | null;
}

export const daysOf = (v: TreasureView, own: (hint: HintView) => Stance): DayShown[] =>
  v.calendar.map((day) => {
    const hint = day.hint === null ? null : (v.hints[day.hint - 1] ?? null);
    const past = day.day < v.day || v.silver.round > 0;
    return {
      day,
      when: past ? "past" : day.day === v.day ? "now" : "ahead",
      hint,
      stance: hint ? stanceOn(hint, v, own) : "believe",
      seat:
        day.event === "escape"
          ? null
          : (v.pirates.find(({ pirate }) => pirate === day.pirate)?.seat ?? null),
    };
  });

const POINTS = 10;
const [OUTER, INNER] = [4.8, 2.1];

/** A star of five points round `x`, 0: an action. */
export function star(x: number): string {
  const tips = Array.from({ length: POINTS }, (_, i) => {
    const [reach, turn] = [i % 2 ? INNER : OUTER, (i * Math.PI) / 5];
    return `${(x + reach * Math.sin(turn)).toFixed(1)} ${(-reach * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${tips.join("L")}Z`;
}
