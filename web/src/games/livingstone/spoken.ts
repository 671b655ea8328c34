// What a screen reader hears of the board.
import type { Offer } from "../../server/types";
import type { Words } from "../../words/words";
import type { LivingStoneView, Site } from "./view";

export function siteWords(
  site: Pick<Site, "column" | "row">,
  tents: number[],
  words: Words,
): string {
  const camps = tents.flatMap((count, seat) =>
    count ? [words.say("ls-camp", { who: words.seat(seat), count })] : [],
  );
  const { column, row } = site;
  return words.say("ls-site", { column, row, camps: camps.join(", ") || words.say("ls-empty") });
}

export const offerWords = (site: string, offer: Offer, words: Words): string =>
  words.say("ls-offer", { site, act: words.action(offer.action) });

export function rowWords(v: LivingStoneView, row: number, words: Words): string {
  const { tents, shares } = v.rows[row - 1]!;
  const leaders = shares.flatMap((share, seat) =>
    share ? [words.say("ls-lead", { who: words.seat(seat), count: tents[seat]! })] : [],
  );
  return words.say(leaders.length ? "ls-row" : "ls-row_none", {
    row,
    points: v.row_points[row - 1]!,
    bonus: v.row_majority[row - 1]!,
    leaders: leaders.join(", "),
  });
}
