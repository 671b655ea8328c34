// How a backpack's twelve spaces are filled: from the highest down, so that the highest free number
// is how far one goes.
import type { Offer } from "../../server/types";
import type { Thing } from "./art/things";
import type { Kind, SeatView } from "./view";
import { pieces, type Counts } from "./items";

/** The offer to throw out an item of a kind. */
export const discardOf = (offers: readonly Offer[], kind: Kind | null): Offer | undefined =>
  kind === null
    ? undefined
    : offers.find(({ action }) => action.action === "discard" && action["kind"] === kind);

export interface Space {
  number: number;
  thing: Thing | null;
  /** The kind of equipment, where it can be spent. */
  kind: Kind | null;
  /** It would leave the backpack by what is chosen. */
  leaves: boolean;
}

export function spacesOf(seat: SeatView, out: Counts): Space[] {
  const kept: Thing[] = [
    ...(seat.amulet ? ["amulet" as const] : []),
    ...Array.from({ length: seat.treasures }, () => "treasure" as const),
  ];
  const items = pieces(seat.items);
  const filled = seat.spaces - seat.free;
  // With gold in the backpack the rest of what fills it is gold.
  const gold = Array.from(
    { length: Math.max(0, filled - kept.length - items.length) },
    () => "gold" as const,
  );
  const things: Thing[] = [...kept, ...gold, ...items];
  const left = { ...out };
  return Array.from({ length: seat.spaces }, (_, i) => {
    const thing = things[i] ?? null;
    const kind = i >= kept.length + gold.length ? ((thing as Kind | null) ?? null) : null;
    const leaves = kind !== null && (left[kind] ?? 0) > 0;
    if (leaves) left[kind] = left[kind]! - 1;
    return { number: seat.spaces - i, thing, kind, leaves };
  }).reverse();
}
