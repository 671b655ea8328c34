"""A world that a seat imagines never contradicts a clue the seat was shown."""

from serai.engine.chance import Chance, chance_of
from serai.games.treasure_island import beginnings, clues
from serai.games.treasure_island.answers import card_is_true, token_is_true
from serai.games.treasure_island.components import (
    BLUFF,
    LIE,
    PATROL_RADIUS,
    RIVALS,
    TRUTH,
    WHISPERS,
)
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import (
    ACTING,
    BY_WHISPERS,
    CROOKED,
    DEAL_LINE,
    GIFT_LINE,
    HINT_LINE,
    OVER,
    SEARCH_LINE,
    TREASURE,
)
from serai.games.treasure_island.lattice import NOWHERE, spots_in
from serai.games.treasure_island.position import TreasureIsland
from serai.games.treasure_island.ring import ring_reaches
from serai.games.treasure_island.setup import against_hiding
from serai.games.treasure_island.statements import true_at
from tests.treasure_island.table import Table, place

OPTIONS = {"tricks": "extended", "trick_points": "3"}


def contradictions(world: TreasureIsland) -> list[str]:
    """Every rule and every answer given so far that the secrets of a world would have broken."""
    treasure = world.treasure()
    found: list[str] = []
    if treasure == NOWHERE:
        return found
    if against_hiding(world, treasure) is not None:
        found.append("the treasure lies where it may not")
    for at in range(0, len(world.searches), SEARCH_LINE):
        _, centre, radius, here, patrol = world.searches[at : at + SEARCH_LINE]
        if ring_reaches(world.chart, centre, radius, here, patrol, PATROL_RADIUS, treasure):
            found.append("a search would have found it")
    found += _false_hints(world)
    return found + _false_cards(world)


def _false_cards(world: TreasureIsland) -> list[str]:
    treasure = world.treasure()
    found: list[str] = []
    own = world.chart.district_at(treasure)
    for number, card in enumerate(world.deal_cards):
        whispered = world.deals[number * DEAL_LINE + 1] == BY_WHISPERS
        if card == own and not (whispered and world.secrets[CROOKED]):
            found.append("a district card names the treasure's district")
    if len(set(world.deal_cards)) != len(world.deal_cards):
        found.append("a district card was dealt twice")
    for number, card in enumerate(world.compass_cards):
        if not card_is_true(card, world.compasses[number * 2 + 1], treasure):
            found.append("a compass card is false")
    for number, kind in enumerate(world.gift_kinds):
        if not token_is_true(world, kind, world.gifts[number * GIFT_LINE + 1], treasure):
            found.append("an information token is false")
    if len(set(world.gift_kinds)) != len(world.gift_kinds):
        found.append("a chest token was given twice")
    return found


def _false_hints(world: TreasureIsland) -> list[str]:
    found: list[str] = []
    for number in range(world.hint_count()):
        line = world.hints[number * HINT_LINE : (number + 1) * HINT_LINE]
        token = world.tokens[number]
        if line[0] == WHISPERS:
            true = not world.secrets[CROOKED]
        else:
            true = true_at(world.chart, line[0], line[1], line[2:6], line[6], world.treasure())
        if (token == TRUTH and not true) or (token == LIE and true):
            found.append(f"the token of hint {number + 1} forbids its statement")
    if world.tokens.count(BLUFF) > world.bluffs or world.tokens.count(TRUTH) > 6:
        found.append("more tokens were laid than there are")
    return found


def checked(seed: int, chance: Chance) -> int:
    """Play a match at random and imagine at every sixth step for every seat."""
    options = OPTIONS | {"map": ["treasure_island", "revenge_island"][seed % 2]}
    position = GAME.start(2 + seed % 4, options, chance)
    assert isinstance(position, TreasureIsland)
    worlds = 0
    for step in range(1000):
        if position.phase == OVER:
            break
        if step % 6 == 0:
            assert contradictions(position) == []
            for seat in [None, *range(position.seats)]:
                world = position.seen_by(seat).imagine(chance)
                assert isinstance(world, TreasureIsland)
                assert contradictions(world) == []
                worlds += 1
        position.apply(position.turn, position.sample(position.turn, chance), chance)
    return worlds


def test_imagined_worlds_contradict_no_clue() -> None:
    assert sum(checked(seed, chance_of(seed)) for seed in range(12)) > 500


def test_every_treasure_a_seat_cannot_rule_out_is_imagined_sooner_or_later() -> None:
    """The treasure of many imagined worlds spreads over all ground that is possible."""
    chance = chance_of(3)
    position = GAME.start(4, {}, chance)
    while position.to_act() and getattr(position, "day", 0) < 3:
        seat = position.to_act()[0]
        position.apply(seat, position.sample(seat, chance), chance)
    assert isinstance(position, TreasureIsland)
    seen = position.seen_by(1)
    districts = set()
    for _ in range(300):
        world = seen.imagine(chance)
        assert isinstance(world, TreasureIsland)
        districts.add(world.chart.district_at(world.treasure()))
    possible = {
        number
        for number, ground in enumerate(position.chart.open_districts)
        if ground & _possible(position)
    }
    assert districts <= possible
    assert len(possible - districts) <= 1


def _possible(position: TreasureIsland) -> int:
    return clues.certain(position, 1)


def test_a_treasure_where_somebody_searched_is_noticed_as_a_contradiction() -> None:
    table = Table().turn_of("anne", day=6).move("large_search", 4.0, 12.4).miss()
    assert contradictions(table.position) == []
    table.position.secrets[TREASURE] = place(4.5, 12.4)
    assert "a search would have found it" in contradictions(table.position)
    assert "the treasure lies where it may not" in contradictions(table.position)


def test_treasure_and_tokens_are_imagined_together_and_evenly() -> None:
    """Every spot with every way the tokens can lie under two hints, counted out one by one."""
    options = GAME.options.resolve(beginnings.OPTIONS_OF_ALL)
    p = beginnings.known_treasure(GAME.blank(beginnings.SEATS, options, 1))
    assert isinstance(p, TreasureIsland)
    del p.searches[-6 * SEARCH_LINE :]
    p.hints += [RIVALS, 7, *p.at, NOWHERE]
    p.tokens.append(BLUFF)
    p.looked.append(0)
    p.day, p.bluffs = 3, 1
    p.phase, p.turn = ACTING, p.owner[p.active]
    worlds = {
        (spot, token): 0
        for spot in spots_in(clues.hint_ground(p, 0))
        for token in (TRUTH, BLUFF, LIE)
        if contradictions(_with(p, spot, token)) == []
    }
    never_true = {spot for spot, token in worlds if (spot, TRUTH) not in worlds}
    assert 100 < len(never_true) < len(worlds) < 700
    chance = chance_of(5)
    draws = 10 * len(worlds)
    for _ in range(draws):
        world = p.seen_by(1).imagine(chance)
        assert isinstance(world, TreasureIsland)
        worlds[world.treasure(), world.tokens[1]] += 1
    chi_square = sum((count - 10) ** 2 / 10 for count in worlds.values())
    freedom = len(worlds) - 1
    assert chi_square < freedom + 6 * (2 * freedom) ** 0.5


def _with(p: TreasureIsland, spot: int, token: int) -> TreasureIsland:
    world = p.copy()
    world.secrets[TREASURE] = spot
    world.tokens[1] = token
    return world
