// A trip over several tiles: the board lets a person tap its far end, and then walks step by step.
// Beside it lies what the emblems in the list of choices draw but are not handed: offers and drawn tile.
import type { Offer } from "../../server/types";
import type { GoldlandView, Trip } from "./view";

/** A step the server is still busy with is tried again; one it will not have is given up. */
const MOST_TRIES = 6;

class Journey {
  trip = $state.raw<Trip | null>(null);
  /** How many tiles of the trip have been entered, and how often the next was tried. */
  #entered = 0;
  #tries = 0;

  begin(trip: Trip): void {
    this.trip = trip;
    this.#entered = this.#tries = 0;
  }

  end(): void {
    this.trip = null;
  }

  /** The next cell to walk to without asking again; ends the trip when it is over or was left. */
  next(v: GoldlandView, cell: string): string | null {
    const { trip } = this;
    if (!trip) return null;
    const entered = trip.by.indexOf(cell) + 1;
    if (entered < this.#entered || entered === trip.by.length || v.phase === "over" || v.active !== v.seat) {
      this.end();
      return null;
    }
    this.#tries = entered > this.#entered ? 0 : this.#tries + 1;
    this.#entered = entered;
    if (this.#tries > MOST_TRIES) this.end();
    return this.trip && entered > 0 && v.phase === "moving" ? trip.by[entered]! : null;
  }
}

export const journey = new Journey();

class Table {
  offers = $state.raw<Offer[]>([]);
  view = $state.raw<GoldlandView | null>(null);

  /** The offer of an action, found again by its words. */
  offerOf(action: Record<string, unknown>): Offer | undefined {
    const wanted = JSON.stringify(action);
    return this.offers.find((offer) => JSON.stringify(offer.action) === wanted);
  }
}

export const table = new Table();
