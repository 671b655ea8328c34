"""Everything a game can say has words, and no message of a game lies about unused."""

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import serai
from serai.bots.levels import LEVELS, YARDSTICKS
from serai.engine.chance import chance_of
from serai.engine.game import Game
from serai.engine.match import Match
from serai.messages import Messages
from serai.words import Words
from tests.project.tree import ROOT

STEPS = 120


def source_of(package: str) -> Path:
    return ROOT / Path(*package.split("."))


def text_of(package: str, folder: str) -> str:
    return resources.files(package).joinpath(folder, "en.ftl").read_text(encoding="utf-8")


def messages(package: str, folder: str) -> dict[str, Message]:
    body = FluentParser().parse(text_of(package, folder)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is given twice"
    return {entry.id.name: entry for entry in found}


@cache
def strings_in(package: str) -> set[str]:
    """Every string that stands in a package's code."""
    return {
        node.value
        for path in source_of(package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def told_events(game: Game) -> set[str]:
    """The names of all events a game's code can tell."""
    names: set[str] = set()
    for path in source_of(game.package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "say"
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "tell"
                and node.args
            ):
                names |= {
                    part.value
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return names


class Seen:
    """What turned up in some random play."""

    def __init__(self, game: Game) -> None:
        self.groups: set[str] = set()
        self.moments: set[str] = set()
        self.sentences: list[str] = []
        for seats in {game.fewest, game.most}:
            self.play(game, seats)

    def play(self, game: Game, seats: int) -> None:
        words = Words(game, [f"Name{seat}" for seat in range(seats)])
        match = Match.new(game.name, seats, seed=seats, options=game.bounded())
        chance = chance_of(seats)
        for _ in range(STEPS):
            if match.over:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            self.moments.add(str(view["phase"]))
            for offer in match.offers(seat):
                self.groups.add(str(offer["group"]))
                self.sentences.append(words.action(offer["action"]))  # type: ignore[arg-type]
                self.sentences.extend(words.facts(offer))
            match.play(seat, match.observation(seat).sample(chance))
        for reader in (None, 0):
            self.sentences.extend(words.event(event) for event in match.events(reader))


@pytest.mark.parametrize("name", serai.games())
def test_every_action_and_every_value_of_it_has_words(name: str) -> None:
    words = Words(serai.game(name))
    families = serai.game(name).space.families
    assert [f.name for f in families if not words.has(f"action-{f.name}")] == []
    named = {value for f in families for param in f.params for value in param.names}
    values = {value for value in named if re.fullmatch("[a-z][a-z_]+", value)}
    # A message may also tell the values of its action apart by itself.
    told_apart = set(re.findall(r"\[([a-z_]+)\]", text_of(serai.game(name).package, "words")))
    lacking = {value for value in values - told_apart if not words.has(f"word-{value}")}
    assert sorted(lacking) == []


@pytest.mark.parametrize("name", serai.games())
def test_every_event_has_words(name: str) -> None:
    game = serai.game(name)
    words = Words(game)
    events = told_events(game)
    assert events
    assert [event for event in sorted(events) if not words.has(f"event-{event}")] == []


@pytest.mark.parametrize("name", serai.games())
def test_every_option_and_every_value_of_it_has_words(name: str) -> None:
    words = Words(serai.game(name))
    idents = [f"option-{option.name}" for option in serai.game(name).options.options]
    idents += [
        f"option-{option.name}-{value}"
        for option in serai.game(name).options.options
        for value in option.values
    ]
    assert [ident for ident in idents if not words.has(ident)] == []


@pytest.mark.parametrize("name", serai.games())
def test_everything_met_in_play_has_words_without_gaps(name: str) -> None:
    words = Words(serai.game(name))
    seen = Seen(serai.game(name))
    assert [g for g in sorted(seen.groups) if not words.has(f"group-{g}")] == []
    assert [m for m in sorted(seen.moments) if not words.has(f"ask-{m}")] == []
    assert seen.sentences
    assert [text for text in seen.sentences if re.search(r"[{}]|None", text)] == []


@pytest.mark.parametrize("name", serai.games())
def test_every_source_and_reason_of_a_result_has_words(name: str) -> None:
    game = serai.game(name)
    words = Words(game)
    match = Match.new(name, game.fewest, seed=3, options=game.bounded())
    chance = chance_of(3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, game.policy(match.observation(seat).known, seat, chance))
    result = match.result
    assert result is not None
    sources = set(result["breakdown"][0])
    lacking = [
        source
        for source in sorted(sources)
        if not words.has(f"source-{source}") and not words.has(f"beside-{source}")
    ]
    assert lacking == []
    assert words.has(f"reason-{result['reason']}")


def livingstone_uses(ident: str) -> bool:
    """Whether something in the code or the rules of LivingStone asks for a message."""
    game = serai.game("livingstone")
    strings = strings_in(game.package) | strings_in("serai.cli")
    kind, _, name = ident.partition("-")
    families = game.space.by_name
    if kind == "action":
        return name in families or name.removesuffix("_upto") in families
    if kind == "amount":
        family, _, param = name.partition("-")
        return param in {p.name for p in families[family].params}
    if kind == "event":
        return any(name == event or name.startswith(f"{event}_") for event in told_events(game))
    if kind == "option":
        option, _, value = name.partition("-")
        known = game.options.options[game.options.index[option]]
        return not value or value in known.values
    if kind in {"fact", "group", "ask", "source", "beside", "reason", "word"}:
        return name in strings
    if kind == "column":
        return name in strings
    return ident in strings


def test_no_message_of_livingstone_is_unused() -> None:
    known = messages("serai.games.livingstone", "words")
    asked = [ident for ident in known if not ident.startswith("figure-")]  # by the study's test
    assert [ident for ident in asked if not livingstone_uses(ident)] == []


def test_no_shared_message_is_unused_and_none_is_missing() -> None:
    known = messages("serai", "locale")
    code = "\n".join(
        path.read_text()
        for path in [
            *source_of("serai.cli").rglob("*.py"),
            *source_of("serai.lab").rglob("*.py"),
            *source_of("serai.bots").rglob("*.py"),
            *source_of("serai.server").rglob("*.py"),
            ROOT / "serai/words.py",
            ROOT / "serai/teaching.py",
        ]
    )
    rooms = strings_in("serai.engine") | strings_in("serai.games")
    refusals = {name for name in rooms if name.startswith("bad-")}
    strings = set(re.findall(r'"([a-z][a-z_0-9-]*)"', code)) | refusals
    by_name = re.compile(r"name-bot_\d|(event|group|word|os|figure)-\w+")
    built = {ident for ident in known if by_name.fullmatch(ident)}
    about = {f"about-{name}" for name in strings}
    named = LEVELS + YARDSTICKS
    of_levels = {f"level-{name}{part}" for name in named for part in ("", "-about")}
    assert of_levels <= set(known)
    used = strings | built | about | of_levels
    assert [ident for ident in known if ident not in used] == []
    asked = set(re.findall(r'(?:SAY|\bsay)\(\s*"([a-z][a-z_0-9-]*)"', code))
    in_games = set(re.findall(r'\bhas\(\s*"([a-z][a-z_0-9-]*)"', code))
    assert sorted(asked - in_games - set(known)) == []


def test_fluent_files_hold_no_message_twice() -> None:
    for name in serai.games():
        assert messages(serai.game(name).package, "words")


def test_messages_read_one_by_one_say_what_the_whole_file_says() -> None:
    """In Goldland messages are parts of others."""
    package, folder = "serai.games.goldland", "words"
    parsed = FluentResource(text_of(package, folder))
    whole = FluentBundle(["en-GB"], use_isolating=False)
    whole.add_resource(parsed)
    for entry in parsed.body:
        if isinstance(entry, Message):
            name = entry.id.name
            alone = Messages([(package, folder)], "en")
            ours, theirs = alone.get_message(name).value, whole.get_message(name).value
            assert ours is not None
            assert theirs is not None
            filled = {"pack": 0, "bought": 1, "tokens": 2}
            said = [alone.format_pattern(ours, filled), whole.format_pattern(theirs, filled)]
            assert str(said[0]) == str(said[1])


def test_a_seat_is_named_at_the_beginning_and_within_a_sentence() -> None:
    words = Words(serai.game("livingstone"), ["You", "Ibis"])
    fee = {"event": "fee_received", "seat": 1, "payer": 0, "pounds": 1}
    assert words.event(fee) == "Ibis got £1 from you."
    assert words.event({**fee, "seat": 0, "payer": 1}) == "You got £1 from Ibis."


def test_a_private_field_is_told_to_whoever_sees_it() -> None:
    words = Words(serai.game("livingstone"), ["You", "Ibis"])
    assert words.event({"event": "donated", "seat": 0}) == "You put coins into the chest."
    told = words.event({"event": "donated", "seat": 0, "pounds": 4})
    assert told == "You put £4 into your chest."
