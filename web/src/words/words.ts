// The words people read: Fluent messages of the client, of Serai and of a game, filled in for one
// reader. The terminal reads the same messages of Serai and the games (serai/words.py), and the same
// file that says which fields are seats; `told.json` holds both to the same sentences. Beside each value
// `x` a message may use `x_key`, `x_count`, `x_you` and a form of its word, as the terminal has them.
import {
  FluentBundle,
  FluentResource,
  type FluentVariable,
  type Message as Written,
} from "@fluent/bundle";
import LANGUAGES from "virtual:languages";

import fields from "../../../serai/locale/fields.json";
import { server } from "../server/client";
import { ENGLISH, language, localeOf, PSEUDO } from "./language";

export type Values = Record<string, unknown>;
export interface Message {
  id: string;
  values?: Values;
}

const SEAT_FIELDS = new Set(fields.seats);
const BY_SEAT_FIELDS = new Set(fields.by_seat);
const PLACE_FIELDS = new Set(fields.places);
/** Fields that may hold the name of the reader. */
const NAMED = new Set([...fields.seats, "name", "who"]);
const LETTERS = "ABCDEFGH";
const GIVEN = /^(Bot|Player) ([A-P])$/;

/** What a message chooses its variant by: a name as it is, else the value as JSON. */
const keyOf = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** What every page says, in the language that is spoken. */
let pages = "";

const resources = new Map<string, FluentResource>();
/** A text is taken apart once, however many tables speak it. */
function resourceOf(source: string): FluentResource {
  const known = resources.get(source) ?? new FluentResource(source);
  resources.set(source, known);
  return known;
}

/** The attributes that words have: cases, plurals, genders, whatever their language needs. */
const formsIn = ({ body }: FluentResource): string[] =>
  body
    .filter(({ id }) => id.startsWith("word-"))
    .flatMap(({ attributes }) => Object.keys(attributes));

/** The message of a thing's name: `word-Hangmans_Hook` for Hangman's Hook. */
const idOfWord = (name: string): string => `word-${name.replaceAll("'", "").replaceAll(" ", "_")}`;

const plainName = (name: string): string => name.replaceAll(/[_-]/g, " ");

/** `action-take_die` as people would say it. */
function plain(id: string): string {
  const text = plainName(id.slice(id.indexOf("-") + 1));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Text that shows at a glance what was not translated: accents on every letter, brackets round it. */
export const pseudo = (text: string): string =>
  text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);
const ACCENTED: Record<string, string> = Object.fromEntries(
  [..."aeiouAEIOUcnsyz"].map((letter, i) => [letter, [..."áéíóúÁÉÍÓÚçñšýž"][i]!]),
);

export class Words {
  #bundle: FluentBundle;
  #forms = new Set<string>();
  #sources: readonly string[];

