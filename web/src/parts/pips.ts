// Where the pips of a die lie, in steps from its middle.

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const FACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: CORNERS,
  5: [...CORNERS, [0, 0]],
  6: [...CORNERS, [-1, 0], [1, 0]],
};

export const pipsOf = (pips: number): readonly (readonly [number, number])[] => FACES[pips] ?? [];
