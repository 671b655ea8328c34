// A finger that rests on a tile: after a while it is looked at, and lifting the finger is no tap.
import { swallowTheClick } from "./grip.svelte";

const LONG = 450;
const SLACK = 8;

export class Press {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  #held = false;
  readonly #look: (cell: string) => void;

  constructor(look: (cell: string) => void) {
    this.#look = look;
  }

  down(cell: string, { pointerType, clientX, clientY }: PointerEvent): void {
    this.#rest();
    if (pointerType === "mouse") return;
    this.#from = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.#look(cell);
    }, LONG);
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) > SLACK)
      clearTimeout(this.#timer);
  }

  up(): void {
    if (this.#held) swallowTheClick();
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#held = false;
  }
}
