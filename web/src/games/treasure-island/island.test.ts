import { describe, expect, it } from "vitest";
import { districtAt, islandOf } from "./island";

const twelve = islandOf({ map: "revenge-island", joined: {} });
const eleven = islandOf({ map: "revenge-island", joined: { Deepwood: "Mourning Bay" } });
const names = (island: typeof twelve): string[] => island.districts.map(({ name }) => name);

describe("districts that count as one", () => {
  it("have one name on the map and one place in the list", () => {
    expect(names(twelve)).toContain("Deepwood");
    expect(names(eleven)).toEqual(names(twelve).filter((name) => name !== "Deepwood"));
    expect(eleven.lettering.map(({ name }) => name)).not.toContain("Deepwood");
  });

  it("hold the ground of both", () => {
    const middle = (name: string): readonly [number, number] =>
      twelve.lettering.find((each) => each.name === name)!.at;
    for (const name of names(twelve)) {
      expect(districtAt(twelve, middle(name))?.name).toBe(name);
      expect(districtAt(eleven, middle(name))?.name).toBe(
        name === "Deepwood" ? "Mourning Bay" : name,
      );
    }
  });

  it("have no border between them", () => {
    expect(eleven.borders.length).toBeLessThan(twelve.borders.length);
    const ring = (island: typeof twelve, name: string): number =>
      island.districts.find((district) => district.name === name)!.ring.length;
    expect(ring(eleven, "Mourning Bay")).toBe(
      ring(twelve, "Mourning Bay") + ring(twelve, "Deepwood") - 2,
    );
  });
});
