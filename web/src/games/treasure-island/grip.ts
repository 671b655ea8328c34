// Fingers and mice on the chart: a tap names a place, a drag moves an enlarged chart, two fingers or
// a wheel enlarge it. All in pixels of the drawing.
type Spot = readonly [number, number];

const TREMOR = 6;
const NOTCH = 1.2;

/** What a hand can do with the chart. */
interface Handled {
  tap(at: Spot): void;
  push(by: Spot): void;
  enlarge(factor: number, round: Spot): void;
  /** Where on the drawing something happened. */
  onDrawing(event: { clientX: number; clientY: number }): Spot;
}

export class Grip {
  #fingers = new Map<number, Spot>();
  /** Whether it can still become a tap. */
  #still = true;
  #pressed: Spot = [0, 0];
  readonly #chart: Handled;

  constructor(chart: Handled) {
    this.#chart = chart;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#pressed = this.#chart.onDrawing(event);
    this.#fingers.set(event.pointerId, this.#pressed);
    this.#still = this.#fingers.size === 1;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#chart.onDrawing(event);
    if (Math.hypot(now[0] - this.#pressed[0], now[1] - this.#pressed[1]) > TREMOR)
      this.#still = false;
    const pinched = this.#fingers.size === 2 ? this.#spread() : null;
    this.#fingers.set(event.pointerId, now);
    if (pinched) {
      const { gap, middle } = this.#spread();
      this.#chart.enlarge(gap / pinched.gap, middle);
    } else if (!this.#still) this.#chart.push([now[0] - before[0], now[1] - before[1]]);
  };

  readonly up = (event: PointerEvent): void => {
    const held = this.#fingers.delete(event.pointerId);
    const onButton = (event.target as Element).closest("[role=button]");
    if (held && this.#still && !onButton) this.#chart.tap(this.#chart.onDrawing(event));
  };

  readonly leave = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#chart.enlarge(event.deltaY < 0 ? NOTCH : 1 / NOTCH, this.#chart.onDrawing(event));
  };

  #spread(): { gap: number; middle: Spot } {
    const [a, b] = [...this.#fingers.values()];
    return {
      gap: Math.hypot(a![0] - b![0], a![1] - b![1]) || 1,
      middle: [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2],
    };
  }
}
