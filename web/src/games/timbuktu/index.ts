// Timbuktu's face: a desert at dusk.
import type { GameEvent, Offer } from "../../server/types";
import type { Message } from "../../words/words";
import type { Choice, Face, View } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Finale from "./Finale.svelte";
import Mine from "./Mine.svelte";
import Primer from "./Primer.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import TollChip from "./TollChip.svelte";
import "./mood.css";
import { scene } from "./scene.svelte";
import { toldAfter } from "./theft";
import { keyOf, seen } from "./view";
import { price } from "./ways";

const number = (offer: Offer, fact: string): number => Number(offer.facts?.[fact] ?? 0);
const place = (event: GameEvent): string | null => {
  if (typeof event["camel"] === "string" && typeof event["seat"] === "number") return keyOf(event["seat"], event["camel"]);
  return typeof event["pen"] === "string" ? event["pen"] : null;
};

function progress(view: View, phone: boolean): Message {
  const v = seen(view);
  const travelling = v.phase === "choosing" || v.phase === "moving";
  if (!travelling) return { id: `board-${v.phase}` };
  return { id: phone ? "tb-progress_short" : "tb-progress", values: { stage: v.stage, stages: v.stages, round: v.round, rounds: v.rounds } };
}

function ask(view: View): Message {
  const v = seen(view);
  const mine = v.seat === null ? null : v.seats[v.seat]!;
  return { id: `tb-ask_${v.phase}`, values: { camel: mine?.card ?? "", count: mine?.loaded ?? 0, to: v.to, from: v.from } };
}

function gist({ offer, action }: Choice, view: View): Message | null {
  const v = seen(view);
  switch (action.action) {
    case "move":
      return { id: "tb-gist_move", values: { pitch: number(offer, "pitch"), loses: number(offer, "loses"), points: number(offer, "loses_points"), toll: number(offer, "cost_points"), pays: action["toll"], swap: offer.facts?.["swap"] === true } };
    case "choose":
      return { id: "tb-gist_choose", values: { load: offer.facts?.["carries"], safest: number(offer, "safest") } };
    case "place":
      return { id: "tb-gist_place", values: { load: offer.facts?.["carries"] } };
    default:
      return action.action === "load" ? { id: "tb-gist_load", values: { rest: v.to_load } } : null;
  }
}

function meta(offer: Offer): Message | null {
  if (offer.action.action === "move") return { id: "tb-meta_move", values: { toll: offer.action["toll"], loses: number(offer, "loses"), swap: offer.facts?.["swap"] === true } };
  return offer.action.action === "choose" ? { id: "tb-meta_choose", values: { pen: offer.facts?.["stands"], safest: number(offer, "safest") } } : null;
}

function button({ offer, action }: Choice): Message | null {
  if (action.action === "move") return { id: "tb-button_move", values: { ...action, pitch: number(offer, "pitch") } };
  return action.action === "choose" || action.action === "place" ? { id: `tb-button_${action.action}`, values: { ...action } } : null;
}

function short({ action, facts }: Offer): Message | null {
  if (action.action === "move") return { id: "tb-short_move", values: { pen: action["pen"], pitch: Number(facts?.["pitch"] ?? 0) } };
  if (action.action === "place") return { id: "tb-short_place", values: { camel: action["camel"] } };
  return action.action === "load" ? { id: "tb-short_load" } : null;
}

const face: Face = {
  Board, Strip, Mine, SeatFacts, Finale, Emblem, progress, ask, gist, meta, button, short, place,
  score: (view, seat) => scene.shown(seen(view)).seats[seat]!.worth ?? null,
  told: (events) => (scene.theft ? toldAfter(events, scene.step + 1, scene.theft.robberies.length) : events.length),
  corner: "upper-right",
  primer: { Picture: Primer, scenes: ["tb-primer_caravan", "tb-primer_choice", "tb-primer_thieves", "tb-primer_worth"] },
  sections: [{ groups: ["choose"] }, { groups: ["free"] }, { groups: ["toll"], fold: { by: "toll", title: "tb-pay", Chip: TollChip, best: (offers) => [...offers].sort((a, b) => price(a) - price(b))[0]! } }, { groups: ["full"] }, { groups: ["place"], chips: true }, { groups: ["load"], chips: true }],
};

export default face;
