// What the banner says: whose turn it is, what is asked, how it ended.
import type { Face, View } from "../games/face";
import type { GameEvent, Offer, Result, Table } from "../server/types";
import type { Words } from "../words/words";
import type { Ending } from "./ending.svelte";
import type { Sight } from "./sight.svelte";

export interface Asked {
  title: string;
  text: string;
}

export interface Situation {
  face: Face;
  words: Words;
  view: View;
  offers: Offer[];
  /** What may be told so far. */
  told: GameEvent[];
  you: number | null;
  toAct: number[];
  mine: boolean;
  lost: boolean;
  /** How the match ended, or null while it is played. */
  ended: { ending: string | null; winners: number[]; secret: boolean } | null;
  /** Which step of how many a look back shows. */
  looked: { step: number; total: number } | null;
}

/** What the banner has to know of a match on the screen. */
export function situationOf(
  { table, face, sight, ending }: { table: Table; face: Face; sight: Sight; ending: Ending },
  result: Result | null,
): Situation {
  const { update, looking, back } = sight;
  const over = table.state === "ended" || update.state === "ended";
  return {
    face,
    words: sight.words,
    view: sight.view,
    offers: sight.offers,
    told: sight.told,
    you: sight.you,
    toAct: update.to_act,
    mine: sight.mine,
    lost: !looking.connected && looking.everConnected,
    looked: back.step === null ? null : { step: back.step + 1, total: back.total },
    ended: over
      ? {
          ending: update.ending ?? table.ending,
          winners: result?.winners ?? [],
          secret: face.Finale !== undefined && !ending.unsealed && !ending.closed,
        }
      : null,
  };
}

const LATEST = 5;

export function askedOf(now: Situation): Asked {
  const { words } = now;
  if (now.looked)
    return { title: words.say("replay-title"), text: words.say("replay-step", now.looked) };
  if (now.ended) return { title: words.say("banner-over"), text: endedOf(now.ended, words) };
  if (now.lost) return { title: words.say("banner-lost"), text: "" };
  return now.mine ? yourTurn(now) : othersTurn(now);
}

function yourTurn({ words, face, view, offers }: Situation): Asked {
  const told = face.ask?.(view, offers);
  return {
    title: words.say("banner-your_turn"),
    text: told ? words.message(told) : words.ask(view.phase, { ...view }),
  };
}

function othersTurn(now: Situation): Asked {
  const { words, you } = now;
  const others = now.toAct.filter((seat) => seat !== you);
  const [first, ...rest] = others.length ? others : now.toAct;
  return {
    title:
      first !== undefined && rest.length === 0
        ? words.say("banner-turn", { who: words.seat(first) })
        : words.say("banner-several"),
    text: you === null ? words.say("banner-watching") : (latest(now) ?? waitingFor(others, words)),
  };
}

/** The last thing that happened that has words. */
function latest({ told, face, view, words }: Situation): string | null {
  for (const event of told.slice(-LATEST).reverse()) {
    const own = face.tell?.(event, view);
    const text = own ? words.message(own) : words.event(event);
    if (text) return text;
  }
  return null;
}

const waitingFor = (others: number[], words: Words): string =>
  words.say("banner-waiting", { who: words.joined(others.map((seat) => words.seatWithin(seat))) });

function endedOf(ended: NonNullable<Situation["ended"]>, words: Words): string {
  if (ended.ending === "agreed" || ended.ending === "abandoned")
    return words.say(`banner-${ended.ending}`);
  if (ended.secret) return "";
  const who = words.joined(ended.winners.map((seat) => words.seatWithin(seat)));
  return ended.winners.length ? words.say("banner-won", { who }) : words.say("banner-nobody");
}
