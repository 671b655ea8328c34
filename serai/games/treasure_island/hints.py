"""Hints from Silver: card, token and statement, and what each token allows and demands."""

from serai.engine.chance import Chance
from serai.engine.events import Tell
from serai.engine.found import Found
from serai.engine.knowledge import EVERYONE, only
from serai.games.treasure_island import statements, tricks, turns
from serai.games.treasure_island.actions import (
    EXCHANGE,
    LAY_TOKEN,
    PLAY_HINT,
    SAY_BASE,
    SAY_COUNT,
    SPACE,
)
from serai.games.treasure_island.components import (
    BLUFF,
    CARD_NAMES,
    HAS_ICON,
    HINT_HAND,
    LIE,
    LIE_TRICK,
    TOKEN_NAMES,
    TRUTH,
    TRUTHS,
    WHISPERS,
)
from serai.games.treasure_island.districts import whisper
from serai.games.treasure_island.hunt import CROOKED, NOBODY, SAYING, TOKENING, Hunt
from serai.games.treasure_island.options import CHEST_ICON, EACH_ICON

HONEST_WHISPER = 1
CROOKED_WHISPER = 2
"""The two ways to play Whispers, as statements of its card."""


# The card.


def chest_icon_met(p: Hunt) -> bool:
    """TI-4.7: whether the chest tokens given so far unlock another icon card."""
    given = len(p.gift_kinds)
    if p.options[CHEST_ICON] == EACH_ICON:
        return given > p.icon_hints()
    return given > 0


def against_card(p: Hunt, card: int) -> str | None:
    if card not in p.hand:
        return "TI-4.1"
    if HAS_ICON[card] and not chest_icon_met(p):
        return "TI-4.7"
    return None


def against_exchange(p: Hunt) -> str | None:
    """TI-4.8: three icon cards."""
    return None if all(HAS_ICON[card] for card in p.hand) else "TI-4.8"


def exchange(p: Hunt, chance: Chance, tell: Tell | None) -> None:
    shown = p.hand
    p.hand = []
    p.discards = p.discards + shown
    for _ in range(HINT_HAND):
        turns.draw_hint(p, turns.deck_in_use(p), chance)
    if tell is not None:
        tell.say("exchanged").to(EVERYONE, "cards", [CARD_NAMES[card] for card in shown])
        tell.say("hand").to(only(p.silver), "cards", [CARD_NAMES[card] for card in p.hand])
        tell.reveal()


def play_card(p: Hunt, card: int, tell: Tell | None) -> None:
    p.card = card
    p.hand.remove(card)
    p.phase = TOKENING
    if tell is not None:
        tell.say("hint_played").to(EVERYONE, "card", CARD_NAMES[card])
        tell.reveal()


# The token.


def against_token(p: Hunt, token: int) -> str | None:
    if token == TRUTH:
        return None if p.tokens.count(TRUTH) < TRUTHS else "TI-4.5"
    if not p.tokens:
        return "TI-4.4"
    if token == BLUFF:
        return None if p.tokens.count(BLUFF) < p.bluffs else "TI-4.5"
    clause = tricks.against(p, LIE_TRICK)
    if clause is not None:
        return clause
    return None if _can_be_false(p, p.card) else "TI-9.5"


def _can_be_false(p: Hunt, card: int) -> bool:
    for statement in range(SAY_COUNT[card] + 1):
        if _statable(p, card, statement) and not is_true(p, card, statement):
            return True
    return False


def lay_token(p: Hunt, token: int, tell: Tell | None) -> None:
    p.tokens.append(token)
    p.looked.append(0)
    p.phase = SAYING
    if tell is not None:
        told = tell.say("token_laid").to(EVERYONE, "hint", len(p.tokens))
        told.to(only(p.silver), "token", TOKEN_NAMES[token])
        tell.final()


# The statement.


def _statable(p: Hunt, card: int, statement: int) -> bool:
    if card == WHISPERS:
        return statement > 0
    return statements.well_formed(p.chart, card, statement, p.at)


def is_true(p: Hunt, card: int, statement: int) -> bool:
    """Whether a statement is true now; whispers are true if the treasure's card stays out."""
    if card == WHISPERS:
        return statement == HONEST_WHISPER
    return statements.true_at(p.chart, card, statement, p.at, p.tower_spot(), p.treasure())


def against_statement(p: Hunt, statement: int) -> str | None:
    """What the token laid for this hint demands (TI-4.2, TI-4.3, TI-9.5)."""
    card = p.card
    if not _statable(p, card, statement):
        return "TI-4.6" if statement == statements.IMPOSSIBLE else clause_of_card(card)
    token = p.tokens[-1]
    if token == TRUTH and not is_true(p, card, statement):
        return "TI-4.6" if statement == statements.IMPOSSIBLE else "TI-4.2"
    if token == LIE and is_true(p, card, statement):
        return "TI-9.5"
    return None


def clause_of_card(card: int) -> str:
    return f"TI-5.{card + 1}"


def legal_statements(p: Hunt) -> list[int]:
    return [
        statement
        for statement in range(SAY_COUNT[p.card] + 1)
        if against_statement(p, statement) is None
    ]


def draw_statement(p: Hunt, chance: Chance) -> int:
    """One legal statement, tried before listed."""
    count = SAY_COUNT[p.card] + 1
    for _ in range(24):
        statement = chance.below(count)
        if against_statement(p, statement) is None:
            return statement
    choices = legal_statements(p)
    return choices[chance.below(len(choices))]


def state(p: Hunt, statement: int, chance: Chance, tell: Tell | None) -> None:
    """The statement is made, drawn and kept; then a new card and the pirate's turn."""
    card = p.card
    if tell is not None:
        _tell_statement(p, card, statement, tell)
    if card == WHISPERS:
        p.secrets[CROOKED] = statement - HONEST_WHISPER
        whisper(p, chance, tell)
        statement = HONEST_WHISPER
    p.hints += [card, statement, *p.at, p.tower_spot()]
    turns.draw_hint(p, turns.deck_in_use(p), chance)
    p.card = NOBODY
    if tell is not None:
        tell.say("hand").to(only(p.silver), "cards", [CARD_NAMES[one] for one in p.hand])
        tell.reveal()
    turns.after_event(p)


def _tell_statement(p: Hunt, card: int, statement: int, tell: Tell) -> None:
    told = tell.say("hint_said").to(EVERYONE, "hint", len(p.tokens))
    told.to(EVERYONE, "card", CARD_NAMES[card])
    told.to(EVERYONE, "impossible", statement == statements.IMPOSSIBLE)
    if card == WHISPERS:
        told.to(only(p.silver), "crooked", statement == CROOKED_WHISPER)
    elif statement != statements.IMPOSSIBLE:
        for name, value in SPACE.to_json(SAY_BASE[card] + statement - 1).items():
            if name != "action":
                told.to(EVERYONE, name, value)


def add_cards(p: Hunt, found: Found) -> None:
    for card in p.hand:
        if against_card(p, card) is None:
            found.add(PLAY_HINT + card)
    if against_exchange(p) is None:
        found.add(EXCHANGE)


def add_tokens(p: Hunt, found: Found) -> None:
    for token in (TRUTH, BLUFF, LIE):
        if against_token(p, token) is None:
            found.add(LAY_TOKEN + token)
