// The room a match has: the window, how it is laid out in it, and what its rail shows.
import type { Tab } from "./Tabs.svelte";
import { frameOf, isLow, isShort, isSmall, type Frame } from "./frame";

/** How long the board shows a place that the log points at, in milliseconds. */
const POINTED = 2600;

export class Room {
  width = $state(0);
  height = $state(0);
  tab = $state<Tab>("log");
  /** The clause that the rules are open at. */
  rule = $state<string | null>(null);
  /** The place on the board that the log points at, for a moment. */
  place = $state<string | null>(null);
  #heard = $state(0);

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  get frame(): Frame {
    return frameOf(this.width, this.height);
  }

  get desk(): boolean {
    return this.frame === "desk";
  }

  get small(): boolean {
    return isSmall(this.width, this.height);
  }

  get short(): boolean {
    return isShort(this.width, this.height);
  }

  get low(): boolean {
    return isLow(this.width, this.height);
  }

  /** Whether a choice is still in sight beneath what is told above the choices. */
  get roomy(): boolean {
    return this.frame !== "sheet" && !this.low;
  }

  /** On a desk the choices are in sight anyway. */
  showChoices(): void {
    if (!this.desk) this.tab = "choices";
  }

  openRule = (id: string): void => {
    this.rule = id;
    this.tab = "rules";
  };

  point = (where: string): void => {
    this.place = where;
    setTimeout(() => (this.place = null), POINTED);
  };

  /** How many of so many messages have come since the chat was last looked at. */
  unread(messages: number): number {
    return this.tab === "chat" ? 0 : Math.max(0, messages - this.#heard);
  }

  /** Whoever looks at the chat has heard all of it. */
  hear(messages: number): void {
    if (this.tab === "chat") this.#heard = messages;
  }
}
