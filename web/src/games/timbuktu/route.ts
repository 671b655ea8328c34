// The route on the horizon: where its places lie, which of them matter now, and how far the match is.
import type { Words } from "../../words/words";
import { isTravelling } from "./standees";
import type { TimbuktuView } from "./view";

export interface Stop {
  place: string;
  x: number;
  /** Whether the caravans are here, or between here and another. */
  now: boolean;
  /** Whether they have left it behind. */
  past: boolean;
}

export interface Route {
  stops: Stop[];
  y: number;
  /** The way through all places, and the part that is travelled now. */
  path: string;
  leg: string;
  /** Where the caravan walks or rests. */
  caravan: number;
}

interface Sight {
  v: TimbuktuView;
  /** The one place that is shown, where it is one. */
  here: string | null;
  width: number;
  sky: number;
  small: boolean;
}

const UNDER = 6;
const SAG = 13;

const sagging = (fromX: number, toX: number, y: number, odd: boolean): string =>
  `Q${(fromX + toX) / 2} ${y + (odd ? SAG : 0)} ${toX} ${y + UNDER}`;

export function routeOf({ v, here, width, sky, small }: Sight): Route {
  const y = sky * (small ? 0.48 : 0.64);
  const [first, margins] = small ? [24, 72] : [64, 184];
  const isNow = (place: string): boolean =>
    here === null ? place === v.from || place === v.to : place === here;
  const stops = v.route.map((place, i) => ({
    place,
    x: first + (i * (width - margins)) / (v.route.length - 1),
    now: isNow(place),
    past: i < v.stage - 1,
  }));
  const begins = stops[v.stage - 1]?.x ?? 0;
  const ends = stops[v.stage]?.x ?? 0;
  const path = stops.map(({ x }, i) =>
    i === 0 ? `M${x} ${y + UNDER}` : sagging(stops[i - 1]!.x, x, y, i % 2 === 1),
  );
  return {
    stops,
    y,
    path: path.join(""),
    leg:
      here === null ? `M${begins} ${y + UNDER}${sagging(begins, ends, y, v.stage % 2 === 1)}` : "",
    caravan:
      here === null
        ? (begins + ends) / 2 - 40
        : (stops.find(({ place }) => place === here)?.x ?? 0) + (small ? 18 : 34),
  };
}

/** A place's name, with what it is to the caravans. */
export function placeWords(
  place: string,
  v: TimbuktuView,
  here: string | null,
  words: Words,
): string {
  const name = words.say(`tb-${place}`);
  if (here !== null) return place === here ? words.say("tb-here", { name }) : name;
  if (place === v.from) return words.say("tb-from", { name });
  return place === v.to ? words.say("tb-to", { name }) : name;
}

export type Pip = "done" | "now" | "ahead";

export interface Counter {
  text: string;
  now: number;
  of: number;
}

/** One pip for each thing that is counted. */
export const pips = ({ now, of }: Counter): Pip[] =>
  Array.from({ length: of }, (_, i) => (i < now - 1 ? "done" : i === now - 1 ? "now" : "ahead"));

/** The stage, and beside it the round or what else is counted just now. */
export function countersOf(v: TimbuktuView, words: Words, other?: Counter): Counter[] {
  const { stage, stages, round, rounds } = v;
  const counted = [{ text: words.say("tb-stage", { stage, stages }), now: stage, of: stages }];
  if (other) return [...counted, other];
  if (!isTravelling(v)) return counted;
  return [...counted, { text: words.say("tb-round", { round, rounds }), now: round, of: rounds }];
}
