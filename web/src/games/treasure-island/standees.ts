// Who stands where on the screen: figures of one spot side by side, and beside the cross at the end.
import { boxRound, type Box } from "./boxes";
import { across, down, ofPlace, type Lens } from "./lens";
import { besideCross } from "./standing";
import type { PirateView, Place, TreasureView } from "./view";

export interface Standee {
  key: string;
  /** Whose figure it is: a pirate's, or one of Silver's, counted from 0. */
  pirate: PirateView | null;
  figure: number;
  seat: number;
  x: number;
  y: number;
  /** In which line under it its name stands, so that names of neighbours do not meet. */
  line: number;
  /** What it covers, with the name under it. */
  box: Box;
}

export const figureScale = (lens: Lens, phone: boolean): number =>
  phone ? 0.86 : Math.min(1.3, Math.max(0.95, lens.k / 27));
/** The radius of the seal round the cross. */
export const sealOf = (phone: boolean): number => (phone ? 14 : 18);

/** Whether a name stands under every pirate: on phones only where a player has several. */
const namesPirates = (v: TreasureView, phone: boolean): boolean =>
  !phone || new Set(v.pirates.map(({ seat }) => seat)).size < v.pirates.length;

const SAME_SPOT = 9;
const STEP_ASIDE = 17;
const NAME_HALF = 25;
const NAME_HIGH = 18;
/** Between the lines of names under figures. */
export const NAME_LINE = 13;

/** What the cross covers, where the one who looks sees it. */
export function crossOf({ treasure }: TreasureView, lens: Lens, phone: boolean): Box[] {
  if (!treasure) return [];
  const [x, y] = ofPlace(treasure);
  const r = sealOf(phone) + 2;
  return [boxRound(across(lens, x), down(lens, y), r, r)];
}

type Stands = Omit<Standee, "x" | "y" | "line" | "box"> & { at: Place };

const stands = (v: TreasureView): Stands[] =>
  [
    ...v.pirates.flatMap((pirate) =>
      pirate.at
        ? [{ key: pirate.pirate, pirate, figure: 0, seat: pirate.seat, at: pirate.at }]
        : [],
    ),
    ...v.silver.figures.map((at, figure) => ({
      key: `silver-${figure}`,
      pirate: null,
      figure,
      seat: v.silver.seat,
      at,
    })),
  ].sort((a, b) => b.at[1] - a.at[1]);

/** Everybody on the chart, those in front last. */
export function standeesOn(v: TreasureView, lens: Lens, phone: boolean): Standee[] {
  const k = figureScale(lens, phone);
  const named = namesPirates(v, phone);
  const placed: Standee[] = [];
  for (const { at, ...who } of stands(v)) {
    const [mileX, mileY] = ofPlace(at);
    const y = down(lens, mileY);
    const from = across(lens, mileX);
    const aside = v.phase === "over" ? besideCross(at, v.treasure, lens, sealOf(phone), k) : 0;
    let x = from + aside;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - y) < SAME_SPOT))
      x += STEP_ASIDE * k * (aside < 0 ? -1 : 1);
    const line = named && who.pirate ? freeLine(x, y, placed) : -1;
    placed.push({ ...who, x, y, line, box: boxOf(x, y, k, line) });
  }
  return placed;
}

/** The first line under a figure in which no name of another stands. */
function freeLine(x: number, y: number, placed: readonly Standee[]): number {
  const taken = (line: number): boolean =>
    placed.some(
      (other) =>
        other.line >= 0 &&
        Math.abs(other.x - x) < 2 * NAME_HALF &&
        Math.abs(other.y + other.line * NAME_LINE - y - line * NAME_LINE) < NAME_LINE - 1,
    );
  let line = 0;
  while (taken(line)) line++;
  return line;
}

function boxOf(x: number, y: number, k: number, line: number): Box {
  const figure = boxRound(x + 4 * k, y - 13 * k, 16 * k, 16 * k);
  return line >= 0
    ? {
        left: Math.min(figure.left, x - NAME_HALF),
        right: Math.max(figure.right, x + NAME_HALF),
        top: figure.top,
        bottom: y + NAME_HIGH + line * NAME_LINE,
      }
    : figure;
}

/** Whether the one who looks knows that a figure of Silver's is not himself. */
export const isPhantom = ({ silver }: TreasureView, figure: number): boolean =>
  silver.figures.length > 1 && silver.real_figure !== null && silver.real_figure !== figure + 1;
