"""What a rules number carries: options and their values, events, and the figures of data files."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import serai
from serai.engine import figures
from serai.engine.errors import BadFile, BadInput
from serai.engine.events import Tell
from serai.engine.knowledge import EVERYONE
from serai.engine.options import Option, Options

OPTIONS = Options(
    [
        Option("tents", "XX-1.1", ["eleven", "nine", "ten"], "", default="nine", newer={"ten": 2}),
        Option("tolls", "XX-1.2", ["doubled", "paid"], "", since=2, before="paid"),
        Option("night", "XX-1.3", ["dark", "moon"], "", since=3),
    ],
    {"long": {"tents": "ten", "tolls": "paid"}},
)


def by_name(wanted: dict[str, str], rules: int) -> dict[str, str]:
    return OPTIONS.named(OPTIONS.resolve(wanted, rules), rules)


def test_a_match_has_the_options_of_its_number() -> None:
    assert by_name({}, 1) == {"tents": "nine"}
    assert by_name({}, 2) == {"tents": "nine", "tolls": "doubled"}
    assert by_name({}, 3) == {"tents": "nine", "tolls": "doubled", "night": "dark"}


def test_rules_read_what_an_older_match_played_without_an_option() -> None:
    assert OPTIONS.resolve({}, 1)[OPTIONS.index["tolls"]] == 1
    assert OPTIONS.resolve({}, 2)[OPTIONS.index["tolls"]] == 0


def test_an_option_that_came_later_is_refused() -> None:
    with pytest.raises(BadInput, match="option tolls came with rules number 2; a match of number"):
        OPTIONS.resolve({"tolls": "paid"}, 1)


def test_a_value_that_came_later_is_refused() -> None:
    assert by_name({"tents": "ten"}, 2)["tents"] == "ten"
    with pytest.raises(BadInput, match=r"tents can be ten since rules number 2; .* nine, eleven"):
        OPTIONS.resolve({"tents": "ten"}, 1)


def test_a_preset_sets_what_the_number_knows() -> None:
    assert by_name({"preset": "long"}, 2) == {"tents": "ten", "tolls": "paid"}
    assert by_name({"preset": "long"}, 1) == {"tents": "nine"}


def test_the_default_is_offered_first_and_keeps_its_number() -> None:
    tents = OPTIONS.options[0]
    assert tents.choices() == ["nine", "eleven", "ten"]
    assert tents.choices(1) == ["nine", "eleven"]
    assert OPTIONS.resolve({}, 1)[0] == tents.values.index("nine") == 1


def test_bytes_hold_the_values_of_the_number_and_come_back_with_the_rest() -> None:
    assert OPTIONS.held([1, 1, 0], 1) == [1]
    assert OPTIONS.restored([1], 1) == [1, 1, 0]
    assert OPTIONS.restored([2, 0, 1], 3) == [2, 0, 1]


@pytest.mark.parametrize(
    ("held", "rules"), [([1, 0], 1), ([1], 2), ([2], 1), ([3, 0], 2), ([-1], 1)]
)
def test_values_that_the_number_cannot_hold_are_refused(held: list[int], rules: int) -> None:
    with pytest.raises(BadFile):
        OPTIONS.restored(held, rules)


def test_an_option_before_older_ones_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="the newest last"):
        Options([OPTIONS.options[1], OPTIONS.options[0]], {})


@pytest.mark.parametrize("wrong", [{"default": "six"}, {"newer": {"six": 2}}, {"before": "six"}])
def test_an_option_speaks_of_its_own_values_only(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="is none of its values"):
        Option("tents", "XX-1.1", ["eleven", "nine"], "", **wrong)  # type: ignore[arg-type]


def test_events_and_their_fields_are_told_since_their_number() -> None:
    told = []
    for rules in (1, 2):
        tell = Tell(rules)
        tell.say("sold").to(EVERYONE, "seat", 0).to(EVERYONE, "price", 3, since=2)
        tell.say("fog_lifted", since=2).to(EVERYONE, "seat", 0)
        told.append([event.seen_by(None) for event in tell.events])
    assert told == [
        [{"event": "sold", "seat": 0}],
        [{"event": "sold", "seat": 0, "price": 3}, {"event": "fog_lifted", "seat": 0}],
    ]


DATA = """
# Written by hand.
[purse]
coins = 5
coins_before_4 = 4
coins_before_2 = 3
coins_before_noon = 9
status = "found"
chest = [1, 2]
chest_since = 3
chest_status = "inferred"

