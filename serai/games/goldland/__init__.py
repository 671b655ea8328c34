"""Goldland: an expedition through an unmapped canyon to the temple of gold."""
