// Playing by keys: what a wish does at a match or a lesson.
import type { Offer } from "../server/types";
import type { Choosing } from "./choosing.svelte";
import { wishOf, type Wish } from "./keys";

export interface Keyed {
  choosing: Choosing;
  offers: Offer[];
  select(offer: Offer): void;
  /** Called after a choice was named by its number. */
  chosen?(): void;
  undo?(): boolean;
  hint?(): boolean;
}

/** Does what a key wishes; false where there is nothing to do. */
export function obey(wish: Wish, { choosing, offers, select, ...more }: Keyed): boolean {
  switch (wish.key) {
    case "drop":
      choosing.drop();
      return true;
    case "act":
      if (!choosing.chosen) return false;
      void choosing.act();
      return true;
    case "undo":
      return more.undo?.() ?? false;
    case "hint":
      return more.hint?.() ?? false;
    case "choose": {
      const offer = offers.filter((each) => !each.refused)[wish.number - 1];
      if (offer && choosing.chosen?.offer !== offer) select(offer);
      more.chosen?.();
      return true;
    }
  }
}

/** For `onkeydown` of the window. */
export function keyed(event: KeyboardEvent, given: Keyed): void {
  const wish = wishOf(event, event.target as HTMLElement);
  if (wish && obey(wish, given)) event.preventDefault();
}
