// One pile of a theft strikes: which pen and pitches it visits, what it takes, and where that flies.
import { standing, type Lanes } from "./layout";
import { keyOf, pieces } from "./loads";
import { piecesTaken, takenBy, without, type RobbedCamel, type Robbery, type Theft } from "./theft";
import { GOOD_KINDS, PENS, type GoodKind, type Load } from "./view";

/** A camel while a pile strikes. */
export interface Struck extends RobbedCamel {
  key: string;
  row: number;
  /** The pieces on its tray before this pile, and the slots of those it takes. */
  load: GoodKind[];
  taken: number[];
  /** Whether thieves stand on its pitch. */
  visited: boolean;
}

export interface Strike {
  robbery: Robbery;
  /** The row of the pen that is robbed. */
  row: number;
  camels: Struck[];
  /** How much each kind rises by this pile, and what it is worth then. */
  gains: Load;
  values: Record<GoodKind, number>;
}

export function strikeOf(theft: Theft, step: number): Strike {
  const robbery = theft.robberies[step]!;
  const before = takenBy(theft, step);
  const toCome = piecesTaken(theft, step + 1, theft.robberies.length);
  const struck = (camel: RobbedCamel): Struck => {
    const key = keyOf(camel.seat, camel.camel);
    const load = pieces(without(camel.goods, before.get(key)));
    const loss = robbery.losses.find((each) => keyOf(each.seat, each.camel) === key)?.goods ?? {};
    return {
      ...camel,
      key,
      load,
      row: PENS.indexOf(camel.pen),
      taken: load.flatMap((kind, slot) => (loss[kind] ? [slot] : [])),
      visited: camel.pen === robbery.cards.pen && robbery.cards.pitches.includes(camel.pitch),
    };
  };
  return {
    robbery,
    row: PENS.indexOf(robbery.cards.pen),
    camels: theft.camels.map(struck),
    gains: piecesTaken(theft, step, step + 1),
    values: Object.fromEntries(
      GOOD_KINDS.map((kind) => [kind, theft.values[kind] - (toCome[kind] ?? 0)]),
    ) as Record<GoodKind, number>,
  };
}

/** The middle of a kind's value under the lanes. */
export const valueX = (lanes: Lanes, kind: GoodKind): number =>
  lanes.x + ((GOOD_KINDS.indexOf(kind) + 0.5) * (lanes.right - lanes.x)) / GOOD_KINDS.length;

export interface Flight {
  key: string;
  kind: GoodKind;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const HALF_A_PIECE = 12;

/** The pieces that are taken, each on its way from the tray to the value it raises. */
export const flightsOf = ({ camels }: Strike, lanes: Lanes, valueY: number): Flight[] =>
  camels.flatMap(({ key, row, pitch, load, taken }) => {
    const at = standing(lanes, row, pitch);
    return taken.map((slot) => {
      const kind = load[slot]!;
      const x = at.centre + (slot - 2) * lanes.slot;
      return {
        key: `${key}/${slot}`,
        kind,
        x,
        y: at.tray,
        dx: valueX(lanes, kind) - x - HALF_A_PIECE,
        dy: valueY - at.tray - HALF_A_PIECE,
      };
    });
  });
