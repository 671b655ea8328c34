// What the chart says to the one who looks: the likelihood after their stances, hints in words, trails.
import type { GameEvent } from "../../server/types";
import type { Message } from "../../words/words";
import { islandOf, type Ground } from "./island";
import { overruled, weighed, type Likelihood } from "./likelihood";
import { unpacked, type Mask } from "./masks";
import { mind } from "./mind.svelte";
import type { HintView, Pirate, Place, Runs, TreasureView } from "./view";

const unpackedOnce = new WeakMap<Runs, Mask>();
export function maskOf(runs: Runs): Mask {
  let mask = unpackedOnce.get(runs);
  if (!mask) unpackedOnce.set(runs, (mask = unpacked(runs)));
  return mask;
}

const ground = (v: TreasureView, numbers: readonly number[]): Mask[] =>
  numbers.map((number) => maskOf(v.hints[number - 1]!.runs));

let last: { key: string; map: Likelihood } | null = null;

/** Where the treasure may lie by what the seat knows and makes of the hints; nothing before it is buried. */
export function likelihoodOf(v: TreasureView): Likelihood | null {
  const known = v.knowledge;
  if (!known) return null;
  const sealed = known.uncertain.map(({ hint }) => hint);
  const stances = sealed.map((number) => mind.stance(v.hints[number - 1]!));
  const key = JSON.stringify([
    v.map,
    known.possible,
    known.weights,
    stances,
    sealed.map((number) => v.hints[number - 1]!.runs.length),
    v.hints.map(({ drawing }) => drawing),
  ]);
  // Most moments change nothing of it, and to draw it anew is the dearest thing on the chart.
  if (last?.key !== key)
    last = {
      key,
      map: weighed(maskOf(known.possible), ground(v, sealed), overruled(known.weights, stances)),
    };
  return last.map;
}

/** What a pirate player may think, by what Silver knows of their clues. */
export const rivalLikelihood = (
  v: TreasureView,
  rival: { possible: Runs; sealed: number[]; weights: number[] },
): Likelihood => weighed(maskOf(rival.possible), ground(v, rival.sealed), rival.weights);

const NAMED = new Set(["say_one_of_three", "say_cross_them_off"]);

/** An action that names districts or towers by number, with their names. */
export function named(action: Record<string, unknown>, ground: Ground): Message | null {
  const island = islandOf(ground);
  const name = (list: { name: string }[], number: unknown): string =>
    list[Number(number) - 1]?.name ?? String(number);
  if (NAMED.has(String(action["action"])))
    return {
      id: `ti-${String(action["action"])}`,
      values: {
        a: name(island.districts, action["a"]),
        b: name(island.districts, action["b"]),
        c: name(island.districts, action["c"]),
      },
    };
  if (action["action"] === "say_three_towers")
    return {
      id: "ti-say_three_towers",
      values: {
        side: action["side"],
        a: name(island.towers, action["a"]),
        b: name(island.towers, action["b"]),
        c: name(island.towers, action["c"]),
      },
    };
  return null;
}

/** What a hint says. */
export function saidOf(hint: HintView, ground: Ground): Message {
  if (hint.card === "whispers") return { id: "ti-said_whispers" };
  if (hint.said.impossible) return { id: "action-say_impossible" };
  const { action, ...values } = hint.said;
  return named(hint.said, ground) ?? { id: `action-${action}`, values };
}

export interface Leg {
  from: Place;
  to: Place;
  gallop: boolean;
}

/** The moves of each pirate, the last one leading to where he stands. */
export function trailsOf(
  v: TreasureView,
  events: readonly GameEvent[],
): { pirate: Pirate; legs: Leg[] }[] {
  return v.pirates.map(({ pirate }) => ({
    pirate,
    legs: events
      .filter((event) => event["event"] === "moved" && event["pirate"] === pirate)
      .map((event) => ({
        from: event["from"] as Place,
        to: event["to"] as Place,
        gallop: event["gallop"] === true,
      })),
  }));
}
