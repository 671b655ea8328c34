"""The tables: matches hosted for people over HTTP and live connections, with bots beside them."""
