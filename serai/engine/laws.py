"""The laws every game must keep, checked on random play; a game gets them by being registered.

A law takes a `Trial` (game, seats, options, seed) and returns how many checks it made. It raises
`LawBroken` with the trial and the place when one fails. Nothing here knows any game.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import Final

from serai.engine import clauses
from serai.engine.chance import Chance, ScriptedChance, chance_of
from serai.engine.errors import BadFile, NeedsTruth, SeraiError
from serai.engine.events import Event, Tell
from serai.engine.game import Game, Tiny
from serai.engine.knowledge import UNKNOWN
from serai.engine.match import PLAYED, Match, seal_from_seed
from serai.engine.offers import Offer
from serai.engine.position import Observation, Position

LONGEST_MATCH: Final = 50_000
LISTED_ACTIONS: Final = 400
"""Of larger action spaces the laws check a random part."""
POINTS_TRIED: Final = 12
MOST_WORLDS: Final = 120
"""Views with more possible worlds are not counted out."""


class LawBroken(Exception):
    """A law does not hold; the message says where."""


class Trial:
    """One random match to try a law on."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None,
        seed: int,
        rules: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = {**(options or {}), **game.bounded()}
        self.seed = seed
        self.rules = game.known_rules(rules)
        self.checks = 0

    def need(self, holds: bool, what: str) -> None:
        self.checks += 1
        if not holds:
            raise LawBroken(f"{self.where()}: {what}")

    def where(self) -> str:
        """All that is needed to try it again."""
        return (
            f"{self.game.name}, rules {self.rules}, {self.seats} seats, options {self.options}, "
            f"seed {self.seed}"
        )

    def watchers(self) -> list[int | None]:
        """Every seat, and the public."""
        everyone: list[int | None] = [None]
        everyone.extend(range(self.seats))
        return everyone


class Step:
    """A moment of random play: who chooses what, before it is applied."""

    def __init__(self, position: Position, seat: int, action: int) -> None:
        self.position = position
        self.seat = seat
        self.action = action


def random_play(trial: Trial, chance: Chance) -> Iterator[Step]:
    """Random play to the end; the caller sees each step before it happens."""
    position = trial.game.start(trial.seats, trial.options, chance, None, trial.rules)
    for _ in range(LONGEST_MATCH):
        asked = position.to_act()
        if not asked:
            return
        seat = asked[chance.below(len(asked))]
        action = position.sample(seat, chance)
        yield Step(position, seat, action)
        position.apply(seat, action, chance)
    raise LawBroken(f"{trial.game.name}, seed {trial.seed}: random play does not end")


def some_steps(trial: Trial, one_in: int) -> Iterator[tuple[Step, Chance]]:
    """A random part of the steps of one match, each with a chance for the law's own draws."""
    chance = chance_of(trial.seed)
    own = chance_of(trial.seed + 1_000_003)
    for step in random_play(trial, chance):
        if own.below(one_in) == 0:
            yield step, own


# What is known.


def imagine_agrees(trial: Trial) -> None:
    """A world imagined from what a seat knows looks to that seat exactly as the truth does."""
    for step, own in some_steps(trial, 6):
        for watcher in trial.watchers():
            seen = step.position.seen_by(watcher)
            world = seen.imagine(own)
            again = world.seen_by(watcher)
            trial.need(again.same(seen), f"imagine changes what seat {watcher} knows")
            trial.need(not world.holed, "an imagined world is whole")
            trial.need(
                trial.game.census(world) == trial.game.census(step.position),
                f"the world that seat {watcher} imagines has other pieces",
            )


def worlds_play_on(trial: Trial) -> None:
    """An imagined world, whoever imagines it, can be played to its end by the rules."""
    watchers = trial.watchers()
    for number, (step, own) in enumerate(some_steps(trial, 40), trial.seed):
        world = step.position.seen_by(watchers[number % len(watchers)]).imagine(own)
        census = trial.game.census(world)
        for _ in range(LONGEST_MATCH):
            asked = world.to_act()
            if not asked:
                break
            action = world.sample(asked[0], own)
            trial.need(world.refusal(asked[0], action) is None, "a world offers what it refuses")
            world.apply(asked[0], action, own)
        trial.need(world.standing() is not None, "a world comes to no end")
        trial.need(trial.game.census(world) == census, "a world loses pieces")


