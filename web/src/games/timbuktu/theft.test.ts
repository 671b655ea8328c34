import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../server/types";
import { part } from "../part";
import { standingAfter } from "./scene.svelte";
import { GOOD_KINDS, type CamelView, type Load, type Pen, type TimbuktuView } from "./view";
import { piecesTaken, robberiesIn, takenBy, theftIn, toldAfter } from "./theft";

const TOLD: GameEvent[] = [
  { event: "moved", seat: 0, camel: "B", place: "oasis1", pen: "palm", pitch: 1 },
  { event: "robbed", stage: 1, pen: "palm", pitches: [1, 2], goods: ["gold", "coffee"] },
  { event: "lost", seat: 0, camel: "B", pitch: 1, goods: { gold: 2 } },
  { event: "robbed", stage: 1, pen: "moon", pitches: [3, 4], goods: ["salt", "water"] },
  { event: "lost", seat: 1, camel: "A", pitch: 3, goods: { salt: 1, water: 1 } },
  { event: "dealt", stage: 2, place: "oasis2", starter: 1 },
];
const camel = (name: string, pen: Pen, pitch: number, goods: Load): CamelView => ({
  camel: name,
  waits: true,
  place: "oasis1",
  pen,
  pitch,
  goods,
});
const VIEW = part<TimbuktuView>({
  phase: "choosing",
  from: "oasis1",
  to: "oasis2",
  seats: [
    { seat: 0, camels: [camel("B", "palm", 1, { gold: 0, water: 1 })] },
    { seat: 1, camels: [camel("A", "moon", 3, { salt: 1 })] },
  ],
  goods: Object.fromEntries(GOOD_KINDS.map((kind) => [kind, { value: 2 }])),
});

describe("the theft, pile by pile", () => {
  it("gives each pile the camels it robbed", () => {
    expect(
      robberiesIn(TOLD).map(({ cards, losses }) => [cards.pen, losses.map((loss) => loss.camel)]),
    ).toEqual([
      ["palm", ["B"]],
      ["moon", ["A"]],
    ]);
  });

  it("shows what camels carried before the thieves came", () => {
    expect(
      theftIn(VIEW, TOLD, null)!.camels.map(({ goods }) => [goods.gold, goods.salt, goods.water]),
    ).toEqual([
      [2, 0, 1],
      [0, 2, 1],
    ]);
  });

  it("takes nothing for piles that are not turned yet", () => {
    const theft = theftIn(VIEW, TOLD, null)!;
    expect([...takenBy(theft, 1).keys()]).toEqual(["0/B"]);
    expect(piecesTaken(theft, 1, 2)).toMatchObject({ salt: 1, water: 1, gold: 0 });
  });

  it("is not told when no pile was turned", () => {
    expect(theftIn(VIEW, TOLD.slice(0, 1), null)).toBeNull();
  });

  it("says before whom each pile lay, wherever swaps have carried it", () => {
    const piles = [
      { place: 0, holder: 0, cards: {} },
      { place: 1, holder: 1, cards: null },
    ];
    const holders = (told: GameEvent[]): unknown =>
      theftIn(VIEW, told, part<TimbuktuView>({ piles }))!.robberies.map(({ holder, known }) => [
        holder,
        known,
      ]);
    expect(holders(TOLD)).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(holders([{ event: "swapped" }, ...TOLD])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it("tells no more than the piles turned so far", () => {
    expect([1, 2].map((turned) => toldAfter(TOLD, turned, 2))).toEqual([3, 5]);
    expect(toldAfter([], 1, 2)).toBe(0);
  });

  it("leaves goods and values as the piles turned so far leave them", () => {
    const now = standingAfter(theftIn(VIEW, TOLD, null)!, 1);
    expect(now.seats.map(({ carried }) => [carried!.gold, carried!.salt])).toEqual([
      [0, 0],
      [0, 2],
    ]);
    expect([now.goods.salt.value, now.goods.gold.value]).toEqual([1, 2]);
  });
});
