// What can be tapped on the board: the own camels to choose from, and the pens to place one in.
import type { Offer } from "../../server/types";
import type { Choice } from "../face";
import { keyOf } from "./loads";
import { waitingIn, type Standee } from "./standees";
import type { Pen } from "./view";

const named = (offers: readonly Offer[], action: string): Offer[] =>
  offers.filter((offer) => offer.action.action === action);

/** The offers to choose a camel, by the camel. */
export const choosableCamels = (
  offers: readonly Offer[],
  seat: number | null,
): Map<string, Offer> =>
  new Map(
    named(offers, "choose").map((offer) => [
      keyOf(seat ?? 0, String(offer.action["camel"])),
      offer,
    ]),
  );

/** The camel that is placed next: the chosen one, the one in hand, or the first without a pen. */
export function handedCamel(
  offers: readonly Offer[],
  chosen: Choice | null,
  inHand: string | null,
  hasPen: (camel: string) => boolean = () => false,
): string | null {
  if (chosen?.action.action === "place") return String(chosen.action["camel"]);
  const camels = named(offers, "place")
    .map((offer) => String(offer.action["camel"]))
    .filter((camel) => !hasPen(camel));
  return inHand && camels.includes(inHand) ? inHand : (camels[0] ?? null);
}

export const placementsOf = (offers: readonly Offer[], camel: string | null): Map<Pen, Offer> =>
  new Map(
    named(offers, "place")
      .filter((offer) => offer.action["camel"] === camel)
      .map((offer) => [offer.action["pen"] as Pen, offer]),
  );

/** The own camels in a box, as offers. */
export const ownIn = (
  standees: readonly Standee[],
  row: number,
  choosable: ReadonlyMap<string, Offer>,
): Offer[] => waitingIn(standees, row).flatMap(({ key }) => choosable.get(key) ?? []);

/** A box of several own camels gives the next one with every tap. */
export function nextOf(own: readonly Offer[], chosen: Choice | null): Offer | undefined {
  const at = own.findIndex((offer) => offer === chosen?.offer);
  return own.length === 1 ? own[0] : own[(at + 1) % own.length];
}
