"""Both maps are sound, and the map checker notices when one is not."""

import json
from importlib import resources
from typing import Any

import pytest

from serai.games.treasure_island import map_check
from serai.games.treasure_island.chart import FILES, Chart, read_chart
from serai.games.treasure_island.shapes import doubled_area


def data(number: int) -> dict[str, Any]:
    file = resources.files("serai.games.treasure_island").joinpath(FILES[number])
    loaded: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return loaded


@pytest.mark.parametrize("number", [0, 1])
def test_a_map_is_sound(number: int) -> None:
    assert map_check.faults(read_chart(number)) == []


def test_legal_ground_has_the_size_that_was_found() -> None:
    areas = []
    for number in (0, 1):
        chart = read_chart(number)
        rings = chart.district_rings
        holes = [hole for holes in chart.district_holes for hole in holes]
        doubled = sum(abs(doubled_area(ring)) for ring in rings)
        areas.append((doubled - sum(abs(doubled_area(hole)) for hole in holes)) / 20000)
    assert [round(area) for area in areas] == [308, 287]


def test_a_gap_between_districts_is_noticed() -> None:
    changed = data(0)
    changed["districts"][3]["ring"][0] += 5
    assert any("partner" in fault for fault in map_check.faults(Chart(90, changed, False)))


def test_a_tower_in_a_red_area_is_noticed() -> None:
    changed = data(0)
    changed["towers"][0]["at"] = [1400, 1100]
    assert any("Marrow" in fault for fault in map_check.faults(Chart(91, changed, False)))


def test_a_tower_in_a_start_circle_is_noticed() -> None:
    changed = data(1)
    changed["towers"][4]["at"] = [1460, 700]
    assert any("start circle" in fault for fault in map_check.faults(Chart(92, changed, False)))


def test_a_level_line_that_leaves_the_one_below_is_noticed() -> None:
    changed = data(1)
    changed["levels"][3][0][0] = 100
    assert any("level" in fault for fault in map_check.faults(Chart(93, changed, False)))


def test_a_ring_that_crosses_itself_is_noticed() -> None:
    changed = data(0)
    ring = changed["districts"][0]["ring"]
    ring[0:2], ring[8:10] = ring[8:10], ring[0:2]
    assert any("crosses itself" in fault for fault in map_check.faults(Chart(94, changed, False)))


def test_the_checker_prints_areas_shares_and_distances(capsys: pytest.CaptureFixture[str]) -> None:
    assert map_check.main() == 0
    printed = capsys.readouterr().out
    assert "Temple Vale" in printed
    assert "Deepwood" in printed
    assert "forest" in printed
    assert "miles apart" in printed
    assert printed.count("sound: no fault found") == 2
