// Goldland's face: canyon and gold.
import type { GameEvent, Offer } from "../../server/types";
import type { Message } from "../../words/words";
import type { Choice, Face } from "../face";
import Board from "./Board.svelte";
import { cellOf, isStep } from "./choices";
import Emblem from "./Emblem.svelte";
import Finale from "./Finale.svelte";
import { journey } from "./journey.svelte";
import Mine from "./Mine.svelte";
import PackRow from "./PackRow.svelte";
import Primer from "./Primer.svelte";
import SeatFacts from "./SeatFacts.svelte";
import "./mood.css";
import "./tokens.css";
import { discardOf } from "./pack";
import type { GoldlandView, Kind, Trip } from "./view";
import { openCell } from "./cells";
import { bundle, type Counts } from "./items";

const number = (offer: Offer, fact: string): number => Number(offer.facts?.[fact] ?? 0);
const items = (offer: Offer, fact: string): Counts => (offer.facts?.[fact] ?? {}) as Counts;
const total = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The trip a chosen step begins or goes on with, if the board was asked for one. */
const tripOf = (offer: Offer): Trip | null =>
  isStep(offer) && journey.trip?.by[0] === cellOf(offer) ? journey.trip : null;

function progress(v: GoldlandView): Message {
  if (v.phase === "over") return { id: "board-over" };
  return v.ending
    ? { id: "gl-progress_last", values: { round: v.round } }
    : { id: "gl-progress", values: { round: v.round } };
}

function ask(v: GoldlandView): Message {
  const mover = v.active === null ? null : v.seats[v.active]!;
  if (v.phase === "choosing") {
    const { moved, acquired, explored } = v.done;
    return {
      id: "gl-ask_choosing",
      values: {
        moved,
        acquired,
        explored,
        steps: mover?.steps ?? 0,
        done: [moved, acquired, explored].filter(Boolean).length,
      },
    };
  }
  if (v.phase === "moving")
    return { id: "gl-ask_moving", values: { cell: mover?.cell ?? "", steps: v.move.steps } };
  if (v.phase === "paying" && v.due)
    return {
      id: "gl-ask_paying",
      values: { purpose: v.due.for, left: v.due.left, kind: v.due.kind, cell: v.move.target ?? "" },
    };
  if (v.phase === "laying" && v.drawn)
    return { id: "gl-ask_laying", values: { name: v.drawn.adventure ?? v.drawn.kind } };
  return { id: `ask-${v.phase}` };
}

function label(offer: Offer, view: GoldlandView): Message | null {
  const cell = cellOf(offer);
  if (offer.action.action === "acquire")
    return { id: "gl-take", values: { gain: items(offer, "gain") } };
  if (!isStep(offer) || !cell) return null;
  const tile = openCell(view, cell);
  return {
    id: tile ? "gl-label_step" : "gl-label_nowhere",
    values: { ...offer.action, cell, name: tile?.adventure ?? tile?.kind ?? "" },
  };
}

function meta(offer: Offer, v: GoldlandView): Message | null {
  const cell = cellOf(offer);
  if (isStep(offer) && cell) {
    const cost = items(offer, "cost");
    return {
      id: "gl-meta_step",
      values: {
        cost,
        price: number(offer, "cost_total") ? "more" : total(cost) ? "items" : "free",
        any: number(offer, "cost_total"),
        marker: number(offer, "marker"),
      },
    };
  }
  if (offer.action.action === "stop")
    return {
      id: "gl-meta_stop",
      values: { cell: v.active === null ? "" : v.seats[v.active]!.cell },
    };
  if (offer.action.action === "explore")
    return {
      id: "gl-meta_explore",
      values: { tokens: number(offer, "tokens"), count: v.pile.length },
    };
  return null;
}

function gist({ offer, action }: Choice, v: GoldlandView): Message | null {
  const me = v.seat === null ? null : v.seats[v.seat]!;
  if (isStep(offer)) {
    const trip = tripOf(offer);
    const cell = trip?.cell ?? cellOf(offer)!;
    const tile = openCell(v, cell);
    const marker = v.markers.find(({ adventure }) => adventure === tile?.adventure);
    const camped = v.seat !== null && (tile?.camps[v.seat] ?? 0) > 0;
    return {
      id: "gl-gist_step",
      values: {
        cell,
        name: tile?.adventure ?? tile?.kind ?? "",
        far: (trip?.steps ?? 1) > 1,
        steps: trip?.steps ?? 1,
        left: (me?.steps ?? 1) - (trip?.steps ?? 1),
        buys: trip?.tokens ? trip.buys : {},
        tokens: trip?.tokens ?? 0,
        marker: tile?.adventure && !camped ? (marker?.holder === null ? "free" : "held") : "none",
        value: marker?.value ?? 0,
        holder: marker?.holder ?? 0,
        treasure: tile?.treasure ?? false,
      },
    };
  }
  switch (action.action) {
    case "lay":
      return {
        id: "gl-gist_lay",
        values: {
          joins: (offer.facts?.["joins"] as string[] | undefined)?.join(", ") ?? "",
          cut: offer.facts?.["cut_off"] === true,
          tokens: v.tokens_left,
          field: v.drawn?.treasure_field ?? false,
        },
      };
    case "explore":
      return {
        id: "gl-gist_explore",
        values: { count: v.pile.length, treasures: v.coming.treasures, plain: v.coming.plain },
      };
    case "acquire":
      return {
        id: "gl-gist_acquire",
        values: {
          load: me ? me.spaces - me.free + total(items(offer, "gain")) : 0,
          steps: me ? me.free - total(items(offer, "gain")) : 0,
          moved: v.done.moved,
        },
      };
    case "dig":
      return { id: "gl-gist_dig", values: { points: number(offer, "points") } };
    case "discard":
      return { id: "gl-gist_discard", values: { steps: (me?.free ?? 0) + 1 } };
    case "pass":
      return {
        id: "gl-gist_pass",
        values: { tokens: number(offer, "tokens"), held: me?.tokens ?? 0 },
      };
    case "camp":
      return action["set"] === true
        ? {
            id: "gl-gist_camp",
            values: { marker: number(offer, "marker"), left: (me?.camps_left ?? 1) - 1 },
          }
        : null;
    default:
      return null;
  }
}

