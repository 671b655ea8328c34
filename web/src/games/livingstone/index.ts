// LivingStone's face: river and savannah.
import type { Action, GameEvent, Offer } from "../../server/types";
import type { Message } from "../../words/words";
import type { Choice, Face } from "../face";
import Emblem from "./Emblem.svelte";
import Board from "./Board.svelte";
import Finale from "./Finale.svelte";
import Mine from "./Mine.svelte";
import Primer from "./Primer.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { digOdds } from "./bag";
import "./mood.css";
import "./tokens.css";
import { ICONS } from "./icons";
import type { LivingStoneView } from "./view";

const SHORT = new Set(["sell", "donate", "decline", "end_turn"]);

function progress(v: LivingStoneView, phone: boolean): Message {
  return v.phase === "over"
    ? { id: "ls-over" }
    : {
        id: phone ? "ls-progress_short" : "ls-progress",
        values: { round: v.round, column: v.column },
      };
}

function state(v: LivingStoneView, seat: number, phone: boolean): Message | null {
  const s = v.seats[seat]!;
  if (v.phase === "over") return s.out ? { id: "ls-out" } : null;
  if (s.declined) return { id: "ls-declined" };
  return s.must_exceed
    ? { id: phone ? "ls-above_short" : "ls-above", values: { pips: s.must_exceed } }
    : null;
}

function ask(v: LivingStoneView): Message | null {
  const bar = v.seat === null ? 0 : v.seats[v.seat]!.must_exceed;
  return v.phase === "pick" && bar > 0 ? { id: "ls-ask_above", values: { bar } } : null;
}

function button({ offer, action }: Choice): Message | null {
  const cost = offer.facts?.["cost_pounds"];
  if (action.action === "place_tent" && typeof cost === "number")
    return { id: "button-place_tent", values: { cost } };
  if (action.action === "sell") {
    const each = Number(offer.facts?.["pounds_each"] ?? 0);
    return {
      id: "button-sell",
      values: {
        count: Number(action["count"]),
        gem: action["gem"],
        pounds: each * Number(action["count"]),
      },
    };
  }
  return null;
}

function gist({ offer, action }: Choice, v: LivingStoneView): Message | null {
  const mine = v.seat === null ? null : v.seats[v.seat]!;
  switch (action.action) {
    case "take_die":
      return {
        id: "gist-take_die",
        values: {
          pips: Number(action["pips"]),
          column: v.column,
          cost: Number(offer.facts?.["tent_pounds"] ?? 0),
          points: v.row_points[Number(action["pips"]) - 1]!,
          cash: mine?.cash ?? 0,
        },
      };
    case "place_tent": {
      const row = v.rows[Number(action["row"]) - 1]!;
      const own = v.seat === null ? 0 : row.tents[v.seat]! + 1;
      const others = Math.max(0, ...row.tents.filter((_, seat) => seat !== v.seat));
      return {
        id: "gist-place_tent",
        values: {
          column: v.column,
          points: Number(offer.facts?.["gain_points"] ?? 0),
          row: row.row,
          own,
          others,
          bonus: v.row_majority[row.row - 1]!,
        },
      };
    }
    case "take_coins":
      return { id: "gist-take_coins", values: { cash: (mine?.cash ?? 0) + v.die } };
    case "dig":
    case "cave_discovery": {
      const stones = Number(offer.facts?.["stones"] ?? 3);
      return { id: "gist-dig", values: { ...digOdds(v, stones), stones } };
    }
    case "draw_card":
      return { id: "gist-draw_card", values: { count: v.pile_size } };
    case "donate":
      return {
        id: "gist-donate",
        values: {
          cash: (mine?.cash ?? 0) - Number(action["pounds"]),
          chest: (mine?.chest ?? 0) + Number(action["pounds"]),
        },
      };
    default:
      return null;
  }
}

function meta(offer: Offer, v: LivingStoneView): Message | null {
  const stones = offer.facts?.["stones"];
  const cash = v.seat === null ? null : v.seats[v.seat]!.cash;
  if (offer.action.action === "dig" && typeof stones === "number")
    return { id: "meta-dig", values: { ...digOdds(v, stones) } };
  if (offer.action.action === "take_coins" && cash !== null)
    return { id: "meta-take_coins", values: { gain: v.die, cash: cash + v.die } };
  return offer.action.action === "draw_card"
    ? { id: "meta-draw_card", values: { count: v.pile_size } }
    : null;
}

function sum(offer: Offer, v: LivingStoneView): Message | null {
  const cost = offer.facts?.["cost_pounds"];
  const cash = v.seat === null ? null : v.seats[v.seat]!.cash;
  if (typeof cost !== "number" || cash === null || cost <= cash) return null;
  return { id: "ls-short", values: { cost, fees: Number(offer.facts?.["fees"] ?? 0), cash } };
}

const remedies = (offer: Offer, offers: Offer[]): Offer[] =>
  typeof offer.facts?.["cost_pounds"] === "number"
    ? offers.filter((other) => other.action.action === "sell" && !other.refused)
    : [];

const place = (event: GameEvent): string | null =>
  typeof event["column"] === "number"
    ? typeof event["row"] === "number"
      ? `${event["column"]}/${event["row"]}`
      : `${event["column"]}`
    : null;

const face: Face<LivingStoneView> = {
  Board,
  Strip,
  Mine,
  SeatFacts,
  Finale,
  progress,
  state,
  ask,
  meta,
  button,
  gist,
  sum,
  remedies,
  place,
  score: (view, seat) => view.seats[seat]!.points,
  icon: (action: Action) => ICONS[action.action] ?? "dots",
  light: new Set(["take_die", "take_coins"]),
  isFinal: (action: Action) => action.action === "donate",
  Emblem,
  primer: {
    Picture: Primer,
    scenes: ["ls-primer_dice", "ls-primer_deeds", "ls-primer_points", "ls-primer_queen"],
  },
  short: ({ action, facts }) =>
    action.action === "take_die"
      ? { id: "short-take_die", values: { pips: action["pips"] } }
      : SHORT.has(action.action)
        ? { id: `short-${action.action}`, values: { ...action, ...facts } }
        : null,
  sections: [
    { groups: ["dice"], chips: true },
    { groups: ["die_action"] },
    { groups: ["market"] },
    { groups: ["lift"] },
    { groups: ["cards"] },
    { groups: ["turn", "sell", "donate"], chips: true, title: "ls-anytime" },
  ],
};

export default face;
