// The words people read: Fluent messages of the client, of Serai and of a game, filled in for one
// reader, by the same scheme as the terminal's (serai/words.py).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import serai from "../../../serai/locale/en.ftl?raw";
import client from "./en.ftl?raw";

export type Values = Record<string, unknown>;
export interface Message { id: string; values?: Values }

const SEAT_FIELDS = new Set(["seat", "seats", "payer", "starter", "winners", "owner", "holder", "first", "rival", "victim"]);
const BY_SEAT_FIELDS = new Set(["points", "shares", "majority_shares"]);

const plainName = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** `action-take_die` as people would say it. */
function plain(id: string): string {
  const text = plainName(id.slice(id.indexOf("-") + 1));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Text that shows at a glance what was not translated: accents on every letter, brackets round it. */
export const pseudo = (text: string): string =>
  text.replaceAll(/[a-zA-Z]/g, (letter) => PSEUDO[letter] ?? letter);
const PSEUDO: Record<string, string> = Object.fromEntries(
  [..."aeiouAEIOUcnsyz"].map((letter, i) => [letter, [..."áéíóúÁÉÍÓÚçñšýž"][i]!]),
);

export class Words {
  #bundle: FluentBundle;

  constructor(readonly language: string, sources: readonly string[], readonly names: readonly string[] = [], readonly you: number | null = null) {
    this.#bundle = new FluentBundle("en-GB", { useIsolating: false, ...(language === "pseudo" && { transform: pseudo }) });
    for (const source of [serai, client, ...sources]) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#sources = sources;
  }
  #sources: readonly string[];

  /** The same words for a table whose seats have these names. */
  forTable(names: readonly string[], you: number | null): Words {
    return new Words(this.language, this.#sources, names, you);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message by its id, its values as they are. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : plain(id);
  }

  /** A message whose values become words on the way: seats their names, kinds their translation. */
  tell(id: string, values: Values = {}): string {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      filled[name] = this.value(name, value);
      filled[`${name}_key`] = String(value);
    }
    if (this.has(id)) return this.say(id, filled);
    const rest = Object.keys(values).map((name) => `${plainName(name)} ${String(filled[name])}`).join(", ");
    return rest ? `${plain(id)} (${rest})` : plain(id);
  }

  message(message: Message): string {
    return this.tell(message.id, message.values);
  }

  action(named: Values, open: readonly string[] = []): string {
    const { action: family, ...values } = named;
    if (open.length) {
      const asked = `action-${String(family)}_upto`;
      if (this.has(asked)) return this.tell(asked, values);
      for (const field of open) delete values[field];
    }
    return this.tell(`action-${String(family)}`, values);
  }

  event(told: Values): string {
    const { event: name, ...values } = told;
    for (const field of Object.keys(values)) {
      const closer = `event-${String(name)}_${field}`;
      if (this.has(closer)) return this.tell(closer, values);
    }
    return this.tell(`event-${String(name)}`, values);
  }

  facts(facts: Values | undefined): string[] {
    return Object.entries(facts ?? {})
      .map(([name, value]) => (this.has(`fact-${name}`) ? this.tell(`fact-${name}`, { ...facts, value }) : `${plainName(name)} ${String(this.value(name, value))}`))
      .filter((phrase) => phrase !== "");
  }

  ask(moment: string, values: Values): string {
    const id = `ask-${moment}`;
    return this.tell(this.has(id) ? id : "ask", this.has(id) ? values : {});
  }

  amount(family: string, field: string, least: number, most: number): string {
    const id = `amount-${family}-${field}`;
    return this.has(id) ? this.say(id, { least, most }) : this.say("amount", { field: plainName(field), least, most });
  }

  option(name: string, value?: string): string {
    return this.say(value === undefined ? `option-${name}` : `option-${name}-${value}`);
  }

  source(name: string): string {
    return this.say(this.has(`beside-${name}`) ? `beside-${name}` : `source-${name}`);
  }

  /** Whether a line of the breakdown is points, and not something counted beside them. */
  pays(name: string): boolean {
    return !this.has(`beside-${name}`);
  }

  word(name: string): string {
    return this.has(`word-${name}`) ? this.say(`word-${name}`) : plainName(name);
  }

  seat(seat: number): string {
    return seat === this.you ? this.say("name-you") : (this.names[seat] ?? "ABCDE"[seat] ?? "?");
  }

  seatWithin(seat: number): string {
    return seat === this.you ? this.say("you-within") : this.seat(seat);
  }

  value(name: string, value: unknown): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return SEAT_FIELDS.has(name) ? (name === "seat" ? this.seat(value) : this.seatWithin(value)) : value;
    if (typeof value === "string") return this.has(`word-${value}`) ? this.word(value) : value;
    if (Array.isArray(value)) return this.#listed(name, value);
    if (value && typeof value === "object") return this.#counted(value as Record<string, unknown>);
    return this.say("list-none");
  }

  #counted(counts: Record<string, unknown>): string {
    const parts = Object.entries(counts).filter(([, count]) => count);
    return parts.map(([what, count]) => this.say("list-counted", { count: count as number, what: this.word(what) })).join(", ") || this.say("list-none");
  }

  #listed(name: string, values: readonly unknown[]): string {
    if (SEAT_FIELDS.has(name)) return this.joined(values.map((seat) => this.seatWithin(seat as number)));
    if (BY_SEAT_FIELDS.has(name)) {
      const parts = values.map((count, seat) => [count, seat] as const).filter(([count]) => count);
      return parts.map(([count, seat]) => this.say("list-by_seat", { who: this.seat(seat), count: count as number })).join(", ") || this.say("list-none");
    }
    return this.joined(values.map((value) => String(this.value("", value))));
  }

  joined(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? this.say("list-none");
    return this.say("list-and", { most: parts.slice(0, -1).join(", "), last: parts[parts.length - 1]! });
  }
}

const GAME_WORDS = import.meta.glob<string>("../../../serai/games/*/words/en.ftl", { query: "?raw", import: "default" });
const BOARD_WORDS = import.meta.glob<string>("../games/*/words/en.ftl", { query: "?raw", import: "default" });

export const language = (): string => new URLSearchParams(location.search).get("language") ?? "en";

/** The client's own words. */
export const words = new Words(typeof location === "undefined" ? "en" : language(), []);

/** The words of a game: those of its rules, then those of its board here. */
export async function wordsOf(game: string): Promise<Words> {
  const folder = game.replaceAll("-", "_");
  const found = [GAME_WORDS[`../../../serai/games/${folder}/words/en.ftl`], BOARD_WORDS[`../games/${game}/words/en.ftl`]];
  const sources = await Promise.all(found.map((load) => load?.() ?? Promise.resolve("")));
  return new Words(words.language, sources);
}
