// Who will sit at a table that is being planned, in one sentence.
import { words } from "../words/words";
import type { Plan, Sitter } from "./plan.svelte";

const LETTERS = "ABCDE";

/** The host, those at this screen by name, and how many friends and bots. */
export function summaryOf(plan: Pick<Plan, "seats">, host: string): string {
  const count = (sitter: Sitter): number =>
    plan.seats.filter((seat) => seat.sitter === sitter).length;
  const here = plan.seats.flatMap((seat, i) =>
    seat.sitter === "pass" ? [seat.name.trim() || LETTERS[i]!] : [],
  );
  const who = [host, ...here];
  if (count("friend")) who.push(words.say("summary-friend", { count: count("friend") }));
  if (count("bot")) who.push(words.say("summary-bot", { count: count("bot") }));
  return words.say("lobby-summary", { who: words.joined(who) });
}
