"""Bots think in processes of their own, so that the server stays quick."""
