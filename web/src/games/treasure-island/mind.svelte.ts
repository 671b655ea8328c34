// What a person makes of the hints, and which tools lie on the chart: nothing of it leaves the page.
import type { Stance } from "./likelihood";
import type { HintView, Place } from "./view";

class Mind {
  #stances = $state<Record<string, Stance>>({});
  /** Whether the layer of possible places is drawn. */
  layer = $state(true);
  tool = $state<"ruler" | "ring" | null>(null);
  /** The radius of the loose ring, in hundredths of a mile. */
  radius = $state(300);
  laid = $state.raw<Place[]>([]);

  /** Hints are told apart by what they say, so that another match begins with an open mind. */
  #key = (hint: HintView): string => JSON.stringify([location.pathname, hint.number, hint.said]);

  stance(hint: HintView): Stance {
    return this.#stances[this.#key(hint)] ?? "weigh";
  }

  take(hint: HintView, stance: Stance): void {
    this.#stances[this.#key(hint)] = stance;
  }

  toggle(tool: "ruler" | "ring"): void {
    this.tool = this.tool === tool ? null : tool;
    this.laid = [];
  }

  /** A tap with a tool: a ruler has two ends, a ring one middle. */
  lay(at: Place): void {
    this.laid = this.tool === "ruler" && this.laid.length === 1 ? [...this.laid, at] : [at];
  }
}

export const mind = new Mind();
