// What a strong bot would play, matched to the choices a person has.
import type { Action, Advice, Hint, Offer } from "../server/types";

export interface Advised {
  offer: Offer;
  action: Action;
  /** What the bot would set where the offer leaves an amount open. */
  set: Record<string, number>;
  /** The seat's chance to win after it, where that is known. */
  percent: number | null;
  best: boolean;
}

const openIn = (offer: Offer): string[] => Object.keys(offer.upto ?? {});

function fits(offer: Offer, { action }: Advice): boolean {
  const open = new Set(openIn(offer));
  const names = new Set([...Object.keys(offer.action), ...Object.keys(action)]);
  return [...names].every(
    (name) => open.has(name) || JSON.stringify(offer.action[name]) === JSON.stringify(action[name]),
  );
}

const isPlace = (offer: Offer): boolean => openIn(offer).length > 1;

/**
 * The advised choices, the best first; an offer with an open amount is named once, with its best
 * amount, one with an open place as often as there are places.
 */
export function advised(hint: Hint, offers: readonly Offer[]): Advised[] {
  const found: Advised[] = [];
  for (const [i, advice] of [hint.best, ...hint.alternatives].entries()) {
    const fitting = offers.filter((each) => !each.refused && fits(each, advice));
    const offer = fitting.find((each) => openIn(each).length === 0) ?? fitting[0];
    if (!offer || (!isPlace(offer) && found.some((each) => each.offer === offer))) continue;
    const set = Object.fromEntries(
      openIn(offer).map((field) => [field, Number(advice.action[field])]),
    );
    found.push({
      offer,
      action: advice.action as Action,
      set,
      percent: advice.percent,
      best: i === 0,
    });
  }
  return found;
}
