// The camels that stand on the board, and where: on a pitch, or among others in a box.
import { CAMEL_RATIO } from "./art/shapes";
import type { Layout } from "./layout";
import { keyOf } from "./loads";
import { PENS, type CamelView, type TimbuktuView } from "./view";

export interface Standee {
  seat: number;
  camel: CamelView;
  key: string;
  row: number;
  /** Whether it has come to the place that is entered; if only one place is shown, every camel has. */
  entered: boolean;
}

export const isTravelling = (v: TimbuktuView): boolean =>
  v.phase === "choosing" || v.phase === "moving";

export function standeesOf(v: TimbuktuView): Standee[] {
  const travelling = isTravelling(v);
  return v.seats.flatMap(({ seat, camels }) =>
    camels.flatMap((camel) =>
      camel.pen
        ? [
            {
              seat,
              camel,
              key: keyOf(seat, camel.camel),
              row: PENS.indexOf(camel.pen),
              entered: !travelling || camel.place === v.to,
            },
          ]
        : [],
    ),
  );
}

export const takenPitches = (
  standees: readonly Standee[],
  row: number,
  entered: boolean,
): Set<number> =>
  new Set(
    standees
      .filter((each) => each.row === row && each.entered === entered)
      .map(({ camel }) => camel.pitch!),
  );

/** The camels of a pen that have yet to leave, from its first pitch on. */
export const waitingIn = (standees: readonly Standee[], row: number): Standee[] =>
  standees
    .filter((each) => each.row === row && !each.entered)
    .sort((a, b) => a.camel.pitch! - b.camel.pitch!);

export interface Boxed {
  x: number;
  y: number;
  size: number;
  /** Whether there is room for its letter only. */
  tag: boolean;
}

/** Where a camel stands in a box of several: alone large, two above each other, more as tags. */
export function boxed(standee: Standee, waiting: readonly Standee[], layout: Layout): Boxed {
  const box = layout.boxes!;
  const i = waiting.indexOf(standee);
  const top = layout.to.laneTop(standee.row) + 3;
  const room = layout.to.laneHeight - 4;
  if (waiting.length === 1) {
    const size = Math.min(box.width - 10, (room - 8) / CAMEL_RATIO);
    const x = box.x + (box.width - size) / 2;
    return { x, y: top + (room - size * CAMEL_RATIO) / 2, size, tag: false };
  }
  if (waiting.length === 2 && room >= 56) {
    const size = Math.min(box.width - 20, (room / 2 - 3) / CAMEL_RATIO);
    return { x: box.x + 16, y: top + 2 + (i * room) / 2, size, tag: false };
  }
  const lines = Math.max(2, Math.ceil(waiting.length / 2));
  return {
    x: box.x + 11 + (i % 2) * (box.width / 2),
    y: top + room * ((Math.floor(i / 2) + 0.5) / lines),
    size: 0,
    tag: true,
  };
}
