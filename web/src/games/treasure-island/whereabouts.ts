// A place as people say it: its district, and how it lies from the nearest thing with a name.
import type { Point } from "../../parts/draw";
import type { Values } from "../../words/words";
import { districtNear, islandOf, type Ground, type Spot } from "./island";
import { ofPlace } from "./lens";
import type { Place } from "./view";

const DIRECTIONS = [
  "north",
  "north_east",
  "east",
  "south_east",
  "south",
  "south_west",
  "west",
  "north_west",
] as const;

interface Named extends Spot {
  kind: "tower" | "landmark";
}

const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

/** The direction in which one point lies from another, of eight. */
function direction([ax, ay]: Point, [bx, by]: Point): (typeof DIRECTIONS)[number] {
  const eighths = Math.round((Math.atan2(bx - ax, by - ay) * 4) / Math.PI);
  return DIRECTIONS[(eighths + 8) % 8]!;
}

/** What a message about a place needs: `district`, `near` and its `kind`, `miles` and `towards`. */
export function whereabouts(ground: Ground, place: Place): Values {
  const island = islandOf(ground);
  const at = ofPlace(place);
  const named: Named[] = [
    ...island.towers.map((spot) => ({ ...spot, kind: "tower" as const })),
    ...island.landmarks.map((spot) => ({ ...spot, kind: "landmark" as const })),
  ];
  const near = named.reduce((best, each) => (away(each.at, at) < away(best.at, at) ? each : best));
  return {
    district: districtNear(island, at).name,
    near: near.name,
    kind: near.kind,
    miles: Math.round(away(near.at, at) * 10) / 10,
    towards: direction(near.at, at),
  };
}
