"""Both sides' bots play legally from what they see, and every match of theirs comes to an end."""

import tomllib
from collections import Counter
from importlib import resources

import pytest

from serai.engine.chance import Chance, chance_of
from serai.engine.knowledge import UNKNOWN
from serai.games.treasure_island import (
    belief,
    care,
    clues,
    crew,
    flight,
    shadows,
    trickery,
    wording,
)
from serai.games.treasure_island.actions import CALL_PHANTOM
from serai.games.treasure_island.components import (
    CLOSE_SHAVE,
    COLD_GROUND,
    CORRIDOR,
    NEAREST_ROGUE,
    SPECIALS,
    WHISPERS,
)
from serai.games.treasure_island.game import GAME
from serai.games.treasure_island.hunt import (
    ESCAPING,
    FOR_PATROL,
    FOR_RUN,
    POINTING,
    REAL_FIGURE,
    RUNNING,
    TREASURE,
    WINDOW,
    Hunt,
)
from serai.games.treasure_island.lattice import SIDE, holds, nth_spot, spot_at, spots_in
from serai.games.treasure_island.shapes import disc
from tests.treasure_island.table import SILVER, A, Table, place

TABLES = [
    (2, {"map": "treasure_island"}),
    (3, {"map": "revenge_island", "tricks": "extended", "trick_points": "3"}),
    (4, {"map": "revenge_island", "tricks": "standard", "trick_points": "2"}),
    (5, {"map": "treasure_island", "tricks": "standard"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["two", "three", "four", "five"])
def test_a_match_of_bots_is_legal_and_ends(seats: int, options: dict[str, str]) -> None:
    chance = chance_of(seats)
    position = GAME.start(seats, options, chance)
    assert isinstance(position, Hunt)
    for _ in range(2000):
        if not position.to_act():
            break
        seat = position.to_act()[0]
        action = GAME.policy(position.seen_by(seat).known, seat, chance)
        position.check(seat, action)
        position.apply(seat, action, chance)
    result = position.standing()
    assert result is not None
    assert result.reason in ("treasure_found", "silver_reached_it")


def levels() -> dict[str, dict[str, int]]:
    """The figures of every level by its name."""
    file = resources.files("serai.games.treasure_island").joinpath("levels.toml")
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["level"]
    return {row["name"]: row["care"] for row in rows}


def test_every_level_sets_every_figure_of_care_and_no_other() -> None:
    assert list(levels()) == ["novice", "traveller", "guide", "caravaneer", "master"]
    for figures in levels().values():
        assert figures.keys() == care.USUAL.keys()


@pytest.mark.parametrize("level", ["novice", "master"])
def test_a_planner_plays_legally_and_looks_at_nothing_it_cannot_see(level: str) -> None:
    """In a world that looks alike to its seat a planner plays the same."""
    figures = levels()[level]
    chance = chance_of(9)
    options = {"map": "revenge_island", "tricks": "standard", "trick_points": "3"}
    position = GAME.start(3, options, chance)
    for seed in range(2000):
        if not position.to_act():
            break
        seat = position.to_act()[0]
        seen = position.seen_by(seat)
        action = GAME.plan(seen.known, seat, figures, chance_of(seed))
        if seed % 3 == 0:
            world = seen.imagine(chance)
            assert GAME.plan(world, seat, figures, chance_of(seed)) == action
        position.check(seat, action)
        position.apply(seat, action, chance)
    assert position.standing() is not None


def test_a_pirate_who_knows_the_place_digs_there() -> None:
    table = Table().stands("anne", 10.3, 11.2).turn_of("anne", day=6)
    p = table.position
    for column in range(0, 211, 16):
        for row in range(0, 211, 16):
            middle = spot_at(column, row)
            if not holds(disc(table.treasure(), 400), middle):
                p.searches += [0, middle, 300, middle, -1]
    chosen = GAME.policy(p.seen_by(A).known, A, chance_of(1))
    assert GAME.space.to_json(chosen)["action"] in ("large_search", "foot")


@pytest.mark.parametrize(("runs", "chosen"), [(False, "horse"), (True, "king_george")])
def test_a_search_far_away_waits_for_a_likely_place_until_silver_runs(
    runs: bool, chosen: str
) -> None:
    table = Table().escapes() if runs else Table()
    table.stands("anne", 10.3, 11.2).turn_of("anne", actions=2)
    p = table.position
    for special in ("verification", "full_gallop", "compass"):
        p.uses[SPECIALS.index(special)] = 0
    for x, y in ((10.3, 11.2), (13.3, 11.2), (7.3, 11.2), (8.8, 13.8), (11.8, 13.8), (8.8, 8.6)):
        p.searches += [0, place(x, y), 300, place(x, y), -1]
    p.searches += [0, place(11.8, 8.6), 300, place(11.8, 8.6), -1]
    action = GAME.policy(p.seen_by(A).known, A, chance_of(1))
    assert GAME.space.to_json(action)["action"] == chosen


def test_silver_tells_the_truth_that_leaves_most_ground() -> None:
    table = Table().holds("rivals", "within_reach", "altitude")
    chosen = GAME.space.to_json(GAME.policy(table.position.seen_by(0).known, 0, chance_of(1)))
    assert chosen == {"action": "play_hint", "card": "rivals"}


def test_silver_runs_onto_a_treasure_within_reach() -> None:
    table = Table().escapes()
    table.position.figures[0] = place(10.0, 9.0)
    table.play("run", figure=1)
    chosen = GAME.policy(table.position.seen_by(SILVER).known, SILVER, chance_of(1))
    assert GAME.space.to_json(chosen) == {"action": "point", "y": 110, "x": 100}


def test_silver_has_a_road_to_every_treasure() -> None:
    chart = Table().position.chart
    ways = flight.roads(chart, place(5.9, 17.2))
    reached = sum(1 for tower in chart.towers if any(_near(tower.spot, way) for way in ways))
    assert reached == len(chart.towers)


def _near(a: int, b: int) -> bool:
    return holds(disc(a, 50), b)


def test_the_likelihood_map_is_the_sum_over_token_assignments() -> None:
    """Spot by spot the weights are proportional to what Bayes' rule says."""
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("altitude", "bluff", zone="coast")
    p = table.position
    found = belief.believe(p, A)
    tokens = clues.assignments(p, A)
    assert sorted(tokens) == [[0, 0], [0, 1]]
    told = clues.true_ground(p, A, 1)
    weight_true = 1.0 + belief.BLUFF_TRUE
    weight_false = 1.0 - belief.BLUFF_TRUE
    for spot in spots_in(found.ground)[::97]:
        expected = weight_true if holds(told, spot) else weight_false
        assert abs(found.weights[spot] - 255 * expected / weight_true) <= 1
    assert sum(1 for spot in spots_in(found.ground) if found.weights[spot] == 0) == 0
    assert found.hints == [1]


def test_the_wary_believe_less_the_more_a_statement_tells() -> None:
    """A truth that costs Silver ground is weighed by how freely he would tell it."""
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("altitude", "bluff", zone="temple")
    p = table.position
    plain, wary = (belief.believe(p, A, wary=it) for it in (False, True))
    told = clues.true_ground(p, A, 1)
    candid = belief.candour((told & plain.ground).bit_count() / plain.ground.bit_count())
    assert candid < 0.5
    slip = belief.BLUFF_TRUE_TO_THE_WARY
    inside, outside = (
        next(spot for spot in spots_in(plain.ground) if holds(told, spot) == it)
        for it in (True, False)
    )
    odds = wary.weights[inside] / wary.weights[outside]
    assert odds == pytest.approx((candid + slip) / (1 - slip), abs=0.01)
    assert odds < 1 < plain.weights[inside] / plain.weights[outside]
    assert wary.trust[0] < plain.trust[0]


def test_a_truth_that_leaves_nearly_all_ground_is_told_freely() -> None:
    assert belief.candour(0.0) == 0
    assert belief.candour(0.4) < belief.candour(0.7) < 1
    assert belief.candour(0.9) == 1


def test_mass_under_a_ring_is_the_sum_of_its_weights() -> None:
    table = Table()
    found = belief.believe(table.position, A)
    for centre in (place(10.0, 11.0), place(4.0, 3.0), place(20.5, 10.0)):
        ring = disc(centre, 150)
        summed = sum(found.weights[spot] for spot in spots_in(ring))
        assert found.mass(centre, crew.half_widths(150)) == summed


def test_the_mass_of_every_block_is_the_sum_of_its_weights() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("altitude", "bluff", zone="coast")
    found = belief.believe(table.position, A)
    assert found.total == sum(found.weights)
    corners = range(0, SIDE, belief.BLOCK)
    assert belief.block_masses(found.weights) == [
        [_square(found.weights, column, row, belief.BLOCK) for column in corners] for row in corners
    ]
    fullest = bytes([belief.FULL]) * len(found.weights)
    assert belief.block_masses(fullest)[0][0] == belief.FULL * belief.BLOCK**2


def _square(weights: bytes, column: int, row: int, side: int) -> int:
    rows = range(row, min(row + side, SIDE))
    width = min(side, SIDE - column)
    return sum(sum(weights[spot_at(column, at) :][:width]) for at in rows)


def test_the_weight_of_a_region_is_that_of_its_spots() -> None:
    table = Table().laid("truth").bluffs(1).holds("rivals", "altitude", "bearing")
    table.say("altitude", "bluff", zone="coast")
    found = belief.believe(table.position, A)
    region = disc(place(9.0, 9.0), 300)
    exact = sum(found.weights[spot] for spot in spots_in(region))
    assert exact * 95 <= found.mass_of(region) * 100 <= exact * 100


def test_where_silver_could_have_ended_his_run_at_once_the_treasure_is_unlikely() -> None:
    table = Table().escapes()
    p = table.position
    p.marches += [0, p.tower_spot() + 30]
    p.figures[0] = p.tower_spot() + 30
    fits = belief.goes_with_run(p, belief.COUNTED)
    in_sight = p.chart.land.sight(p.tower_spot(), 400)
    assert fits
    assert not fits & in_sight
    found = belief.believe(p, A)
    passed = [found.weights[spot] for spot in spots_in(in_sight & found.ground)]
    assert passed
    assert max(passed) < 255 // 10


def test_silver_reckons_with_what_each_pirate_knows_but_not_with_his_district_cards() -> None:
    table = Table()
    p = table.position
    p.compasses += [0, p.at[0]]
    p.compass_cards.append(3)
    known = {shade.seat: shade.doubting.mass_of(p.chart.playable) for shade in shadows.shadows(p)}
    assert known[1] < known[2] == known[3]
    dealt = p.copy()
    dealt.deal_cards = dealt.deal_cards[::-1]
    again = {
        shade.seat: shade.doubting.mass_of(p.chart.playable) for shade in shadows.shadows(dealt)
    }
    assert again == known


def test_a_sly_silver_states_what_leaves_least_likelihood_on_the_treasure() -> None:
    table = Table().holds("rivals", "within_reach", "altitude")
    figures = levels()["master"]
    chosen = GAME.plan(table.position.seen_by(SILVER).known, SILVER, figures, chance_of(1))
    assert GAME.space.to_json(chosen) == {"action": "play_hint", "card": "rivals"}


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["two", "three", "four", "five"])
def test_candidates_are_legal_known_to_the_seat_and_there_is_always_one(
    seats: int, options: dict[str, str]
) -> None:
    chance = chance_of(seats + 40)
    position = GAME.start(seats, options, chance)
    pointed = 0
    while position.to_act():
        seat = position.to_act()[0]
        worth = GAME.candidates(position, seat)
        assert worth == GAME.candidates(position.seen_by(seat).known, seat)
        assert len(set(worth)) == len(worth) > 0
        assert all(position.refusal(seat, action) is None for action in worth)
        pointed += position.legal(seat) == []
        position.apply(seat, GAME.policy(position, seat, chance), chance)
    assert pointed


def test_no_trick_of_silver_tells_where_the_treasure_is() -> None:
    """Wherever else it may still be, he lays the same fog and patrol and calls the same tower."""
    figures = levels()["master"]
    options = {"map": "revenge_island", "tricks": "extended", "trick_points": "3"}
    tried = Counter[str]()
    for match in range(12):
        chance = chance_of(match)
        position = GAME.start(3, options, chance)
        assert isinstance(position, Hunt)
        for seed in range(2000):
            if not position.to_act():
                break
            seat = position.to_act()[0]
            if (trick := trick_asked(position)) and tried[trick] < 20:
                tried[trick] += 1
                assert plays_alike_wherever_the_treasure_is(position, seed)
            action = GAME.plan(position.seen_by(seat).known, seat, figures, chance_of(seed))
            position.apply(seat, action, chance)
    assert all(tried[trick] for trick in ("board", "patrol", "escape", "order")), tried


@pytest.mark.parametrize("real", ["prisoner", "newcomer"])
def test_no_road_of_a_phantom_tells_where_the_treasure_is(real: str) -> None:
    table = Table(map="revenge_island", tricks="standard", trick_points="2").jailed(1).escapes()
    table.play("phantom", tower=5, real=real)
    table.play("run", figure=2 if real == "prisoner" else 1)
    assert trick_asked(table.position) == "phantom"
    assert plays_alike_wherever_the_treasure_is(table.position, 3)


def plays_alike_wherever_the_treasure_is(p: Hunt, seed: int) -> bool:
    figures = levels()["master"]
    action = GAME.plan(p, p.silver, figures, chance_of(seed))
    for spot in elsewhere(p, chance_of(seed)):
        world = p.copy()
        assert isinstance(world, Hunt)
        world.secrets[TREASURE] = spot
        if told(world, GAME.plan(world, p.silver, figures, chance_of(seed))) != told(p, action):
            return False
    return True


def test_where_a_phantom_runs_to_hangs_on_cards_that_only_silver_sees() -> None:
    """Whoever knows his ways can work out no phantom's road, and so does not know the phantom."""
    p = Table(map="revenge_island").escapes().position
    p.hand = [NEAREST_ROGUE, CORRIDOR, CLOSE_SHAVE]
    goal = trickery.decoy(p, 0)
    known = p.seen_by(A).known
    assert isinstance(known, Hunt)
    assert known.hand == [UNKNOWN] * 3
    p.hand = [NEAREST_ROGUE, CORRIDOR, COLD_GROUND]
    assert trickery.decoy(p, 0) != goal


@pytest.mark.parametrize(("seats", "led"), [(2, 3), (3, 2), (4, 1), (5, 1)])
def test_silver_reckons_with_a_whisper_for_each_pirate_that_one_player_leads(
    seats: int, led: int
) -> None:
    p = Table(seats).position
    assert wording.weakest_truth(p, WHISPERS, p.chart.playable)[1] == (
        p.chart.playable.bit_count() * (11 - led) // 11
    )


def trick_asked(p: Hunt) -> str:
    """Which trick of Silver's the moment asks for, if any."""
    if p.phase == POINTING and p.purpose == FOR_RUN:
        return "" if p.figure == p.secrets[REAL_FIGURE] else "phantom"
    if p.phase == POINTING:
        return "patrol" if p.purpose == FOR_PATROL else ""
    return {WINDOW: "board", ESCAPING: "escape", RUNNING: "order"}.get(p.phase, "")


def told(p: Hunt, action: int) -> int:
    """An action as everybody sees it: which figure is the real one stays hidden."""
    return action // 2 if p.phase == ESCAPING and action >= CALL_PHANTOM else action


def elsewhere(p: Hunt, chance: Chance) -> list[int]:
    """Some places where, for all that everybody knows, the treasure may lie as well."""
    ground = clues.certain(p, None)
    return [nth_spot(ground, chance.below(ground.bit_count())) for _ in range(4)]
