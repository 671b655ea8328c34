// Treasure Island's face: a sea chart.
import type { Action, GameEvent, Offer } from "../../server/types";
import type { Message } from "../../words/words";
import { factsOf, type Choice, type Face } from "../face";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Finale from "./Finale.svelte";
import Mine from "./Mine.svelte";
import Primer from "./Primer.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Strip from "./Strip.svelte";
import { toldOf } from "./holdings";
import { districtNear, islandOf } from "./island";
import { ofPlace } from "./lens";
import { shareUnder } from "./likelihood";
import { holds } from "./masks";
import "./mood.css";
import "./tokens.css";
import { progressOf } from "./progress";
import { likelihoodOf, maskOf, named, saidOf } from "./reading";
import type { HintCard, Place, TreasureFacts, TreasureView } from "./view";
import { miles } from "./places";
import { whereabouts } from "./whereabouts";

const percent = (offer: Offer): number | null =>
  typeof offer.facts?.["percent"] === "number" ? offer.facts["percent"] : null;
const pointOf = (action: Action): Place => [Number(action["x"]), Number(action["y"])];

function ask(v: TreasureView): Message {
  const pirate = v.active ?? "";
  return {
    id: `ti-ask_${v.phase}`,
    values: {
      pirate,
      purpose: v.purpose,
      count: v.actions_left,
      card: v.silver.card ?? "",
      hint: v.hints.length + 1,
      steps: v.silver.steps.reduce((sum, steps) => sum + steps, 0),
    },
  };
}

function state(v: TreasureView, seat: number, tight: boolean): Message | null {
  if (seat === v.silver.seat) return { id: "ti-silver" };
  const own = v.pirates.filter((pirate) => pirate.seat === seat);
  if (tight && !own.length) return null;
  return own.length === 1
    ? { id: "ti-pirate", values: { pirate: own[0]!.pirate } }
    : { id: "ti-pirates", values: { count: own.length } };
}

/** What a chosen point would be. */
function pointGist({ offer, action }: Choice, v: TreasureView): Message | null {
  const at = pointOf(action);
  const { runs, radius: asked, from, miles: away } = factsOf<TreasureFacts>(offer);
  const district = districtOf(v, at);
  const radius = v.purpose && RADII[v.purpose] ? (asked ?? ringOf(v, v.purpose)) : 0;
  if (runs && !holds(maskOf(runs), at))
    return { id: "ti-gist_refused", values: { purpose: v.purpose } };
  if (radius) {
    const map = likelihoodOf(v);
    const sure = percent(offer);
    return {
      id: "ti-gist_ring",
      values: {
        percent: sure ?? Math.round(100 * (map ? shareUnder(map, at, radius) : 0)),
        sure: sure !== null,
        radius: radius / 100,
      },
    };
  }
  const far = from ? miles(from, at) : (away ?? -1);
  return {
    id: "ti-gist_place",
    values: { miles: Math.round(far * 10) / 10, district, known: far >= 0, purpose: v.purpose },
  };
}

const RADII: Record<string, "small" | "large"> = {
  small_search: "small",
  large_search: "large",
  king_george: "small",
  spyglass: "large",
};
const ringOf = (v: TreasureView, purpose: string): number => v.rings[RADII[purpose]!];

function gist(choice: Choice, view: TreasureView): Message | null {
  const { offer, action } = choice;
  if (action.action === "point") return pointGist(choice, view);
  if (action.action === "play_hint") return cardGist(choice, view);
  return GISTS.has(action.action)
    ? { id: `ti-gist_${action.action}`, values: { ...action, ...offer.facts } }
    : null;
}

/** What a card lets Silver say, and what that would leave. */
function cardGist({ offer, action }: Choice, v: TreasureView): Message {
  const { true_answers: answers, keeps } = factsOf<TreasureFacts>(offer);
  return {
    id: "ti-gist_card",
    values: {
      ...toldOf(action["card"] as HintCard, v).values,
      answers: answers?.length ?? 0,
      keeps: keeps ?? 0,
    },
  };
}
const GISTS = new Set([
  "horse",
  "foot",
  "small_search",
  "large_search",
  "verify",
  "full_gallop",
  "compass",
  "king_george",
  "spyglass",
  "ancient_scrolls",
  "lay_token",
  "pass",
  "run",
  "exchange",
]);

function meta(offer: Offer): Message | null {
  const { keeps } = factsOf<TreasureFacts>(offer);
  if (offer.group === "card" && keeps !== undefined)
    return { id: "ti-meta_card", values: { miles: keeps } };
  if (offer.group === "statement" && percent(offer) !== null)
    return {
      id: "ti-meta_statement",
      values: { percent: percent(offer), true: offer.facts?.["true"] },
    };
  if (offer.group === "answer" && percent(offer) !== null)
    return { id: "ti-meta_answer", values: { percent: percent(offer) } };
  return null;
}

