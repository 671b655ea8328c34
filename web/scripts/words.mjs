// The words of each language, made whole when the client is built: what a language lacks is put in
// from English, and what only terminals and servers say is left out. So a page loads one language.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const ENGLISH = "en";
const LIST = "virtual:languages";
const WORDS = "virtual:words/";
/** Messages of Serai's that no page says. */
const ELSEWHERE =
  /^(about|backup|bad|check|dataset|greeting|help|misread|os|plot|problem|study|usage|verify)-/;
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/;

/** The entries of a Fluent file by their names; comments are left out. */
export function entriesOf(source) {
  const entries = new Map();
  let name = "";
  for (const line of source.split("\n")) {
    const begun = ENTRY.exec(line);
    if (begun) name = begun[1];
    else if (line.startsWith("#")) name = "";
    if (name) entries.set(name, (entries.get(name) ?? "") + line + "\n");
  }
  return entries;
}

/** A file in a language, with the English entries that it lacks. */
export function whole(source, english) {
  const own = entriesOf(source);
  const lacking = [...entriesOf(english)].filter(([name]) => !own.has(name));
  return [...own, ...lacking].map(([, entry]) => entry.trimEnd()).join("\n");
}

const read = (folder, language) => {
  const file = `${folder}/${language}.ftl`;
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};
const inLanguage = (folder, language) => whole(read(folder, language), read(folder, ENGLISH));
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export const languages = () =>
  readdirSync(`${ROOT}/serai/locale`)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => name.slice(0, -".ftl".length))
    .sort(
      (one, other) =>
        Number(other === ENGLISH) - Number(one === ENGLISH) || one.localeCompare(other),
    );

const boards = () => foldersIn(`${WEB}/src/games`);
const games = () =>
  foldersIn(`${ROOT}/serai/games`).filter((game) =>
    read(`${ROOT}/serai/games/${game}/words`, ENGLISH),
  );

/** What every page needs of a language: Serai's own words, the client's, and the lobby's. */
const ofPages = (language) =>
  [
    [...entriesOf(inLanguage(`${ROOT}/serai/locale`, language))]
      .filter(([name]) => !ELSEWHERE.test(name))
      .map(([, entry]) => entry)
      .join(""),
    inLanguage(`${WEB}/src/words`, language),
    ...boards().map((board) => inLanguage(`${WEB}/src/games/${board}/lobby`, language)),
  ].join("\n");

/** What a game says: its rules, then its board. */
const ofGame = (language, game) =>
  [
    inLanguage(`${ROOT}/serai/games/${game}/words`, language),
    inLanguage(`${WEB}/src/games/${game.replaceAll("_", "-")}/words`, language),
  ].join("\n");

function listed() {
  const load = (path) => `() => import("${WORDS}${path}").then((words) => words.default)`;
  const entries = languages().map((language) => {
    const ofGames = games().map((game) => `"${game}": ${load(`${language}/${game}`)}`);
    return `"${language}": { pages: ${load(language)}, games: { ${ofGames.join(", ")} } }`;
  });
  return `export default { ${entries.join(",\n")} };`;
}

/** The plugin that gives `virtual:languages` to the client. */
export const words = {
  name: "words",
  resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${LIST}`) return listed();
    if (!id.startsWith(`\0${WORDS}`)) return null;
    const [language, game] = id.slice(`\0${WORDS}`.length).split("/");
    const text = game ? ofGame(language, game) : ofPages(language);
    return `export default ${JSON.stringify(text)};`;
  },
};
