"""Names out of data, in the words of whoever reads them."""

import subprocess
import sys

import pytest

import serai
from serai.words import Words


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Charlotte learnt: the treasure is not in Hangman’s Hook."),
        ("de", "Charlotte weiß nun: Der Schatz liegt nicht am Henkershaken."),
        ("fr", "Charlotte a appris\u202f: le trésor n’est pas au Crochet du Pendu."),
        ("it", "Charlotte ha saputo: il tesoro non è all’Uncino del Boia."),
    ],
)
def test_a_place_is_named_in_the_form_that_its_sentence_needs(language: str, said: str) -> None:
    words = Words(serai.game("treasure-island"), language=language)
    dealt = {"event": "district_dealt", "pirate": "charlotte", "district": "Hangman's Hook"}
    assert words.event(dealt) == said


def test_a_place_on_a_map_is_no_list_of_numbers() -> None:
    words = Words(serai.game("treasure-island"), language="de")
    searched = {"event": "searched", "pirate": "jim", "centre": [54, 120], "found": False}
    assert words.event(searched) == "Jim hat bei (54, 120) gesucht: nichts."


def test_a_name_that_counts_things_up_is_taken_apart() -> None:
    words = Words(serai.game("goldland"), language="de")
    taken = {"action": "acquire", "take": "2 ropes + 1 fishing rod"}
    assert words.action(taken) == "Nimm 2 Seile, 1 Angel"
    loaded = {"action": "load", "goods": "gold gold coffee salt"}
    caravan = Words(serai.game("timbuktu"), language="de")
    assert caravan.action(loaded) == "Lade 2 Gold, 1 Kaffee, 1 Salz"


def test_people_keep_their_names() -> None:
    words = Words(serai.game("timbuktu"), language="de")
    assert "gold" in words.say("curtain", name="gold")
    assert words.called("Ann") == "Ann"
    assert words.called("Player B") == "Spieler B"


def test_figures_are_written_as_their_reader_does() -> None:
    assert [Words(language=one).fixed(1.5, 2) for one in ("en", "de")] == ["1.50", "1,50"]


def test_a_server_that_cannot_start_says_so_in_the_language_of_its_terminal() -> None:
    command = [
        sys.executable,
        "-m",
        "serai",
        "serve",
        "--database",
        "mysql://x",
        "--language",
        "de",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("serai: Datenbanken sind sqlite:///")
