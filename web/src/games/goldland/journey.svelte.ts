// A trip over several tiles: the board lets a person tap its far end, and then walks step by step.
// Beside it lies what the emblems in the list of choices draw but are not handed: offers and drawn tile.
import type { Offer } from "../../server/types";
import type { GoldlandView, Trip } from "./view";

class Journey {
  trip = $state.raw<Trip | null>(null);
  /** From which of its tiles the last step was taken: each step is taken once. */
  #left = 0;

  begin(trip: Trip): void {
    this.trip = trip;
    this.#left = 0;
  }

  end(): void {
    this.trip = null;
  }

  /** The next cell to walk to without asking again; ends the trip when it is over or was left. */
  next(v: GoldlandView, cell: string): string | null {
    const { trip } = this;
    if (!trip) return null;
    const entered = trip.by.indexOf(cell) + 1;
    if (entered < this.#left || entered === trip.by.length || v.phase === "over" || v.active !== v.seat) {
      this.end();
      return null;
    }
    if (entered === this.#left || v.phase !== "moving") return null;
    this.#left = entered;
    return trip.by[entered]!;
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
