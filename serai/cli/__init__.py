"""Serai in a terminal: play, watch, replay, verify, read the rules."""

from serai.cli.commands import main

__all__ = ["main"]
