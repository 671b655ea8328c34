// The end of a match on the screen: told once as the game tells it, then a tap away.

export class Ending {
  /** Whether the scores are put away. */
  closed = $state(false);
  /** Whether the end has been told. */
  unsealed = $state(false);

  /** Whoever comes to a match that is long over sees its board first. */
  constructor(over: boolean) {
    this.closed = this.unsealed = over;
  }

  tell = (): void => {
    this.unsealed = true;
  };

  open = (): void => {
    this.closed = false;
  };

  close = (): void => {
    this.closed = this.unsealed = true;
  };
}
