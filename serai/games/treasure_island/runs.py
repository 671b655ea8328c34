"""Regions as runs, the form in which they leave the process: short, exact, easy to draw."""

from serai.games.treasure_island.lattice import ONES, ROW_BYTES, SIDE, from_rows


def runs_of(region: int) -> list[list[int]]:
    """For each row that has any spot: row, first column, length, first column, length, …"""
    packed = region.to_bytes(SIDE * ROW_BYTES, "little")
    runs: list[list[int]] = []
    for row in range(SIDE):
        bits = int.from_bytes(packed[row * ROW_BYTES : (row + 1) * ROW_BYTES], "little")
        if bits:
            runs.append([row, *_runs_of_row(bits)])
    return runs


def _runs_of_row(bits: int) -> list[int]:
    runs: list[int] = []
    at = 0
    while bits:
        gap = (bits & -bits).bit_length() - 1
        bits >>= gap
        at += gap
        length = (~bits & (bits + 1)).bit_length() - 1
        runs += [at, length]
        bits >>= length
        at += length
    return runs


def region_from_runs(packed: list[list[int]]) -> int:
    """The inverse of `runs_of`."""
    rows = [0] * SIDE
    for line in packed:
        for at in range(1, len(line), 2):
            rows[line[0]] |= ONES[line[at] + line[at + 1]] ^ ONES[line[at]]
    return from_rows(rows)
