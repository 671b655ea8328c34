"""What is studied of Goldland: how matches of sensible players of three styles go."""

from typing import Final

from serai.engine.chance import Chance
from serai.engine.position import Position
from serai.engine.studied import (
    RANGE,
    SHARE,
    SPREAD,
    TIMES,
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
from serai.games.goldland.game import GAME, own
from serai.games.goldland.state import CAP_REACHED
from serai.games.goldland.strategy import STYLES

SOURCES: Final = ["gold", "treasures", "amulet", "markers"]
CAP: Final = {"round_cap": "120"}


class Styles(Setting):
    """Styles shared out so that over six matches each sits in each seat equally often."""

    def seated(self, number: int) -> list[str]:
        count = len(self.players)
        stride = 1 + number // count % 2
        return [self.players[(number + seat * stride) % count] for seat in range(self.seats)]


class GoldlandWatch(Watch):
    """Counts wins and points by style and by place in the first round."""

    def __init__(self, seated: list[str]) -> None:
        self.seated = seated

    def samples(self, position: Position) -> Samples:
        p = own(position)
        standing = p.standing()
        assert standing is not None
        found: Samples = {
            "finished": [float(p.ending != CAP_REACHED)],
            "rounds": [p.round],
            "winner": [max(standing.points)],
        }
        for seat, style in enumerate(self.seated):
            won = 1 / len(standing.winners) if seat in standing.winners else 0.0
            place = (seat - p.first) % p.seats + 1
            found[f"place {place}"] = [won]
            found.setdefault(f"{style} wins", []).append(won * p.seats)
            found.setdefault(f"{style} points", []).append(standing.points[seat])
            for source in SOURCES:
                points = standing.breakdown[seat][source]
                found.setdefault(f"{style} {source}", []).append(points)
        return found


def _in_style(style: int) -> Player:
    def player(position: Position, seat: int, chance: Chance) -> int:
        return GAME.in_style(position, seat, style, chance)

    return player


class GoldlandStudy(Study):
    """Length, styles, and who begins."""

    def tables(self, wish: Wish) -> list[Table]:
        check_players(wish.levels, STYLES)
        settings = [
            Styles(seats, wish.levels or STYLES, {**CAP, **wish.options}) for seats in wish.seats
        ]
        alone = [Row([str(setting.seats)], setting) for setting in settings]
        styled = [
            Row([str(setting.seats), style], setting, style)
            for setting in settings
            for style in setting.players
        ]
        lengths = [Column("finished", SHARE), Column("rounds", SPREAD), Column("winner", RANGE)]
        parts = [Column("wins", TIMES, 2), *(Column(name) for name in ["points", *SOURCES])]
        places = [Column(f"place {place + 1}", SHARE) for place in range(max(wish.seats))]
        return [
            Table("lengths", ["players"], lengths, alone),
            Table("styles", ["players", "style"], parts, styled),
            Table("order", ["players"], places, alone),
        ]

    def players(self, seated: list[str], number: int) -> list[Player]:
        return [_in_style(STYLES.index(name)) for name in seated]

    def watch(self, seated: list[str]) -> Watch:
        return GoldlandWatch(seated)


STUDY: Final = GoldlandStudy()
