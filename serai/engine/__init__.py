"""The engine: what every game shares, and nothing of any game."""
