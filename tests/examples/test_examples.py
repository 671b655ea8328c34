"""The examples that researchers begin with: each runs here, in seconds."""

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import jsonschema_rs
import pytest

import serai
from examples import json_player, network_player, plot_choices, random_play
from serai import schemas
from tests.programs import NOT_RUN
from tests.server.people import Json, Person, friend, me
from tests.server.serving import ServerProcess

PATIENCE = 300.0


@pytest.mark.parametrize("name", serai.games())
def test_random_play_tells_lengths_and_wins(name: str) -> None:
    told = random_play.play(name, None, 300, seed=2)
    assert told["matches"] >= 1
    assert told["choices a step"] >= 1
    assert 0 <= told["wins of seat 0"] <= 1


def test_a_policy_copies_greedy_bots_and_learns_on() -> None:
    """The short form of the training that docs/research.md tells of."""
    if importlib.util.find_spec("torch") is None:
        pytest.skip(f"{NOT_RUN}torch: pip install torch, which no lock of ours brings")
    from examples import ppo

    short = ppo.Settings(
        matches=8, steps=16, width=32, copied=40, updates=2, judged_every=2, judged_by=4
    )
    learner = ppo.Learner(short)
    before = [weights.clone() for weights in learner.policy.parameters()]
    learner.learn()
    assert [len(point) for point in learner.curve] == [4, 4]
    assert all(low <= share <= high for _, share, low, high in learner.curve)
    after = learner.policy.parameters()
    assert all((old != new).any() for old, new in zip(before, after, strict=True))
    chosen, likely, _ = learner.policy.choose(learner.fleet.obs, learner.fleet.mask)
    assert learner.fleet.mask[range(8), chosen].all()
    assert (likely <= 0).all()


def test_regrets_shrink_on_the_guides_game() -> None:
    """In a process of its own, since no game leaves one again in which it was announced."""
    told = subprocess.run(
        [sys.executable, "-P", "-m", "examples.cfr", "--rounds", "3", "--told-every", "3"],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    ).stdout
    first, last = (float(left) for left in re.findall(r"NashConv (\S+)", told))
    assert last < 0.75 * first
    assert told.count("a first well worth") == 3


def test_choices_are_drawn(tmp_path: Path) -> None:
    rows = plot_choices.choices_along("timbuktu", 3, 1)
    assert rows.shape == (3, plot_choices.PARTS)
    assert (rows >= 1).all()
    plot_choices.draw({"timbuktu": rows}, tmp_path / "choices.svg")
    assert "<svg" in (tmp_path / "choices.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", serai.games())
def test_a_match_is_played_through_json_and_every_word_of_it_fits_its_schema(name: str) -> None:
    game = serai.game(name)
    folder = Path(serai.__file__).parent / "games" / name.replace("-", "_")
    shape = json.loads((folder / "schema.json").read_text())
    view = jsonschema_rs.validator_for({**shape["properties"]["view"], "$defs": shape["$defs"]})
    actions = jsonschema_rs.validator_for(schemas.actions(game))
    choose = json_player.answer(4)

    def checked(asked: str) -> str:
        told = json.loads(asked)
        view.validate(told["view"])
        answered = choose(asked)
        actions.validate(json.loads(answered))
        assert not actions.is_valid({**json.loads(answered), "more": 1})
        return answered

    match = json_player.play(name, game.fewest, 5, checked, most=60)
    assert len(match.lines) > 30


def test_an_answer_that_is_refused_is_asked_for_again_with_the_reason() -> None:
    choose = json_player.answer(4)
    asked: list[str] = []

    def stumbling(question: str) -> str:
        asked.append(question)
        return choose(question) if "refused" in json.loads(question) else '{"action": "fly"}'

    json_player.play("livingstone", 2, 5, stumbling, most=3)
    assert len(asked) == 6
    assert "there is no action" in json.loads(asked[1])["refused"]


def test_a_program_takes_a_seat_by_its_link_thinks_and_plays_to_the_end(tmp_path: Path) -> None:
    """Nobody is dropped while it thinks: the match waits, and goes on once it has answered."""
    server = ServerProcess(tmp_path).start()
    host = Person(server.url, "Ada")
    try:
        table = host.make(me("Ada"), friend(), game="livingstone")
        robot = network_player.take(f"{server.url}/join/{table['seats'][1]['invite']}", "Robot")
        host.give_nonce(table["id"])
        own = network_player.Seat(server.url, f"serai_device={host.cookie}", table["id"], 0)
        thinks, may_answer = Event(), Event()
        choose = network_player.at_random(3)

        def thinking(view: Json, offered: list[Json]) -> Json:
            thinks.set()
            assert may_answer.wait(PATIENCE)
            return choose(view, offered)

        ended: list[Json] = []
        players = [
            Thread(target=lambda: ended.append(robot.play(thinking)), daemon=True),
            Thread(target=lambda: ended.append(own.play(choose)), daemon=True),
        ]
        for player in players:
            player.start()
        assert thinks.wait(PATIENCE)
        shown = host.view(str(table["id"]))
        assert (shown["state"], shown["to_act"]) == ("playing", [1])
        may_answer.set()
        for player in players:
            player.join(PATIENCE)
        assert [end["view"]["result"]["winners"] for end in ended] == [
            ended[0]["view"]["result"]["winners"]
        ] * 2
    finally:
        host.go_home()
        server.stop()
