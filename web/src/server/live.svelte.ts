// One live look at a table from one viewpoint: what came last, kept up through interruptions.
// Updates are shown one after the other, so that a bot's quick moves can be followed.
import { locale } from "../words/language";
import { told } from "../words/trouble";
import { freshId, Refusal, server } from "./client";
import type {
  Action,
  ChatMessage,
  Chatted,
  Done,
  GameEvent,
  Goodbye,
  PlayFrame,
  Problem,
  Refused,
  Table,
  TableChanged,
  UndoFrame,
  Update,
} from "./types";

type Frame = TableChanged | Update | Chatted | Done | Refused | Goodbye;

/** How long one update stays before the next, so that a bot's turn can be followed: shorter the more of them wait. */
const pace = (waiting: number, usual: number): number =>
  Math.min(usual, (usual * 7) / (waiting + 1));
const FIRST_RETRY = 400;
const SLOWEST_RETRY = 8000;
/** How long to wait for an answer over the live connection before asking another way. */
const PATIENCE = 4000;

export class Live {
  table = $state.raw<Table | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** What the last shown update brought, for animation, and how things looked before it. */
  fresh = $state.raw<GameEvent[]>([]);
  before = $state.raw<Update["view"] | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  connected = $state(false);
  everConnected = $state(false);
  /** Whether the right to look from here was lost: somebody else may sit here now. */
  putOff = $state(false);
  catchingUp = $state(false);
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** The difference between the server's clock and ours, in milliseconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  /** Those who wait for an answer over the live connection, by the id of their request. */
  #asked = new Map<string, { done: (number: number) => void; failed: (trouble: Error) => void }>();
  /** Those who wait until what their action led to has come. */
  #expecting: { number: number; come: () => void }[] = [];
  #received = 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = FIRST_RETRY;
  /** Until the next try to connect. */
  #redial: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly viewpoint: number | "public",
    /** For how long an update is shown before the next, in milliseconds; asked each time. */
    readonly usualPace: () => number,
  ) {
    this.#connect();
    addEventListener("offline", this.#cut);
    addEventListener("online", this.#resume);
  }

  /** The device has left the line: a socket would notice that much later. */
  readonly #cut = (): void => {
    this.connected = false;
    this.#socket?.close();
  };

  readonly #resume = (): void => {
    this.#retry = FIRST_RETRY;
    if (this.#redial !== undefined) this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#redial);
    this.#redial = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({
      viewpoint: String(this.viewpoint),
      since: String(this.#received),
      chat: String(this.chat.length),
      language: locale,
    }).toString();
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`,
    );
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => {
      // What an earlier connection still had under way has been sent again over this one.
      if (this.#socket === socket) this.#hear(JSON.parse(message.data) as Frame);
    };
    socket.onclose = () => {
      this.connected = false;
      for (const { failed } of this.#asked.values()) failed(new Error("the connection was lost"));
      this.#asked.clear();
      if (this.#closed || this.#socket !== socket) return;
      this.#timerForRetry();
    };
  }

  #timerForRetry(): void {
    clearTimeout(this.#redial);
    this.#redial = setTimeout(() => {
      if (!this.#closed) this.#connect();
    }, this.#retry);
    this.#retry = Math.min(SLOWEST_RETRY, this.#retry * 2);
  }

  #hear(frame: Frame): void {
    this.connected = this.everConnected = true;
    this.#retry = FIRST_RETRY;
    if (frame.type === "table") this.table = frame.table;
    else if (frame.type === "chat")
      this.chat = [...this.chat.slice(0, frame.from), ...frame.messages];
    else if (frame.type === "goodbye") {
      this.putOff = frame.reason === "not_yours";
      this.#closed = this.putOff || frame.reason === "closed";
      if (this.#closed) this.#arrived(Infinity);
    } else if (frame.type === "update") this.#receive(frame);
    else this.#answer(frame);
  }

  #answer(frame: Done | Refused): void {
    const asked = frame.id === null ? undefined : this.#asked.get(frame.id);
    if (asked === undefined || frame.id === null) return;
    this.#asked.delete(frame.id);
    if (frame.type === "done") asked.done(frame.number);
    else
      asked.failed(new Refusal(frame.problem.error === "unavailable" ? 503 : 409, frame.problem));
  }

  /** Asks over the live connection; without one, or without an answer in time, it fails. */
  #ask(frame: PlayFrame | UndoFrame): Promise<number> {
    return new Promise<number>((done, failed) => {
      const socket = this.#socket;
      if (socket?.readyState !== WebSocket.OPEN) {
        failed(new Error("there is no connection"));
        return;
      }
      this.#asked.set(frame.id, { done, failed });
      socket.send(JSON.stringify(frame));
      setTimeout(() => {
        this.#asked.delete(frame.id);
        failed(new Error("there was no answer"));
      }, PATIENCE);
    });
  }

  #receive(update: Update): void {
    if (update.from !== this.#received) {
      this.#socket?.close();
      return;
    }
    this.skew = update.now - Date.now();
    this.#received = update.number;
    this.#arrived(update.number);
    this.#queue.push(update);
    this.waiting = this.#queue.length;
    this.catchingUp = this.#queue.length > 1 || this.#timer !== undefined;
    if (this.#timer === undefined) this.#showNext();
  }

  /** All up to this number has come. */
  #arrived(number: number): void {
    const come = this.#expecting.filter((each) => each.number <= number);
    this.#expecting = this.#expecting.filter((each) => each.number > number);
    for (const each of come) each.come();
  }

  /** Until everything up to a number has come: before that the choices are those of before. */
  #expect(number: number): Promise<void> {
    if (this.#closed || number <= this.#received) return Promise.resolve();
    return new Promise((come) => this.#expecting.push({ number, come }));
  }

  #showNext(): void {
    const next = this.#queue.shift();
    this.#timer = undefined;
    this.waiting = this.#queue.length;
    this.catchingUp = this.waiting > 0;
    if (!next) return;
    const first = this.update === null;
    this.before = this.update?.view ?? null;
    this.update = next;
    this.events = [...this.events.slice(0, next.from), ...next.events];
    this.fresh = first ? [] : next.events;
    this.#timer = setTimeout(
      () => this.#showNext(),
      first ? 0 : pace(this.#queue.length, this.usualPace()),
    );
  }

  /** Shows at once everything that waits. */
  hurry(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) {
      clearTimeout(this.#timer);
      this.#showNext();
    }
  }

  /** Plays an action; repeated under the same id until the server has answered. */
  async play(action: Action): Promise<Problem | null> {
    if (this.viewpoint === "public") return null;
    const seat = this.viewpoint;
    const id = freshId();
    const seen = this.#received;
    return this.#insisting({ type: "play", id, action, seen }, () =>
      server.play(this.id, seat, action, seen, id),
    );
  }

  async undo(): Promise<Problem | null> {
    if (this.viewpoint === "public") return null;
    const seat = this.viewpoint;
    const id = freshId();
    return this.#insisting({ type: "undo", id }, () => server.undo(this.id, seat, id));
  }

  /** Over the live connection first, which is quickest; should that fail, by requests of their own. */
  async #insisting(
    frame: PlayFrame | UndoFrame,
    byRequest: () => Promise<{ number: number }>,
  ): Promise<Problem | null> {
    const requested = (): Promise<number> => byRequest().then(({ number }) => number);
    let trouble = await this.#trouble(() => this.#ask(frame));
    for (let attempt = 0; trouble !== null; attempt++) {
      if (trouble instanceof Refusal && trouble.status !== 503) return trouble.problem;
      if (attempt > 5)
        return { error: "unavailable", text: told(trouble), clause: null, stale: false };
      if (attempt > 0)
        await new Promise((done) => setTimeout(done, FIRST_RETRY * 2 ** (attempt - 1)));
      trouble = await this.#trouble(requested);
    }
    return null;
  }

  async #trouble(request: () => Promise<number>): Promise<unknown> {
    try {
      await this.#expect(await request());
      return null;
    } catch (trouble) {
      return trouble;
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#cut);
    removeEventListener("online", this.#resume);
    clearTimeout(this.#timer);
    this.#arrived(Infinity);
    this.#socket?.close();
  }
}
