// Where a person works at a match, so that the focus is there again when what had it has gone.

const BOARD = ".board :is([role=button][tabindex='0'], button):not([disabled])";
const CHOICE = ".choices :is(.choice, .chip)";
const OPEN_CHOICE = `${CHOICE}:not(.refused, .refused > *)`;
const ACT = "button.act";
/** Has the focus while there is nothing to choose, so that the next tab leads to what comes. */
const BANNER = ".banner h1";

export class Attention {
  #onBoard = false;

  /** Something has got the focus. */
  note(element: Element): void {
    if (!element.matches(BANNER)) this.#onBoard = element.closest(".board") !== null;
  }

  /** Brings a lost focus back; nobody who has it elsewhere is disturbed. */
  keep(): void {
    const now = document.activeElement;
    const lost = now === null || now === document.body;
    if (!lost && !now.matches(BANNER)) return;
    const places = this.#onBoard ? [BOARD, OPEN_CHOICE, CHOICE] : [OPEN_CHOICE, CHOICE];
    this.#focus(...places, BANNER);
  }

  /** To the button that plays what a key has chosen. */
  toTheAct(): void {
    this.#focus(ACT);
  }

  #focus(...places: string[]): void {
    for (const place of places) {
      const found = [...document.querySelectorAll<HTMLElement>(place)].find((each) =>
        each.checkVisibility(),
      );
      if (found) return found.focus({ preventScroll: true });
    }
  }
}
