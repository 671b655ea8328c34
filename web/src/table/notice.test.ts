import { expect, test } from "vitest";

import { Notice, type Outside } from "./notice";

class Desk implements Outside {
  hidden = true;
  shown: string[] = [];
  badges: number[] = [];
  isHidden = (): boolean => this.hidden;
  badge = (count: number): void => void this.badges.push(count);
  show = (title: string, text: string): (() => void) => {
    this.shown.push(`${title}: ${text}`);
    return () => void this.shown.pop();
  };
}

const turns = (desk: Desk, wanted: boolean, ...mine: boolean[]): Notice => {
  const notice = new Notice(desk);
  for (const each of mine) notice.turn(each, wanted, "Your turn", "Timbuktu");
  return notice;
};

test("a turn that begins behind one's back is told once", () => {
  const desk = new Desk();
  turns(desk, true, false, true, true);
  expect(desk.shown).toEqual(["Your turn: Timbuktu"]);
  expect(desk.badges).toEqual([1]);
});

test("nothing is told to whoever looks, or has not asked for it", () => {
  const desk = new Desk();
  turns(desk, false, false, true);
  desk.hidden = false;
  turns(desk, true, false, true);
  expect(desk.shown).toEqual([]);
  expect(desk.badges).toEqual([]);
});

test("a notice goes when the person is back, and when the turn is over", () => {
  const desk = new Desk();
  turns(desk, true, true).seen();
  expect([desk.shown, desk.badges]).toEqual([[], [1, 0]]);
  turns(desk, true, true, false);
  expect([desk.shown, desk.badges]).toEqual([[], [1, 0, 1, 0]]);
});
