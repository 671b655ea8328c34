// How one looks at the chart: the whole of it, or nearer, as it was moved and enlarged.
import { untrack } from "svelte";

import { BOARD } from "./island";
import { fitted, held, PANEL, zoomed, type Lens } from "./lens";

/** On a phone the tools stand beside the island, and the sheet lies over the last pixels. */
const TOOLS = 52;
const SHEET = 8;

export class Look {
  #shown: () => { width: number; height: number; phone: boolean };
  #near = $state.raw<Lens | null>(null);

  /** What has been measured of the frame; a frame that is not laid out yet counts as a small one. */
  constructor(shown: () => { width: number; height: number; phone: boolean }) {
    this.#shown = shown;
    $effect(() => {
      void [this.width, this.height];
      untrack(() => (this.#near = null));
    });
  }

  #phone = $derived.by(() => this.#shown().phone);
  width = $derived.by(() => Math.max(300, this.#shown().width));
  height = $derived.by(() => Math.max(this.#phone ? 220 : 320, this.#shown().height));
  /** Whether a panel has room beside the island. */
  roomy = $derived.by(() => !this.#phone && this.width - (this.height - 26) > PANEL + 12);
  whole = $derived.by(() =>
    this.#phone
      ? fitted(this.width - TOOLS, this.height, 6, false, SHEET)
      : fitted(this.width, this.height, 14, this.roomy),
  );
  get lens(): Lens {
    return this.#near ?? this.whole;
  }
  get isNear(): boolean {
    return this.#near !== null;
  }
  /** The width a panel leaves. */
  get free(): number {
    return this.width - (this.roomy ? PANEL : 0);
  }

  push(x: number, y: number): void {
    if (!this.#near) return;
    const { k, left, top } = this.#near;
    this.#near = held({ k, left: left + x, top: top + y }, this.width, this.height);
  }

  enlarge(
    factor: number,
    x = this.whole.left + (this.whole.k * BOARD) / 2,
    y = this.height / 2,
  ): void {
    const next = zoomed(this.lens, this.whole, factor, x, y, this.width, this.height);
    this.#near = next.k === this.whole.k ? null : next;
  }
}
