// Whether the server answers. What cannot reach it says so at once; from then on it is asked again and
// again, less and less often, until it is there.

const FIRST_LOOK = 1000;
const SELDOMEST_LOOK = 8000;

/** A request that has found no server. */
export class Unreachable extends Error {
  constructor() {
    super("the server cannot be reached");
  }
}

export class Reach {
  lost = $state(false);
  #wait = FIRST_LOOK;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Set<() => void>();

  /** `knock` asks the server for anything; it fails where nobody answers. */
  constructor(readonly knock: () => Promise<unknown>) {}

  /** An answer to a request, whatever it says; where none comes, that is told. */
  async answer<T>(request: Promise<T>): Promise<T> {
    try {
      const answer = await request;
      this.#found();
      return answer;
    } catch {
      this.#missed();
      throw new Unreachable();
    }
  }

  /** Called once, when a lost server is back; the answer gives that up. */
  whenBack(then: () => void): () => void {
    this.#waiting.add(then);
    return () => this.#waiting.delete(then);
  }

  /** Looks now, say because the device is on the line again. */
  look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.answer(this.knock()).catch(() => undefined);
  }

  #missed(): void {
    this.lost = true;
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.look(), this.#wait);
    this.#wait = Math.min(SELDOMEST_LOOK, this.#wait * 2);
  }

  #found(): void {
    if (!this.lost) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wait = FIRST_LOOK;
    this.lost = false;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const then of waiting) then();
  }
}

export const reach = new Reach(() => fetch("/api/me", { cache: "no-store" }));
