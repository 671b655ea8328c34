// The list of choices as it is read: groups under headings, and what differs in one thing as one row.
import type { Choice, Fold, Section } from "../../games/face";
import type { Offer } from "../../server/types";

export interface Row {
  key: string;
  /** The offer that the row stands for. */
  offer: Offer;
  /** All that are folded into it. */
  all: Offer[];
}

export interface Listed extends Section {
  offers: Offer[];
  rows: Row[];
}

/** One row an offer, or one for all that differ only in what the section folds by. */
function rowsOf(all: Offer[], fold: Fold | undefined, chosen: Choice | null): Row[] {
  const rows = new Map<string, Offer[]>();
  for (const offer of all) {
    const key = JSON.stringify(fold ? { ...offer.action, [fold.by]: null } : offer.action);
    rows.set(key, [...(rows.get(key) ?? []), offer]);
  }
  return [...rows].map(([key, same]) => ({
    key,
    all: same,
    offer: same.find((offer) => offer === chosen?.offer) ?? fold?.best(same) ?? same[0]!,
  }));
}

/** The sections that have something in them, those a game names first and in its order. */
export function sectionsOf(
  offers: Offer[],
  wanted: readonly Section[],
  chosen: Choice | null,
): Listed[] {
  const placed = new Set(wanted.flatMap((section) => section.groups));
  const rest: Section[] = [...new Set(offers.map((offer) => offer.group))]
    .filter((group) => !placed.has(group))
    .map((group) => ({ groups: [group] }));
  return [...wanted, ...rest]
    .map((section) => ({
      ...section,
      offers: offers.filter((offer) => section.groups.includes(offer.group)),
    }))
    .filter((section) => section.offers.length > 0)
    .map((section) => ({ ...section, rows: rowsOf(section.offers, section.fold, chosen) }));
}
