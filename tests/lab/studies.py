"""Matches of a game's own study, played here and now."""

from serai.engine.studied import Samples, Setting
from serai.lab import studying


def samples(game: str, setting: Setting, matches: int) -> Samples:
    """What so many matches of a setting add to the figures."""
    found: Samples = {}
    for number in range(matches):
        played = studying.Played(studying.card(game, setting, 0, number, ""))
        for name, values in played.samples.items():
            found.setdefault(name, []).extend(values)
    return found
