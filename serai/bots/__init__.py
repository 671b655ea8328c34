"""Bots: players that are handed an observation, and never the truth."""
