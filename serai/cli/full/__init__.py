"""Serai on a full screen: the board stays, beside it what is asked, and everything within reach.

It stands on Textual, which takes a while to import: nothing else in Serai may import this package
before a full screen is wanted.
"""

from serai.cli.gathering import gathering

with gathering():
    import textual.app
    import textual.widgets.option_list  # noqa: F401