def interference(trial: Trial) -> None:
    """What a seat is shown depends on nothing it cannot know.

    Two worlds that look alike to a seat go on, the other seats' secret choices and draws differing.
    Where they look alike again, the seat must have been told the same, offered the same, asked the
    same and given the same result, to the letter.
    """
    for step, own in some_steps(trial, 4):
        for watcher in trial.watchers():
            seen = step.position.seen_by(watcher)
            other = seen.imagine(own)
            _need_alike(trial, step.position, other, watcher)
            for action in _alternatives(trial.game, other, step, watcher, own):
                seed = own.below(1 << 30)
                _compare(trial, step, other, action, watcher, [seed, seed])
                _compare(trial, step, other, action, watcher, [seed, seed + 1])


def _alternatives(
    game: Game, world: Position, step: Step, watcher: int | None, own: Chance
) -> list[int]:
    """The step's own action, and others of its family when another seat makes it."""
    if step.seat not in world.to_act():
        return []
    chosen: list[int] = []
    if world.refusal(step.seat, step.action) is None:
        chosen.append(step.action)
    if step.seat != watcher:
        family = game.space.family_of(step.action)
        others = [
            action
            for action in world.legal(step.seat)
            if family.base <= action < family.base + family.count and action != step.action
        ]
        chosen.extend(others[own.below(len(others))] for _ in range(min(3, len(others))))
        if family.by_region:
            chosen.append(world.sample(step.seat, own))
    return chosen


def _compare(
    trial: Trial, step: Step, world: Position, action: int, watcher: int | None, seeds: list[int]
) -> None:
    truth, twin = step.position.copy(), world.copy()
    told, told_twin = Tell(trial.rules), Tell(trial.rules)
    truth.apply(step.seat, step.action, chance_of(seeds[0]), told)
    twin.apply(step.seat, action, chance_of(seeds[1]), told_twin)
    if not truth.seen_by(watcher).same(twin.seen_by(watcher)):
        return
    trial.need(
        _shown(told.events, watcher) == _shown(told_twin.events, watcher),
        f"the events of {trial.game.space.to_json(step.action)} tell seat {watcher} a secret",
    )
    _need_alike(trial, truth, twin, watcher)


def views_follow_events(trial: Trial) -> None:
    """What a seat sees after an action follows from what it saw before and what it was told.

    Two worlds that look alike to a seat go on by the same draws, through the same action or another
    of its family. If the seat is told the same, it must see the same afterwards: a view that knows
    more has a secret from somewhere. An action nobody is told of may be one that everyone sees on
    the table; and when a match is over everything may be turned up.
    """
    for step, own in some_steps(trial, 8):
        for watcher in trial.watchers():
            world = step.position.seen_by(watcher).imagine(own)
            for action in _alternatives(trial.game, world, step, watcher, own):
                _need_seen_as_told(trial, step, world, action, watcher, own.below(1 << 30))


def _need_seen_as_told(
    trial: Trial, step: Step, world: Position, action: int, watcher: int | None, seed: int
) -> None:
    truth, twin = step.position.copy(), world.copy()
    told, told_twin = Tell(trial.rules), Tell(trial.rules)
    truth.apply(step.seat, step.action, chance_of(seed), told)
    twin.apply(step.seat, action, chance_of(seed), told_twin)
    if not truth.to_act() or not twin.to_act() or (action != step.action and not told.events):
        return
    if _shown(told.events, watcher) == _shown(told_twin.events, watcher):
        trial.need(
            truth.seen_by(watcher).same(twin.seen_by(watcher)),
            f"{trial.game.space.to_json(step.action)} shows seat {watcher} what no event told",
        )


def _need_alike(trial: Trial, one: Position, other: Position, watcher: int | None) -> None:
    """Two worlds that look alike to a seat ask it the same and offer it the same."""
    trial.need(one.to_act() == other.to_act(), f"to_act tells seat {watcher} a secret")
    trial.need(_result(one) == _result(other), f"standing tells seat {watcher} a secret")
    if watcher is None or watcher not in one.to_act():
        return
    trial.need(one.legal(watcher) == other.legal(watcher), f"legal tells {watcher} a secret")
    trial.need(one.region(watcher) == other.region(watcher), f"region tells {watcher} a secret")
    trial.need(
        _offers(one.seen_by(watcher)) == _offers(other.seen_by(watcher)),
        f"offers tell seat {watcher} a secret",
    )


def _shown(events: list[Event], seat: int | None) -> str:
    return json.dumps([event.seen_by(seat) for event in events if event.seen_by(seat)])


