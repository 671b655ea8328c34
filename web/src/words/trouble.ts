// What went wrong, as a person is told it.
import { Unreachable } from "../server/reach.svelte";
import { words } from "./words";

export const told = (trouble: unknown): string =>
  trouble instanceof Unreachable
    ? words.say("unreachable")
    : words.say("trouble", { text: trouble instanceof Error ? trouble.message : String(trouble) });
