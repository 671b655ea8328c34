"""Games and bots from elsewhere: found by place or by name, refused with what is wrong."""

import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots import outside
from serai.bots.deciding import decide
from serai.engine import registry
from serai.engine.errors import BadInput
from serai.engine.outside import is_place, load
from serai.engine.position import Observation

HERE = __name__


class Named:
    """Answers by name."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game

    def choose(self, observation: Observation) -> dict[str, object]:
        named: dict[str, object] = self.game.space.to_json(observation.legal()[0])
        return named


class Failing(Named):
    def choose(self, observation: Observation) -> dict[str, object]:
        raise KeyError("secret")


class OnlyTimbuktu(Named):
    games = ("timbuktu",)


class Mute:
    def __init__(self, game: Any, seed: int) -> None:
        pass


@pytest.fixture(autouse=True)
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "strangers", sys.modules[HERE])


@pytest.mark.parametrize("name", serai.games())
def test_a_stranger_plays_every_game_by_what_its_seat_knows(name: str) -> None:
    match = serai.Match.new(name, serai.game(name).fewest, seed=1)
    stranger = serai.bot(name, "strangers:Named")
    for _ in range(20):
        seat = match.to_act[0]
        if not match.legal(seat):
            break
        match.play(seat, stranger.choose(match.observation(seat)))


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ("strangers:Nobody", "cannot be loaded: AttributeError"),
        ("nowhere:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("strangers:HERE", "a class, or a function"),
        ("strangers:Mute", "it has no choose"),
        ("strangers:OnlyTimbuktu", "does not play LivingStone; it plays timbuktu"),
        ("strangers:is_place", "cannot be seated with a game and a seed"),
    ],
)
def test_what_is_no_bot_of_the_game_is_refused(place: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        serai.bot("livingstone", place)


def test_a_place_is_a_module_and_a_name() -> None:
    assert is_place("a.b:C.d")
    assert not any(is_place(text) for text in ["guide", "a:", ":b", "a:b:c", "a b:c", "a:b-c"])
    with pytest.raises(BadInput, match="is named module:name"):
        load("guide")


def test_a_bot_that_fails_gets_a_legal_action_and_its_trouble_is_kept_apart() -> None:
    match = serai.Match.new("timbuktu", 3, seed=1)
    seen = match.observation(match.to_act[0])
    decision = decide(serai.bot("timbuktu", "strangers:Failing"), seen)
    assert seen.refusal(decision.action) is None
    assert (decision.kind, decision.trouble) == ("KeyError", "KeyError: 'secret'")
    assert decide(serai.bot("timbuktu", "strangers:Failing"), seen).action == decision.action


def test_a_name_from_outside_never_loads_a_place() -> None:
    with pytest.raises(BadInput, match="there is no game"):
        serai.game("strangers:Named")
    with pytest.raises(BadInput, match="there is no game"):
        serai.Match.new("strangers:Named", 3)


def test_other_code_has_another_fingerprint(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    code = "class {}:\n    def choose(self, seen): ...\n"
    for name in ("one_bot", "other_bot"):
        (tmp_path / f"{name}.py").write_text(code.format(name.title().replace("_", "")))
    prints = [outside.fingerprint(p) for p in ("one_bot:OneBot", "other_bot:OtherBot")]
    assert prints[0] != prints[1]


def test_the_games_of_the_house_need_no_announcing_to_other_processes() -> None:
    serai.game("livingstone")
    assert not [each for each in registry.brought() if each.startswith("livingstone=")]
