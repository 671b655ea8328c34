// Looking back: every step of a match that a viewpoint has seen, and which of them is shown.
import { server } from "../server/client";
import type { GameEvent, ReplayStep } from "../server/types";
import type { View } from "../games/face";

/** All steps of a match; the server gives them in parts. */
export async function stepsOf(
  table: string,
  viewpoint: number | "public",
  read: typeof server.replay = server.replay,
): Promise<ReplayStep[]> {
  const gathered: ReplayStep[] = [];
  for (let total = 1; gathered.length < total;) {
    const part = await read(table, viewpoint, gathered.length);
    total = part.total;
    if (!part.steps.length) break;
    gathered.push(...part.steps);
  }
  return gathered;
}

export class LookingBack {
  #steps = $state.raw<ReplayStep[]>([]);
  #step = $state<number | null>(null);

  /** Which step is shown; null is the match as it stands. */
  get step(): number | null {
    return this.#step;
  }

  get total(): number {
    return this.#steps.length;
  }

  get past(): ReplayStep | null {
    return this.#step === null ? null : (this.#steps[this.#step] ?? null);
  }

  /** How things looked a step before. */
  get before(): View | null {
    return this.#step === null ? null : (this.#steps[this.#step - 1]?.view ?? null);
  }

  /** Everything told up to the step that is shown. */
  get events(): GameEvent[] {
    const upTo = this.#step === null ? 0 : this.#step + 1;
    return this.#steps.slice(0, upTo).flatMap((each) => each.events);
  }

  /** Shows a step, the last one unless another is named. */
  open(steps: ReplayStep[], at = steps.length - 1): void {
    this.#steps = steps;
    this.go(at);
  }

  go(step: number): void {
    this.#step = this.total ? Math.max(0, Math.min(this.total - 1, step)) : null;
  }

  close(): void {
    this.#step = null;
  }
}
