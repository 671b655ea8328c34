// The theft at the end of a stage, told pile by pile: made from what the table was told and how it stands after.
import type { GameEvent } from "../../server/types";
import { GOODS, keyOf, seen, type GoodKind, type Load, type Pen, type PileCards } from "./view";

export interface Loss {
  seat: number;
  camel: string;
  pitch: number;
  goods: Load;
}

export interface Robbery {
  cards: PileCards;
  losses: Loss[];
}

export interface RobbedCamel {
  seat: number;
  camel: string;
  pen: Pen;
  pitch: number;
  /** What it carried before the thieves came. */
  goods: Load;
}

export interface Theft {
  place: string;
  stage: number;
  robberies: Robbery[];
  camels: RobbedCamel[];
  /** What a piece is worth after all piles. */
  values: Record<GoodKind, number>;
}

/** The piles turned up in a run of events, each with what it took. */
export function robberiesIn(events: readonly GameEvent[]): Robbery[] {
  const robberies: Robbery[] = [];
  for (const event of events) {
    if (event.event === "robbed") {
      robberies.push({ cards: { pen: event["pen"] as Pen, pitches: event["pitches"] as number[], goods: event["goods"] as GoodKind[] }, losses: [] });
    } else if (event.event === "lost") {
      robberies.at(-1)?.losses.push({ seat: event["seat"] as number, camel: event["camel"] as string, pitch: event["pitch"] as number, goods: event["goods"] as Load });
    }
  }
  return robberies;
}

export const together = (a: Load, b: Load): Load => Object.fromEntries(GOODS.map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]));

/** The theft that an update told, its view being the table right after it; null when it told none. */
export function theftIn(view: Record<string, unknown>, fresh: readonly GameEvent[]): Theft | null {
  const robberies = robberiesIn(fresh);
  if (robberies.length === 0) return null;
  const v = seen(view);
  const lost = new Map<string, Load>();
  for (const { losses } of robberies) for (const loss of losses) lost.set(keyOf(loss.seat, loss.camel), together(lost.get(keyOf(loss.seat, loss.camel)) ?? {}, loss.goods));
  const camels = v.seats.flatMap((seat) =>
    seat.camels.flatMap(({ camel, pen, pitch, goods }) => (pen && pitch ? [{ seat: seat.seat, camel, pen, pitch, goods: together(goods ?? {}, lost.get(keyOf(seat.seat, camel)) ?? {}) }] : [])),
  );
  const told = fresh.find(({ event }) => event === "robbed");
  const values = Object.fromEntries(GOODS.map((kind) => [kind, v.goods[kind].value])) as Record<GoodKind, number>;
  return { place: v.phase === "over" ? v.to : v.from, stage: told?.["stage"] as number, robberies, camels, values };
}

/** What the first piles have taken, by camel. */
export function takenBy(theft: Theft, piles: number): Map<string, Load> {
  const taken = new Map<string, Load>();
  for (const { losses } of theft.robberies.slice(0, piles)) for (const loss of losses) taken.set(keyOf(loss.seat, loss.camel), together(taken.get(keyOf(loss.seat, loss.camel)) ?? {}, loss.goods));
  return taken;
}

/** How many pieces of each kind the piles from one to another took. */
export function piecesTaken(theft: Theft, first: number, last: number): Load {
  return theft.robberies.slice(first, last).flatMap(({ losses }) => losses).reduce<Load>((sum, loss) => together(sum, loss.goods), {});
}
