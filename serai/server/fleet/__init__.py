"""Several processes that serve the same tables, with PostgreSQL between them."""
