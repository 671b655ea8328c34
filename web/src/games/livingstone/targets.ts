// What can be tapped on the board, and what a choice or a hint points at: sites by column and row.
import type { Offer } from "../../server/types";
import type { BoardProps, Choice } from "../face";

export const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const siteKey = (column: number, row: number): string => `${column}/${row}`;

/** The site an offer is about: a tent goes into the boat's column, other offers name theirs. */
export function siteOf({ action: does }: Offer, boat: number): string | null {
  const { action, column, row } = does;
  if (action === "place_tent") return siteKey(boat, row as number);
  return typeof column === "number" && typeof row === "number" ? siteKey(column, row) : null;
}

/** As `siteOf`; a die points at its row of the boat's column. */
const pointedBy = (offer: Offer, boat: number): string | null =>
  offer.action.action === "take_die"
    ? siteKey(boat, offer.action["pips"] as number)
    : siteOf(offer, boat);

export function offersBySite(offers: readonly Offer[], boat: number): Map<string, Offer[]> {
  const bySite = new Map<string, Offer[]>();
  for (const offer of offers) {
    const site = siteOf(offer, boat);
    if (site) bySite.set(site, [...(bySite.get(site) ?? []), offer]);
  }
  return bySite;
}

/** What a tap on a site means: what is chosen there already, else the first thing that can be done. */
export const offerAt = (here: readonly Offer[], chosen: Choice | null): Offer | undefined =>
  here.find((offer) => offer === chosen?.offer) ?? here.find((offer) => !offer.refused) ?? here[0];

export interface Hinted {
  percent: number;
  best: boolean;
}

/** The chances a hint names, by site; where several meet, the best of them. */
export function hintsBySite(advice: BoardProps["advice"], boat: number): Map<string, Hinted> {
  const found = advice.flatMap(({ offer, percent, best }) => {
    const site = pointedBy(offer, boat);
    return site && percent !== null ? [[site, { percent, best }] as const] : [];
  });
  return new Map(found.reverse());
}

export const aimOf = (chosen: Choice | null, boat: number): string | null =>
  chosen && pointedBy({ ...chosen.offer, action: chosen.action }, boat);
