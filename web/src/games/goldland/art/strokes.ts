// A drawing as a table of strokes: path, wash ("" for none), pen width (0 for none), pen ("" for ink), strength.
export type Stroke = readonly [
  path: string,
  wash: string,
  width: number,
  pen?: string,
  strength?: number,
];
