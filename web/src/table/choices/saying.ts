// What is said of an offer: in the words of the game's face where it has some, else in those of its rules.
import type { Choice, Face, Section, View } from "../../games/face";
import type { Offer } from "../../server/types";
import type { Message, Words } from "../../words/words";

/** How many facts stand beside an offer; the others come when it is opened. */
const BESIDE = 2;

export class Saying {
  constructor(
    readonly face: Face,
    readonly view: View,
    readonly words: Words,
  ) {}

  heading(section: Section): string {
    return this.words.say(section.title ?? `group-${section.groups[0]}`);
  }

  label(offer: Offer): string {
    const own = this.face.label?.(offer, this.view);
    return this.#own(own) ?? this.words.action(offer.action, Object.keys(offer.upto ?? {}));
  }

  short(offer: Offer): string {
    return this.#own(this.face.short?.(offer)) ?? this.label(offer);
  }

  /** What the button says that plays a choice. */
  button(choice: Choice): string {
    return this.#own(this.face.button?.(choice, this.view)) ?? this.words.action(choice.action);
  }

  /** What stands beside an offer. */
  beside(offer: Offer): string {
    const own = this.#own(this.face.meta?.(offer, this.view));
    return own ?? this.words.facts(offer.facts).slice(0, BESIDE).join(" · ");
  }

  /** What a choice leads to, and the facts that found no room beside it. */
  gist(choice: Choice): string {
    const own = this.#own(this.face.gist?.(choice, this.view)) ?? "";
    const more = this.words.facts(choice.offer.facts).slice(BESIDE).join(" · ");
    return [own, more].filter(Boolean).join(" ");
  }

  /** In figures why an offer is refused. */
  sum(offer: Offer): string {
    return this.#own(this.face.sum?.(offer, this.view)) ?? "";
  }

  #own(message: Message | null | undefined): string | null {
    return message ? this.words.message(message) : null;
  }
}
