"""Treasure Island: Long John Silver hides a treasure, misleads the pirates, and runs for it."""
