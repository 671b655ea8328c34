// One live look at a table from one viewpoint: what came last, kept up through interruptions.
// Updates are shown one after the other, so that a bot's quick moves can be followed.
import { freshId, Refusal, server } from "./client";
import type { Action, ChatMessage, Chatted, Done, GameEvent, Goodbye, PlayFrame, Problem, Refused, Table, TableChanged, UndoFrame, Update } from "./types";

type Frame = TableChanged | Update | Chatted | Done | Refused | Goodbye;

/** How long one update stays before the next, so that a bot's turn can be followed: shorter the more of them wait. */
const pace = (waiting: number): number => Math.min(620, 4200 / (waiting + 1));
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
  catchingUp = $state(false);
  /** How many updates wait to be shown. */
  waiting = $state(0);
  /** The difference between the server's clock and ours, in milliseconds. */
  skew = $state(0);

  #socket: WebSocket | null = null;
  /** Those who wait for an answer over the live connection, by the id of their request. */
  #asked = new Map<string, { done: () => void; failed: (trouble: Error) => void }>();
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
      for (const { failed } of this.#asked.values()) failed(new Error("the connection was lost"));
      this.#asked.clear();
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
    else this.#answer(frame);
  }

  #answer(frame: Done | Refused): void {
    const asked = frame.id === null ? undefined : this.#asked.get(frame.id);
    if (asked === undefined || frame.id === null) return;
    this.#asked.delete(frame.id);
    if (frame.type === "done") asked.done();
    else asked.failed(new Refusal(frame.problem.error === "unavailable" ? 503 : 409, frame.problem));
  }

  /** Asks over the live connection; without one, or without an answer in time, it fails. */
  #ask(frame: PlayFrame | UndoFrame): Promise<void> {
    return new Promise<void>((done, failed) => {
      const socket = this.#socket;
      if (socket?.readyState !== WebSocket.OPEN) {
        failed(new Error("there is no connection"));
        return;
      }
      this.#asked.set(frame.id, { done, failed });
      socket.send(JSON.stringify(frame));
      setTimeout(() => { this.#asked.delete(frame.id); failed(new Error("there was no answer")); }, PATIENCE);
    });
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
    const id = freshId();
    const seen = this.#received;
    return this.#insisting({ type: "play", id, action, seen }, () => server.play(this.id, seat, action, seen, id));
  }

  async undo(): Promise<Problem | null> {
    if (this.viewpoint === "public") return null;
    const seat = this.viewpoint;
    const id = freshId();
    return this.#insisting({ type: "undo", id }, () => server.undo(this.id, seat, id));
  }

  /** Over the live connection first, which is quickest; should that fail, by requests of their own. */
  async #insisting(frame: PlayFrame | UndoFrame, byRequest: () => Promise<unknown>): Promise<Problem | null> {
    let trouble = await this.#trouble(() => this.#ask(frame));
    for (let attempt = 0; trouble !== null; attempt++) {
      if (trouble instanceof Refusal && trouble.status !== 503) return trouble.problem;
      if (attempt > 5) return { error: "unavailable", text: String(trouble), clause: null, stale: false };
      if (attempt > 0) await new Promise((done) => setTimeout(done, FIRST_RETRY * 2 ** (attempt - 1)));
      trouble = await this.#trouble(byRequest);
    }
    return null;
  }

  async #trouble(request: () => Promise<unknown>): Promise<unknown> {
    try {
      await request();
      return null;
    } catch (trouble) {
      return trouble;
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
