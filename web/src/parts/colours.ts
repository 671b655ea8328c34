// The colours a person can choose, as the server names them, and the marks that go with them.
import { MARKS, markOf, type MarkLetter } from "./marks";

export const COLOURS = ["ruby", "azure", "amber", "jade", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export const markOfColour = (colour: Colour): MarkLetter => MARKS[COLOURS.indexOf(colour)]!;

/** The mark of a seat: its colour's, or the one of its place before it has a colour. */
export function seatMark(seat: { seat: number; colour: string }): MarkLetter {
  return MARKS[(COLOURS as readonly string[]).indexOf(seat.colour)] ?? markOf(seat.seat);
}
