import { expect, it } from "vitest";

import { entriesOf, whole } from "../../scripts/words.mjs";
import { languageFor, nameOf } from "./language";

const AMONG = ["en", "de", "fr"];
const wishes = { asked: null, chosen: null, browsers: ["pl", "fr-CH", "de"] };

it("reads what the address asks for, then what was chosen, then what the browser prefers", () => {
  expect(languageFor({ ...wishes, asked: "de", chosen: "en" }, AMONG)).toBe("de");
  expect(languageFor({ ...wishes, chosen: "de" }, AMONG)).toBe("de");
  expect(languageFor(wishes, AMONG)).toBe("fr");
  expect(languageFor({ ...wishes, browsers: ["pl"] }, AMONG)).toBe("en");
  expect(languageFor({ ...wishes, asked: "xx", chosen: "" }, AMONG)).toBe("fr");
});

it("names each language as its own people do", () => {
  expect(["en", "de", "fr", "it"].map(nameOf)).toEqual([
    "English",
    "Deutsch",
    "Français",
    "Italiano",
  ]);
});

it("takes from English whatever a language lacks", () => {
  const english = "# Names\na = One\nb = { $n ->\n    [one] One\n   *[other] More\n}\n-c = Sea\n";
  expect([...entriesOf(english).keys()]).toEqual(["a", "b", "-c"]);
  const german = whole("# Namen\na = Eins\n    .pl = Einsen\n", english);
  expect([...entriesOf(german)]).toEqual([
    ["a", "a = Eins\n    .pl = Einsen\n"],
    ["b", "b = { $n ->\n    [one] One\n   *[other] More\n}\n"],
    ["-c", "-c = Sea\n"],
  ]);
});
