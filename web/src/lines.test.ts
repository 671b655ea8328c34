// ESLint sees to the lines of scripts and components; this sees to styles, drawings and the page,
// and to the length of components.
import { expect, test } from "vitest";

const MOST = 120;
const sources = import.meta.glob<string>(["./**/*.{css,svg}", "../index.html"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no line is longer than a reader wants", () => {
  const long = Object.entries(sources).flatMap(([file, text]) =>
    text.split("\n").flatMap((line, i) => (line.length > MOST ? [`${file}:${i + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

const LONGEST = 200;
const components = import.meta.glob<string>("./**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no component is longer than two hundred lines", () => {
  const long = Object.keys(components).filter(
    (file) => components[file]!.trimEnd().split("\n").length > LONGEST,
  );
  expect(long).toEqual([]);
});
