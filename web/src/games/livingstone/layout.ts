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
  siteRadius(column: number): { rx: number; ry: number };
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
  const columnWidth = (column: number): number => m.edges[column]! - m.edges[column - 1]!;
  return {
    ...m,
    height: bankTop + m.bank + m.river,
    columnX: (column) => (m.edges[column - 1]! + m.edges[column]!) / 2,
    columnWidth,
    rowTop,
    siteY: (row) => rowTop(row) + m.row * 0.585,
    siteRadius: (column) => {
      const rx = Math.min(columnWidth(column) * 0.4, 31);
      return { rx, ry: Math.max(4, Math.min(m.row * 0.145, rx * 0.4)) };
    },
    bankTop,
    riverTop: bankTop + m.bank,
  };
}

const WIDE = 1000;
const WIDE_ROW = 71;
const TALLEST_ROW = 100;

/** A thousand wide; the rows grow with the room there is, as height by width. */
export function wide(ratio: number): Layout {
  const [top, bank, river] = [44, 34, 104];
  const row = Math.min(TALLEST_ROW, Math.max(WIDE_ROW, (WIDE * ratio - top - bank - river) / 6));
  const edges = Array.from({ length: 11 }, (_, i) => 72 + i * 80);
  return laidOut({
    small: false,
    width: WIDE,
    edges,
    row,
    top,
    bank,
    river,
    gutter: 72,
  });
}

const LOWEST_ROW = 32;
const HIGHEST_ROW = 62;

export function narrow(width: number, height: number, boatColumn: number): Layout {
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
  const [top, bank, river] = [16, 26, 52];
  const row = Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, (height - top - bank - river) / 6));
  return laidOut({ small: true, width, edges, row, top, bank, river, gutter });
}
