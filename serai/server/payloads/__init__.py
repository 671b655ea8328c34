"""Everything that passes between the server and its clients, typed."""
