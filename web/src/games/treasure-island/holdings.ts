// What the seat that looks holds, as far as it may see it: a pirate's cards, or Silver's hand and chest.
import type { Offer } from "../../server/types";
import type { Message } from "../../words/words";
import type { Choice } from "../face";
import { isSilver } from "./places";
import {
  CHEST_TOKENS,
  SECTORS,
  type CompassView,
  type DealView,
  type GiftView,
  type HintCard,
  type Sector,
  type TreasureView,
} from "./view";

export interface Held {
  districts: DealView[];
  readings: CompassView[];
  gifts: GiftView[];
  /** Whether the player has several pirates, so that each card says whose it is. */
  several: boolean;
}

export function heldBy(v: TreasureView): Held {
  const own = new Set(v.pirates.filter(({ seat }) => seat === v.seat).map(({ pirate }) => pirate));
  return {
    districts: v.districts.filter(({ district }) => district !== null),
    readings: v.compass.filter(({ skulls }) => skulls !== null && !isSilver(v)),
    gifts: v.chest.filter(({ pirate, token }) => token !== null && own.has(pirate)),
    several: own.size > 1,
  };
}

export const holdsNothing = ({ districts, readings, gifts }: Held): boolean =>
  !districts.length && !readings.length && !gifts.length;

export interface HandCard {
  card: HintCard;
  /** The offer to play it, when a hint is due. */
  offer: Offer | undefined;
  chosen: boolean;
}

/** Silver's cards, each with the offer to play it. */
export const handOf = (
  v: TreasureView,
  offers: readonly Offer[],
  chosen: Choice | null,
): HandCard[] =>
  (v.silver.hand ?? []).map((card) => {
    const offer = offers.find(
      ({ action }) => action.action === "play_hint" && action["card"] === card,
    );
    return { card, offer, chosen: offer !== undefined && chosen?.offer === offer };
  });

const HUNDREDTHS = 100;

/** What a card of his lets Silver say, with the miles that it measures. */
export function toldOf(card: HintCard, v: TreasureView): Message {
  const measured = v.silver.measures?.[v.silver.hand?.indexOf(card) ?? -1] ?? [];
  const [near = 0, far = near] = measured.map((distance) => distance / HUNDREDTHS);
  return { id: "card-told", values: { card, near, far } };
}

/** The tokens of the chest, each with whom it was given to. */
export const chestOf = (v: TreasureView): { token: string; gift: GiftView | undefined }[] =>
  CHEST_TOKENS.map((token) => ({ token, gift: v.chest.find((each) => each.token === token) }));

const DIAL = 22;

/** An eighth of a compass card, round its middle. */
export function sectorPath(name: Sector): string {
  const at = (turn: number): string =>
    `${(DIAL * Math.sin(turn)).toFixed(1)} ${(-DIAL * Math.cos(turn)).toFixed(1)}`;
  const turn = (SECTORS.indexOf(name) * Math.PI) / 4;
  return `M0 0L${at(turn - Math.PI / 8)}A${DIAL} ${DIAL} 0 0 1 ${at(turn + Math.PI / 8)}Z`;
}
