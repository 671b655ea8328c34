"""Matches played from seeds, boiled down to fingerprints. As a script it writes them as JSON."""

import hashlib
import json
import sys
from collections.abc import Iterator

import serai
from serai.bots.judgement import judge_of
from serai.engine.chance import Chance, study_key

DECISIONS = 300
"""A good part of a match, and all that some games have."""
LOOK_EVERY = 5


def fingerprints(name: str) -> dict[str, str]:
    """One fingerprint for every number of seats and every preset of a game."""
    return {
        f"{seats} seats, {preset}": fingerprint(name, seats, preset)
        for seats in range(serai.game(name).fewest, serai.game(name).most + 1)
        for preset in serai.game(name).options.presets
    }


def fingerprint(name: str, seats: int, preset: str) -> str:
    told = hashlib.sha256()
    for words in tale(name, seats, preset):
        told.update(json.dumps(words, sort_keys=True).encode())
    return told.hexdigest()


def tale(name: str, seats: int, preset: str) -> Iterator[object]:
    """Everything a match lets anyone see: choices, events, views, worlds, hashes, the result."""
    match = serai.Match.new(name, seats=seats, seed=seats, options={"preset": preset})
    chance = Chance(study_key(100 + seats))
    watchers = [None, *range(seats)]
    for decision in range(DECISIONS):
        if match.over:
            break
        seat = match.to_act[chance.below(len(match.to_act))]
        if decision % 2:
            action = match.game.policy(match.position, seat, chance)
        else:
            action = match.position.sample(seat, chance)
        yield match.play(seat, action)
        yield match.digest
        if decision % LOOK_EVERY == 0:
            watcher = watchers[decision // LOOK_EVERY % len(watchers)]
            yield match.view(watcher)
            yield match.observation(watcher).imagine(chance).to_bytes().hex()
            yield [[match.legal(seat), match.offers(seat)] for seat in match.to_act]
            yield judged(match)
    yield [match.events(watcher) for watcher in watchers]
    yield match.result


def judged(match: serai.Match) -> list[tuple[int, int]]:
    """How the learned judgement thinks of every seat, where there is one."""
    judge = judge_of(match.game, match.position)
    found: list[tuple[int, int]] = []
    for seat in range(match.seats):
        if judge is not None:
            judge.look(match.position, seat)
            found.append((judge.wins, judge.promise))
    return found


if __name__ == "__main__":
    json.dump({"from": serai.__file__, "played": fingerprints(sys.argv[1])}, sys.stdout)
