// The server's payloads under the names this client uses. The shapes are generated from its OpenAPI
// document; only what a game fills in itself (views, actions, events) is named more closely here.
import type { components } from "./schema";

type Schemas = components["schemas"];
/** A generated shape with some of its fields named more closely. */
type With<Shape, Closer> = Omit<Shape, keyof Closer> & Closer;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Action = { action: string } & Record<string, Json>;
export type GameEvent = { event: string } & Record<string, Json>;

export type SeatSummary = Schemas["SeatSummary"];
export type TableSummary = Schemas["TableSummary"];
export type TableSeat = Schemas["Seat"];
export type Result = Schemas["Result"];
export type Table = Schemas["Table"];
export type ChatMessage = Schemas["ChatMessage"];
export type Clause = Schemas["ClauseText"];
export type BookClause = Schemas["RulebookClause"];
export type Rulebook = Schemas["RulebookText"];
export type GameOption = Schemas["OptionInfo"];
export type Game = Schemas["GameInfo"];
export type Course = Schemas["CourseInfo"];
export type LessonState = With<
  Schemas["LessonState"],
  { events: GameEvent[]; done: Action[]; offers: Offer[] }
>;
export type Invitation = Schemas["Invitation"];
export type Problem = Schemas["Problem"];
export type Verified = Schemas["Verdict"];
export type NewTable = Schemas["NewTable"];
export type NewSeat = Schemas["NewSeat"];
export type ChangeSeat = Schemas["ChangeSeat"];
export type TableChanged = Schemas["TableChanged"];
export type Chatted = Schemas["Chatted"];
export type Done = Schemas["Done"];
export type Refused = Schemas["Refused"];
export type Goodbye = Schemas["Goodbye"];
export type PlayFrame = With<Schemas["PlayFrame"], { action: Action }>;
export type UndoFrame = Schemas["UndoFrame"];
export type Offer = With<
  Schemas["OfferShown"],
  { action: Action; upto?: Record<string, [number, number]>; facts?: Record<string, Json> }
>;
export type Update = With<Schemas["Update"], { events: GameEvent[]; offers: Offer[] }>;
export type Advice = With<Schemas["Advice"], { action: Action }>;
export type Hint = With<Schemas["Hint"], { best: Advice; alternatives: Advice[] }>;
export type AnalysisMoment = With<Schemas["AnalysisMoment"], { action: Action | null }>;
export type Analysis = With<Schemas["Analysis"], { moments: AnalysisMoment[] }>;
export type ReplayStep = With<
  Schemas["ReplayStep"],
  { view: Schemas["View"]; events: GameEvent[] }
>;
export type Replay = With<Schemas["Replay"], { steps: ReplayStep[] }>;
