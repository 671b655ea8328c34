import { beforeAll, expect, it, vi } from "vitest";

import type { parse as Parse } from "./route.svelte";

let parse: typeof Parse;
beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parse } = await import("./route.svelte"));
});

it("reads tables, a step of a match and its analysis from the address", () => {
  expect(parse("/table/abc")).toEqual({ page: "table", id: "abc", step: null });
  expect(parse("/table/abc/step/12")).toEqual({ page: "table", id: "abc", step: 12 });
  expect(parse("/table/abc/step/x")).toEqual({ page: "missing" });
  expect(parse("/table/abc/analysis")).toEqual({ page: "analysis", id: "abc" });
});

it("reads a course and a lesson from the address", () => {
  expect(parse("/learn")).toEqual({ page: "learn", game: null, course: null, lesson: null });
  expect(parse("/learn/timbuktu/caravan/toll")).toEqual({
    page: "learn",
    game: "timbuktu",
    course: "caravan",
    lesson: "toll",
  });
});

it("knows what is not there", () => {
  expect(parse("/nowhere")).toEqual({ page: "missing" });
  expect(parse("/rules/livingstone", "#LS-3.2")).toEqual({
    page: "rules",
    game: "livingstone",
    clause: "LS-3.2",
  });
});
