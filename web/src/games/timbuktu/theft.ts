// The theft at the end of a stage, told pile by pile: made from what the table was told and how it stands after.
import type { GameEvent } from "../../server/types";
import {
  GOOD_KINDS,
  type GoodKind,
  type Load,
  type Pen,
  type PileCards,
  type TimbuktuView,
} from "./view";
import { keyOf } from "./loads";

export interface Loss {
  seat: number;
  camel: string;
  pitch: number;
  goods: Load;
}

export interface Robbery {
  cards: PileCards;
  losses: Loss[];
  /** Before whom the pile lay; null for a left-over one, undefined where that was not seen. */
  holder?: number | null;
  /** Whether its cards were known to whoever looks before it was turned. */
  known?: boolean;
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
  /** The table before the theft, where it was seen, and right after it. */
  before: TimbuktuView | null;
  after: TimbuktuView;
}

/** The piles turned up in a run of events, each with what it took. */
export function robberiesIn(events: readonly GameEvent[]): Robbery[] {
  const robberies: Robbery[] = [];
  for (const event of events) {
    if (event.event === "robbed") {
      robberies.push({
        cards: {
          pen: event["pen"] as Pen,
          pitches: event["pitches"] as number[],
          goods: event["goods"] as GoodKind[],
        },
        losses: [],
      });
    } else if (event.event === "lost") {
      robberies.at(-1)?.losses.push({
        seat: event["seat"] as number,
        camel: event["camel"] as string,
        pitch: event["pitch"] as number,
        goods: event["goods"] as Load,
      });
    }
  }
  return robberies;
}

export const together = (a: Load, b: Load): Load =>
  Object.fromEntries(GOOD_KINDS.map((kind) => [kind, (a[kind] ?? 0) + (b[kind] ?? 0)]));

export const without = (load: Load, taken: Load | undefined): Load =>
  Object.fromEntries(GOOD_KINDS.map((kind) => [kind, (load[kind] ?? 0) - (taken?.[kind] ?? 0)]));

/** Piles are turned in the order they were dealt in, which is that of the view; swaps in between carried them on. */
function withHolders(robberies: Robbery[], before: TimbuktuView | null, swaps: number): Robbery[] {
  if (before?.piles.length !== robberies.length) return robberies;
  const { piles } = before;
  return robberies.map((robbery, i) => {
    const place = (piles[i]!.place + swaps) % piles.length;
    return {
      ...robbery,
      holder: piles.find((pile) => pile.place === place)?.holder ?? null,
      known: piles[i]!.cards !== null,
    };
  });
}

/** How many of the events are told once `turned` of the last theft's `of` piles have struck. */
export function toldAfter(events: readonly GameEvent[], turned: number, of: number): number {
  const at = events.flatMap(({ event }, i) => (event === "robbed" ? [i] : [])).slice(-of)[
    turned - 1
  ];
  if (at === undefined) return events.length;
  const rest = events.slice(at + 1).findIndex(({ event }) => event !== "lost");
  return rest < 0 ? events.length : at + 1 + rest;
}

/** The theft that an update told, its view being the table right after it; null when it told none. */
export function theftIn(
  v: TimbuktuView,
  fresh: readonly GameEvent[],
  before: TimbuktuView | null,
): Theft | null {
  const robberies = withHolders(
    robberiesIn(fresh),
    before,
    fresh.filter(({ event }) => event === "swapped").length,
  );
  if (robberies.length === 0) return null;
  const lost = new Map<string, Load>();
  for (const { losses } of robberies)
    for (const loss of losses)
      lost.set(
        keyOf(loss.seat, loss.camel),
        together(lost.get(keyOf(loss.seat, loss.camel)) ?? {}, loss.goods),
      );
  const camels = v.seats.flatMap((seat) =>
    seat.camels.flatMap(({ camel, pen, pitch, goods }) =>
      pen && pitch
        ? [
            {
              seat: seat.seat,
              camel,
              pen,
              pitch,
              goods: together(goods ?? {}, lost.get(keyOf(seat.seat, camel)) ?? {}),
            },
          ]
        : [],
    ),
  );
  const told = fresh.find(({ event }) => event === "robbed");
  const values = Object.fromEntries(
    GOOD_KINDS.map((kind) => [kind, v.goods[kind].value]),
  ) as Record<GoodKind, number>;
  return {
    place: v.phase === "over" ? v.to : v.from,
    stage: told?.["stage"] as number,
    robberies,
    camels,
    values,
    before,
    after: v,
  };
}

/** What the first piles have taken, by camel. */
export function takenBy(theft: Theft, piles: number): Map<string, Load> {
  const taken = new Map<string, Load>();
  for (const { losses } of theft.robberies.slice(0, piles))
    for (const loss of losses)
      taken.set(
        keyOf(loss.seat, loss.camel),
        together(taken.get(keyOf(loss.seat, loss.camel)) ?? {}, loss.goods),
      );
  return taken;
}

/** How many pieces of each kind the piles from one to another took. */
export function piecesTaken(theft: Theft, first: number, last: number): Load {
  return theft.robberies
    .slice(first, last)
    .flatMap(({ losses }) => losses)
    .reduce<Load>((sum, loss) => together(sum, loss.goods), {});
}
