// The games that the server offers. Those of the house have their words in these pages; a game from
// elsewhere brings its own, which are learnt before it is shown.
import { server } from "../server/client";
import type { Game } from "../server/types";
import { words } from "../words/words";

export async function gamesOffered(): Promise<Game[]> {
  const games = await server.games();
  const strange = games.filter(({ name }) => !words.has(`game-${name}`));
  await Promise.all(
    strange.map(async ({ name }) => words.learn((await server.words(name)).fluent)),
  );
  return games;
}
