// The ink of the hints on a chart: each with its line, where its number stands, and what is made of it.
import type { Point } from "../../parts/draw";
import type { GameEvent } from "../../server/types";
import { anchored, ashore, inked, type Ink } from "./drawings";
import { districtAt, path, type Island } from "./island";
import { ofPlace } from "./lens";
import type { Stance } from "./likelihood";
import { stanceOn } from "./stances";
import { SECTORS, type HintView, type Sector, type TreasureView } from "./view";

export interface Inked {
  hint: HintView;
  ink: Ink;
  /** Where its number stands, in miles; nowhere where a name is crossed out. */
  at: Point | null;
  stance: Stance;
  /** Whether it was said just now. */
  news: boolean;
}

export function inksOf(
  v: TreasureView,
  island: Island,
  fresh: readonly GameEvent[],
  own: (hint: HintView) => Stance,
): Inked[] {
  const said = new Set(
    fresh.filter(({ event }) => event === "hint_said").map((event) => event["hint"]),
  );
  const taken: Point[] = [
    ...v.pirates.flatMap(({ at }) => (at ? [ofPlace(at)] : [])),
    ...island.towers.map((tower) => tower.at),
    ...island.lettering.flatMap(({ at: [x, y], half }) =>
      [-0.7, 0, 0.7].map((share): Point => [x + share * half, y]),
    ),
  ];
  const onLand = (spot: Point): boolean => districtAt(island, spot) !== null;
  const drawn: Inked[] = [];
  for (const hint of v.hints) {
    const ink = inked(hint.drawing, island, hint.runs);
    if (!ink) continue;
    const at = anchored(ashore(ink, onLand), taken);
    if (at) taken.push(at);
    drawn.push({ hint, ink, at, stance: stanceOn(hint, v, own), news: said.has(hint.number) });
  }
  return drawn;
}

const REACH = 2.4;

/** The part of the compass in which it does not lie, drawn from where it was asked. */
export function wedge(at: Point, sector: Sector): string {
  const middle = SECTORS.indexOf(sector);
  const rim = [-0.5, 0, 0.5].map((share): Point => {
    const turn = ((middle + share) * Math.PI) / 4;
    return [at[0] + REACH * Math.sin(turn), at[1] + REACH * Math.cos(turn)];
  });
  return path([at, ...rim]);
}
