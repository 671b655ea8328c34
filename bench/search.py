"""How fast Serai thinks: iterations of search a second, beside OpenSpiel's and boardgame.io's bots.

Serai searches from LivingStone's first move with four seats, and every iteration plays the match to
its end: by the level's own policy, which is what counts, and beside it by random play. OpenSpiel
searches information sets of gin rummy (its own C++, random play to the end); boardgame.io's bot
searches noughts and crosses. All by processor time on one core.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from time import process_time as clock

from rich.console import Console
from rich.table import Table

import serai
from bench.server import peer_folder, program
from serai.bots.levels import levels
from serai.bots.search import Care, Search
from serai.engine.chance import chance_of

GOAL = 10_000
GAME = "livingstone"
SEATS = 4
PEER = Path(__file__).with_name("boardgame_io_bot.js")


def serai_search(seconds: float, blind: bool) -> float:
    """Iterations a second at the first move, by the figures of the strongest level."""
    game = serai.game(GAME)
    position = game.start(SEATS, None, chance_of(1))
    seen = position.seen_by(position.to_act()[0])
    care = dict(levels(GAME)["master"].care)
    care["milliseconds"] = int(seconds * 1000)
    care["iterations"] = 1 << 40
    care["blind"] = 1 if blind else 0
    search = Search(game, seen, Care(care), 7)
    start = clock()
    search.run()
    return search.roots[search.seat].choices / (clock() - start)


def openspiel_search(seconds: float, simulations: int = 500) -> float:
    """The same of OpenSpiel's bot, at the first decision of one deal of gin rummy after another."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(7, evaluator, 1.4, simulations)
    game, chance = pyspiel.load_game("gin_rummy"), chance_of(7)
    done, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            cards = state.legal_actions()
            state.apply_action(cards[chance.below(len(cards))])
        start = clock()
        bot.step(state)
        spent += clock() - start
        done += simulations
    return done / spent


def boardgame_io_search(seconds: float) -> float | None:
    """The same of boardgame.io's bot, where its package can be had."""
    folder = peer_folder()
    if folder is None:
        return None
    answer = subprocess.run(
        [program("node"), str(PEER), str(seconds)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"NODE_PATH": str(folder / "node_modules")},
    )
    return float(answer.stdout) if answer.returncode == 0 else None


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=3.0, help="time for each measure (3)")
    wish = reader.parse_args()
    if wish.seconds <= 0:
        reader.error("seconds must be more than 0")
    own = serai_search(wish.seconds, blind=False)
    rows = [
        ("Serai: LivingStone, the level's own policy to the end", own),
        ("Serai: LivingStone, random play to the end", serai_search(wish.seconds, blind=True)),
    ]
    if importlib.util.find_spec("pyspiel"):
        rows.append(("OpenSpiel: gin rummy, random play", openspiel_search(wish.seconds)))
    peer = boardgame_io_search(wish.seconds)
    if peer is not None:
        rows.append(("boardgame.io: noughts and crosses, random play", peer))
    table = Table(title="Search on one core, iterations per second")
    table.add_column("what")
    table.add_column("iterations", justify="right")
    for what, rate in rows:
        table.add_row(what, f"{rate:,.0f}")
    Console().print(table)
    verdict = "reached" if own >= GOAL else "MISSED"
    print(f"livingstone search: {own:,.0f} iterations a second (goal {GOAL:,}, {verdict})")
    return 0 if own >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
