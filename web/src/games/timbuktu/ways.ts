// Which camel the board is about just now, and where it could go: all taken from the offers and the view.
import type { Offer } from "../../server/types";
import type { Choice } from "../face";
import { PENS, type Pen, type TimbuktuView, type Way } from "./view";
import { PITCHES } from "./loads";

export interface WayShown {
  pen: Pen;
  cost: "free" | "toll" | "full";
  pitch: number | null;
  /** Pieces the thieves would take on average, where that is known. */
  loses: number | null;
  swap: boolean;
  offers: Offer[];
  chosen: boolean;
}

export interface Focus {
  seat: number;
  camel: string;
  /** Only its owner knows of it yet. */
  secret: boolean;
  ways: WayShown[];
}

const fact = (offer: Offer | undefined, name: string): number | null =>
  typeof offer?.facts?.[name] === "number" ? offer.facts[name] : null;

/** What an offered move costs and risks in points: to show the best toll of a pen first. */
export const price = (offer: Offer): number =>
  (fact(offer, "cost_points") ?? 0) +
  (fact(offer, "loses_points") ?? 0) +
  (fact(offer, "loses") ?? 0) / 100;

/** Pens all of whose pitches are taken at the place that is entered. */
export function fullPens(v: TimbuktuView): Set<Pen> {
  const entered = v.seats.flatMap(({ camels }) =>
    camels.filter(({ place }) => place === v.to).map(({ pen }) => pen),
  );
  return new Set(
    PENS.filter((pen) => entered.filter((each) => each === pen).length === PITCHES.length),
  );
}

const isSwap = (v: TimbuktuView, pen: Pen, pitch: number | null): boolean =>
  v.swap_fields.some((field) => field.pen === pen && field.pitch === pitch);

function offered(offers: Offer[], chosen: Choice | null): WayShown[] {
  return PENS.flatMap((pen) => {
    const here = offers
      .filter((offer) => offer.action.action === "move" && offer.action["pen"] === pen)
      .sort((a, b) => price(a) - price(b));
    if (here.length === 0) return [];
    const mine = here.find((offer) => offer === chosen?.offer);
    const shown = mine ?? here[0]!;
    const cost = shown.group === "free" ? "free" : shown.group === "toll" ? "toll" : "full";
    return [
      {
        pen,
        cost,
        pitch: fact(shown, "pitch"),
        loses: fact(shown, "loses"),
        swap: shown.facts?.["swap"] === true,
        offers: here,
        chosen: mine !== undefined,
      } as const,
    ];
  });
}

function foreseen(v: TimbuktuView, ways: readonly Way[]): WayShown[] {
  const full = fullPens(v);
  return PENS.flatMap((pen): WayShown[] => {
    const way = ways.find((each) => each.pen === pen);
    if (!way)
      return full.has(pen)
        ? [{ pen, cost: "full", pitch: null, loses: null, swap: false, offers: [], chosen: false }]
        : [];
    return [
      {
        pen,
        cost: way.toll ? "toll" : "free",
        pitch: way.pitch,
        loses: way.loses,
        swap: isSwap(v, pen, way.pitch),
        offers: [],
        chosen: false,
      },
    ];
  });
}

export function focusOf(v: TimbuktuView, offers: Offer[], chosen: Choice | null): Focus | null {
  if (v.phase === "moving") {
    const mover = v.seats.find(({ seat, card }) => card !== null && v.to_act.includes(seat));
    if (!mover?.card) return null;
    if (offers.length > 0 && mover.seat === v.seat)
      return { seat: mover.seat, camel: mover.card, secret: false, ways: offered(offers, chosen) };
    const pen = mover.camels.find(({ camel }) => camel === mover.card)?.pen;
    const arrows = pen ? v.arrows[pen] : [];
    return {
      seat: mover.seat,
      camel: mover.card,
      secret: false,
      ways: arrows.map((to) => ({
        pen: to,
        cost: "free",
        pitch: null,
        loses: null,
        swap: false,
        offers: [],
        chosen: false,
      })),
    };
  }
  if (v.phase === "choosing" && v.seat !== null) {
    const camel =
      chosen?.action.action === "choose" && !chosen.offer.refused
        ? String(chosen.action["camel"])
        : v.seats[v.seat]!.card;
    if (!camel) return null;
    return {
      seat: v.seat,
      camel,
      secret: true,
      ways: foreseen(v, v.ways.find((each) => each.camel === camel)?.pens ?? []),
    };
  }
  return null;
}

/** The tone of a risk: none, some, or a piece and more. */
export const tone = (loses: number): "good" | "notice" | "bad" =>
  loses === 0 ? "good" : loses < 1 ? "notice" : "bad";
