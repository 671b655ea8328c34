"""`serai lab study`: what games want studied, played, counted, told and drawn."""

from pathlib import Path

import pytest

import serai
from serai import languages
from serai.engine.errors import BadInput
from serai.engine.studied import ERROR, INTERVAL, RANGE, SHARE, SPREAD, TIMES, Column, Setting
from serai.lab import studying
from serai.lab.figures import figure, standard_error
from serai.lab.names import NOT_IN_NAMES
from serai.words import Words
from tests.cli.process import flat
from tests.cli.process import serai as run
from tests.lab.studies import samples
from tests.lab.test_balance import sheet
from tests.lab.test_plots import pixels
from tests.languages.files import messages
from tests.project.tree import ROOT

ALL = serai.games()


def told(column: Column, values: list[float]) -> str:
    found = figure(column, values)
    assert found is not None
    return found.text


def test_a_mean_is_told_alone_or_with_its_standard_error() -> None:
    assert told(Column("points"), [1, 2, 3]) == "2.0"
    assert told(Column("points", ERROR), [1, 2, 3]) == "2.0 ± 0.6"
    assert told(Column("wins", TIMES, 2), [0, 0, 3]) == "1.00"
    assert standard_error([5]) == 0


def test_a_share_has_the_interval_of_tournaments() -> None:
    values = [1.0] * 6 + [0.0] * 4
    assert told(Column("won", SHARE), values) == "60.0 %"
    assert told(Column("won", INTERVAL, 0), values) == "60 % (31–83)"


def test_a_spread_leaves_out_the_outer_tenths_and_a_range_nothing() -> None:
    values = [float(number) for number in range(100)]
    assert told(Column("day", SPREAD), values) == "50 (10–90)"
    assert told(Column("day", RANGE), values) == "50 (0–99)"


def test_where_no_match_has_anything_to_say_nothing_is_told() -> None:
    assert figure(Column("day"), []) is None


@pytest.mark.parametrize("game", ALL)
def test_a_match_tells_every_figure_of_its_rows(game: str) -> None:
    plays = serai.game(game)
    levels = ["novice"] if game == "treasure-island" else []
    tables = studying.tables(game, [plays.fewest], levels, {})
    known: dict[tuple[object, ...], set[str]] = {}
    for setting in studying.settings(tables)[:4]:
        known[studying.key(setting)] = set(samples(game, setting, 2))
    for table in tables:
        for row in table.rows:
            found = known.get(studying.key(row.setting))
            assert found is None or {row.figure(column) for column in table.columns} <= found


def test_points_of_all_sources_add_up_to_the_mean() -> None:
    found = samples("livingstone", Setting(3, ["sensible"], {}), 2)
    sources = ("columns", "market", "science", "majorities", "gems")
    assert sum(sum(found[name]) for name in sources) == pytest.approx(sum(found["mean"]))
    assert min(found["rounds"]) >= 10


def test_every_other_value_of_an_option_has_a_row() -> None:
    options = studying.tables("livingstone", [4], [], {})[2]
    labels = [row.labels[0] for row in options.rows]
    assert {"`coins` = `open`", "`column_costs` = `steep`"} <= set(labels)
    assert not any("`hidden`" in label for label in labels)


def test_styles_take_every_seat_equally_often() -> None:
    setting = studying.tables("goldland", [3], [], {})[0].rows[0].setting
    sat = [[setting.seated(number)[seat] for number in range(6)] for seat in range(3)]
    assert all(sorted(seen) == sorted(setting.players * 2) for seen in sat)


def test_silver_and_the_pirates_may_be_of_two_levels() -> None:
    setting = studying.tables("treasure-island", [3], ["novice", "master"], {})[0].rows[0].setting
    assert setting.seated(0) == ["novice", "master", "master"]
    assert setting.options["map"] == "treasure_island"


def test_informed_players_are_pirates_only() -> None:
    setting = studying.tables("treasure-island", [3], ["master", "informed"], {})[0].rows[0].setting
    assert setting.seated(0) == ["master", "informed", "informed"]
    with pytest.raises(BadInput, match=r"guide, caravaneer, master$"):
        studying.tables("treasure-island", [3], ["informed", "master"], {})


