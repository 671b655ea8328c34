// What this device remembers: look, sound, name, notes. Nothing of it leaves the browser.

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

class Settings {
  dark = $state(kept("look") ? kept("look") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  sound = $state(kept("sound") === "on");
  #name = $state(kept("name") ?? "");

  constructor() {
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["look"] = this.dark ? "dark" : "light";
  }

  switchLook(): void {
    this.dark = !this.dark;
    keep("look", this.dark ? "dark" : "light");
    this.#show();
  }

  switchSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound ? "on" : "off");
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }

  /** Whether this device has been offered a game's introduction. */
  introduced = (game: string): boolean => kept(`introduced-${game}`) === "yes";
  introduce = (game: string): void => keep(`introduced-${game}`, "yes");
  notes = (table: string): string => kept(`notes-${table}`) ?? "";
  keepNotes = (table: string, text: string): void => keep(`notes-${table}`, text);
}

export const settings = new Settings();
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
