"""Random matches, told in every language without a hole; and that a hole is seen."""

from typing import Final

import pytest

import serai
from trials.telling import Telling

MATCHES: Final = 12
STEPS: Final = 60


@pytest.mark.parametrize("name", serai.games())
def test_whatever_random_matches_bring_up_is_told_in_every_language(name: str) -> None:
    telling = Telling(serai.game(name))
    for seed in range(MATCHES):
        telling.match(seed, STEPS)
    assert telling.holes == {}
    assert all(telling.counts[what] for what in ("events", "actions", "offers", "refusals"))


def test_what_a_language_lacks_is_a_hole() -> None:
    telling = Telling(serai.game("timbuktu"), ["tlh"])
    telling.match(1, 5)
    assert {"tlh ⟦ask-placing⟧", "tlh ⟦event-placed⟧"} <= telling.holes.keys()


def test_a_name_without_words_is_a_hole() -> None:
    telling = Telling(serai.game("timbuktu"))
    teller = telling.tellers["de"]
    assert teller.event({"event": "moved", "seat": 1, "camel": "A", "pen": "well", "pitch": 2}) == (
        "B hat Kamel Farah zu ⟦well⟧ 2 geführt."
    )