function short({ action, facts, group }: Offer): Message | null {
  if (group === "place")
    return {
      id: "ti-short_place",
      values: {
        place: facts?.["place"],
        name: facts?.["name"],
        miles: Number(facts?.["miles"] ?? -1),
        percent: Number(facts?.["percent"] ?? -1),
      },
    };
  if (group === "special")
    return {
      id: `ti-short_${action.action}`,
      values: { ...action, uses: Number(facts?.["uses"] ?? 0) },
    };
  return group === "tower"
    ? { id: "ti-short_tower", values: { tower: action["tower"], name: facts?.["called"] } }
    : null;
}

function button({ offer, action }: Choice, v: TreasureView): Message | null {
  if (action.action !== "point") return named(action, v);
  const { runs } = factsOf<TreasureFacts>(offer);
  return runs && !holds(maskOf(runs), pointOf(action))
    ? { id: "ti-button_refused" }
    : { id: "ti-button_point", values: whereabouts(v, pointOf(action)) };
}

/** Where the log leads: a place, a tower or a hint. */
function place(event: GameEvent): string | null {
  const at = (event["to"] ?? event["centre"] ?? event["spot"]) as Place | undefined;
  if (Array.isArray(at) && at.length === 2) return `at/${at[0]}/${at[1]}`;
  if (typeof event["hint"] === "number") return `hint/${event["hint"]}`;
  return typeof event["tower"] === "number" ? `tower/${event["tower"]}` : null;
}

const districtOf = (v: TreasureView, at: Place): string =>
  districtNear(islandOf(v), ofPlace(at)).name;

/** Events in miles and names instead of tenths and numbers. */
function tell(event: GameEvent, v: TreasureView): Message | null {
  const at = (event["to"] ?? event["centre"] ?? event["spot"]) as Place | undefined;
  switch (event.event) {
    case "moved":
    case "silver_moved":
      return {
        id: `ti-told_${event.event}`,
        values: {
          ...event,
          miles: Math.round(miles(event["from"] as Place, at!) * 10) / 10,
          district: districtOf(v, at!),
          figures: v.silver.figures.length,
        },
      };
    case "hint_said": {
      const hint = v.hints[Number(event["hint"]) - 1];
      return hint ? saidOf(hint, v) : null;
    }
    case "imprisoned":
      return {
        id: "ti-told_imprisoned",
        values: {
          pirate: event["pirate"],
          name: islandOf(v).towers[Number(event["tower"]) - 1]?.name ?? "",
        },
      };
    case "searched":
    case "patrol_sent":
    case "treasure_found":
    case "silver_reached_it":
    case "nobody_won":
      return at
        ? { id: `ti-told_${event.event}`, values: { ...event, district: districtOf(v, at) } }
        : null;
    case "treasure_hidden":
      return at ? { id: "ti-told_treasure_hidden", values: { district: districtOf(v, at) } } : null;
    default:
      return null;
  }
}

function label(offer: Offer, v: TreasureView): Message | null {
  if (offer.action.action !== "point") return named(offer.action, v);
  if (Object.keys(offer.upto ?? {}).length)
    return { id: "ti-point_any", values: { purpose: v.purpose } };
  return offer.group === "place"
    ? short(offer)
    : { id: "ti-point", values: whereabouts(v, pointOf(offer.action)) };
}

const FINAL = new Set(["imprison", "verify", "full_gallop", "king_george", "spyglass"]);

const face: Face<TreasureView> = {
  Board,
  Strip,
  Mine,
  SeatFacts,
  Finale,
  Emblem,
  progress: progressOf,
  ask,
  state,
  gist,
  meta,
  short,
  button,
  place,
  tell,
  label,
  zooms: true,
  primer: {
    Picture: Primer,
    scenes: ["ti-primer_cross", "ti-primer_hints", "ti-primer_rings", "ti-primer_escape"],
  },
  isFinal: (action) => FINAL.has(action.action),
  sections: [
    { groups: ["map"] },
    { groups: ["place"], chips: true },
    { groups: ["action"] },
    { groups: ["item"] },
    { groups: ["special"], chips: true },
    { groups: ["tower"], chips: true },
    { groups: ["card"] },
    { groups: ["token"] },
    { groups: ["statement"] },
    { groups: ["answer"] },
    { groups: ["trick"] },
  ],
};

export default face;
