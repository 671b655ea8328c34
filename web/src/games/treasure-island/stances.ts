// What is made of each hint: by the one who looks where it is sealed, else by the token seen under it.
import type { Stance } from "./likelihood";
import { isSilver } from "./places";
import type { HintView, TreasureView } from "./view";

/** Whether the one who looks does not know the token under a hint; the first is always true. */
export const isSealed = (hint: HintView, v: TreasureView): boolean =>
  hint.token === null && hint.number > 1 && !isSilver(v);

/** What a hint says is wrong, or nothing, to whoever has seen its token. */
const saysNothing = (hint: HintView, v: TreasureView): boolean =>
  hint.token === "lie" || (hint.token === "bluff" && !isSilver(v));

export function stanceOn(hint: HintView, v: TreasureView, own: (hint: HintView) => Stance): Stance {
  if (isSealed(hint, v)) return own(hint);
  return saysNothing(hint, v) ? "doubt" : "believe";
}
