// What the deduction notebook says beside its marks: where a pen's pile lies, which cards nobody has
// shown yet, and which shares need an explanation.
import type { Words } from "../../words/words";
import type { Chance, GoodKind, PenNotes, TimbuktuView } from "./view";

const SHARES_EXPLAINED = 2;

export const chanceWords = (chance: Chance, words: Words): string =>
  words.say(`tb-chance_${chance.robbed}`, { in: chance.in, of: chance.of });

/** With whom the pile of a pen lies, where it was seen. */
export function sourceWords({ pile }: PenNotes, v: TimbuktuView, words: Words): string {
  if (pile === null) return words.say("tb-note_unseen");
  const { holder } = v.piles[pile]!;
  if (holder === null) return words.say("tb-note_left");
  if (holder === v.seat) return words.say("tb-note_yours");
  return words.say("tb-note_with", { who: words.seat(holder) });
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.join() === b.join();

/** The thief cards that lie in no pile that was seen. */
export function unseenCards(v: TimbuktuView): { pitches: number[][]; goods: GoodKind[][] } {
  const seen = v.piles.flatMap(({ cards }) => (cards ? [cards] : []));
  return {
    pitches: v.cards.pitches.filter((card) => !seen.some(({ pitches }) => same(pitches, card))),
    goods: v.cards.goods.filter((card) => !seen.some(({ goods }) => same(goods, card))),
  };
}

/** Shares that occur among the chances, to explain the pies with: the largest first. */
export function sharesIn(notes: readonly PenNotes[]): Chance[] {
  const possible = notes
    .flatMap(({ pitches, goods }) => [...pitches, ...Object.values(goods)])
    .filter(({ robbed }) => robbed === "possible");
  const shares = new Map(possible.map((chance) => [chance.in / chance.of, chance]));
  return [...shares]
    .sort(([a], [b]) => b - a)
    .map(([, chance]) => chance)
    .slice(0, SHARES_EXPLAINED);
}
