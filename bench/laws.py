"""Check the laws of every game on new matches for some minutes, and the seeded faults after that.

Each law of each game gets the same share of time; a law that must reach a number of checks goes on
until it has. Every run looks at other matches, as the seed is taken from the clock unless given.
"""

import argparse
import itertools
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

import serai
from scripts import leash
from serai.engine import laws
from serai.engine.chance import Chance
from tests.faulty import all_faults, catch

WANTED = {"livingstone": 100_000, "timbuktu": 100_000, "goldland": 100_000}
"""How often non-interference and imagine must be checked; 20,000 times for other games."""


def trial(name: str, chance: Chance) -> laws.Trial:
    """A random match of a game: any number of seats, any options; every other by older rules."""
    game = serai.game(name)
    rules = game.rules if chance.below(2) else 1 + chance.below(game.rules)
    options: dict[str, object] = {}
    for option in game.options.of(rules):
        choices = option.choices(rules)
        options[option.name] = choices[chance.below(len(choices))]
    seats = game.fewest + chance.below(game.most - game.fewest + 1)
    return laws.Trial(game, seats, options, chance.below(1 << 40), rules)


def check_law(name: str, law: str, seconds: float, seed: int) -> tuple[str, str, int, str]:
    """Check one law of one game until its time is over; the checks made, or what broke it."""
    chance = Chance(f"{seed} {name} {law}".encode())
    wanted = WANTED.get(name, 20_000) if law in ("imagine", "non-interference") else 1
    end = time.monotonic() + seconds
    checks = 0
    try:
        if law == "possible worlds":
            return name, law, count_out(name), ""
        while time.monotonic() < end or checks < wanted:
            checks += laws.run(law, trial(name, chance))
    except laws.LawBroken as broken:
        return name, law, checks, str(broken)
    return name, law, checks, ""


def count_out(name: str) -> int:
    """The law that looks at a game's own small beginnings, once for each number of seats."""
    game = serai.game(name)
    seats = {tiny.position.seats for tiny in game.tiny()}
    return sum(laws.run("possible worlds", laws.Trial(game, n, None, 1)) for n in seats)


def check_fault(number: int) -> str:
    return catch(all_faults()[number])


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--minutes", type=float, default=5.0, help="time for the laws (5)")
    reader.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000_007)
    reader.add_argument("--workers", type=int, default=2, help="processes (2)")
    reader.add_argument("--game", choices=serai.games(), action="append", help="only this game")
    wish = reader.parse_args()
    if wish.minutes <= 0 or wish.workers <= 0:
        reader.error("minutes and workers must be more than 0")
    names = wish.game or serai.games()
    console = Console()
    jobs = list(itertools.product(names, laws.LAWS))
    seconds = wish.minutes * 60 * wish.workers / len(jobs)
    console.print(f"{len(jobs)} laws, {seconds:.1f} s each, seed {wish.seed}")
    counts, broken = run_laws(jobs, seconds, wish.seed, wish.workers, console)
    console.print(report(names, counts))
    missed = run_faults(names, wish.workers, console)
    for line in broken + missed:
        console.print(line, style="bold")
    console.print(f"{len(jobs) - len(broken)} passed, {len(broken) + len(missed)} failed")
    return 1 if broken or missed else 0


def run_laws(
    jobs: list[tuple[str, str]], seconds: float, seed: int, workers: int, console: Console
) -> tuple[dict[tuple[str, str], int], list[str]]:
    counts: dict[tuple[str, str], int] = {}
    broken: list[str] = []
    with ProcessPoolExecutor(workers, initializer=leash.end_with_parent) as pool:
        running = [pool.submit(check_law, name, law, seconds, seed) for name, law in jobs]
        for done, job in enumerate(as_completed(running), 1):
            name, law, checks, trouble = job.result()
            counts[name, law] = checks
            console.print(f"  {done:3}/{len(jobs)}  {name:16} {law:18} {checks:10,} checks")
            if trouble:
                broken.append(f"BROKEN  {law}: {trouble}")
    return counts, broken


def report(names: list[str], counts: dict[tuple[str, str], int]) -> Table:
    table = Table(title="Checks per law")
    table.add_column("law")
    for name in names:
        table.add_column(name, justify="right")
    for law in laws.LAWS:
        table.add_row(law, *[f"{counts[name, law]:,}" for name in names])
    return table


def run_faults(names: list[str], workers: int, console: Console) -> list[str]:
    """Try every seeded fault of some games; the ones that no law noticed."""
    every = all_faults()
    numbers = [number for number, fault in enumerate(every) if fault.game().name in names]
    seeded = [every[number] for number in numbers]
    missed: list[str] = []
    with ProcessPoolExecutor(workers, initializer=leash.end_with_parent) as pool:
        complaints = pool.map(check_fault, numbers)
        for fault, complaint in zip(seeded, complaints, strict=True):
            if complaint:
                console.print(f"  caught by {fault.law:16} {fault.name}")
            else:
                missed.append(f"MISSED  {fault.name} by {fault.law}")
    console.print(f"{len(seeded) - len(missed)} of {len(seeded)} seeded faults caught")
    return missed


if __name__ == "__main__":
    sys.exit(main())
