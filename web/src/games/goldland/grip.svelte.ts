// Fingers on the country of a phone: one pushes it, two show all of it or what is near.
interface Point {
  x: number;
  y: number;
}

const SLACK = 8;
const TOGETHER = 0.85;
const APART = 1.15;
/** For how many milliseconds the click that may follow a push is no tap. */
const AFTER_A_PUSH = 60;

export function swallowTheClick(): void {
  const swallow = (click: Event): void => click.stopPropagation();
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), AFTER_A_PUSH);
}

const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

export class Grip {
  /** Whether the whole country is shown. */
  all = $state(false);
  dragging = $state(false);
  #fingers = new Map<number, Point>();
  #held: { id: number; at: Point; moved: boolean } | null = null;
  #pinched = 0;
  readonly #push: (by: Point) => void;

  constructor(push: (by: Point) => void) {
    this.#push = push;
  }

  get #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  readonly down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, at(event));
    this.#pinched = this.#spread;
    this.#held =
      this.#fingers.size === 1 && !this.all
        ? { id: event.pointerId, at: at(event), moved: false }
        : null;
  };

  readonly move = (event: PointerEvent): void => {
    const now = at(event);
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, now);
    if (this.#pinched && this.#fingers.size === 2) this.#pinch();
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    const by = { x: now.x - held.at.x, y: now.y - held.at.y };
    if (!held.moved && Math.hypot(by.x, by.y) < SLACK) return;
    this.#push(by);
    this.dragging = true;
    this.#held = { id: held.id, at: now, moved: true };
  };

  readonly up = (event: PointerEvent): void => {
    if (this.#held?.moved) swallowTheClick();
    this.#held = null;
    this.dragging = false;
    this.#fingers.delete(event.pointerId);
  };

  /** Two fingers drawn together show the whole country, spread apart what is near. */
  #pinch(): void {
    const grown = this.#spread / this.#pinched;
    this.all = grown < TOGETHER || (this.all && grown < APART);
  }
}
