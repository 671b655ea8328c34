import { describe, expect, it } from "vitest";

import { pseudo, speak, Words } from "./words";

const GAME = `
action-sell = Sell { $count } { $gem }
action-sell_upto = Sell { $gem } gems
event-donated = { $seat } gave.
event-donated_pounds = You gave £{ $pounds }.
event-paid = { $payer } paid { $points }.
event-turn_ended = {""}
fact-cost = £{ $value }
word-red = ruby
event-robbed = Robbed: { $pitches }.
event-searched = Searched { $centre }.
beside-gifts = Gifts
source-tents = Tents
`;
await speak("en");
const words = new Words("en", [GAME], ["Ada", "Bo"], 0);

describe("words", () => {
  it("puts kinds into words and leaves open parameters out", () => {
    expect(words.action({ action: "sell", gem: "red", count: 2 })).toBe("Sell 2 ruby");
    expect(words.action({ action: "sell", gem: "red", count: 2 }, ["count"])).toBe(
      "Sell ruby gems",
    );
  });

  it("tells a private field only where it was shown", () => {
    expect(words.event({ event: "donated", seat: 1 })).toBe("Bo gave.");
    expect(words.event({ event: "donated", seat: 0, pounds: 3 })).toBe("You gave £3.");
  });

  it("names seats at the start and within a sentence", () => {
    expect(words.event({ event: "paid", payer: 0, points: [0, 4] })).toBe("you paid Bo 4.");
  });

  it("lists as people do", () => {
    expect(words.event({ event: "robbed", pitches: [1, 4, 5] })).toBe("Robbed: 1, 4 and 5.");
    expect(words.event({ event: "robbed", pitches: ["red"] })).toBe("Robbed: ruby.");
    expect(words.event({ event: "searched", centre: [5, 120] })).toBe("Searched (5, 120).");
  });

  it("still tells what has no message", () => {
    expect(words.event({ event: "tile_laid", tile: 4 })).toBe("Tile laid (tile 4)");
    expect(words.event({ event: "turn_ended" })).toBe("");
  });

  it("knows points from what is counted beside them", () => {
    expect(words.pays("tents")).toBe(true);
    expect(words.pays("gifts")).toBe(false);
    expect(words.facts({ cost: 3 })).toEqual(["£3"]);
  });

  it("says whom it speaks to, and each word in the form that its language needs", () => {
    const german = new Words(
      "de",
      [
        `
word-red = Rubin
    .pl = Rubine
    .gender = m
word-blue = Saphir
list-counted = { $count } { $count ->
    [one] { $what }
   *[other] { $what_pl }
}
event-sold = { $seat_you ->
    [yes] Du hast { $gem_pl } verkauft
   *[no] { $seat } hat { $gem_gender ->
        [m] einen { $gem }
       *[other] { $gem }
    } verkauft
}: { $stones }, { NUMBER($price, minimumFractionDigits: 1) }.
event-ended = Gewonnen: { $winners_you ->
    [yes] auch du
   *[no] { $winners }
}.
`,
      ],
      ["Ada", "Bo"],
      0,
    );
    const sold = { event: "sold", gem: "red", stones: { red: 2, blue: 1 }, price: 1.5 };
    expect(german.event({ ...sold, seat: 0 })).toBe(
      "Du hast Rubine verkauft: 2 Rubine, 1 Saphir, 1,5.",
    );
    expect(german.event({ ...sold, seat: 1 })).toBe(
      "Bo hat einen Rubin verkauft: 2 Rubine, 1 Saphir, 1,5.",
    );
    expect(german.event({ event: "ended", winners: [1, 0] })).toBe("Gewonnen: auch du.");
    expect(german.event({ event: "ended", winners: [1] })).toBe("Gewonnen: Bo.");
  });

  it("shows what was not translated", () => {
    expect(pseudo("Take the 4")).toBe("Táké thé 4");
    expect(new Words("pseudo", [GAME]).say("fact-cost", { value: 3 })).toBe("£3");
    expect(new Words("pseudo", []).say("undo")).toBe("Úñdó");
  });
});
