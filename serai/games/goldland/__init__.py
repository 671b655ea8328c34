"""Goldland: an expedition through an unmapped canyon to the temple of gold."""

from typing import Final

TITLE: Final = "Goldland"
SHELF: Final = 2
"""Its place among the games of the house."""
