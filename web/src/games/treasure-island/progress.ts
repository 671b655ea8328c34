// How far a hunt is: days, then the rounds of the escape.
import type { Message } from "../../words/words";
import type { TreasureView } from "./view";

export function progressOf(v: TreasureView): Message {
  if (v.silver.round > 0) return { id: "board-round", values: { round: v.silver.round } };
  return v.day
    ? { id: "board-day", values: { day: v.day, last: v.calendar.length } }
    : { id: "board-setup" };
}
