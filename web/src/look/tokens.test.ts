// Colours are written in token files and nowhere else, and every token that is used is one of them.
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.keys(sources);
const text = (file: string): string => sources[file]!;

const isTokens = (file: string): boolean => /\/tokens\.css$|\/themes\//.test(file);
const drawn = files.filter((file) => !isTokens(file) && !file.endsWith(".test.ts"));

/** #abc, #aabbcc and the like, functions of colour, and names of colours where a colour is meant. */
const LITERAL = new RegExp(
  "(?<![\\w&(.])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b(?!-)|" +
    "\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|" +
    "(?:color|background|fill|stroke|border|outline|shadow)[\\w-]*[:=]\\s*[\"']?" +
    "(?:[^;\"']*\\s)?(?:white|black|red|green|blue|yellow|orange|brown|gr[ae]y|gold|silver)\\b",
  "i",
);

const isComment = (line: string): boolean => /^\s*(\/\/|\*|\/\*)/.test(line);

function literalsIn(source: string): string[] {
  return source.split("\n").filter((line) => !isComment(line) && LITERAL.test(line));
}

test.each([
  'fill="#B4471F"',
  "color: #fff;",
  "box-shadow: 0 1px 2px rgb(60 40 15 / 8%);",
  'stroke={on ? "#2a2118" : undefined}',
  "background: white;",
  'fill="red"',
  "border: 1px solid black;",
])("a colour is noticed: %s", (line) => {
  expect(literalsIn(line)).toEqual([line]);
});

test.each([
  'fill="url(#gl-tile)"',
  'href="#gl-village"',
  "{#each seats as seat (seat)}",
  "this.#dead = 3;",
  "color: var(--gold);",
  'kind === "red"',
  "background: none;",
])("what is no colour is left alone: %s", (line) => {
  expect(literalsIn(line)).toEqual([]);
});

test("no colour is written outside the token files", () => {
  const found = drawn.flatMap((file) => literalsIn(text(file)).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

const declared = (source: string): string[] =>
  [...source.matchAll(/(--[\w-]+)\s*[:=]/g)].map((found) => found[1]!);
const used = (source: string): string[] =>
  [...source.matchAll(/var\((--[\w-]+)\)/g)].map((found) => found[1]!);

/** The tokens of the frame, and those of the game whose drawing a file holds. */
function known(file: string): Set<string> {
  const game = /games\/([\w-]+)\//.exec(file + text(file))?.[1] ?? "";
  const own = sources[`../games/${game}/tokens.css`] ?? "";
  return new Set([text("./tokens.css"), own, text(file)].flatMap(declared));
}

test("every token that is used is declared, by the frame or by the game", () => {
  const missing = drawn.flatMap((file) => {
    const here = known(file);
    return used(text(file)).flatMap((token) => (here.has(token) ? [] : [`${file}: ${token}`]));
  });
  expect(missing).toEqual([]);
});

test("a theme changes tokens that exist", () => {
  const everywhere = new Set(
    files
      .filter((file) => file.endsWith("tokens.css"))
      .map(text)
      .flatMap(declared),
  );
  const themes = files.filter((file) => file.includes("/themes/"));
  const strange = themes.flatMap((file) =>
    declared(text(file)).filter((token) => !everywhere.has(token)),
  );
  expect(strange).toEqual([]);
});
