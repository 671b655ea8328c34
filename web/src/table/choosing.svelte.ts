// What a person has picked but not yet played, and how a choice goes to the server.
import type { Choice } from "../games/face";
import type { Action, Offer, Problem } from "../server/types";

/** Who takes actions: a live look at the table. */
export interface Player {
  play(action: Action): Promise<Problem | null>;
  undo(): Promise<Problem | null>;
}

interface Picked {
  key: string;
  /** Parameters the person has set so far. */
  set: Record<string, number>;
}

const keyOf = (offer: Offer): string => JSON.stringify([offer.action, offer.group]);
const sameSet = (a: Record<string, number>, b: Record<string, number> | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Where the open amounts of an offer begin: at what it names, or at the least. */
function firstAmounts(offer: Offer): Record<string, number> {
  const open = Object.entries(offer.upto ?? {});
  return Object.fromEntries(
    open.map(([field, [least]]) => {
      const named = offer.action[field];
      return [field, typeof named === "number" ? named : least];
    }),
  );
}

const told = (problem: Problem): string =>
  problem.clause ? `${problem.clause.id} ${problem.text}` : problem.text;

export class Choosing {
  busy = $state(false);
  /** Why the last wish was refused, in words. */
  problem = $state("");
  #picked = $state.raw<Picked | null>(null);
  readonly #player: () => Player;
  readonly #offers: () => Offer[];
  /** Whether one tap is enough for an offer. */
  readonly #atOnce: (offer: Offer) => boolean;

  constructor(
    player: () => Player,
    offers: () => Offer[],
    atOnce: (offer: Offer) => boolean = () => false,
  ) {
    this.#player = player;
    this.#offers = offers;
    this.#atOnce = atOnce;
  }

  /** The picked offer as it stands among those of now; gone when it is no longer offered. */
  get chosen(): Choice | null {
    const picked = this.#picked;
    const offer = picked && this.#offers().find((each) => keyOf(each) === picked.key);
    return offer && picked ? { offer, action: { ...offer.action, ...picked.set } as Action } : null;
  }

  pick(offer: Offer, set: Record<string, number> = firstAmounts(offer)): void {
    this.#picked = { key: keyOf(offer), set };
  }

  /**
   * The first tap shows what an offer would do, unless one is enough; a second on the same plays it,
   * or closes why not.
   */
  tap(offer: Offer, pointed?: Record<string, number>): void {
    this.problem = "";
    const again = this.chosen?.offer === offer && (!pointed || sameSet(pointed, this.#picked?.set));
    if (!again) this.pick(offer, pointed);
    if (!again && !pointed && this.needsOneTap(offer)) void this.act();
    else if (!again) return;
    else if (offer.refused) this.drop();
    else if (pointed || !offer.upto) void this.act();
  }

  needsOneTap(offer: Offer): boolean {
    return !offer.refused && !offer.upto && this.#atOnce(offer);
  }

  set(field: string, value: number): void {
    if (this.#picked)
      this.#picked = { ...this.#picked, set: { ...this.#picked.set, [field]: value } };
  }

  drop(): void {
    this.#picked = null;
  }

  async act(): Promise<void> {
    const chosen = this.chosen;
    if (!chosen || chosen.offer.refused || this.busy) return;
    const sent = this.#picked;
    // The answer may come after what it led to, when the next choice is picked already.
    const letGo = (): void => void (this.#picked === sent && this.drop());
    const refused = await this.#waiting(this.#player().play(chosen.action).finally(letGo));
    this.problem = refused ? told(refused) : "";
  }

  async undo(): Promise<void> {
    const refused = await this.#waiting(this.#player().undo());
    this.drop();
    this.problem = refused?.text ?? "";
  }

  async #waiting(answer: Promise<Problem | null>): Promise<Problem | null> {
    this.busy = true;
    try {
      return await answer;
    } finally {
      this.busy = false;
    }
  }
}
