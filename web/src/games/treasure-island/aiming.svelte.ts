// The place a person names on the chart: asked for by an offer, aimed at, and taken by a second tap.
import type { Offer } from "../../server/types";
import type { Choice } from "../face";
import type { Lens } from "./lens";
import { holds, nearest } from "./masks";
import { mind } from "./mind.svelte";
import { aimOf, askedPlace, isSameTap } from "./targets";
import type { Place } from "./view";

/** A tap this many tenths of a mile beside legal ground means that ground. */
const SNAP = 7;

interface Asking {
  offers: readonly Offer[];
  chosen: Choice | null;
  lens: Lens;
}

export class Aiming {
  #asking: () => Asking;
  #select: (offer: Offer, set?: Record<string, number>) => void;

  constructor(asking: () => Asking, select: (offer: Offer, set?: Record<string, number>) => void) {
    this.#asking = asking;
    this.#select = select;
  }

  asked = $derived.by(() => askedPlace(this.#asking().offers));
  aim = $derived.by(() => aimOf(this.#asking().chosen));
  lawful = $derived.by(
    () => this.aim !== null && this.asked !== null && holds(this.asked.legal, this.aim),
  );

  aimAt = ([x, y]: Place): void => {
    if (this.asked) this.#select(this.asked.offer, { x, y });
  };

  /** Takes what is aimed at. */
  again = (): void => {
    const { chosen } = this.#asking();
    if (!chosen || !this.aim) return;
    if (chosen.offer === this.asked?.offer) this.aimAt(this.aim);
    else this.#select(chosen.offer);
  };

  tapped(at: Place): void {
    if (mind.tool) mind.lay(at);
    else if (!this.asked) return;
    else if (isSameTap(this.aim, at, this.#asking().lens)) this.again();
    else this.aimAt(nearest(this.asked.legal, at, SNAP) ?? at);
  }
}
