"""LivingStone: up the Zambezi by steamboat, with dice, gems, tents and gifts to the Queen."""

from typing import Final

TITLE: Final = "LivingStone"
SHELF: Final = 1
"""Its place among the games of the house."""