def _offers(seen: Observation) -> str:
    return json.dumps([offer.to_json() for offer in seen.offers()])


def _result(position: Position) -> object:
    standing = position.standing()
    return None if standing is None else standing.to_json()


def decisions_are_public(trial: Trial) -> None:
    """Who must act and how the match stands can be told from the public's view alone."""
    position: Position | None = None
    for step, _ in some_steps(trial, 3):
        position = step.position
        for watcher in trial.watchers():
            seen = position.seen_by(watcher)
            trial.need(seen.to_act() == position.to_act(), "to_act needs a secret")
            trial.need(seen.standing() is None, "standing speaks before the end")
    if position is not None:
        for watcher in trial.watchers():
            seen = position.seen_by(watcher)
            trial.need(not seen.to_act(), "to_act needs a secret at the end")
            final = seen.standing()
            trial.need(
                final is not None and final.to_json() == _result(position),
                "the final result needs a secret",
            )


def own_choices_are_known(trial: Trial) -> None:
    """What a seat may do, and what it is offered, follows from what it knows."""
    for step, own in some_steps(trial, 3):
        for seat in step.position.to_act():
            seen = step.position.seen_by(seat)
            trial.need(seen.legal() == step.position.legal(seat), "legal needs a secret")
            trial.need(seen.region() == step.position.region(seat), "region needs a secret")
            for offer in seen.offers():
                action = trial.game.space.from_json(offer.action)
                trial.need(
                    offer.refused == step.position.refusal(seat, action),
                    f"the offer {offer.action} and the rules disagree",
                )
            trial.need(
                step.position.refusal(seat, seen.sample(own)) is None,
                "a seat cannot sample from what it knows",
            )


def observations_hold_back(trial: Trial) -> None:
    """An observation cannot be played on, and shows no hole to people."""
    for step, own in some_steps(trial, 25):
        for watcher in trial.watchers():
            seen = step.position.seen_by(watcher)
            view = json.dumps(seen.view())
            trial.need(str(UNKNOWN) not in view, f"the view of seat {watcher} shows a hole")
            trial.need(
                str(UNKNOWN) not in json.dumps([offer.to_json() for offer in _offered(seen)]),
                f"the offers of seat {watcher} show a hole",
            )
            try:
                seen.known.copy().apply(step.seat, step.action, own)
            except NeedsTruth:
                trial.need(True, "")
            else:
                trial.need(False, "an observation can be played on")


def _offered(seen: Observation) -> list[Offer]:
    return [] if seen.seat is None else seen.offers()


def policy_is_honest(trial: Trial) -> None:
    """The game's own policy plays legally and the same in every world that looks alike."""
    for step, own in some_steps(trial, 6):
        for seat in step.position.to_act():
            seen = step.position.seen_by(seat)
            seed = own.below(1 << 30)
            chosen = trial.game.policy(seen.known, seat, chance_of(seed))
            trial.need(step.position.refusal(seat, chosen) is None, "the policy plays illegally")
            world = seen.imagine(own)
            again = trial.game.policy(world, seat, chance_of(seed))
            trial.need(again == chosen, "the policy looks at what its seat cannot see")


# What is legal.


def legal_is_what_check_allows(trial: Trial) -> None:
    """An action is listed exactly when `check` allows it, and every refusal names a clause."""
    for step, own in some_steps(trial, 8):
        position = step.position
        for seat in range(trial.seats):
            listed = set(position.legal(seat)) if seat in position.to_act() else set()
            for action in _actions_to_try(trial.game, own):
                clause = position.refusal(seat, action)
                if not trial.game.space.family_of(action).by_region:
                    trial.need(
                        (clause is None) == (action in listed),
                        f"legal and check disagree on {trial.game.space.to_json(action)}: {clause}",
                    )
                if clause is not None:
                    trial.need(bool(clauses.lookup(clause).text), f"{clause} is written nowhere")


def _actions_to_try(game: Game, own: Chance) -> list[int]:
    size = game.space.size
    if size <= LISTED_ACTIONS:
        return list(range(size))
    return [own.below(size) for _ in range(LISTED_ACTIONS)]


def points_are_what_check_allows(trial: Trial) -> None:
    """A point is in the region exactly when `check` allows it, most of all along its borders."""
    for step, own in some_steps(trial, 3):
        for seat in step.position.to_act():
            region = step.position.region(seat)
            for family in trial.game.space.families:
                if region and family.by_region:
                    for point in _points_to_try(region, family.count, own):
                        trial.need(
                            (region >> point & 1 == 1)
                            == (step.position.refusal(seat, family.base + point) is None),
                            "region and check disagree on "
                            f"{trial.game.space.to_json(family.base + point)}",
                        )


