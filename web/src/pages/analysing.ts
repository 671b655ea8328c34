// What an analysis of a match says: how chances moved, what moved them, where to see it again.
import type { AnalysisMoment } from "../server/types";
import type { Words } from "../words/words";

export const percent = (chance: number | undefined): number => Math.round(100 * (chance ?? 0));

export class Analysing {
  constructor(
    readonly table: string,
    readonly moments: readonly AnalysisMoment[],
    readonly you: number | null,
    readonly words: Words,
  ) {}

  /** How many moments the match had, whether or not all of them were judged. */
  get length(): number {
    return (this.moments.at(-1)?.place ?? 0) + 1;
  }

  /** The page on which the match stands as it did after a moment. */
  pathTo(moment: AnalysisMoment): string {
    const step = this.you === null ? moment.step : (moment.steps[this.you] ?? moment.step);
    return `/table/${this.table}/step/${step + 1}`;
  }

  /** Who did what. */
  deed(moment: AnalysisMoment): string {
    const { words } = this;
    return moment.action && moment.seat !== null
      ? words.say("analysis-deed", {
          who: words.seat(moment.seat),
          act: words.action(moment.action),
        })
      : words.say("analysis-set_up");
  }

  /** Where playing on takes long, not every moment is judged: then a turn can lie among several. */
  isOneStep(place: number): boolean {
    return this.moments[place]!.place - (this.moments[place - 1]?.place ?? -1) === 1;
  }

  /** What turned the match: a deed, or one of several. */
  turned(place: number): string {
    return this.isOneStep(place)
      ? this.deed(this.moments[place]!)
      : this.words.say("analysis-between", {
          first: this.moments[place - 1]!.place + 1,
          last: this.moments[place]!.place + 1,
        });
  }

  /** How far a moment moved the seat it moved most. */
  swing(place: number): { seat: number; by: number } {
    const now = this.moments[place]!.chances;
    const before = this.moments[place - 1]?.chances ?? now;
    const changes = now.map((chance, seat) => ({ seat, by: chance - (before[seat] ?? 0) }));
    return changes.reduce((most, each) => (Math.abs(each.by) > Math.abs(most.by) ? each : most));
  }

  /** A seat's chance to win at a moment. */
  chance(moment: AnalysisMoment, seat: number): string {
    return this.words.say("hint-chance", { percent: percent(moment.chances[seat]) });
  }
}
