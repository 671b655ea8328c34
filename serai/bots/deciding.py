"""Asking a bot that may fail: a match goes on with any legal action, and it is said why."""

import hashlib

from serai.bots.bot import Bot
from serai.engine.actions import shown
from serai.engine.chance import chance_of
from serai.engine.position import Observation


class Decision:
    """What is played for a bot; `trouble` says what went wrong if it was not its own choice.

    Its text may tell what the bot knew: people of the same match are shown its `kind` alone.
    """

    def __init__(self, action: int, kind: str = "", trouble: str = "") -> None:
        self.action = action
        self.kind = kind
        self.trouble = trouble


def decide(bot: Bot, observation: Observation) -> Decision:
    """A bot's choice; where it fails or plays what is not allowed, any legal action instead."""
    try:
        action = bot.choose(observation)
        against = observation.refusal(action)
    except Exception as trouble:
        kind = type(trouble).__name__
        return Decision(any_action(observation), kind, f"{kind}: {trouble}")
    if against is None:
        return Decision(action)
    return Decision(any_action(observation), against, f"{shown(action)} is not allowed: {against}")


def any_action(observation: Observation) -> int:
    """A legal action, drawn; the same one whenever the same is known."""
    digest = hashlib.sha256(observation.to_bytes()).digest()
    return observation.sample(chance_of(int.from_bytes(digest[:8], "big") >> 1))
