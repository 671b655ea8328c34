"""Where tables are kept: SQLite or PostgreSQL, one process, one writer."""