def _points_to_try(region: int, count: int, own: Chance) -> list[int]:
    """Points from anywhere, and points on both sides of the region's borders."""
    tried = [own.below(count) for _ in range(POINTS_TRIED)]
    edges = region ^ region >> 1
    for _ in range(POINTS_TRIED):
        start = own.below(count)
        after = edges >> start
        if after:
            left = start + (after & -after).bit_length() - 1
            tried += [point for point in (left, left + 1) if point < count]
    return tried


def samples_are_legal(trial: Trial) -> None:
    """`sample` gives what `check` allows, and `legal` is sorted and free of doubles."""
    for step, own in some_steps(trial, 1):
        position, seat = step.position, step.seat
        trial.need(position.refusal(seat, step.action) is None, "sample gives an illegal action")
        if own.below(4) == 0:
            listed = position.legal(seat)
            trial.need(listed == sorted(set(listed)), "legal has doubles or is not sorted")
            by_region = trial.game.space.family_of(step.action).by_region
            trial.need(by_region or step.action in listed, "sample gives what legal does not list")


# What a position is.


def copies_share_nothing(trial: Trial) -> None:
    """A copy equals its original, and neither feels what happens to the other."""
    for step, own in some_steps(trial, 12):
        original = step.position
        before = original.to_bytes()
        twin = original.copy()
        trial.need(twin.same(original) and twin.to_bytes() == before, "a copy differs")
        for field in original.fields():
            value = getattr(original, field.name)
            trial.need(
                not isinstance(value, list) or value is not getattr(twin, field.name),
                f"a copy shares {field.name}",
            )
        for _ in range(30):
            asked = twin.to_act()
            if not asked:
                break
            twin.apply(asked[0], twin.sample(asked[0], own), own, Tell(trial.rules))
        trial.need(original.to_bytes() == before, "playing on a copy changes the original")


def bytes_round_trip(trial: Trial) -> None:
    """Positions and observations come back from their bytes; cut bytes are refused."""
    for step, own in some_steps(trial, 12):
        data = step.position.to_bytes()
        whole = trial.game.from_bytes(data)
        trial.need(whole.same(step.position), "bytes lose something")
        for field in whole.fields():
            trial.need(
                field.since <= trial.rules
                or getattr(whole, field.name) == getattr(step.position, field.name),
                f"{field.name} is newer than the match, and yet not as it was left blank",
            )
        watcher = trial.watchers()[own.below(trial.seats + 1)]
        seen = step.position.seen_by(watcher)
        back = trial.game.observation_from_bytes(seen.to_bytes())
        trial.need(back.same(seen), "the bytes of an observation lose something")
        try:
            trial.game.from_bytes(data[: own.below(len(data))])
        except SeraiError:
            trial.need(True, "")
        else:
            trial.need(False, "cut bytes are taken for a position")


def every_field_is_listed(trial: Trial) -> None:
    """The table of fields names every attribute a position has, so none escapes the other laws."""
    position = trial.game.start(
        trial.seats, trial.options, chance_of(trial.seed), None, trial.rules
    )
    listed = {field.name for field in position.fields()}
    trial.need(len(listed) == len(position.fields()), "a field is listed twice")
    since = [field.since for field in position.fields()]
    trial.need(since == sorted(since), "a field stands before an older one")
    base = {"seats", "options", "rules", "holed"}
    trial.need(attributes(position) - base == listed, "the table of fields is not complete")


def attributes(position: Position) -> set[str]:
    """The names of all attributes an object has, compiled or not."""
    names: set[str] = set(getattr(position, "__dict__", {}))
    for cls in type(position).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    return names - {"__dict__", "__weakref__"}


def pieces_are_conserved(trial: Trial) -> None:
    """No piece appears or vanishes."""
    census: list[int] = []
    for step, _ in some_steps(trial, 1):
        counted = trial.game.census(step.position)
        census = census or counted
        trial.need(counted == census, "a piece has appeared or vanished")


def seeds_decide(trial: Trial) -> None:
    """The same seed plays the same match, and to its end."""
    ends = [b""] * 2
    for run in range(2):
        for step in random_play(trial, chance_of(trial.seed)):
            last = step.position
        ends[run] = last.to_bytes()
        final = last.standing()
        trial.need(final is not None and not last.to_act(), "a match ends without a result")
    trial.need(ends[0] == ends[1], "the same seed plays another match")


