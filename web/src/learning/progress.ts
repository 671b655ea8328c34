// How far this device has come in its courses.
import { settings } from "../look/settings.svelte";
import { server } from "../server/client";
import type { Action, Course } from "../server/types";
import { Lesson } from "./lesson.svelte";

export const keyOf = (course: Course): string => `${course.game}-${course.name}`;

/** The address of a lesson. */
export const placeOf = (course: Course, lesson: string): string =>
  `/learn/${course.game}/${course.name}/${lesson}`;

/** A lesson of a course on this device. */
export const lessonOf = (course: Course, name: string): Lesson =>
  new Lesson(
    (done, action) => server.lesson(course.game, course.name, name, done, action),
    (done) => settings.keepSteps(keyOf(course), name, JSON.stringify(done)),
  );

/** The steps of a lesson that were done before it was left. */
export function stepsDone(course: Course, name: string): Action[] {
  try {
    const kept: unknown = JSON.parse(settings.steps(keyOf(course), name));
    return Array.isArray(kept) ? (kept as Action[]) : [];
  } catch {
    return [];
  }
}
