// The face of a game that has no drawn board: its view in words, so that it can be played.
import type { Face, View } from "../face";
import Board from "./Board.svelte";

function score(view: View, seat: number): number | null {
  const seats = view["seats"];
  const shown = Array.isArray(seats) ? seats[seat] : null;
  const points = shown && typeof shown === "object" && !Array.isArray(shown) ? shown["points"] : null;
  return typeof points === "number" ? points : null;
}

const face: Face = { Board, score };

export default face;