function button({ offer, action }: Choice): Message | null {
  if (isStep(offer)) {
    const trip = tripOf(offer);
    const cost = trip ? trip.pays : items(offer, "cost");
    return {
      id: trip && journey.stops ? "gl-button_stop" : "gl-button_step",
      values: {
        cell: trip?.cell ?? cellOf(offer),
        cost,
        tokens: trip?.tokens ?? 0,
        pays: trip?.ordeal
          ? "ordeal"
          : total(cost) && trip?.tokens
            ? "both"
            : total(cost)
              ? "items"
              : trip?.tokens
                ? "tokens"
                : "free",
        ordeal: trip?.ordeal ?? 0,
      },
    };
  }
  if (action.action === "acquire") return { id: "gl-take", values: { gain: items(offer, "gain") } };
  return action.action === "lay" ? { id: "gl-button_lay", values: { cell: cellOf(offer) } } : null;
}

/** In figures why a step, a trade or a treasure is refused. */
function sum(offer: Offer, v: GoldlandView): Message | null {
  const me = v.seat === null ? null : v.seats[v.seat]!;
  const cost = items(offer, "cost");
  const lacking = number(offer, "lacking");
  if (me && lacking)
    return {
      id: "gl-sum_room",
      values: { lacking, kinds: offer.facts?.["throw_out"] ?? [] },
    };
  if (!me || !["step", "dig"].includes(offer.action.action) || !total(cost)) return null;
  const any = number(offer, "cost_total") || (cost as Record<string, number>)["any"] || 0;
  const held = Object.keys(cost).reduce(
    (count, kind) => count + (me.items[kind as keyof typeof me.items] ?? 0),
    0,
  );
  const all = Object.values(me.items).reduce((count, each) => count + each, 0);
  return {
    id: any ? "gl-sum_any" : "gl-sum",
    values: {
      cost,
      any,
      held: (cost as Record<string, number>)["any"] ? all : held,
      tokens: me.tokens,
      rate: v.rate,
    },
  };
}

/** What to throw out where a full backpack is in the way. */
function remedies(offer: Offer, offers: Offer[]): Offer[] {
  const kinds = offer.facts?.["throw_out"];
  if (!Array.isArray(kinds)) return [];
  return (kinds as Kind[]).flatMap((kind) => discardOf(offers, kind) ?? []);
}

function short(offer: Offer): Message | null {
  const { action, facts } = offer;
  if (action.action === "lay") return { id: "gl-short_lay", values: { cell: facts?.["cell"] } };
  if (action.action === "acquire")
    return { id: "gl-short_acquire", values: { gain: items(offer, "gain") } };
  return action.action === "exchange" || action.action === "discard"
    ? { id: "gl-short_item", values: { kind: action["kind"] } }
    : null;
}

/** Tiles are told by what they show, not by their number, and sets of items in the reader's words. */
function tell(event: GameEvent, view: GoldlandView): Message | null {
  if (event.event === "acquired")
    return {
      id: event["spent"] === null ? "gl-event_acquired" : "gl-event_traded",
      values: { ...event, gain: bundle(String(event["take"])) },
    };
  if (event.event !== "drawn" && event.event !== "laid") return null;
  const v = view;
  const face =
    v.drawn?.tile === event["tile"] ? v.drawn : v.cells.find(({ tile }) => tile === event["tile"]);
  if (!face || face.tile === null) return null;
  const { event: name, ...values } = event;
  return { id: `gl-event_${name}`, values: { ...values, name: face.adventure ?? face.kind } };
}

const place = (event: GameEvent): string | null =>
  typeof event["cell"] === "string" ? event["cell"] : null;

const face: Face<GoldlandView> = {
  light: new Set(["step", "stop"]),
  Board,
  Strip: PackRow,
  stripOn: "phones",
  Mine,
  SeatFacts,
  Finale,
  Emblem,
  progress,
  ask,
  label,
  meta,
  gist,
  button,
  sum,
  remedies,
  short,
  tell,
  place,
  zooms: true,
  primer: {
    Picture: Primer,
    scenes: ["gl-primer_pack", "gl-primer_explore", "gl-primer_adventure", "gl-primer_temple"],
  },
  score: (view, seat) => view.seats[seat]!.points,
  sections: [
    { groups: ["pay"] },
    { groups: ["camp"] },
    { groups: ["lay"], chips: true },
    { groups: ["move"] },
    { groups: ["acquire"], chips: true },
    { groups: ["explore"] },
    { groups: ["turn"] },
    { groups: ["exchange"], chips: true },
    { groups: ["discard"], chips: true },
  ],
};

export default face;
