"""Timbuktu: caravans on the way from oasis to oasis, and thieves of whom everybody knows a few."""

from typing import Final

TITLE: Final = "Timbuktu"
SHELF: Final = 3
"""Its place among the games of the house."""
