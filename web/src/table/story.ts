// The log as lines: what one seat did in a row is one sentence, each part of it with its own place.
import { struckIn } from "../server/events";
import type { GameEvent } from "../server/types";
import type { Words } from "../words/words";

export interface Part {
  number: number;
  text: string;
  place: string | null;
}
export interface Line {
  seat: number | null;
  struck: boolean;
  parts: Part[];
}

/** A sentence as the continuation of one before it, if both begin with the same name; else nothing. */
function continued(before: string, text: string, name: string): string {
  const opening = `${name} `;
  return before.startsWith(opening) && before.endsWith(".") && text.startsWith(opening)
    ? text.slice(opening.length)
    : "";
}

export interface Telling {
  /** An event in words; empty when there is nothing to tell. */
  text(event: GameEvent): string;
  place(event: GameEvent): string | null;
}

export function story(
  events: readonly GameEvent[],
  words: Words,
  telling: Telling,
  first = 0,
): Line[] {
  const struck = struckIn(events);
  const lines: Line[] = [];
  let before = "";
  events.slice(first).forEach((event, i) => {
    const number = first + i;
    const text = telling.text(event).trim();
    if (text === "") return;
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    const line = lines.at(-1);
    const more =
      line && seat !== null && line.seat === seat && line.struck === struck.has(number)
        ? continued(before, text, words.seat(seat))
        : "";
    before = text;
    if (line && more) line.parts.push({ number, text: more, place: telling.place(event) });
    else
      lines.push({
        seat,
        struck: struck.has(number),
        parts: [{ number, text, place: telling.place(event) }],
      });
  });
  for (const { parts } of lines)
    parts.slice(0, -1).forEach((part) => (part.text = part.text.replace(/\.$/, ",")));
  return lines;
}
