// The face of a game that has no drawn board: its view in words, so that it can be played.
import type { Face } from "../face";
import Board from "./Board.svelte";

const face: Face = { Board, score: (view, seat) => view.seats[seat]?.points ?? null };

export default face;
