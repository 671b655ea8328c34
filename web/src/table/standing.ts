// What is said of a seat beside its name: whether somebody is there, and what they do.
import type { TableSeat } from "../server/types";
import type { Words } from "../words/words";

export interface Presence {
  kind: "on" | "away" | "bot";
  label: string;
}

export function presenceOf(place: TableSeat | undefined, words: Words): Presence {
  if (!place) return { kind: "on", label: "" };
  if (place.kind === "bot") return { kind: "bot", label: words.say(`level-${place.level}`) };
  if (place.stand_in) return { kind: "bot", label: words.say("seat-stand_in") };
  if (!place.connected) return { kind: "away", label: words.say("seat-away") };
  return { kind: "on", label: place.host ? words.say("seat-host") : "" };
}

export interface Doing {
  acts: boolean;
  won: boolean;
  isYou: boolean;
  /** Whether it is a bot that looks for what to do. */
  thinks: boolean;
  /** Whether only a word has room. */
  short: boolean;
}

/** What a seat does in the match; null where only its game can tell. */
export function standingOf(
  { acts, won, isYou, thinks, short }: Doing,
  words: Words,
): string | null {
  if (short && isYou && acts) return words.say("seat-you");
  if (won) return words.say("seat-won");
  if (!acts) return null;
  return words.say(thinks && !isYou ? "seat-thinking" : "seat-to_act");
}
