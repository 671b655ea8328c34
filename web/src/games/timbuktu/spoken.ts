// What a screen reader hears of the board.
import type { Offer } from "../../server/types";
import type { Words } from "../../words/words";
import type { Choice } from "../face";
import type { Standee } from "./standees";
import type { Robbery, Theft } from "./theft";
import type { WayShown } from "./ways";

/** The letter a camel bears on its blanket: the first one of its name. */
export const initialOf = (camel: string, words: Words): string => words.word(camel).slice(0, 1);

export const camelWords = ({ seat, camel }: Standee, words: Words): string =>
  words.tell("tb-camel", {
    owner: words.seat(seat),
    camel: camel.camel,
    where: words.say(`tb-${camel.place}`),
    pen: camel.pen,
    pitch: camel.pitch,
    load: camel.goods ?? {},
  });

export const costWords = (way: WayShown, words: Words): string => words.say(`tb-cost_${way.cost}`);

export function wayWords(way: WayShown, chosen: Choice | null, words: Words): string {
  const offer = (way.chosen && chosen?.offer) || way.offers[0];
  return words.say("tb-way", {
    pen: words.word(way.pen),
    pitch: way.pitch ?? 0,
    cost: costWords(way, words),
    risk: way.loses === null ? "" : words.say("tb-risk", { loses: way.loses }),
    act: offer ? words.action(offer.action) : "",
  });
}

export const chooseWords = (offer: Offer, words: Words): string =>
  words.say("tb-choose", { act: words.action(offer.action) });

/** Whose pile it is, where that was seen. */
export function pileWords({ holder }: Robbery, you: number | null, words: Words): string {
  if (holder === undefined) return words.say("tb-theft");
  if (holder === null) return words.say("tb-theft_left");
  return words.tell("tb-theft_of", { who: words.seat(holder), yours: holder === you });
}

/** What the button says that turns up the pile after this step. */
export function nextPileWords({ robberies, after }: Theft, step: number, words: Words): string {
  const holder = robberies[step + 1]?.holder ?? null;
  return holder === null
    ? words.say("tb-theft_next")
    : words.tell("tb-theft_next_of", { who: words.seat(holder), yours: holder === after.seat });
}

export const lossWords = ({ losses }: Robbery, words: Words): string[] =>
  losses.length
    ? losses.map((loss) =>
        words.tell("tb-theft_loss", {
          owner: words.seat(loss.seat),
          camel: loss.camel,
          pitch: loss.pitch,
          load: loss.goods,
        }),
      )
    : [words.say("tb-theft_nothing")];