def named_in(game: str) -> tuple[set[str], set[str]]:
    """The messages that name figures, heads, tables and sides of a study, and those of its rows."""
    plays = serai.game(game)
    levels = ["novice"] if game == "treasure-island" else []
    tables = studying.tables(game, list(range(plays.fewest, plays.most + 1)), levels, {})
    tables += studying.tables(game, [plays.fewest], ["plain"] if game == "timbuktu" else levels, {})
    named, rows = {"matches", *plays.sides()}, set[str]()
    for table in tables:
        named |= {table.name, *table.heads, *(column.figure for column in table.columns)}
        rows |= {label for row in table.rows for label in row.labels}
    idents = [
        {f"figure-{NOT_IN_NAMES.sub('_', name.lower())}" for name in names}
        for names in (named, rows)
    ]
    return idents[0], idents[1]


@pytest.mark.parametrize("language", languages.known())
@pytest.mark.parametrize("game", ALL)
def test_every_figure_and_table_has_a_name_in_every_language(game: str, language: str) -> None:
    words = Words(serai.game(game), language=language)
    assert [ident for ident in sorted(named_in(game)[0]) if not words.has(ident)] == []


def test_no_name_of_a_figure_is_unused() -> None:
    folders = [ROOT / "serai/locale", *(ROOT / "serai/games").glob("*/words")]
    known = {ident for folder in folders for ident in messages(folder, languages.ENGLISH)}
    used = set[str]().union(*(part for game in ALL for part in named_in(game)))
    assert sorted(ident for ident in known - used if ident.startswith("figure-")) == []


def test_a_study_is_told_in_the_language_of_its_reader(tmp_path: Path) -> None:
    asked = ["lab", "study", "livingstone", "--seats", "2", "--workers", "1", "--matches", "1"]
    done = run(*asked, "--language", "de", folder=tmp_path)
    assert done.stdout.startswith("| Spieler | Partien | Mittel | Sieger | Zelte | gespendet |")
    assert "| zu viert | Partien |" in done.stdout
    assert "| wie üblich | 1 |" in done.stdout


def test_a_study_goes_on_where_it_was_and_draws_every_table(tmp_path: Path) -> None:
    asked = ["lab", "study", "livingstone", "--seats", "2,4", "--workers", "1", "--out", "s"]
    assert run(*asked, "--matches", "1", folder=tmp_path).returncode == 0
    kept = (tmp_path / "s" / "results.jsonl").read_bytes()
    again = run(*asked, "--matches", "2", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert (tmp_path / "s" / "results.jsonl").read_bytes().startswith(kept)
    assert "| 2 | 2 |" in again.stdout
    assert "44 matches are in s." in flat(again.stdout)
    pictures = sorted((tmp_path / "s").glob("*.png"))
    assert [path.stem for path in pictures] == ["options", "players", "sources"]
    assert all(pixels(path).std() > 0.02 for path in pictures)
    rows = [row for row in sheet(tmp_path / "s" / "figures.csv") if row["table"] == "players"]
    assert {row["samples"] for row in rows if row["figure"] == "mean"} == {"2"}
    assert (tmp_path / "s" / "tables.md").read_text(encoding="utf-8") in again.stdout


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["timbuktu", "--seats", "2"], "Timbuktu is for 3 to 5 seats, not 2"),
        (["goldland", "--levels", "raser"], "This study has no 'raser'; it has: balanced"),
        (["treasure-island", "--option", "map=moon"], "not 'moon'"),
        (["treasure-island", "--levels", "novice,guide,master"], "one level, or Silver's"),
    ],
)
def test_a_study_that_cannot_be_meant_is_refused_in_one_sentence(
    arguments: list[str], answer: str, tmp_path: Path
) -> None:
    refused = run("lab", "study", *arguments, folder=tmp_path)
    assert refused.returncode == 2
    assert answer in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.interpreted
def test_a_game_without_a_study_says_what_tells_how_it_goes() -> None:
    class Bare(type(serai.game("livingstone"))):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.package = "serai.engine"

    with pytest.raises(BadInput, match="serai lab balance livingstone"):
        studying.study_of(Bare())
