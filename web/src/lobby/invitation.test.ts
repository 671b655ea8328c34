import { describe, expect, it } from "vitest";

import { pathOf } from "./invitation";

describe("an invitation", () => {
  it("may be a whole address, of a table or of a seat at one", () => {
    expect(pathOf("https://serai.example/join/ab-12")).toBe("/join/ab-12");
    expect(pathOf(" http://127.0.0.1:8000/table/x9 ")).toBe("/table/x9");
  });
  it("may be the code alone, whatever letters are in it", () => {
    expect(pathOf("ab12")).toBe("/join/ab12");
    expect(pathOf("a/b?")).toBe("/join/a%2Fb%3F");
  });
  it("leads nowhere while nothing is given", () => {
    expect(pathOf("  ")).toBeNull();
  });
});
