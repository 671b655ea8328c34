"""The pieces of a position, written by `scripts.pieces` from `fields.py`."""

from mypy_extensions import mypyc_attr

from serai.engine.coding import put_int, put_list
from serai.engine.knowledge import Field
from serai.engine.position import Position
from serai.games.treasure_island.fields import FIELDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Position):
    """All pieces. Nothing is laid out at first, so that copying costs nothing twice."""

    phase: int
    turn: int
    silver: int
    day: int
    active: int
    actions_left: int
    purpose: int
    half: int
    resume: int
    figure: int
    card: int
    tower: int
    bluffs: int
    fog_left: int
    patrol: int
    patrol_left: int
    tunnels_open: int
    round: int
    acted: int
    ending: int
    winners: int
    owner: list[int]
    order: list[int]
    at: list[int]
    figures: list[int]
    steps: list[int]
    uses: list[int]
    hints: list[int]
    looked: list[int]
    discards: list[int]
    searches: list[int]
    gifts: list[int]
    compasses: list[int]
    deals: list[int]
    marches: list[int]
    fog: list[int]
    open_tricks: list[int]
    secrets: list[int]
    tokens: list[int]
    hand: list[int]
    compass_hand: list[int]
    compass_cards: list[int]
    gift_kinds: list[int]
    gift_traitor: list[int]
    deal_cards: list[int]
    trick_hand: list[int]

    def fields(self) -> list[Field]:
        return FIELDS

    def copy_pieces(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().copy_pieces(twin)
            return
        assert isinstance(twin, Pieces)
        twin.holed = self.holed
        twin.phase = self.phase
        twin.turn = self.turn
        twin.silver = self.silver
        twin.day = self.day
        twin.active = self.active
        twin.actions_left = self.actions_left
        twin.purpose = self.purpose
        twin.half = self.half
        twin.resume = self.resume
        twin.figure = self.figure
        twin.card = self.card
        twin.tower = self.tower
        twin.bluffs = self.bluffs
        twin.fog_left = self.fog_left
        twin.patrol = self.patrol
        twin.patrol_left = self.patrol_left
        twin.tunnels_open = self.tunnels_open
        twin.round = self.round
        twin.acted = self.acted
        twin.ending = self.ending
        twin.winners = self.winners
        twin.owner = self.owner[:]
        twin.order = self.order[:]
        twin.at = self.at[:]
        twin.figures = self.figures[:]
        twin.steps = self.steps[:]
        twin.uses = self.uses[:]
        twin.hints = self.hints[:]
        twin.looked = self.looked[:]
        twin.discards = self.discards[:]
        twin.searches = self.searches[:]
        twin.gifts = self.gifts[:]
        twin.compasses = self.compasses[:]
        twin.deals = self.deals[:]
        twin.marches = self.marches[:]
        twin.fog = self.fog[:]
        twin.open_tricks = self.open_tricks[:]
        twin.secrets = self.secrets[:]
        twin.tokens = self.tokens[:]
        twin.hand = self.hand[:]
        twin.compass_hand = self.compass_hand[:]
        twin.compass_cards = self.compass_cards[:]
        twin.gift_kinds = self.gift_kinds[:]
        twin.gift_traitor = self.gift_traitor[:]
        twin.deal_cards = self.deal_cards[:]
        twin.trick_hand = self.trick_hand[:]

    def lay_open(self, twin: Position) -> None:
        if self.fields() is not FIELDS:
            super().lay_open(twin)
            return
        assert isinstance(twin, Pieces)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.silver = self.silver
        twin.day = self.day
        twin.active = self.active
        twin.actions_left = self.actions_left
        twin.purpose = self.purpose
        twin.half = self.half
        twin.resume = self.resume
        twin.figure = self.figure
        twin.card = self.card
        twin.tower = self.tower
        twin.bluffs = self.bluffs
        twin.fog_left = self.fog_left
        twin.patrol = self.patrol
        twin.patrol_left = self.patrol_left
        twin.tunnels_open = self.tunnels_open
        twin.round = self.round
        twin.acted = self.acted
        twin.ending = self.ending
        twin.winners = self.winners
        twin.owner = self.owner[:]
        twin.order = self.order[:]
        twin.at = self.at[:]
        twin.figures = self.figures[:]
        twin.steps = self.steps[:]
        twin.uses = self.uses[:]
        twin.hints = self.hints[:]
        twin.looked = self.looked[:]
        twin.discards = self.discards[:]
        twin.searches = self.searches[:]
        twin.gifts = self.gifts[:]
        twin.compasses = self.compasses[:]
        twin.deals = self.deals[:]
        twin.marches = self.marches[:]
        twin.fog = self.fog[:]
        twin.open_tricks = self.open_tricks[:]

    def write_pieces(self, out: list[int]) -> None:
        if self.fields() is not FIELDS:
            super().write_pieces(out)
            return
        put_int(out, self.phase)
        put_int(out, self.turn)
        put_int(out, self.silver)
        put_int(out, self.day)
        put_int(out, self.active)
        put_int(out, self.actions_left)
        put_int(out, self.purpose)
        put_int(out, self.half)
        put_int(out, self.resume)
        put_int(out, self.figure)
        put_int(out, self.card)
        put_int(out, self.tower)
        put_int(out, self.bluffs)
        put_int(out, self.fog_left)
        put_int(out, self.patrol)
        put_int(out, self.patrol_left)
        put_int(out, self.tunnels_open)
        put_int(out, self.round)
        put_int(out, self.acted)
        put_int(out, self.ending)
        put_int(out, self.winners)
        put_list(out, self.owner)
        put_list(out, self.order)
        put_list(out, self.at)
        put_list(out, self.figures)
        put_list(out, self.steps)
        put_list(out, self.uses)
        put_list(out, self.hints)
        put_list(out, self.looked)
        put_list(out, self.discards)
        put_list(out, self.searches)
        put_list(out, self.gifts)
        put_list(out, self.compasses)
        put_list(out, self.deals)
        put_list(out, self.marches)
        put_list(out, self.fog)
        put_list(out, self.open_tricks)
        put_list(out, self.secrets)
        put_list(out, self.tokens)
        put_list(out, self.hand)
        put_list(out, self.compass_hand)
        put_list(out, self.compass_cards)
        put_list(out, self.gift_kinds)
        put_list(out, self.gift_traitor)
        put_list(out, self.deal_cards)
        put_list(out, self.trick_hand)
