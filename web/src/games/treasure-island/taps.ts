// What of an offer can be tapped on the chart, and where.
import type { Point } from "../../parts/draw";
import type { Offer } from "../../server/types";
import type { Island } from "./island";
import { ofPlace } from "./lens";
import type { TreasureView } from "./view";

export interface Tap {
  offer: Offer;
  /** In miles. */
  at: Point;
}

type Where = (offer: Offer, v: TreasureView, island: Island) => Point | null | undefined;

const WHERE: Record<string, Where> = {
  imprison: ({ action }, _v, island) => island.towers[Number(action["tower"]) - 1]?.at,
  take_pirate: ({ action }, _v, island) => island.starts[String(action["pirate"])],
  send: ({ action }, v) => {
    const at = v.pirates.find(({ pirate }) => pirate === action["pirate"])?.at;
    return at && ofPlace(at);
  },
  run: ({ action }, v) => {
    const at = v.silver.figures[Number(action["figure"]) - 1];
    return at && ofPlace(at);
  },
};

export const tapsOn = (offers: readonly Offer[], v: TreasureView, island: Island): Tap[] =>
  offers.flatMap((offer) => {
    const at = WHERE[offer.action.action]?.(offer, v, island);
    return at ? [{ offer, at }] : [];
  });

const ACTS = ["horse", "foot", "small_search", "large_search"] as const;

/** The acts of a turn that are offered, each once, in the order they fan out. */
export const actsOf = (offers: readonly Offer[]): Offer[] =>
  ACTS.flatMap((name) => offers.filter(({ action }) => action.action === name).slice(0, 1));
