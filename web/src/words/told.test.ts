import { expect, it } from "vitest";

import told from "./told.json";
import { speak, Words, type Values } from "./words";

const NAMES = ["Ada", "Bo", "Cleo"];
const YOU = 0;

interface Told {
  game: string;
  event?: Values;
  facts?: Values;
  action?: Values;
  says: string | string[];
}

/** What the rules say, without what the board here says instead. */
const SOURCES = import.meta.glob<string>("../../../serai/games/*/words/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const wordsOf = (game: string): Words => {
  const folder = game.replaceAll("-", "_");
  return new Words("en", [SOURCES[`../../../serai/games/${folder}/words/en.ftl`]!], NAMES, YOU);
};

const said = (words: Words, { event, facts, action }: Told): string | string[] =>
  event ? words.event(event) : action ? words.action(action) : words.facts(facts);

it.each(["livingstone", "goldland", "timbuktu", "treasure-island"])(
  "says all of %s as the terminal does",
  async (game) => {
    await speak("en");
    const words = wordsOf(game);
    const cases = (told as Told[]).filter((each) => each.game === game);
    expect(cases.length).toBeGreaterThan(20);
    expect(cases.map((each) => said(words, each))).toEqual(cases.map(({ says }) => says));
  },
);
