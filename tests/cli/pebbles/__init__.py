"""Pebbles: take one to three from a heap, whoever takes the last one wins. It has no words yet."""
