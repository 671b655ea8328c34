// Where things lie on the board: one layout for a wide page, one for a phone, where the boat's
// column is wide and the columns it has not reached yet are slim.

export interface Layout {
  small: boolean;
  width: number;
  height: number;
  /** The left edge of each column, and the right edge of the last. */
  edges: number[];
  row: number;
  top: number;
  bank: number;
  river: number;
  gutter: number;
  columnX(column: number): number;
  columnWidth(column: number): number;
  rowTop(row: number): number;
  siteY(row: number): number;
  bankTop: number;
  riverTop: number;
}

interface Measures {
  small: boolean;
  width: number;
  edges: number[];
  row: number;
  top: number;
  bank: number;
  river: number;
  gutter: number;
}

function laidOut(m: Measures): Layout {
  const rowTop = (row: number): number => m.top + (6 - row) * m.row;
  const bankTop = m.top + 6 * m.row;
  return {
    ...m,
    height: bankTop + m.bank + m.river,
    columnX: (column) => (m.edges[column - 1]! + m.edges[column]!) / 2,
    columnWidth: (column) => m.edges[column]! - m.edges[column - 1]!,
    rowTop,
    siteY: (row) => rowTop(row) + m.row * 0.585,
    bankTop,
    riverTop: bankTop + m.bank,
  };
}

export function wide(): Layout {
  const edges = Array.from({ length: 11 }, (_, i) => 72 + i * 80);
  return laidOut({ small: false, width: 1000, edges, row: 71, top: 44, bank: 34, river: 104, gutter: 72 });
}

export function narrow(width: number, boatColumn: number): Layout {
  const gutter = 27;
  const right = 79;
  const room = width - gutter - right;
  const past = boatColumn - 1;
  const future = 10 - boatColumn;
  const boat = Math.max(62, room * 0.245);
  // Past columns carry tents, so they get twice the width of future ones.
  const unit = (room - boat) / Math.max(1, past * 2 + future);
  const cap = Math.min(unit, 20);
  const spare = room - boat - cap * (past * 2 + future);
  const edges = [gutter];
  for (let column = 1; column <= 10; column++) {
    const columnWidth = column < boatColumn ? cap * 2 : column > boatColumn ? cap : boat + spare;
    edges.push(edges[column - 1]! + columnWidth);
  }
  return laidOut({ small: true, width, edges, row: 44, top: 16, bank: 26, river: 52, gutter });
}
