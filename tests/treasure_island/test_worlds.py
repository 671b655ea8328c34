"""A world that a seat imagines never contradicts a clue the seat was shown."""

from collections import Counter
from itertools import permutations, product

from serai.engine.chance import Chance, chance_of
from serai.engine.knowledge import UNKNOWN
from serai.engine.position import Observation
from serai.games.treasure_island import beginnings, clues, tricks
from serai.games.treasure_island.answers import card_is_true, token_is_true
from serai.games.treasure_island.components import (
    BLUFF,
    LIE,
    LIE_TRICK,
    RIVALS,
    TRAITOR,
    TRUTH,
    WHISPERS,
)
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import (
    ACTING,
    AT_SET_UP,
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
ANNE, CHARLOTTE, JIM = 0, 1, 2


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
        if ring_reaches(world.chart, world.rules, centre, radius, here, patrol, treasure):
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
    p = beginnings.known_treasure(GAME.empty(beginnings.SEATS, options, 1))
    assert isinstance(p, TreasureIsland)
    del p.searches[-3 * SEARCH_LINE :]
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


# Small positions whose worlds are counted out one by one.

World = tuple[int, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Treasure, last token, crooked whisper, district cards, compass cards, chest tokens, Traitor."""


def test_every_world_is_equally_likely_whatever_is_hidden() -> None:
    """Chest tokens, compass cards, Whispers, the Lie and the Traitor, all unseen at once."""
    p = one_of_three_spots({"tricks": "standard", "trick_points": "3"})
    p.gifts = [CHARLOTTE, beginnings.BETWEEN, 0, 13, CHARLOTTE, p.at[JIM], 0, 13]
    p.gift_kinds, p.gift_traitor = [UNKNOWN] * 2, [UNKNOWN] * 2
    p.compasses = [CHARLOTTE, beginnings.BETWEEN, JIM, place(9.0, 14.0), ANNE, p.at[ANNE]]
    p.compass_cards = [UNKNOWN, UNKNOWN, 0]
    p.trick_hand[TRAITOR] = p.trick_hand[LIE_TRICK] = 1
    p.hints += [RIVALS, 7, *p.at, NOWHERE]
    p.tokens.append(UNKNOWN)
    p.looked.append(0)
    p.bluffs = 1
    worlds = counted_out(p)
    assert {world[1] for world in worlds} == {TRUTH, BLUFF, LIE}
    assert_even(p, worlds, 6_000)


def test_crooked_whispers_are_as_likely_as_there_are_ways_to_deal_them() -> None:
    p = one_of_three_spots({"tricks": "standard", "trick_points": "1"})
    p.trick_hand[LIE_TRICK] = 1
    p.hints += [WHISPERS, 1, *p.at, NOWHERE]
    p.deals = [ANNE, AT_SET_UP, ANNE, BY_WHISPERS, CHARLOTTE, BY_WHISPERS, JIM, BY_WHISPERS]
    mine = p.chart.district_at(beginnings.SPOTS[0])
    p.deal_cards = [0, mine, UNKNOWN, UNKNOWN]
    p.tokens.append(UNKNOWN)
    p.looked.append(0)
    p.bluffs = 1
    p.secrets[CROOKED] = UNKNOWN
    worlds = counted_out(p)
    ways = {(world[1], world[2]) for world in worlds}
    assert ways == {(TRUTH, 0), (BLUFF, 0), (BLUFF, 1), (LIE, 1)}
    assert_even(p, worlds, 6_000)


def one_of_three_spots(options: dict[str, str]) -> TreasureIsland:
    """Anne's player to act, the treasure in one of three spots, nothing else hidden yet."""
    chosen = GAME.options.resolve(beginnings.OPTIONS_OF_ALL | options)
    p = beginnings.one_of(GAME.empty(4, chosen, GAME.rules), beginnings.SPOTS, UNKNOWN)
    assert isinstance(p, TreasureIsland)
    p.holed = True
    p.day = 13
    p.phase, p.turn = ACTING, p.owner[ANNE]
    return p


def counted_out(p: TreasureIsland) -> set[World]:
    """Every world that agrees with what seat 1 knows, found by trying all there could be."""
    found = set()
    for treasure, token, crooked in product(beginnings.SPOTS, (TRUTH, BLUFF, LIE), (0, 1)):
        for cards in ways_to_fill(p.deal_cards, len(p.chart.districts)):
            for compass in ways_to_fill(p.compass_cards, 8):
                for kinds in ways_to_fill(p.gift_kinds, 6):
                    for carrier in range(-1, len(p.gift_kinds)):
                        world = p.copy()
                        world.secrets = [treasure, 0, crooked]
                        world.tokens[-1] = token
                        world.deal_cards, world.compass_cards = list(cards), list(compass)
                        world.gift_kinds = list(kinds)
                        world.gift_traitor = [int(n == carrier) for n in range(len(kinds))]
                        if could_be(world):
                            found.add(secrets_of(world))
    return found


def ways_to_fill(seen: list[int], kinds: int) -> list[tuple[int, ...]]:
    unknown = [at for at, value in enumerate(seen) if value == UNKNOWN]
    ways = []
    for drawn in permutations([kind for kind in range(kinds) if kind not in seen], len(unknown)):
        filled = seen[:]
        for at, value in zip(unknown, drawn, strict=True):
            filled[at] = value
        ways.append(tuple(filled))
    return ways


def could_be(world: TreasureIsland) -> bool:
    whispered = BY_WHISPERS in world.deals[1::DEAL_LINE]
    true_one = world.chart.district_at(world.treasure())
    if whispered and world.secrets[CROOKED] != (true_one in world.deal_cards):
        return False
    if world.secrets[CROOKED] and not whispered:
        return False
    if tricks.spent(world) > tricks.points(world):
        return False
    return _false_hints(world) == [] and _false_cards(world) == []


def secrets_of(world: TreasureIsland) -> World:
    return (
        world.treasure(),
        world.tokens[-1],
        world.secrets[CROOKED],
        tuple(world.deal_cards),
        tuple(world.compass_cards),
        tuple(world.gift_kinds),
        tuple(world.gift_traitor),
    )


def assert_even(p: TreasureIsland, worlds: set[World], draws: int) -> None:
    """Draw worlds, and compare how often each treasure comes with each set of the other secrets."""
    chance = chance_of(11)
    seen = Observation(p, 1)
    drawn: Counter[World] = Counter()
    for _ in range(draws):
        world = seen.imagine(chance)
        assert isinstance(world, TreasureIsland)
        drawn[secrets_of(world)] += 1
    assert set(drawn) <= worlds
    share = draws / len(worlds)
    for part in range(2, 7):
        expected = Counter((one[0], one[1], one[part]) for one in worlds)
        came: Counter[object] = Counter()
        for one, count in drawn.items():
            came[one[0], one[1], one[part]] += count
        chi_square = sum((came[key] - n * share) ** 2 / (n * share) for key, n in expected.items())
        freedom = len(expected) - 1
        assert chi_square < freedom + 6 * (2 * freedom) ** 0.5
