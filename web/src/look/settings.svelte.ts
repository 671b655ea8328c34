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
  #night = matchMedia("(prefers-color-scheme: dark)");
  dark = $state(kept("look") ? kept("look") === "dark" : this.#night.matches);
  sound = $state(kept("sound") === "on");
  #name = $state(kept("name") ?? "");

  constructor() {
    this.#show();
    this.#night.addEventListener("change", () => this.#follow());
  }

  /** A look that nobody has chosen is the device's, also when that changes in the evening. */
  #follow(): void {
    if (kept("look")) return;
    this.dark = this.#night.matches;
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
