"""The paths of the interface, one module a concern."""
