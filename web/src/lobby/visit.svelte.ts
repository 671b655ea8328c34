// A visit to the lobby: what the server offers, what is being planned, and the way to a table.
import { faceOf, type Face } from "../games/face";
import { settings } from "../look/settings.svelte";
import { router } from "../pages/route.svelte";
import { server } from "../server/client";
import type { Course, Game, Rulebook, Table, TableSummary } from "../server/types";
import { told } from "../words/trouble";
import { words, wordsOf, type Words } from "../words/words";
import { gamesOffered } from "./offered";
import { Plan } from "./plan.svelte";

type Offered = Awaited<ReturnType<typeof server.tables>>;

const TABLES_EVERY = 10_000;
const COMPILING_EVERY = 5_000;
const notMine = (tables: TableSummary[]): TableSummary[] =>
  tables.filter((table) => !table.yours.length);

export class Visit {
  readonly plan = new Plan();
  games = $state.raw<Game[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  open = $state.raw<TableSummary[]>([]);
  running = $state.raw<TableSummary[]>([]);
  compiling = $state(false);
  problem = $state("");
  /** Why there is nothing to show. */
  absent = $state.raw<unknown>(null);
  busy = $state(false);
  /** The introduction of a game comes when it is asked for, with the game's board. */
  primer = $state.raw<{ game: string; face: Face; book: Rulebook; words: Words } | null>(null);
  #spoken = $state.raw<{ game: Game; words: Words } | null>(null);
  #courses = $state.raw<Course[]>([]);
  /** The games of this device's matches: whoever has played a game needs no lesson in it. */
  #played = $state.raw<string[]>([]);

  /** The words of the chosen game's rules, once they are here. */
  get ruleWords(): Words | undefined {
    return this.#spoken?.game === this.plan.game ? this.#spoken?.words : undefined;
  }

  /** How many lessons there are in the chosen game. */
  get lessons(): number {
    return this.#courses
      .filter((course) => course.game === this.plan.game?.name)
      .reduce((sum, { lessons }) => sum + lessons.length, 0);
  }

  get isNewcomer(): boolean {
    return !this.#played.includes(this.plan.game?.name ?? "");
  }

  get name(): string {
    return settings.name.trim() || words.say("lobby-you");
  }

  async load(): Promise<void> {
    try {
      const [me, found, tables, offered, { matches }] = await Promise.all([
        server.me(),
        gamesOffered(),
        server.tables(),
        server.courses(),
        server.matches(),
      ]);
      this.#courses = offered;
      this.#played = [...matches, ...me.tables].map((table) => table.game);
      this.mine = me.tables;
      this.compiling = me.compiling;
      this.#show(tables);
      this.games = found;
      if (found[0]) await this.choose(found[0]);
    } catch (trouble) {
      this.absent = trouble;
    }
  }

  /** How many of this device's tables wait for it. */
  get awaited(): number {
    return this.mine.filter((table) => table.your_turn).length;
  }

  /** Tables come and go, and turns come round; ends what it begins. */
  watchTables(): () => void {
    return every(TABLES_EVERY, async () => {
      const [me, tables] = await Promise.all([server.me(), server.tables()]);
      this.mine = me.tables;
      this.#show(tables);
    });
  }

  /** The line about compiling goes when a compiled server has taken over. */
  watchCompiling(): () => void {
    return every(COMPILING_EVERY, async () => {
      this.compiling = (await server.me()).compiling;
    });
  }

  /** A game is chosen at once; the words of its rules follow. */
  async choose(game: Game): Promise<void> {
    this.plan.choose(game, !settings.introduced(game.name));
    const itsWords = await wordsOf(game.name);
    if (this.plan.game === game) this.#spoken = { game, words: itsWords };
  }

  async quick(): Promise<void> {
    const game = this.plan.game!;
    await this.#go(
      server.quick({
        game: game.name,
        bots: Math.max(game.fewest - 1, 2),
        name: this.name,
        options: this.plan.sideAlone,
        level: this.plan.seats.find(({ sitter }) => sitter === "bot")?.level,
      }),
    );
  }

  async openTable(): Promise<void> {
    await this.#go(server.open(this.plan.wish(this.name, (letter) => letter)));
  }

  async introduce(game: string): Promise<void> {
    const [face, book, itsWords] = await Promise.all([
      faceOf(game),
      server.rulebook(game),
      wordsOf(game),
    ]);
    settings.introduce(game);
    this.primer = { game, face, book, words: itsWords };
  }

  async #go(request: Promise<Table>): Promise<void> {
    this.busy = true;
    try {
      router.go(`/table/${(await request).id}`);
    } catch (trouble) {
      this.problem = told(trouble);
    }
    this.busy = false;
  }

  #show(tables: Offered): void {
    this.open = notMine(tables.open);
    this.running = notMine(tables.running);
  }
}

/** Look again and again, in silence where that fails; the answer ends it. */
function every(milliseconds: number, look: () => Promise<void>): () => void {
  const timer = setInterval(() => void look().catch(() => undefined), milliseconds);
  return () => clearInterval(timer);
}
