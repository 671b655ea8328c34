"""What is studied of LivingStone: what sensible players earn, place and give."""

from typing import Final

from serai.engine.position import Position
from serai.engine.studied import (
    SHARE,
    Column,
    Player,
    Row,
    Samples,
    Setting,
    Study,
    Table,
    Watch,
    Wish,
    check_players,
)
from serai.games.livingstone.components import TENTS
from serai.games.livingstone.expedition import SOURCE_NAMES, SOURCES
from serai.games.livingstone.game import GAME, own

SENSIBLE: Final = "sensible"
VARIED_SEATS: Final = 4
EARNED: Final = [Column(name) for name in ("columns", "market", "science", "majorities", "gems")]
FIGURES: Final = [
    *(Column(name) for name in ("mean", "winner", "tents", "given", "rounds")),
    Column("nobody", SHARE),
]


class LivingStoneWatch(Watch):
    """Counts means a seat; what winners had; and whether there was none."""

    def samples(self, position: Position) -> Samples:
        p = own(position)
        standing = p.standing()
        assert standing is not None
        found: Samples = {
            "mean": [sum(standing.points) / p.seats],
            "winner": [standing.points[seat] for seat in standing.winners[:1]],
            "tents": [TENTS - sum(p.supply) / p.seats],
            "given": [sum(p.chest) / p.seats],
            "rounds": [p.round],
            "nobody": [float(not standing.winners)],
        }
        for source, name in enumerate(SOURCE_NAMES):
            found[name] = [sum(p.earned[source::SOURCES]) / p.seats]
        return found


def _setting(seats: int, options: dict[str, str]) -> Setting:
    return Setting(seats, [SENSIBLE], options)


class LivingStoneStudy(Study):
    """By numbers of players, and with four players for each other value of an option."""

    def tables(self, wish: Wish) -> list[Table]:
        check_players(wish.levels, [SENSIBLE])
        usual = [Row([str(seats)], _setting(seats, wish.options)) for seats in wish.seats]
        varied = [Row(["the defaults"], _setting(VARIED_SEATS, wish.options))]
        for option in GAME.options.options:
            for value in option.values:
                if value != option.default and option.name not in wish.options:
                    setting = _setting(VARIED_SEATS, {**wish.options, option.name: value})
                    varied.append(Row([f"`{option.name}` = `{value}`"], setting))
        return [
            Table("players", ["players"], FIGURES, usual),
            Table("sources", ["players"], EARNED, usual),
            Table("options", [f"{VARIED_SEATS} players"], FIGURES, varied),
        ]

    def players(self, seated: list[str], number: int) -> list[Player]:
        return [GAME.policy] * len(seated)

    def watch(self, seated: list[str]) -> Watch:
        return LivingStoneWatch()


STUDY: Final = LivingStoneStudy()
