// What just happened, as small notes that rise from the tile where it did; and the way walked this turn.
import type { GameEvent } from "../../server/types";
import type { Thing } from "./art/things";
import type { Adventure, GoldlandView } from "./view";
import { bundle } from "./items";

export interface Note {
  key: string;
  cell: string;
  seat: number;
  sign: "+" | "−";
  count: number;
  thing?: Thing;
  medal?: Adventure;
}

type Told = Pick<Note, "sign" | "count"> & Partial<Note>;
const amount = (event: GameEvent, field: string): number => Number(event[field] ?? 0);

const NOTES: Record<string, (event: GameEvent) => Told[]> = {
  income: () => [{ sign: "+", count: 1, thing: "gold" }],
  paid: (event) => [
    { sign: "−", count: amount(event, "pack"), thing: event["kind"] as Thing },
    { sign: "−", count: amount(event, "tokens"), thing: "token" },
  ],
  marker: (event) => [{ sign: "+", count: 1, medal: event["adventure"] as Adventure }],
  acquired: (event) =>
    Object.entries(bundle(String(event["take"]))).map(([kind, count]) => ({
      sign: "+",
      count,
      thing: kind as Thing,
    })),
  exchanged: (event) => [{ sign: "+", count: 1, thing: event["kind"] as Thing }],
  discarded: (event) => [{ sign: "−", count: 1, thing: event["kind"] as Thing }],
  laid: (event) => [{ sign: "+", count: amount(event, "tokens"), thing: "token" }],
  passed: (event) => [{ sign: "+", count: amount(event, "tokens"), thing: "token" }],
  dug: () => [{ sign: "+", count: 1, thing: "treasure" }],
  amulet: (event) => [
    { sign: "+", count: 1, thing: "amulet" },
    { sign: "+", count: amount(event, "bonus"), thing: "gold" },
  ],
};

export function notesOf(v: GoldlandView, fresh: readonly GameEvent[]): Note[] {
  return fresh.flatMap((event, i) => {
    const { seat } = event;
    if (typeof seat !== "number") return [];
    const cell = typeof event["cell"] === "string" ? event["cell"] : v.seats[seat]!.cell;
    return (NOTES[event.event]?.(event) ?? [])
      .filter(({ count }) => count > 0)
      .map((told, nth) => ({ key: `${i}/${nth}`, cell, seat, ...told }));
  });
}

/** The cells of the move that is on, from where it began. */
export function trailOf(v: GoldlandView, events: readonly GameEvent[]): string[] {
  if (v.active === null || v.move.visited.length < 2) return [];
  const since = events.slice(events.findLastIndex(({ event }) => event === "turn") + 1);
  const walked = since
    .filter(({ event, seat }) => event === "moved" && seat === v.active)
    .map(({ cell }) => String(cell));
  const start = v.move.visited.find((cell) => !walked.includes(cell));
  return start ? [start, ...walked] : walked;
}
