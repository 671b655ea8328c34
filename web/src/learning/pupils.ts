// Who sits at the board of a lesson: the learner, and novices for company.
import type { SeatFace } from "../games/face";
import { markOf } from "../parts/marks";
import type { TableSeat } from "../server/types";

export const seatsOf = (names: readonly string[]): SeatFace[] =>
  names.map((name, seat) => ({ seat, name, mark: markOf(seat) }));

export const placesOf = (seats: readonly SeatFace[], you: number): TableSeat[] =>
  seats.map(({ seat, name }) => ({
    seat,
    kind: seat === you ? "person" : "bot",
    name,
    colour: "",
    level: seat === you ? null : "novice",
    host: false,
    yours: seat === you,
    connected: true,
    ready: true,
    stand_in: false,
    agrees_to_end: false,
    invite: null,
  }));
