// Events that were taken back: an `undone` names their places among all that was shown.
import type { GameEvent } from "./types";

/** The numbers of the events that an undo has struck. */
export function struckIn(events: readonly GameEvent[]): Set<number> {
  return new Set(
    events.flatMap((event) =>
      event.event === "undone" && Array.isArray(event["struck"])
        ? (event["struck"] as number[])
        : [],
    ),
  );
}
