import { describe, expect, it } from "vitest";

import type { AnalysisMoment } from "../server/types";
import { speak, words } from "../words/words";
import { Analysing, percent } from "./analysing";

await speak("en");
const moment = (place: number, chances: number[], step = place): AnalysisMoment => ({
  place,
  line: place,
  step,
  steps: [step, step + 10],
  seat: null,
  action: null,
  chances,
  drawn: false,
  better: null,
  is_sound: false,
});
const MOMENTS = [
  moment(0, [0.5, 0.3, 0.2]),
  moment(1, [0.6, 0.1, 0.3]),
  moment(4, [0.55, 0.05, 0.4]),
];
const analysing = (you: number | null): Analysing =>
  new Analysing("t1", MOMENTS, you, words.forTable(["Ada", "Bo", "Cy"], you));

describe("an analysis", () => {
  it("finds whom a moment moved most, up or down", () => {
    expect(analysing(null).swing(1)).toEqual({ seat: 1, by: expect.closeTo(-0.2) as number });
    expect(analysing(null).swing(2).seat).toBe(2);
    expect(analysing(null).swing(0).by).toBe(0);
  });
  it("knows where one judged moment stands for several", () => {
    expect([0, 1, 2].map((place) => analysing(null).isOneStep(place))).toEqual([true, true, false]);
    expect(analysing(null).turned(2)).toContain("5");
    expect(analysing(null).length).toBe(5);
  });
  it("leads to the step as the one who looks counts them", () => {
    expect(analysing(null).pathTo(MOMENTS[1]!)).toBe("/table/t1/step/2");
    expect(analysing(1).pathTo(MOMENTS[1]!)).toBe("/table/t1/step/12");
    expect(analysing(2).pathTo(MOMENTS[1]!)).toBe("/table/t1/step/2");
  });
  it("tells chances in whole per cent, and none as nothing", () => {
    expect([percent(0.126), percent(undefined)]).toEqual([13, 0]);
  });
});