  constructor(
    readonly language: string,
    sources: readonly string[],
    readonly names: readonly string[] = [],
    readonly you: number | null = null,
  ) {
    this.#bundle = new FluentBundle(localeOf(language), {
      useIsolating: false,
      ...(language === PSEUDO && { transform: pseudo }),
    });
    for (const resource of [pages, ...sources].map(resourceOf)) {
      this.#bundle.addResource(resource, { allowOverrides: true });
      for (const form of formsIn(resource)) this.#forms.add(form);
    }
    this.#sources = sources;
  }

  /** The same words for a table whose seats have these names. */
  forTable(names: readonly string[], you: number | null): Words {
    return new Words(this.language, this.#sources, names, you);
  }

  /** Add messages whose names nobody else uses; those that are known stay as they are. */
  learn(source: string): void {
    const strange = new FluentResource(source);
    strange.body = strange.body.filter(({ id }) => !this.has(id));
    this.#bundle.addResource(strange, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message by its id, its values as they are. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) return plain(id);
    const beside: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values))
      if (typeof value === "string" && NAMED.has(name))
        beside[`${name}_you`] = this.#isReader(value) ? "yes" : "no";
    return this.#bundle.formatPattern(pattern, { ...beside, ...values }, []);
  }

  /** A message whose values become words on the way: seats their names, kinds their translation. */
  tell(id: string, values: Values = {}): string {
    const filled = this.#filled(values);
    if (this.has(id)) return this.say(id, filled);
    const rest = Object.keys(values)
      .map((name) => `${plainName(name)} ${String(filled[name])}`)
      .join(", ");
    return rest ? `${plain(id)} (${rest})` : plain(id);
  }

  /** Values as messages take them, with what is known beside each. */
  #filled(values: Values): Record<string, FluentVariable> {
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      filled[name] = this.value(name, value);
      filled[`${name}_key`] = keyOf(value);
      if (value && typeof value === "object") filled[`${name}_count`] = Object.keys(value).length;
      if (NAMED.has(name)) filled[`${name}_you`] = this.#isReader(value) ? "yes" : "no";
      if (typeof value !== "number" && typeof value !== "boolean")
        for (const form of this.#forms) filled[`${name}_${form}`] = this.value(name, value, form);
    }
    return filled;
  }

  /** Whether a seat, or one of several, or a name is the reader's. */
  #isReader(value: unknown): boolean {
    if (typeof value === "number") return value === this.you;
    if (typeof value === "string")
      return value === this.say("name-you") || value === this.say("you-within");
    return Array.isArray(value) && value.some((seat) => this.#isReader(seat));
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
      .map(([name, value]) =>
        this.has(`fact-${name}`)
          ? this.tell(`fact-${name}`, { ...facts, value })
          : `${plainName(name)} ${String(this.value(name, value))}`,
      )
      .filter((phrase) => phrase !== "");
  }

  ask(phase: string, values: Values): string {
    const id = `ask-${phase}`;
    return this.tell(this.has(id) ? id : "ask", this.has(id) ? values : {});
  }

  amount(family: string, field: string, least: number, most: number): string {
    const id = `amount-${family}-${field}`;
    return this.has(id)
      ? this.say(id, { least, most })
      : this.say("amount", { field: plainName(field), least, most });
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

  /** A thing's name, in a form of it where it has that one. */
  word(name: string, form = ""): string {
    const written: Written | undefined = this.#bundle.getMessage(idOfWord(name));
    const pattern = (form && written?.attributes[form]) || written?.value;
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : plainName(name);
  }

  /** A name that the server gave to whoever has none, in the reader's words; others as they are. */
  called(name: string): string {
    const [, kind, letter] = GIVEN.exec(name) ?? [];
    if (!kind || !letter) return name;
    return this.say(kind === "Bot" ? "name-bot" : "name-person", { letter });
  }

  seat(seat: number): string {
    return seat === this.you ? this.say("name-you") : (this.names[seat] ?? LETTERS[seat] ?? "?");
  }

  seatWithin(seat: number): string {
    return seat === this.you ? this.say("you-within") : this.seat(seat);
  }

  value(name: string, value: unknown, form = ""): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number")
      return SEAT_FIELDS.has(name)
        ? name === "seat"
          ? this.seat(value)
          : this.seatWithin(value)
        : value;
    if (typeof value === "string") return this.#named(value, form);
    if (Array.isArray(value)) return this.#listed(name, value, form);
    if (value && typeof value === "object")
      return this.#counted(value as Record<string, unknown>, form);
    return this.say("list-none");
  }

  /** A name in words: of one thing, of several counted up, or as it stands. */
  #named(name: string, form: string): string {
    if (this.has(idOfWord(name))) return this.word(name, form);
    const counts = name.includes(" ") ? this.#countsIn(name) : null;
    return counts ? this.#counted(counts, form) : name;
  }

  /** What a name such as `2 ropes + 1 pearl` or `gold gold salt` counts up; null if nothing. */
  #countsIn(name: string): Record<string, number> | null {
    const parts = name.split(" + ").map((part) => /^(\d+) (\D+)$/.exec(part));
    const named = parts.every((part) => part !== null)
      ? parts.map((part) => [part[2]!, Number(part[1])] as const)
      : name.split(" ").map((part) => [part, 1] as const);
    const counts: Record<string, number> = {};
    for (const [thing, count] of named) {
      const what = this.has(idOfWord(thing)) ? thing : `${thing}s`.replaceAll(" ", "_");
      if (!this.has(idOfWord(what))) return null;
      counts[what] = (counts[what] ?? 0) + count;
    }
    return counts;
  }

  #counted(counts: Record<string, unknown>, form: string): string {
    const parts = Object.entries(counts).filter(([, count]) => count);
    return (
      parts.map(([what, count]) => this.#soMany(what, count as number, form)).join(", ") ||
      this.say("list-none")
    );
  }

  #soMany(what: string, count: number, form: string): string {
    const filled: Record<string, FluentVariable> = {
      count,
      what: this.word(what, form),
      what_key: what,
    };
    for (const other of this.#forms) filled[`what_${other}`] = this.word(what, other);
    return this.say("list-counted", filled);
  }

  #listed(name: string, values: readonly unknown[], form: string): string {
    if (SEAT_FIELDS.has(name))
      return this.joined(values.map((seat) => this.seatWithin(seat as number)));
    if (BY_SEAT_FIELDS.has(name)) {
      const parts = values.map((count, seat) => [count, seat] as const).filter(([count]) => count);
      return (
        parts
          .map(([count, seat]) =>
            this.say("list-by_seat", { who: this.seat(seat), count: count as number }),
          )
          .join(", ") || this.say("list-none")
      );
    }
    if (PLACE_FIELDS.has(name) && values.length === 2)
      return this.say("place", { east: values[0] as number, north: values[1] as number });
    return this.joined(values.map((value) => String(this.value("", value, form))));
  }

  joined(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? this.say("list-none");
    return this.say("list-and", {
      most: parts.slice(0, -1).join(", "),
      last: parts[parts.length - 1]!,
    });
  }
}

/** What a game from elsewhere says, as the server has it. */
const brought = async (game: string): Promise<string> => (await server.words(game)).fluent;

/** The client's own words, once a language is spoken. */
export let words: Words;

const sourcesOf = (name: string) => LANGUAGES[name] ?? LANGUAGES[ENGLISH]!;

/** Load a language, and say everything in it from now on. */
export async function speak(name: string): Promise<void> {
  pages = await sourcesOf(name).pages();
  words = new Words(name, []);
}

/** The words of a game: those of its rules, then those of its board here. */
export async function wordsOf(game: string): Promise<Words> {
  const own = sourcesOf(words.language).games[game.replaceAll("-", "_")];
  return new Words(words.language, [await (own ? own() : brought(game))]);
}

/** What this device reads. */
export const speakOwn = (): Promise<void> => speak(language);
