// Which language this device reads: the one its address asks for, the one chosen in the menu, or the
// first of the browser's that there is.
import LANGUAGES from "virtual:languages";

export const ENGLISH = "en";
/** English with accents on every letter, which shows what was not translated. */
export const PSEUDO = "pseudo";
const KEY = "serai-language";

export const known: readonly string[] = Object.keys(LANGUAGES);

export interface Wishes {
  asked: string | null;
  chosen: string | null;
  browsers: readonly string[];
}

/** The first wish that can be had; `de-AT` is as good as `de`. */
export function languageFor({ asked, chosen, browsers }: Wishes, among = known): string {
  if (asked === PSEUDO) return PSEUDO;
  const plain = [asked, chosen, ...browsers].map((wish) => wish?.split("-")[0]!.toLowerCase());
  return plain.find((wish) => wish !== undefined && among.includes(wish)) ?? ENGLISH;
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const language: string =
  typeof location === "undefined"
    ? ENGLISH
    : languageFor({
        asked: new URLSearchParams(location.search).get("language"),
        chosen: chosen(),
        browsers: navigator.languages,
      });

/** What numbers and dates are written by, and what the server is asked for. */
export const localeOf = (name: string): string =>
  name === ENGLISH || name === PSEUDO ? "en-GB" : name;
export const locale = localeOf(language);

/** A number with so many digits after its point, as the reader writes them. */
export const fixed = (value: number, digits: number): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** A language by its own name, as a sentence begins with it. */
export function nameOf(name: string): string {
  const own = new Intl.DisplayNames([name], { type: "language" }).of(name) ?? name;
  return own.slice(0, 1).toLocaleUpperCase(name) + own.slice(1);
}

/** Reads another language from now on, on this device. */
export function choose(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing is asked by the address alone.
  }
  const here = new URL(location.href);
  here.searchParams.delete("language");
  if (chosen() !== name) here.searchParams.set("language", name);
  history.replaceState(history.state, "", here);
  location.reload();
}
