import { describe, expect, it } from "vitest";

import { Refusal } from "../server/client";
import type { Action, Course, LessonState } from "../server/types";
import { Lesson, nextOf, NOTHING_YET } from "./lesson.svelte";

const FIVE: Action = { action: "take_die", pips: 5 };
const view = (seat: number): LessonState["view"] => ({ ...NOTHING_YET, seat });

/** A teacher of two steps, who holds the five to be right. */
function ask(done: Action[], action: Action | null): Promise<LessonState> {
  if (done.some((step) => step.action !== "take_die"))
    return Promise.reject(
      new Refusal(400, { error: "bad_request", text: "Begin again.", clause: null, stale: false }),
    );
  const right = action?.["pips"] === 5;
  const steps = right ? [...done, action] : done;
  return Promise.resolve({
    title: "A die",
    step: steps.length,
    steps: 2,
    says: "Take the 5.",
    answer: action && { kind: right ? "right" : "other", text: "", clause: null },
    done: steps,
    seat: 0,
    names: ["You"],
    to_act: [0],
    view: view(steps.length),
    events: steps.map((_, number) => ({ event: "die_taken", number })),
    fresh: right ? 1 : 0,
    offers: [],
    result: null,
  });
}

function lesson(): { taken: Lesson; kept: Action[][] } {
  const kept: Action[][] = [];
  return { taken: new Lesson(ask, (done) => void kept.push(done)), kept };
}

describe("a lesson", () => {
  it("goes on with what is right and stays with what is not", async () => {
    const { taken, kept } = lesson();
    await taken.begin();
    await taken.play({ action: "take_die", pips: 6 });
    expect([taken.state?.answer?.kind, taken.state?.step, taken.fresh]).toEqual(["other", 0, []]);
    expect(taken.before).toBeNull();
    await taken.play(FIVE);
    expect([taken.state?.step, taken.fresh.length, taken.over]).toEqual([1, 1, false]);
    expect(taken.before).toEqual(view(0));
    await taken.play(FIVE);
    expect(taken.over).toBe(true);
    expect(kept.at(-1)).toEqual([FIVE, FIVE]);
  });

  it("is gone on with from the steps that were done", async () => {
    const { taken } = lesson();
    await taken.begin([FIVE]);
    expect(taken.state?.step).toBe(1);
  });

  it("begins again where the steps lead nowhere any more", async () => {
    const { taken } = lesson();
    await taken.begin([{ action: "decline" }]);
    expect([taken.state?.step, taken.trouble]).toEqual([0, ""]);
  });
});

describe("a course", () => {
  it("goes on with the first lesson that is not done", () => {
    const course = { lessons: [{ name: "die" }, { name: "low" }] } as Course;
    expect(nextOf(course, [])).toBe("die");
    expect(nextOf(course, ["die"])).toBe("low");
    expect(nextOf(course, ["die", "low"])).toBeNull();
  });
});