[cards.lion]
count = 2

[cards.camel]
count = 1
since = 2
note = "seen by travellers"
"""


NOON = {"coins_before_noon": 9}
"""A figure whose name is no mark, though it begins like one."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """Packages whose data files hold a text."""
    monkeypatch.syspath_prepend(tmp_path)

    def package(text: str) -> str:
        name = f"figures_{len(list(tmp_path.iterdir()))}"
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / figures.COMPONENTS).write_text(text, encoding="utf-8")
        return name

    yield package
    for name in [name for name in sys.modules if name.startswith("figures_")]:
        del sys.modules[name]


@pytest.mark.parametrize(
    ("rules", "found"),
    [
        (1, {"purse": {"coins": 3, **NOON}, "cards": {"lion": {"count": 2}}}),
        (
            2,
            {"purse": {"coins": 4, **NOON}, "cards": {"lion": {"count": 2}, "camel": {"count": 1}}},
        ),
        (
            3,
            {
                "purse": {"coins": 4, **NOON, "chest": [1, 2]},
                "cards": {"lion": {"count": 2}, "camel": {"count": 1}},
            },
        ),
    ],
)
def test_a_number_reads_the_figures_it_had(
    data: Callable[[str], str], rules: int, found: dict[str, object]
) -> None:
    package = data(DATA)
    assert figures.read(package, rules=rules) == found
    assert figures.read(package)["purse"]["coins"] == 5


def test_what_came_later_is_known_by_name(data: Callable[[str], str]) -> None:
    package = data(DATA)
    assert figures.newer(package, "cards") == {"camel": 2}
    assert figures.newer(package, "purse") == {"chest": 3}


def test_words_and_looks_of_a_data_file_are_no_part_of_its_fingerprint(
    data: Callable[[str], str],
) -> None:
    otherwise = DATA.replace('"found"', '"inferred"').replace("by hand", "in a hurry")
    otherwise = otherwise.replace("chest = [1, 2]", "chest = [\n  1, # few\n  2,\n]")
    of = [figures.fingerprint(data(text), [figures.COMPONENTS], 3) for text in (DATA, otherwise)]
    assert of[0] == of[1]


def test_what_changes_with_a_later_number_leaves_older_fingerprints(
    data: Callable[[str], str],
) -> None:
    changed = DATA.replace("coins = 5", "coins = 6").replace("count = 1", "count = 7")
    one, other = data(DATA), data(changed)
    same = [
        figures.fingerprint(one, [figures.COMPONENTS], rules)
        == figures.fingerprint(other, [figures.COMPONENTS], rules)
        for rules in (1, 2, 3, 4)
    ]
    assert same == [True, False, False, False]


@pytest.mark.parametrize("name", serai.games())
def test_the_figures_of_rules_1_have_the_name_that_files_gave_them(name: str) -> None:
    game = serai.game(name)
    folder = Path(__file__).parents[1] / game.package.rpartition(".")[2] / "golden"
    first = sorted(folder.glob("rules-1-*.serai"))[0]
    header = json.loads(first.read_text(encoding="utf-8").partition("\n")[0])
    assert game.data_hash(1) == header["data"]
    assert game.recorded_as() == {
        figures.fingerprint(game.package, game.data_files(1), 1): header["data"]
    }
