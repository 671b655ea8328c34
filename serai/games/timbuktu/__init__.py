"""Timbuktu: caravans on the way from oasis to oasis, and thieves of whom everybody knows a few."""
