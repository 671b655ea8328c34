// What this device remembers: look, sound, name, notes. Nothing of it leaves the browser.
import type { IconName } from "../parts/icons";
import { iconOf, lookAfter, lookFor } from "./looks";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`serai-${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`serai-${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const SPEEDS = ["calm", "brisk", "at_once"] as const;
export type Speed = (typeof SPEEDS)[number];
/** For how long something that others did is shown before the next, in milliseconds. */
const PACE: Record<Speed, number> = { calm: 1200, brisk: 620, at_once: 0 };

export const CONFIRMS = ["always", "final", "never"] as const;
/** Which choices want a second tap: all, those that may not be taken back, or none. */
export type Confirm = (typeof CONFIRMS)[number];

const oneOf = <T extends string>(known: readonly T[], found: string | null, usual: T): T =>
  known.find((each) => each === found) ?? usual;

class Settings {
  #night = matchMedia("(prefers-color-scheme: dark)");
  #contrast = matchMedia("(prefers-contrast: more)");
  #chosen = kept("look");
  #look = $state(this.#lookNow());
  sound = $state(kept("sound") === "on");
  #notices = $state(kept("notices") === "on");
  #name = $state(kept("name") ?? "");
  #speed = $state(oneOf(SPEEDS, kept("speed"), "brisk"));
  #confirm = $state(oneOf(CONFIRMS, kept("confirm"), "final"));

  constructor() {
    this.#show();
    for (const wish of [this.#night, this.#contrast])
      wish.addEventListener("change", () => this.#show());
  }

  #lookNow(): string {
    return lookFor(this.#chosen, { contrast: this.#contrast.matches, night: this.#night.matches });
  }

  /** A look that nobody has chosen is the device's, also when that changes in the evening. */
  #show(): void {
    this.#look = this.#lookNow();
    document.documentElement.dataset["look"] = this.#look;
    document.documentElement.dataset["speed"] = this.#speed;
  }

  get nextLook(): string {
    return lookAfter(this.#look);
  }

  get lookIcon(): IconName {
    return iconOf(this.#look);
  }

  switchLook(): void {
    this.#chosen = this.nextLook;
    keep("look", this.#chosen);
    this.#show();
  }

  switchSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound ? "on" : "off");
  }

  /** Whether a turn that begins in a hidden tab is told by the system. */
  get notices(): boolean {
    return this.#notices;
  }

  set notices(on: boolean) {
    this.#notices = on;
    keep("notices", on ? "on" : "off");
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    keep("speed", speed);
    this.#show();
  }

  get confirm(): Confirm {
    return this.#confirm;
  }

  set confirm(confirm: Confirm) {
    this.#confirm = confirm;
    keep("confirm", confirm);
  }

  /** For how long what others did is shown before the next. */
  pace = (): number => (still() ? 0 : PACE[this.#speed]);

  /** Whether this device has been offered a game's introduction. */
  introduced = (game: string): boolean => kept(`introduced-${game}`) === "yes";
  introduce = (game: string): void => keep(`introduced-${game}`, "yes");
  /** The lessons of a course that this device has done, and the steps of one that was left. */
  learnt = (course: string): string[] => kept(`learnt-${course}`)?.split(" ") ?? [];
  learn = (course: string, lesson: string): void =>
    keep(`learnt-${course}`, [...new Set([...this.learnt(course), lesson])].join(" "));
  steps = (course: string, lesson: string): string => kept(`steps-${course}-${lesson}`) ?? "[]";
  keepSteps = (course: string, lesson: string, done: string): void =>
    keep(`steps-${course}-${lesson}`, done);
  notes = (table: string): string => kept(`notes-${table}`) ?? "";
  keepNotes = (table: string, text: string): void => keep(`notes-${table}`, text);
}

export const settings = new Settings();
export const still = (): boolean =>
  settings.speed === "at_once" || matchMedia("(prefers-reduced-motion: reduce)").matches;