# What a match is.


def matches_replay(trial: Trial) -> None:
    """A match with undos in it is played back from its own lines to the same hashes."""
    match = Match(trial.game, trial.seats, trial.options, seal_from_seed(trial.seed), trial.rules)
    own = chance_of(trial.seed + 7)
    for _ in range(200):
        if match.over:
            break
        seat = match.to_act[own.below(len(match.to_act))]
        before = match.position.to_bytes()
        match.play(seat, match.position.sample(seat, own))
        if own.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
            trial.need(match.position.to_bytes() == before, "undo does not restore the position")
    again = match.begun_again()
    for line in match.lines[1:]:
        played = line.kind == PLAYED
        again.follow(
            line.kind, line.seat, trial.game.space.to_json(line.action) if played else None
        )
    trial.need(again.digest == match.digest, "a replay gives other hashes")
    for watcher in trial.watchers():
        trial.need(
            json.dumps(again.events(watcher)) == json.dumps(match.events(watcher)),
            f"a replay tells seat {watcher} something else",
        )


def undo_takes_back_no_knowledge(trial: Trial) -> None:
    """What can be undone has told no other seat anything: it could have happened in any world."""
    for step, own in some_steps(trial, 3):
        after = step.position.copy()
        tell = Tell(trial.rules)
        if not _applied_without_draw(after, step.seat, step.action, tell):
            continue
        if tell.revealed or tell.is_final:
            continue
        for watcher in trial.watchers():
            world = step.position.seen_by(watcher).imagine(own)
            possible = [step.action] if watcher == step.seat else world.legal(step.seat)
            trial.need(
                _could_look_like(after.seen_by(watcher), world, step, possible),
                f"{trial.game.space.to_json(step.action)} can be undone, but taught {watcher}",
            )


def _applied_without_draw(position: Position, seat: int, action: int, tell: Tell | None) -> bool:
    """Play an action unless it draws; what draws can never be undone."""
    try:
        position.apply(seat, action, ScriptedChance([]), tell)
    except BadFile:
        return False
    return True


def _could_look_like(seen: Observation, world: Position, step: Step, possible: list[int]) -> bool:
    """Whether some action of the seat in another world would have looked the same."""
    if world.refusal(step.seat, step.action) is None:
        possible.insert(0, step.action)
    for action in possible:
        other = world.copy()
        if _applied_without_draw(other, step.seat, action, None) and other.seen_by(seen.seat).same(
            seen
        ):
            return True
    return False


# Counting out small beginnings.


def worlds_are_the_possible_ones(trial: Trial) -> None:
    """From a small beginning, imagine gives exactly the worlds that histories lead to, evenly."""
    for tiny in trial.game.tiny():
        if tiny.position.seats == trial.seats:
            _count_out(trial, tiny)


def _count_out(trial: Trial, tiny: Tiny) -> None:
    reached: dict[bytes, Position] = {}
    for start in (tiny.position, *tiny.alike):
        _histories(start, tiny.depth, reached)
    own = chance_of(trial.seed)
    for watcher in trial.watchers():
        groups: dict[bytes, dict[bytes, int]] = {}
        sample_of: dict[bytes, Observation] = {}
        for data, position in reached.items():
            seen = position.seen_by(watcher)
            groups.setdefault(seen.to_bytes(), {})[data] = 0
            sample_of[seen.to_bytes()] = seen
        small = {key: worlds for key, worlds in groups.items() if len(worlds) <= MOST_WORLDS}
        by_size = sorted(small, key=lambda key: len(small[key]))
        one_of_each_size = {len(small[key]): key for key in by_size}
        largest_of_each_question = {
            _question(trial.game, reached[next(iter(small[key]))]): key for key in by_size
        }
        for key in [*one_of_each_size.values(), *largest_of_each_question.values()]:
            if 0 in small[key].values():  # else it was compared already
                _compare_with_histories(trial, sample_of[key], small[key], tiny.uniform, own)


def _question(game: Game, position: Position) -> str:
    """What is asked now, as far as an engine that knows no game can tell: the first answer."""
    choices = [action for seat in position.to_act() for action in position.legal(seat)]
    return game.space.family_of(choices[0]).name if choices else ""


