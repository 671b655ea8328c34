// One lesson as it is taken: what the server says of it, and how far this device has come. The server
// keeps nothing; the right steps so far lead back to where one was.
import { Refusal } from "../server/client";
import type { Action, Course, GameEvent, LessonState, Problem } from "../server/types";
import type { Player } from "../table/choosing.svelte";

/** How the server is asked for a lesson. */
export type Ask = (done: Action[], action: Action | null) => Promise<LessonState>;

/** How things look before the server has said anything. */
export const NOTHING_YET: LessonState["view"] = {
  game: "",
  phase: "",
  seat: null,
  to_act: [],
  seats: [],
  result: null,
};

export class Lesson implements Player {
  state = $state.raw<LessonState | null>(null);
  /** How things looked before the last right step. */
  before = $state.raw<LessonState["view"] | null>(null);
  trouble = $state("");
  readonly #ask: Ask;
  readonly #keep: (done: Action[]) => void;

  constructor(ask: Ask, keep: (done: Action[]) => void) {
    this.#ask = ask;
    this.#keep = keep;
  }

  get over(): boolean {
    return this.state !== null && this.state.step === this.state.steps;
  }

  get events(): GameEvent[] {
    return this.state?.events ?? [];
  }

  /** What the last step brought. */
  get fresh(): GameEvent[] {
    const count = this.state?.fresh ?? 0;
    return count ? this.events.slice(-count) : [];
  }

  /** Begins, or goes on after the steps that were done; where they lead nowhere any more, begins. */
  async begin(done: Action[] = []): Promise<void> {
    this.before = null;
    const refused = await this.#try(done, null);
    if (refused && done.length) await this.begin();
    else this.trouble = refused?.text ?? "";
  }

  /** Tries an action; the teacher answers, whatever it is. */
  async play(action: Action): Promise<Problem | null> {
    if (this.state === null || this.over) return null;
    return this.#try(this.state.done, action);
  }

  undo(): Promise<Problem | null> {
    return Promise.resolve(null);
  }

  async #try(done: Action[], action: Action | null): Promise<Problem | null> {
    try {
      const state = await this.#ask(done, action);
      if (state.answer?.kind === "right") this.before = this.state?.view ?? null;
      this.state = state;
      this.#keep(state.done);
      return null;
    } catch (trouble) {
      if (trouble instanceof Refusal) return trouble.problem;
      return { error: "unavailable", text: String(trouble), clause: null, stale: false };
    }
  }
}

/** The lesson to take next: the first that is not done; null when all are. */
export function nextOf(course: Course, learnt: readonly string[]): string | null {
  return course.lessons.find(({ name }) => !learnt.includes(name))?.name ?? null;
}
