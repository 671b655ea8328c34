"""A match through JSON alone, as a language model would play it: views and actions by schema.

A player is handed the view of its seat, the actions that are legal, and the schemas of both; it
answers with one action as JSON. Replace `answer` by a call to a model of yours.

    python examples/json_player.py timbuktu --seats 3
"""

import argparse
import json
from collections.abc import Callable

import serai
from serai import schemas
from serai.engine.chance import QuickChance
from serai.engine.errors import SeraiError

Player = Callable[[str], str]
"""Reads a question as JSON, answers with an action as JSON."""
MOST_TRIES = 3
MOST_POINTS = 100


def points(match: serai.Match, seat: int) -> list[dict[str, object]]:
    """Where a point of a map is asked for, some of the legal ones, evenly spread."""
    region = match.region(seat)
    legal = [bit for bit, sign in enumerate(reversed(f"{region:b}")) if sign == "1"]
    thinned = legal[:: len(legal) // MOST_POINTS + 1]
    bases = [family.base for family in match.game.space.families if family.by_region]
    return [match.game.space.to_json(bases[0] + point) for point in thinned]


def question(match: serai.Match, seat: int) -> str:
    """All that a seat may know, and what it may do."""
    return json.dumps(
        {
            "game": match.game.name,
            "seat": seat,
            "view": match.view(seat),
            "legal": [*match.legal(seat), *points(match, seat)],
            "action_schema": schemas.actions(match.game),
        }
    )


def answer(seed: int) -> Player:
    """Stands in for a model: any of the legal actions."""
    chance = QuickChance(seed)

    def choose(asked: str) -> str:
        legal = json.loads(asked)["legal"]
        return json.dumps(legal[chance.below(len(legal))])

    return choose


def play(game: str, seats: int, seed: int, player: Player, most: int = 100_000) -> serai.Match:
    """Let one player hold all seats; what is refused is asked again, with the reason."""
    match = serai.Match.new(game, seats, seed, serai.game(game).bounded())
    for _ in range(most):
        if not match.to_act:
            break
        seat = match.to_act[0]
        asked = question(match, seat)
        for _ in range(MOST_TRIES):
            try:
                match.play(seat, json.loads(player(asked)))
                break
            except (SeraiError, ValueError) as refusal:
                asked = json.dumps({**json.loads(asked), "refused": str(refusal)})
        else:
            raise SystemExit(f"seat {seat} gave no legal action in {MOST_TRIES} tries")
    return match


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=serai.games())
    reader.add_argument("--seats", type=int, default=3)
    reader.add_argument("--seed", type=int, default=1)
    wish = reader.parse_args()
    match = play(wish.game, wish.seats, wish.seed, answer(wish.seed))
    print(json.dumps(match.result, indent=1))


if __name__ == "__main__":
    main()