def _histories(position: Position, depth: int, reached: dict[bytes, Position]) -> None:
    """Every position that some actions and some draws lead to, down to a depth."""
    data = position.to_bytes()
    if data in reached:
        return
    reached[data] = position
    if depth == 0:
        return
    for seat in position.to_act():
        for action in position.legal(seat):
            for following in _outcomes(position, seat, action):
                _histories(following, depth - 1, reached)


class Branching(Chance):
    """A chance that follows a script and notes where a draw could have gone otherwise."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(b"")
        self.script = script
        self.widths: list[int] = []

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        at = len(self.widths)
        self.widths.append(n)
        return self.script[at] if at < len(self.script) else 0


def _outcomes(position: Position, seat: int, action: int) -> Iterator[Position]:
    """The position after an action, once for every way its draws can fall."""
    script: list[int] = []
    while True:
        after = position.copy()
        branch = Branching(script)
        after.apply(seat, action, branch)
        yield after
        drawn = (script + [0] * len(branch.widths))[: len(branch.widths)]
        while drawn and drawn[-1] + 1 == branch.widths[len(drawn) - 1]:
            drawn.pop()
        if not drawn:
            return
        drawn[-1] += 1
        script = drawn


def _compare_with_histories(
    trial: Trial, seen: Observation, worlds: dict[bytes, int], uniform: bool, own: Chance
) -> None:
    draws = 40 * len(worlds)
    for _ in range(draws):
        data = seen.imagine(own).to_bytes()
        trial.need(data in worlds, f"seat {seen.seat} imagines a world no history leads to")
        worlds[data] += 1
    missing = sum(1 for count in worlds.values() if count == 0)
    trial.need(
        missing == 0,
        f"seat {seen.seat} never imagines {missing} of {len(worlds)} possible worlds",
    )
    if uniform and len(worlds) > 1:
        expected = draws / len(worlds)
        chi_square = sum((count - expected) ** 2 / expected for count in worlds.values())
        freedom = len(worlds) - 1
        # Six standard deviations: never by accident, always for a world drawn twice as often.
        trial.need(
            chi_square < freedom + 6 * sqrt(2 * freedom) + 12,
            f"seat {seen.seat} imagines its {len(worlds)} worlds unevenly: {chi_square:.0f}",
        )


# What programs that learn are told.


def encodings_hold_back(trial: Trial) -> None:
    """A row of numbers made from the truth is the one made from what its seat knows of it, so that
    nothing hidden reaches a learner, nor what it has learnt to judge by; and it is always of the
    same length."""
    example = trial.game.start(trial.seats, trial.options, chance_of(trial.seed))
    for encoding in (trial.game.encoding(example), trial.game.outlook(example)):
        if encoding is None:
            continue
        trial.need(len(set(encoding.names)) == encoding.size, "two numbers have the same name")
        for step, _ in some_steps(trial, 6):
            for seat in range(trial.seats):
                told = encoding.numbers(step.position, seat)
                known = encoding.numbers(step.position.seen_by(seat).known, seat)
                for name, number, right in zip(encoding.names, told, known, strict=True):
                    trial.need(number == right, f"seat {seat} learns a secret by {name!r}")


Law = Callable[[Trial], None]

LAWS: Final[dict[str, Law]] = {
    "fields": every_field_is_listed,
    "copy": copies_share_nothing,
    "bytes": bytes_round_trip,
    "seeds": seeds_decide,
    "conservation": pieces_are_conserved,
    "sample": samples_are_legal,
    "legal": legal_is_what_check_allows,
    "points": points_are_what_check_allows,
    "imagine": imagine_agrees,
    "possible worlds": worlds_are_the_possible_ones,
    "worlds play on": worlds_play_on,
    "non-interference": interference,
    "views": views_follow_events,
    "public decisions": decisions_are_public,
    "own choices": own_choices_are_known,
    "observations": observations_hold_back,
    "honest policy": policy_is_honest,
    "encodings": encodings_hold_back,
    "replay": matches_replay,
    "undo": undo_takes_back_no_knowledge,
}
"""In the order in which they are best read when several fail: each trusts those before it."""


def run(law: str, trial: Trial) -> int:
    """Check one law on one trial; the number of checks made."""
    trial.checks = 0
    try:
        LAWS[law](trial)
    except LawBroken:
        raise
    except Exception as trouble:
        raise LawBroken(f"{trial.where()}: {type(trouble).__name__}: {trouble}") from trouble
    return trial.checks
