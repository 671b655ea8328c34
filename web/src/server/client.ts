// Requests to the server, each by the name of what a person does. Refusals become `Refusal`.
import type {
  Action,
  Analysis,
  ChatMessage,
  Clause,
  Done,
  Game,
  Hint,
  Invitation,
  Problem,
  Replay,
  Rulebook,
  Table,
  TableSummary,
  Verified,
  Course,
  LessonState,
} from "./types";
import type { Colour } from "../parts/colours";
import { locale } from "../words/language";
import { reach } from "./reach.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** An id under which a request may be repeated without happening twice. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) =>
    b.toString(16).padStart(2, "0"),
  ).join("");

/** A seat's part of the shuffle: 16 random bytes. */
export const freshNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) =>
    b.toString(16).padStart(2, "0"),
  ).join("");

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request = fetch(`/api${path}`, {
    method,
    headers: {
      "Accept-Language": locale,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await reach.answer(request);
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem =
    told && typeof told === "object" && "text" in told
      ? (told as Problem)
      : { error: "unavailable", text: answer.statusText, clause: null, stale: false };
  throw new Refusal(answer.status, problem);
}

const at = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  colour?: Colour;
  level?: string;
}
export interface TableWish {
  game: string;
  id: string;
  seats: SeatWish[];
  options: Record<string, string>;
  public: boolean;
  spectators: boolean;
  turn_seconds: number | null;
  hints: boolean;
  start: "when_full" | "by_host";
}

export const server = {
  me: () =>
    ask<{ now: number; version: string; compiling: boolean; tables: TableSummary[] }>("GET", "/me"),
  games: () => ask<Game[]>("GET", "/games"),
  words: (game: string) => ask<{ fluent: string }>("GET", `/games/${game}/words`),
  rulebook: (game: string) => ask<Rulebook>("GET", `/games/${game}/rulebook`),
  courses: () => ask<Course[]>("GET", "/courses"),
  lesson: (game: string, course: string, lesson: string, done: Action[], action: Action | null) =>
    ask<LessonState>(
      "POST",
      `/courses/${[game, course, lesson].map(encodeURIComponent).join("/")}`,
      {
        done,
        action,
      },
    ),
  tables: () => ask<{ open: TableSummary[]; running: TableSummary[] }>("GET", "/tables"),
  matches: (before?: number) =>
    ask<{ matches: TableSummary[]; before: number | null }>(
      "GET",
      `/matches${before ? `?before=${before}` : ""}`,
    ),
  quick: (wish: {
    game: string;
    bots?: number;
    level?: string | undefined;
    name?: string;
    seat?: number;
    hints?: boolean;
    options?: Record<string, string>;
  }) => ask<Table>("POST", "/quick", { ...wish, id: freshId() }),
  open: (wish: TableWish) => ask<Table>("POST", "/tables", wish),
  table: (id: string) => ask<Table>("GET", at(id)),
  nonce: (id: string) => ask<Table>("POST", at(id, "/nonce"), { nonce: freshNonce() }),
  invitation: (token: string) => ask<Invitation>("GET", `/invites/${encodeURIComponent(token)}`),
  accept: (token: string, name: string, colour: Colour | undefined) =>
    ask<Table>("POST", `/invites/${encodeURIComponent(token)}`, {
      name,
      nonce: freshNonce(),
      ...(colour && { colour }),
    }),
  join: (id: string, name: string) =>
    ask<Table>("POST", at(id, "/join"), { name, nonce: freshNonce() }),
  seat: (id: string, seat: number, wish: SeatWish) =>
    ask<Table>("PUT", at(id, `/seats/${seat}`), wish),
  invite: (id: string, seat: number) => ask<Table>("POST", at(id, `/seats/${seat}/invite`), {}),
  start: (id: string) => ask<Table>("POST", at(id, "/start"), {}),
  close: (id: string) => ask<void>("DELETE", at(id)),
  play: (id: string, seat: number, action: Action, seen: number, request: string) =>
    ask<Done>("POST", at(id, "/play"), { seat, action, id: request, seen }),
  undo: (id: string, seat: number, request: string) =>
    ask<Done>("POST", at(id, "/undo"), { seat, id: request }),
  why: (id: string, seat: number, action: Action) =>
    ask<{ clause: Clause | null }>("POST", at(id, "/why"), { seat, action }),
  end: (id: string, seat: number, agree: boolean) =>
    ask<Table>("POST", at(id, "/end"), { seat, agree }),
  leave: (id: string, seat: number) => ask<Table>("POST", at(id, "/leave"), { seat }),
  comeBack: (id: string, seat: number) => ask<Table>("POST", at(id, "/return"), { seat }),
  standIn: (id: string, seat: number) => ask<Table>("POST", at(id, "/stand-in"), { seat }),
  rematch: (id: string) => ask<Table>("POST", at(id, "/rematch"), { id: freshId() }),
  chat: (id: string, seat: number, text: string) =>
    ask<ChatMessage>("POST", at(id, "/chat"), { seat, text, id: freshId() }),
  mute: (id: string, seat: number, muted: boolean) =>
    ask<Table>("PUT", at(id, "/mute"), { seat, muted }),
  replay: (id: string, viewpoint: number | "public", start: number) =>
    ask<Replay>("GET", at(id, `/replay/${viewpoint}?start=${start}&count=100`)),
  hint: (id: string, seat: number) => ask<Hint>("POST", at(id, "/hint"), { seat }),
  analysis: (id: string) => ask<Analysis>("GET", at(id, "/analysis")),
  analyse: (id: string) => ask<Analysis>("POST", at(id, "/analysis"), {}),
  verify: (id: string) => ask<Verified>("GET", at(id, "/verify")),
  record: (id: string): string => `/api${at(id, "/record")}`,
};
