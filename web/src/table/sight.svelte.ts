// What is seen of a match: through whose eyes, and which moment of it.
import type { Face, SeatFace, View } from "../games/face";
import { seatMark } from "../parts/colours";
import type { Live } from "../server/live.svelte";
import type { GameEvent, Offer, ReplayStep, Table, Update } from "../server/types";
import type { Words } from "../words/words";
import { LookingBack, stepsOf } from "./lookingBack.svelte";

export interface Watched {
  table: Table;
  lives: Live[];
  face: Face;
  words: Words;
}

const isAsked = (live: Live): boolean =>
  typeof live.viewpoint === "number" && !!live.update?.to_act.includes(live.viewpoint);

export class Sight {
  readonly back = new LookingBack();
  /** On a shared screen the seat that last lifted the curtain. */
  #lifted = $state<number | null>(null);
  readonly #watched: () => Watched;

  constructor(watched: () => Watched) {
    this.#watched = watched;
  }

  get #shared(): boolean {
    return this.#watched().lives.length > 1;
  }

  /** Whose turn it is to look, while the screen is between two seats. */
  readonly curtain = $derived.by<number | null>(() => {
    const { table, lives } = this.#watched();
    if (!this.#shared || table.state === "ended") return null;
    const next = lives.find(isAsked) ?? (this.#lifted === null ? lives[0] : undefined);
    return next && next.viewpoint !== this.#lifted ? (next.viewpoint as number) : null;
  });

  lift(seat: number): void {
    this.#lifted = seat;
  }

  /** The only look of this device, or that of the seat that sits before the screen. */
  readonly looking = $derived.by<Live>(() => {
    const { lives } = this.#watched();
    const own = this.#shared ? lives.find((each) => each.viewpoint === this.#lifted) : undefined;
    return own ?? lives[0]!;
  });

  readonly you = $derived.by<number | null>(() =>
    typeof this.looking.viewpoint === "number" ? this.looking.viewpoint : null,
  );

  readonly words = $derived.by<Words>(() => {
    const { table, words } = this.#watched();
    return words.forTable(
      table.seats.map((seat) => words.called(seat.name) || "?"),
      this.you,
    );
  });

  readonly seats = $derived.by<SeatFace[]>(() => {
    const { table, words } = this.#watched();
    return table.seats.map((seat) => ({
      seat: seat.seat,
      name: words.called(seat.name) || "?",
      mark: seatMark(seat),
    }));
  });

  /** The match as it stands. */
  get update(): Update {
    return this.looking.update!;
  }

  /** The step that is looked back at. */
  get past(): ReplayStep | null {
    return this.back.past;
  }

  get view(): View {
    return this.past?.view ?? this.update.view;
  }

  readonly events = $derived.by<GameEvent[]>(() =>
    this.past ? this.back.events : this.looking.events,
  );

  /** What came last, and how things looked before it. */
  get fresh(): GameEvent[] {
    return this.past ? this.past.events : this.looking.fresh;
  }

  get before(): View | null {
    return this.past ? this.back.before : this.looking.before;
  }

  /** While the board shows something as a scene, nothing beside it gives away how it ends. */
  readonly told = $derived.by<GameEvent[]>(() => {
    const most = this.#watched().face.told?.(this.events) ?? this.events.length;
    return this.events.slice(0, most);
  });

  /** Who is asked at the moment that is shown. */
  get toAct(): number[] {
    return this.past ? (this.past.view.to_act ?? []) : this.update.to_act;
  }

  /** Whether the match is shown as it stands, with all that has come. */
  get current(): boolean {
    return !this.past && !this.looking.catchingUp;
  }

  readonly offers = $derived.by<Offer[]>(() => (this.current ? this.update.offers : []));

  /** Whether it is the turn of whoever looks. */
  get mine(): boolean {
    return this.current && this.you !== null && this.update.to_act.includes(this.you);
  }

  /** What the seats are shown by. */
  get shown(): Pick<Sight, "view" | "toAct" | "you" | "words"> & { past: boolean } {
    const { view, toAct, you, words } = this;
    return { view, toAct, you, words, past: this.past !== null };
  }

  /** Opens the match's past, at its end or at a step. */
  async lookBack(at?: number): Promise<void> {
    this.back.open(await stepsOf(this.#watched().table.id, this.you ?? "public"), at);
  }
}
