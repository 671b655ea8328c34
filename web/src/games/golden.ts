// A moment of a match that was played, as one seat saw it; `golden.json` of each game holds a few.
import type { GameEvent, Offer } from "../server/types";

export interface Moment<View> {
  view: View;
  offers: Offer[];
  events: GameEvent[];
}
