// What a strong bot would play, matched to the choices a person has.
import type { Advice, Hint, Offer } from "../server/types";

export interface Advised {
  offer: Offer;
  /** What the bot would set where the offer leaves an amount open. */
  set: Record<string, number>;
  /** The seat's chance to win after it, where that is known. */
  chance: number | null;
  best: boolean;
}

function fits(offer: Offer, { action }: Advice): boolean {
  const open = new Set(Object.keys(offer.upto ?? {}));
  const names = new Set([...Object.keys(offer.action), ...Object.keys(action)]);
  return [...names].every((name) => open.has(name) || JSON.stringify(offer.action[name]) === JSON.stringify(action[name]));
}

/** The advised choices, the best first; an offer with an open amount is named once, with its best amount. */
export function advised(hint: Hint, offers: readonly Offer[]): Advised[] {
  const found: Advised[] = [];
  for (const [i, advice] of [hint.best, ...hint.alternatives].entries()) {
    const offer = offers.find((each) => !each.refused && fits(each, advice));
    if (!offer || found.some((each) => each.offer === offer)) continue;
    const set = Object.fromEntries(Object.keys(offer.upto ?? {}).map((field) => [field, Number(advice.action[field])]));
    found.push({ offer, set, chance: advice.chance, best: i === 0 });
  }
  return found;
}
