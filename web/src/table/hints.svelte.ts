// A hint at the table: asked for, thought about, and good for the moment it was asked in.
import { server } from "../server/client";
import type { Hint, Offer } from "../server/types";
import { advised, type Advised } from "./advice";

export class Hints {
  thinking = $state(false);
  problem = $state("");
  #hint = $state.raw<Hint | null>(null);

  /** The hint, while nothing has happened since it was asked for. */
  at(number: number): Hint | null {
    return this.#hint?.number === number ? this.#hint : null;
  }

  /** What it advises of the choices there are. */
  advice(number: number, offers: readonly Offer[]): Advised[] {
    const hint = this.at(number);
    return hint ? advised(hint, offers) : [];
  }

  async ask(table: string, seat: number, give: typeof server.hint = server.hint): Promise<void> {
    this.thinking = true;
    this.problem = "";
    try {
      this.#hint = await give(table, seat);
    } catch (trouble) {
      this.problem = trouble instanceof Error ? trouble.message : String(trouble);
    } finally {
      this.thinking = false;
    }
  }

  close(): void {
    this.#hint = null;
  }
}
