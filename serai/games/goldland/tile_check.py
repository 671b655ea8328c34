"""The checker of the tile data: counts and constraints of the rules, and that all can be had.

It reads the data as written in `components.toml`, so that edited data can be checked before use.
"""

from collections import Counter
from typing import Any, Final

Data = dict[str, Any]
Tile = dict[str, Any]

COUNTS: Final[dict[str, int]] = {"start": 1, "coast": 12, "plain": 13, "adventure": 23}
TREASURE_FIELDS: Final = 8
LOWEST_MARKER: Final = 2
HIGHEST_MARKER: Final = 5
ORDEAL: Final = 4
STATUSES: Final = ("found", "inferred", "reconstructed")
MANY_EXITS: Final = 3


def complaints(data: Data) -> list[str]:
    """Everything wrong with a set of components, in words; an empty list is a proof."""
    found: list[str] = []
    for look in (_counts, _roads, _coast, _adventures, _treasures, _trades, _statuses, _chains):
        found += look(data)
    return found


def _of_kind(data: Data, kind: str) -> list[Tile]:
    return [tile for tile in data["tile"] if tile["kind"] == kind]


def _counts(data: Data) -> list[str]:
    counted = Counter(tile["kind"] for tile in data["tile"])
    found = [
        f"there must be {want} {kind} tiles, not {counted[kind]}"
        for kind, want in COUNTS.items()
        if counted[kind] != want
    ]
    names = Counter(tile["id"] for tile in data["tile"])
    return found + [f"{name} is used {uses} times" for name, uses in names.items() if uses > 1]


def _roads(data: Data) -> list[str]:
    found: list[str] = []
    for tile in data["tile"]:
        name, exits, paths = tile["id"], tile["exits"], tile["paths"]
        if sorted("".join(paths)) != sorted(exits):
            found.append(f"{name}: the paths {paths} must use each exit of {exits} once")
        inland = tile["kind"] in ("plain", "adventure")
        if inland and len(exits) != MANY_EXITS:
            found.append(f"{name}: an inland tile has roads on three sides, not {exits}")
        if tile["kind"] == "adventure" and len(paths) != len(exits):
            found.append(f"{name}: on an adventure tile every road ends before the centre")
        if tile["kind"] != "adventure" and len(paths) != 1:
            found.append(f"{name}: without an adventure all roads meet")
    return found


def _coast(data: Data) -> list[str]:
    found: list[str] = []
    coast = {tile["id"]: tile for tile in _of_kind(data, "coast")}
    found += [f"{name}: the sea lies in the south" for name in coast if "S" in coast[name]["exits"]]
    ends = [name for name, tile in coast.items() if len(tile["exits"]) < MANY_EXITS]
    if len(ends) != 2:
        found.append(f"there must be two unbranched coast tiles, not {len(ends)}")
    quiet = [name for name, tile in coast.items() if not tile["village"] and name not in ends]
    if len(quiet) < 2:
        found.append("two branched coast tiles without a village must stand beside the start")
    south, east = data["first_coast"]["south"], data["first_coast"]["east"]
    if sorted(south + east) != sorted(coast):
        found.append("the first-game coast must use every coast tile once")
    elif {south[-1], east[-1]} != set(ends) or not {south[0], east[0]} <= set(quiet):
        found.append("the first-game coast breaks the rules for its ends or its beginning")
    return found


def _adventures(data: Data) -> list[str]:
    found: list[str] = []
    tiles = _of_kind(data, "adventure")
    kinds = data["adventures"]["kinds"]
    present = {tile["adventure"] for tile in tiles}
    found += [f"no tile shows {kind}" for kind in kinds if kind not in present]
    for tile in tiles:
        red = data["adventures"]["red"].get(tile["adventure"], [])
        if not tile["cost"] or set(tile["cost"]) != set(red):
            found.append(f"{tile['id']}: {tile['adventure']} costs {red}, not {tile['cost']}")
        if sum(tile["cost"].values()) > ORDEAL:
            found.append(f"{tile['id']}: an adventure never costs more than an ordeal")
    for name, values in data["adventures"]["values"].items():
        if name == "status":
            continue
        if len(values) != len(kinds):
            found.append(f"the marker values {name} must be {len(kinds)}, one an adventure")
        if min(values) < LOWEST_MARKER or max(values) > HIGHEST_MARKER:
            found.append(f"the marker values {name} must lie between 2 and 5")
    return found


def _treasures(data: Data) -> list[str]:
    fields = [tile for tile in data["tile"] if tile["treasure"]]
    found = [
        f"{tile['id']}: treasures lie on adventure tiles only"
        for tile in fields
        if tile["kind"] != "adventure"
    ]
    if len(fields) != TREASURE_FIELDS:
        found.append(f"there must be {TREASURE_FIELDS} treasure fields, not {len(fields)}")
    return found


def _trades(data: Data) -> list[str]:
    found: list[str] = []
    kinds = data["equipment"]["kinds"]
    for tile in data["tile"]:
        if ("need" in tile) != ("offers" in tile):
            found.append(f"{tile['id']}: a trade has both a prerequisite and something to take")
            continue
        for kind in [
            tile.get("need", "none"),
            *(k for offer in tile.get("offers", []) for k in offer),
        ]:
            if kind != "none" and kind not in kinds:
                found.append(f"{tile['id']}: there is no equipment {kind}")
        if (tile.get("need") == "none") != (tile["kind"] == "start"):
            found.append(f"{tile['id']}: the start tile alone trades without a prerequisite")
    for trade in data["attested"]:
        if not any(_gives(tile, trade["need"], trade["take"]) for tile in data["tile"]):
            found.append(f"no tile gives {trade['take']} for {trade['need']}, which is attested")
    spent = {kind for tile in _of_kind(data, "adventure") for kind in tile["cost"]}
    idle = [kind for kind in kinds if kind not in spent and kind != "fishing_rods"]
    found += [f"no adventure costs {kind}" for kind in idle]
    return found


def _gives(tile: Tile, need: str, take: dict[str, int]) -> bool:
    return tile.get("need") == need and any(
        all(offer.get(kind, 0) >= count for kind, count in take.items())
        for offer in tile.get("offers", [])
    )


def _statuses(data: Data) -> list[str]:
    found: list[str] = []
    for tile in data["tile"]:
        for part, status in (("offers", "trade_status"), ("cost", "cost_status")):
            if part in tile and tile.get(status) not in STATUSES:
                found.append(f"{tile['id']}: {status} must be one of {', '.join(STATUSES)}")
    for name, table in data.items():
        if isinstance(table, dict) and table.get("status") not in STATUSES:
            found.append(f"[{name}]: status must be one of {', '.join(STATUSES)}")
    return found


def tradable(data: Data, kinds_of_tile: tuple[str, ...]) -> set[str]:
    """The equipment one can come to hold from an empty backpack by trades on such tiles alone."""
    held: set[str] = set()
    while True:
        gained = {
            kind
            for tile in data["tile"]
            if tile["kind"] in kinds_of_tile and "offers" in tile
            if tile["need"] == "none" or tile["need"] in held
            for offer in tile.get("offers", [])
            for kind in offer
        }
        if gained <= held:
            return held
        held |= gained


def _chains(data: Data) -> list[str]:
    reachable = tradable(data, ("start", "coast"))
    return [
        f"{kind} cannot be had by trade along the coast"
        for kind in data["equipment"]["kinds"]
        if kind not in reachable
    ]
