import { describe, expect, it } from "vitest";

import { outdated, partOf } from "./kept";

const HERE = "https://serai.example";
const asked = (path: string, mode = "cors", method = "GET"): ReturnType<typeof partOf> =>
  partOf({ method, mode, url: new URL(path, HERE).href }, HERE);

describe("what a device keeps", () => {
  it("is every page of the client, under whatever address it is shown", () => {
    expect(asked("/", "navigate")).toBe("page");
    expect(asked("/table/abc/step/4?language=de", "navigate")).toBe("page");
    expect(asked("/rules/livingstone#LS-4.5", "navigate")).toBe("page");
  });

  it("is every asset, whose name says what is in it", () => {
    expect(asked("/assets/index-riuUvnSx.js")).toBe("asset");
    expect(asked("/assets/inter-CkYorj76.woff2")).toBe("asset");
  });

  it("is nothing that the server says of tables, or of itself", () => {
    expect(asked("/api/me")).toBeNull();
    expect(asked("/api", "navigate")).toBeNull();
    expect(asked("/api/tables/abc/record", "navigate")).toBeNull();
    expect(asked("/healthz", "navigate")).toBeNull();
    expect(asked("/metrics", "navigate")).toBeNull();
  });

  it("is no answer to a wish, no file in the open, and nothing of others", () => {
    expect(asked("/table/abc", "navigate", "POST")).toBeNull();
    expect(asked("/worker.js")).toBeNull();
    expect(asked("/manifest.webmanifest", "navigate")).toBeNull();
    expect(asked("https://elsewhere.example/assets/a.js")).toBeNull();
  });
});

it("lets builds go that no page can be of any more", () => {
  expect(outdated(["serai-a", "serai-b", "serai-c"], "serai-c")).toEqual(["serai-a"]);
  expect(outdated(["serai-b", "serai-c"], "serai-c")).toEqual([]);
  expect(outdated(["serai-c"], "serai-c")).toEqual([]);
});
