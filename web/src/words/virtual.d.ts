// What scripts/words.mjs makes of the Fluent files.
declare module "virtual:languages" {
  interface Language {
    /** What every page needs. */
    pages: () => Promise<string>;
    /** What each game of the house says, by the name of its folder. */
    games: Record<string, () => Promise<string>>;
  }
  const LANGUAGES: Record<string, Language>;
  export default LANGUAGES;
}
