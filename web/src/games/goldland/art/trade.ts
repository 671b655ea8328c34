// What the closed side of a tile carries: its trade, or its treasure field; always upright.
import type { Kind, TileFace } from "../view";
import type { Compass } from "../cells";
import { pieces } from "../items";
import { ARROWS } from "./ground";
import type { Role } from "./Chip.svelte";

export const CHIP = 18.6;
const OVERLAP = 11;
const TREASURE = 21.6;

export type Part =
  | { what: "chip"; thing: Kind; role: Role; x: number; y: number }
  | { what: "arrow" | "bar" | "treasure"; x: number; y: number };

export interface Strip {
  upright: boolean;
  plate: { x: number; y: number; width: number; height: number };
  parts: Part[];
}

type Piece = { length: number } & (
  { what: "chip"; thing: Kind; role: Role } | { what: "arrow" | "bar" | "treasure" }
);

function treasureRow(): Piece[] {
  return [
    { what: "chip", thing: "provisions", role: "dig", length: OVERLAP },
    { what: "chip", thing: "provisions", role: "dig", length: CHIP + 2 },
    { what: "arrow", length: 6 },
    { what: "treasure", length: TREASURE },
  ];
}

function tradeRow(face: TileFace): Piece[] {
  const row: Piece[] = [];
  if (face.need)
    row.push(
      { what: "chip", thing: face.need, role: "need", length: CHIP + 2.5 },
      { what: "arrow", length: 7 },
    );
  (face.offers ?? []).forEach((offer, i) => {
    if (i) row.push({ what: "bar", length: 5 });
    const items = pieces(offer);
    items.forEach((thing, nth) =>
      row.push({
        what: "chip",
        thing,
        role: "take",
        length: nth < items.length - 1 ? OVERLAP : CHIP,
      }),
    );
  });
  return row;
}

export function stripOf(face: TileFace, closed: Compass): Strip | null {
  const row = face.treasure_field ? treasureRow() : tradeRow(face);
  if (!row.length) return null;
  const upright = closed === "E" || closed === "W";
  const length = row.reduce((sum, piece) => sum + piece.length, 0);
  const across = 50 + ARROWS[closed][upright ? 0 : 1] * 37.8 - CHIP / 2;
  let along = 50 - length / 2;
  const parts = row.map((piece): Part => {
    const at = upright ? { x: across, y: along } : { x: along, y: across };
    along += piece.length;
    return { ...piece, ...at };
  });
  const start = 48 - length / 2;
  return {
    upright,
    parts,
    plate: upright
      ? { x: across - 2, y: start, width: CHIP + 4, height: length + 4 }
      : { x: start, y: across - 2, width: length + 4, height: CHIP + 4 },
  };
}

const RADIUS = TREASURE / 2;
const SHORT = RADIUS * 0.414;

/** The treasure field, an octagon round its middle. */
export const OCTAGON =
  `M${-SHORT} ${-RADIUS}H${SHORT}L${RADIUS} ${-SHORT}V${SHORT}L${SHORT} ${RADIUS}` +
  `H${-SHORT}L${-RADIUS} ${SHORT}V${-SHORT}Z`;
export const octagonAt = (part: { x: number; y: number }, upright: boolean): [number, number] =>
  upright ? [part.x + CHIP / 2, part.y + RADIUS] : [part.x + RADIUS, part.y + CHIP / 2];
