// The colours a person can choose, as the server names them, and the marks that go with them.
import type { Colour } from "../server/types";
import type { MarkLetter } from "./marks";

export const COLOURS: readonly Colour[] = ["ruby", "azure", "amber", "jade", "violet"];
export const COLOUR_MARKS: Record<Colour, MarkLetter> = { ruby: "A", azure: "B", amber: "C", jade: "D", violet: "E" };
