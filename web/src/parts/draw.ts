// Drawing by a seed: the same land every time, without a picture file.

export type Point = readonly [number, number];
export type Dice = { between(low: number, high: number): number; of<T>(items: readonly T[]): T };

/** A small seeded source (mulberry32); only drawings use it. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    of: (items) => items[Math.floor(next() * items.length)]!,
  };
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A hand-drawn level line from x0 to x1: four waves of different length. */
export function ridge(
  x0: number,
  x1: number,
  y: number,
  height: number,
  seed: number,
  step = 9,
): Point[] {
  const d = dice(seed);
  const phases = [0, 1, 2, 3].map(() => d.between(0, 6.28));
  const rates = [
    d.between(0.01, 0.016),
    d.between(0.027, 0.036),
    d.between(0.06, 0.08),
    d.between(0.13, 0.18),
  ];
  const parts = [0.55, 0.3, 0.16, 0.12];
  const points: Point[] = [];
  for (let x = x0; ; x = Math.min(x1, x + step)) {
    const lift = parts.reduce(
      (sum, part, i) => sum + part * Math.sin(rates[i]! * x + phases[i]!),
      0,
    );
    points.push([x, y + height * lift]);
    if (x >= x1) return points;
  }
}

export const line = (points: readonly Point[], first = "M"): string =>
  first + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L");

/** The area between a line and the one below it. */
export const between = (upper: readonly Point[], lower: readonly Point[]): string =>
  `${line(upper)}${line([...lower].reverse(), "L")}Z`;

export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = points[i - 1]!;
    const [c, d] = points[i]!;
    if (a <= x && x <= c) return b + ((d - b) * (x - a)) / (c - a || 1);
  }
  return points[points.length - 1]![1];
}

export const shifted = (points: readonly Point[], dy: number): Point[] =>
  points.map(([x, y]) => [x, y + dy]);

/** Turns a path written in its own units into one at x, y, scaled by k. */
export function placed(x: number, y: number, k: number): (dx: number, dy: number) => string {
  return (dx, dy) => `${tenth(x + dx * k)} ${tenth(y + dy * k)}`;
}
