// One live look at a table from one viewpoint: what came last, kept up through interruptions.
// Updates are shown one after the other, so that a bot's quick moves can be followed.
import { freshId, Refusal, server } from "./client";
import type { Action, ChatMessage, Chatted, Done, GameEvent, Goodbye, Problem, Refused, Table, TableChanged, Update } from "./types";

type Frame = TableChanged | Update | Chatted | Done | Refused | Goodbye;

/** How long one update stays before the next, so that a bot's turn can be followed: shorter the more of them wait. */
const pace = (waiting: number): number => Math.min(620, 4200 / (waiting + 1));
const FIRST_RETRY = 400;
const SLOWEST_RETRY = 8000;

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
  catchingUp = $state(false);
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** The difference between the server's clock and ours, in milliseconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  #received = 0;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retry = FIRST_RETRY;
  #closed = false;

  constructor(readonly id: string, readonly viewpoint: number | "public", readonly still: boolean) {
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `viewpoint=${this.viewpoint}&since=${this.#received}&chat=${this.chat.length}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as Frame);
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed || this.#socket !== socket) return;
      this.#timerForRetry();
    };
  }

  #timerForRetry(): void {
    setTimeout(() => { if (!this.#closed) this.#connect(); }, this.#retry);
    this.#retry = Math.min(SLOWEST_RETRY, this.#retry * 2);
  }

  #hear(frame: Frame): void {
    this.connected = this.everConnected = true;
    this.#retry = FIRST_RETRY;
    if (frame.type === "table") this.table = frame.table;
    else if (frame.type === "chat") this.chat = [...this.chat.slice(0, frame.from), ...frame.messages];
    else if (frame.type === "goodbye") { if (frame.reason === "closed") this.#closed = true; }
    else if (frame.type === "update") this.#receive(frame);
  }

  #receive(update: Update): void {
    if (update.from !== this.#received) {
      this.#socket?.close();
      return;
    }
    this.skew = update.now - Date.now();
    this.#received = update.number;
    this.#queue.push(update);
    this.waiting = this.#queue.length;
    this.catchingUp = this.#queue.length > 1 || this.#timer !== undefined;
    if (this.#timer === undefined) this.#showNext();
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
    this.#timer = setTimeout(() => this.#showNext(), this.still || first ? 0 : pace(this.#queue.length));
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
    return this.#insisting((request) => server.play(this.id, seat, action, this.#received, request));
  }

  async undo(): Promise<Problem | null> {
    if (this.viewpoint === "public") return null;
    const seat = this.viewpoint;
    return this.#insisting((request) => server.undo(this.id, seat, request));
  }

  async #insisting(request: (id: string) => Promise<unknown>): Promise<Problem | null> {
    const id = freshId();
    for (let attempt = 0; ; attempt++) {
      try {
        await request(id);
        return null;
      } catch (trouble) {
        if (trouble instanceof Refusal && trouble.status !== 503) return trouble.problem;
        if (attempt >= 5) return { error: "unavailable", text: String(trouble), clause: null, stale: false };
        await new Promise((done) => setTimeout(done, FIRST_RETRY * 2 ** attempt));
      }
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
