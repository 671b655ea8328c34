// What the scores would be if the column and the rows were scored now, with the tent that is chosen
// as the game reckons it.
import { factsOf, type Choice } from "../face";
import type { LivingStoneFacts, LivingStoneView, SeatView } from "./view";

export interface Reckoned extends SeatView {
  /** What the column and the rows would bring. */
  column: number;
  rows: number;
  /** What the chosen tent adds to the column. */
  plus: number;
  total: number;
}

/** The chosen tent, if the game tells what it changes; where a tent moves, that is not yet known. */
function chosenTent(
  chosen: Choice | null,
): { row: number; points: number; shares: number[] } | null {
  if (chosen?.action.action !== "place_tent" || chosen.offer.refused) return null;
  const { gain_points: points, shares_then: shares } = factsOf<LivingStoneFacts>(chosen.offer);
  return points === undefined || !shares
    ? null
    : { row: Number(chosen.action["row"]), points, shares };
}

/** Whether the reckoning counts a tent that does not stand yet. */
export const countsATent = (chosen: Choice | null): boolean => chosenTent(chosen) !== null;

/** Every seat's reckoning, the best first. */
export function reckoned(v: LivingStoneView, chosen: Choice | null): Reckoned[] {
  const over = v.phase === "over";
  const tent = over ? null : chosenTent(chosen);
  const shares = v.rows.map(({ row, shares: now }) => (tent?.row === row ? tent.shares : now));
  return v.seats
    .map((seat) => {
      const rows = over ? 0 : shares.reduce((sum, row) => sum + row[seat.seat]!, 0);
      const column = over ? 0 : seat.column_worth;
      const plus = seat.seat === v.seat ? (tent?.points ?? 0) : 0;
      return { ...seat, rows, column, plus, total: seat.points + column + plus + rows };
    })
    .sort((a, b) => b.total - a.total);
}
