// How the chart is looked at: where its miles fall on the screen.
import type { Point } from "../../parts/draw";
import { BOARD } from "./island";
import type { Place } from "./view";

export interface Lens {
  /** Pixels to the mile. */
  k: number;
  left: number;
  top: number;
}

export const MOST_ZOOM = 5;
/** The room the panel of clues takes on open sea. */
export const PANEL = 316;

export const across = (lens: Lens, x: number): number =>
  Math.round((lens.left + x * lens.k) * 10) / 10;
export const down = (lens: Lens, y: number): number =>
  Math.round((lens.top + (BOARD - y) * lens.k) * 10) / 10;
export const shift = (lens: Lens, [x, y]: Point): string =>
  `translate(${across(lens, x)}px, ${down(lens, y)}px)`;
export const ofPlace = ([x, y]: Place): Point => [x / 10, y / 10];

/** The place on the lattice nearest to a point of the screen. */
export function placeAt(lens: Lens, x: number, y: number): Place {
  const clamp = (value: number): number =>
    Math.min(BOARD * 10, Math.max(0, Math.round(value * 10)));
  return [clamp((x - lens.left) / lens.k), clamp(BOARD - (y - lens.top) / lens.k)];
}

/**
 * The whole board in a frame of which the lowest `foot` pixels are covered; to the left where a
 * panel lies on the right.
 */
export function fitted(
  width: number,
  height: number,
  margin: number,
  panel = false,
  foot = 0,
): Lens {
  const high = height - foot;
  const k = Math.max(8, Math.min((high - 2 * margin) / BOARD, (width - 2 * margin) / BOARD));
  return { k, left: panel ? margin + 4 : (width - BOARD * k) / 2, top: (high - BOARD * k) / 2 };
}

/** The lens after a change of scale round a point of the screen, never farther out than `whole`. */
export function zoomed(
  lens: Lens,
  whole: Lens,
  factor: number,
  x: number,
  y: number,
  width: number,
  height: number,
): Lens {
  const k = Math.min(whole.k * MOST_ZOOM, Math.max(whole.k, lens.k * factor));
  return k === whole.k
    ? whole
    : held(
        { k, left: x - ((x - lens.left) * k) / lens.k, top: y - ((y - lens.top) * k) / lens.k },
        width,
        height,
      );
}

/** Keeps the island in the frame while it is moved about. */
export function held(lens: Lens, width: number, height: number): Lens {
  const size = BOARD * lens.k;
  return {
    k: lens.k,
    left: Math.min(width * 0.4, Math.max(width * 0.6 - size, lens.left)),
    top: Math.min(height * 0.4, Math.max(height * 0.6 - size, lens.top)),
  };
}
