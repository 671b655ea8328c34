// Whoever sees a game for the first time is offered its introduction, once.
import { settings } from "../look/settings.svelte";

export class Introduction {
  /** Whether this device has not met the game yet. */
  offered = $state(false);
  open = $state(false);
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
    this.offered = !settings.introduced(game);
  }

  show = (): void => {
    this.open = true;
    this.later();
  };

  later = (): void => {
    settings.introduce(this.#game);
    this.offered = false;
  };

  close = (): void => {
    this.open = false;
  };
}
