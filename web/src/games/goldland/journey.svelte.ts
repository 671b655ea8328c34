// A trip over several tiles: the board lets a person tap its far end, walks there step by step and stops.
// Beside it lies what the emblems in the list of choices draw but are not handed: offers and drawn tile.
import type { Offer } from "../../server/types";
import type { GoldlandView, Trip } from "./view";

/** What a trip does by itself: walk to a cell, or stop where it ends. */
export type Next = { step: string } | "stop";

/** While these are asked, the move is held up and goes on afterwards. */
const ON_THE_WAY: ReadonlySet<string> = new Set(["paying", "camping", "making_room"]);

export const isOnTheWay = ({ phase }: GoldlandView): boolean => ON_THE_WAY.has(phase);

class Journey {
  trip = $state.raw<Trip | null>(null);
  /** Whether the move ends where the trip does. */
  stops = $state(false);
  /** From which of its tiles the last step was taken: each step is taken once. */
  #left = 0;

  begin(trip: Trip, stops = false): void {
    this.trip = trip;
    this.stops = stops;
    this.#left = 0;
  }

  end(): void {
    this.trip = null;
  }

  /** What comes next without asking again; ends the trip when it is over or was left. */
  next(v: GoldlandView, cell: string): Next | null {
    const { trip } = this;
    if (!trip) return null;
    const entered = trip.by.indexOf(cell) + 1;
    if (entered < this.#left || v.phase === "over" || v.active !== v.seat) {
      this.end();
      return null;
    }
    if (entered === trip.by.length) return this.#arrived(v);
    if (entered === this.#left || v.phase !== "moving") return null;
    this.#left = entered;
    return { step: trip.by[entered]! };
  }

  /** At the end of the trip, once nothing there is left to decide. */
  #arrived(v: GoldlandView): Next | null {
    if (this.stops && isOnTheWay(v)) return null;
    const stop = this.stops && v.phase === "moving";
    this.end();
    return stop ? "stop" : null;
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
