// The cells of the chart, by name, column and row.
import type { EmptyCell, GoldlandView, OpenCell } from "./view";

export const COLUMNS = ["A", "B", "C", "D", "E", "F", "G"] as const;
export const ROWS = [1, 2, 3, 4, 5, 6, 7] as const;
export const SIDE = 7;
export const GOAL = "A1";

export type CellView = OpenCell | EmptyCell;
export type Compass = "N" | "E" | "S" | "W";

export const columnOf = (cell: string): number =>
  COLUMNS.indexOf(cell[0] as (typeof COLUMNS)[number]);
export const rowOf = (cell: string): number => Number(cell[1]) - 1;
export const cellAt = (column: number, row: number): string | null =>
  COLUMNS[column] !== undefined && row >= 0 && row < SIDE ? `${COLUMNS[column]}${row + 1}` : null;

export const openCell = (v: GoldlandView, cell: string): OpenCell | null => {
  const found = v.cells[rowOf(cell) * SIDE + columnOf(cell)];
  return found && found.tile !== null ? found : null;
};
