"""The tables in memory: seats, matches, people who look on, bots, and what is stored of them."""
