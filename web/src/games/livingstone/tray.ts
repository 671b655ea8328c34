// The dice of the round: which lie free, who took which, and what was done with them, read from the
// events of the round.
import { struckIn } from "../../server/events";
import type { GameEvent } from "../../server/types";
import type { Message } from "../../words/words";
import type { LivingStoneView } from "./view";

export interface TrayDie {
  key: string;
  pips: number;
  /** Who took it; null while it lies in the middle. */
  seat: number | null;
  deed: Message | null;
}

interface Taken { seat: number; pips: number; deed: Message | null }

const DEEDS: Record<string, (event: GameEvent) => Message> = {
  coins_taken: (event) => ({ id: "deed-coins_taken", values: { pounds: event["pounds"] } }),
  card_drawn: () => ({ id: "deed-card_drawn" }),
  mine_collapsed: () => ({ id: "deed-card_drawn" }),
  no_card_left: () => ({ id: "deed-card_drawn" }),
  stones_drawn: () => ({ id: "deed-stones_drawn" }),
  tent_placed: (event) => ({ id: "deed-tent_placed", values: { row: event["row"] } }),
  tent_moved: (event) => ({ id: "deed-tent_placed", values: { row: event["row"] } }),
};

function takenThisRound(events: readonly GameEvent[]): Taken[] {
  const start = events.findLastIndex((event) => event.event === "round_began");
  const struck = struckIn(events);
  const taken: Taken[] = [];
  events.forEach((event, number) => {
    if (number < start || struck.has(number)) return;
    const last = taken.findLast((die) => die.seat === event["seat"]);
    if (event.event === "die_taken") taken.push({ seat: event["seat"] as number, pips: event["pips"] as number, deed: null });
    else if (last && !last.deed && DEEDS[event.event]) last.deed = DEEDS[event.event]!(event);
  });
  return taken;
}

/** All dice of the round in rising order, taken ones before free ones of the same number. */
export function tray(v: LivingStoneView, events: readonly GameEvent[]): TrayDie[] {
  const deeds = takenThisRound(events);
  const dice: TrayDie[] = [];
  for (const seat of v.seats) {
    const mine = deeds.filter((die) => die.seat === seat.seat);
    seat.dice_taken.forEach((pips, i) => {
      const at = mine.findIndex((die) => die.pips === pips);
      const deed = at >= 0 ? mine.splice(at, 1)[0]!.deed : null;
      dice.push({ key: `${seat.seat}-${i}`, pips, seat: seat.seat, deed });
    });
  }
  v.dice.forEach((pips, i) => dice.push({ key: `free-${i}`, pips, seat: null, deed: null }));
  return dice.sort((a, b) => a.pips - b.pips || Number(a.seat === null) - Number(b.seat === null));
}
