// The ways people went on a chart, and how strongly each is still drawn.
import type { GameEvent } from "../../server/types";
import { path, type Island } from "./island";
import { ofPlace } from "./lens";
import { trailsOf } from "./reading";
import type { Pirate, Place, TreasureView } from "./view";

export interface Way {
  pirate: Pirate;
  d: string;
  gallop: boolean;
  strength: number;
}

/** So many moves of a pirate keep the cross they began at. */
const BEHIND = 4;
const fading = (age: number): number => (age < 2 ? 1 : age < BEHIND ? 0.55 : 0.25);

/** Every move of the pirates as a line, older ones paler. */
export const waysOf = (v: TreasureView, events: readonly GameEvent[]): Way[] =>
  trailsOf(v, events).flatMap(({ pirate, legs }) =>
    legs.map(({ from, to, gallop }, i) => ({
      pirate,
      gallop,
      d: path([ofPlace(from), ofPlace(to)], false),
      strength: fading(legs.length - 1 - i),
    })),
  );

/** Where the last moves of each pirate began. */
export const stopsOf = (
  v: TreasureView,
  events: readonly GameEvent[],
): { pirate: Pirate; at: Place }[] =>
  trailsOf(v, events).flatMap(({ pirate, legs }) =>
    legs.slice(-BEHIND).map(({ from }) => ({ pirate, at: from })),
  );

/** Silver's way from his tower; nothing while he sits in it. */
export function marchOf(v: TreasureView, island: Island): string {
  const { tower, marches } = v.silver;
  if (!tower || !marches.length) return "";
  const stops = marches.filter(([figure]) => figure === 1).map(([, at]) => ofPlace(at));
  return path([island.towers[tower - 1]!.at, ...stops], false);
}

const LATELY = 12;

/** Searches that are long past are drawn paler; the last one grows when it has just been made. */
export const searchStrength = (v: TreasureView, n: number): number =>
  n < v.searches.length - LATELY ? 0.45 : 1;
export const isNewSearch = (v: TreasureView, n: number, fresh: readonly GameEvent[]): boolean =>
  n === v.searches.length - 1 && fresh.some(({ event }) => event === "searched");
