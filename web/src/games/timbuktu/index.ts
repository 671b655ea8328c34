// Timbuktu's face: a desert at dusk.
import type { GameEvent, Offer } from "../../server/types";
import type { Message } from "../../words/words";
import type { Choice, Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Finale from "./Finale.svelte";
import Mine from "./Mine.svelte";
import PenChip from "./PenChip.svelte";
import Primer from "./Primer.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import TollChip from "./TollChip.svelte";
import "./tokens.css";
import { scene } from "./scene.svelte";
import { toldAfter } from "./theft";
import { keyOf } from "./loads";
import { price } from "./ways";
import type { TimbuktuView } from "./view";

const number = (offer: Offer, fact: string): number => Number(offer.facts?.[fact] ?? 0);
const place = (event: GameEvent): string | null => {
  if (typeof event["camel"] === "string" && typeof event["seat"] === "number")
    return keyOf(event["seat"], event["camel"]);
  return typeof event["pen"] === "string" ? event["pen"] : null;
};

function progress(v: TimbuktuView, phone: boolean): Message {
  const travelling = v.phase === "choosing" || v.phase === "moving";
  if (!travelling) return { id: `board-${v.phase}` };
  return {
    id: phone ? "tb-progress_short" : "tb-progress",
    values: { stage: v.stage, stages: v.stages, round: v.round, rounds: v.rounds },
  };
}

function ask(v: TimbuktuView): Message {
  const mine = v.seat === null ? null : v.seats[v.seat]!;
  return {
    id: `tb-ask_${v.phase}`,
    values: { camel: mine?.card ?? "", count: mine?.loaded ?? 0, to: v.to, from: v.from },
  };
}

function gist({ offer, action }: Choice, v: TimbuktuView): Message | null {
  switch (action.action) {
    case "move":
      return {
        id: "tb-gist_move",
        values: {
          pitch: number(offer, "pitch"),
          loses: number(offer, "loses"),
          points: number(offer, "loses_points"),
          toll: number(offer, "cost_points"),
          pays: action["toll"],
          swap: offer.facts?.["swap"] === true,
        },
      };
    case "choose":
      return {
        id: "tb-gist_choose",
        values: { load: offer.facts?.["carries"], safest: number(offer, "safest") },
      };
    case "place":
      return { id: "tb-gist_place", values: { load: offer.facts?.["carries"] } };
    default:
      return action.action === "load" ? { id: "tb-gist_load", values: { rest: v.to_load } } : null;
  }
}

function meta(offer: Offer): Message | null {
  if (offer.action.action === "move")
    return {
      id: "tb-meta_move",
      values: {
        toll: offer.action["toll"],
        loses: number(offer, "loses"),
        swap: offer.facts?.["swap"] === true,
      },
    };
  if (offer.action.action === "place")
    return { id: "tb-meta_place", values: { load: offer.facts?.["carries"] } };
  return offer.action.action === "choose"
    ? {
        id: "tb-meta_choose",
        values: { pen: offer.facts?.["stands"], safest: number(offer, "safest") },
      }
    : null;
}

function button({ offer, action }: Choice): Message | null {
  if (action.action === "move")
    return { id: "tb-button_move", values: { ...action, pitch: number(offer, "pitch") } };
  return action.action === "choose" || action.action === "place"
    ? { id: `tb-button_${action.action}`, values: { ...action } }
    : null;
}

function short({ action, facts }: Offer): Message | null {
  if (action.action === "move")
    return {
      id: "tb-short_move",
      values: { pen: action["pen"], pitch: Number(facts?.["pitch"] ?? 0) },
    };
  if (action.action === "place")
    return { id: "tb-short_place", values: { camel: action["camel"] } };
  return action.action === "load" ? { id: "tb-short_load" } : null;
}

const face: Face<TimbuktuView> = {
  Board,
  Strip,
  Mine,
  SeatFacts,
  Finale,
  Emblem,
  progress,
  ask,
  gist,
  meta,
  button,
  short,
  place,
  score: (view, seat) => scene.shown(view).seats[seat]!.points ?? null,
  told: (events) =>
    scene.theft ? toldAfter(events, scene.step + 1, scene.theft.robberies.length) : events.length,
  corner: "upper-right",
  primer: {
    Picture: Primer,
    scenes: ["tb-primer_caravan", "tb-primer_choice", "tb-primer_thieves", "tb-primer_worth"],
  },
  sections: [
    { groups: ["choose"] },
    { groups: ["free"] },
    {
      groups: ["toll"],
      fold: {
        by: "toll",
        title: "tb-pay",
        Chip: TollChip,
        best: (offers) => [...offers].sort((a, b) => price(a) - price(b))[0]!,
      },
    },
    { groups: ["full"] },
    {
      groups: ["place"],
      fold: {
        by: "pen",
        title: "tb-into",
        Chip: PenChip,
        best: (offers) => offers.find(({ refused }) => !refused) ?? offers[0]!,
      },
    },
    { groups: ["load"], chips: true },
  ],
};

export default face;
