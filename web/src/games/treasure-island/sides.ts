// The pirates and Long John Silver, whom the option `silver` seats first, last, or anywhere.
import type { Sides } from "../../lobby/sides";

const sides: Sides = {
  option: "silver",
  values: [
    ["pirate", "last"],
    ["silver", "first"],
    ["any", "drawn"],
  ],
};
export default sides;
