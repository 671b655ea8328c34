// The sides of a game in which one plays against all others: a `sides.ts` in a game's folder names
// its option and the option's values for the host, who has the first seat.

export interface Sides {
  option: string;
  /** Each side and its value of the option; the one for whoever plays for the first time leads. */
  values: readonly (readonly [side: string, value: string])[];
}

const SIDES = import.meta.glob<{ default: Sides }>("../games/*/sides.ts", { eager: true });

export const sidesOf = (game: string): Sides | null =>
  SIDES[`../games/${game}/sides.ts`]?.default ?? null;
