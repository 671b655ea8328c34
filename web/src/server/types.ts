// The server's payloads under the names this client uses; the shapes come from its OpenAPI document.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Colour = "ruby" | "azure" | "amber" | "jade" | "violet";
export type SeatKind = "open" | "person" | "bot";

export interface SeatSummary { seat: number; kind: SeatKind; name: string | null; colour: Colour | null; level: string | null }
export interface TableSummary {
  id: string; game: string; state: "open" | "playing" | "ended"; ending: string | null;
  public: boolean; spectators: boolean; turn_seconds: number | null; preset: string | null;
  seats: SeatSummary[]; yours: number[]; your_turn: boolean; created: number; ended: number | null; winners: number[] | null;
}
export interface TableSeat extends SeatSummary {
  host: boolean; yours: boolean; connected: boolean; ready: boolean; stand_in: boolean; agrees_to_end: boolean; invite: string | null;
}
export interface Result { winners: number[]; places: number[]; points: number[]; breakdown: Record<string, number>[]; reason: string }
export interface Table {
  id: string; game: string; state: "open" | "playing" | "ended"; ending: string | null;
  public: boolean; spectators: boolean; turn_seconds: number | null; start: string;
  options: Record<string, string>; preset: string | null; commitment: string;
  seats: TableSeat[]; you: { seats: number[]; host: boolean; muted: number[] };
  to_act: number[]; created: number; started: number | null; ended: number | null; result: Result | null; rematch: string | null;
}
export type Action = { action: string } & Record<string, Json>;
export interface Offer { action: Action; group: string; refused?: string; upto?: Record<string, [number, number]>; facts?: Record<string, Json> }
export type GameEvent = { event: string } & Record<string, Json>;
export interface Update {
  type: "update"; now: number; from: number; events: GameEvent[]; number: number; viewpoint: number | "public" | null;
  to_act: number[]; view: Record<string, Json>; offers: Offer[]; can_undo: boolean; deadline: number | null;
  state: string; ending: string | null; result: Result | null;
}
export interface ChatMessage { number: number; seat: number; name: string; text: string; at: number }
export interface Clause { id: string; title: string; text: string }
export interface BookClause extends Clause { section: string }
export interface Rulebook { title: string; introduction: string; clauses: BookClause[] }
export interface GameOption { name: string; clause: string; values: string[]; about: string }
export interface Game { name: string; title: string; fewest: number; most: number; options: GameOption[]; presets: Record<string, Record<string, string>>; levels: string[] }
export interface Invitation { table: TableSummary; seat: number; host: string; options: Record<string, string>; commitment: string }
export interface Problem { error: string; text: string; clause: Clause | null; stale: boolean }
export interface ReplayStep { number: number; events: GameEvent[]; view: Record<string, Json> }
export interface Replay { viewpoint: number | "public" | null; total: number; start: number; steps: ReplayStep[] }
export interface Verified { sound: boolean; problem: string | null; commitment: string; digest: string; lines: number }
