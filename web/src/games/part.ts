// For tests: a view of which only some parts matter.

type Some<T> = T extends readonly (infer Each)[]
  ? readonly Some<Each>[]
  : T extends object
    ? { [Key in keyof T]?: Some<T[Key]> }
    : T;

/** Parts of something, under its type; a part that it does not have is an error. */
export const part = <Whole>(some: Some<Whole>): Whole => some as Whole;
