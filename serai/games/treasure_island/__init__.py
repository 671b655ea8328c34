"""Treasure Island: Long John Silver hides a treasure, misleads the pirates, and runs for it."""

from typing import Final

TITLE: Final = "Treasure Island"
SHELF: Final = 4
"""Its place among the games of the house."""
