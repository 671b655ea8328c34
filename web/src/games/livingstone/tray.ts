// The dice of the round: which lie free, who took which, and what was done with them, read from the
// events of the round.
import { struckIn } from "../../server/events";
import type { Action, GameEvent, Offer } from "../../server/types";
import type { Message } from "../../words/words";
import type { Choice } from "../face";
import type { LivingStoneView } from "./view";

export interface TrayDie {
  key: string;
  pips: number;
  /** Who took it; null while it lies in the middle. */
  seat: number | null;
  deed: Message | null;
}

interface Taken {
  seat: number;
  pips: number;
  deed: Message | null;
}

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
    if (event.event === "die_taken")
      taken.push({ seat: event["seat"] as number, pips: event["pips"] as number, deed: null });
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

export type Stand = "plain" | "open" | "chosen" | "taken" | "barred";

export interface Standing {
  state: Stand;
  label: Message;
  /** The offer to take it. */
  offer: Offer | undefined;
}

/** How a die of the tray stands to whoever looks: free to take, chosen, barred or gone. */
export function standing(
  die: TrayDie,
  dice: readonly TrayDie[],
  offers: readonly Offer[],
  chosen: Choice | null,
): Standing {
  if (die.seat !== null)
    return { state: "taken", label: die.deed ?? { id: "deed-none" }, offer: undefined };
  const takes = (action: Action): boolean =>
    action.action === "take_die" && action["pips"] === die.pips;
  const offer = offers.find(({ action }) => takes(action));
  if (!offer) return { state: "plain", label: { id: "die-lying" }, offer };
  if (offer.refused) return { state: "barred", label: { id: "die-barred" }, offer };
  const first = dice.find((other) => other.seat === null && other.pips === die.pips) === die;
  return first && chosen && takes(chosen.action)
    ? { state: "chosen", label: { id: "die-chosen" }, offer }
    : { state: "open", label: { id: "die-open" }, offer };
}

/** Seats that have stopped, and those for whom no die in the middle is high enough. */
export function atRest(v: LivingStoneView): { stopped: number[]; out: number[] } {
  if (v.phase === "over") return { stopped: [], out: [] };
  const highest = Math.max(0, ...v.dice);
  const stopped = v.seats.filter(({ declined }) => declined);
  const out = v.seats.filter(
    ({ declined, must_exceed, seat }) => !declined && must_exceed >= highest && seat !== v.turn,
  );
  return { stopped: stopped.map(({ seat }) => seat), out: out.map(({ seat }) => seat) };
}
