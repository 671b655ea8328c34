"""Where a game lays down what a seat may do: in a list, or as marks, for which no list is made."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Found:
    """Takes legal actions, in rising order."""

    def add(self, action: i64) -> None:
        """One action."""
        raise NotImplementedError

    def span(self, first: i64, count: i64) -> None:
        """Actions that follow one another."""
        for action in range(first, first + count):
            self.add(action)


class Listing(Found):
    """Keeps them in a list."""

    def __init__(self) -> None:
        self.actions: list[int] = []

    def add(self, action: i64) -> None:
        self.actions.append(action)

    def span(self, first: i64, count: i64) -> None:
        actions = self.actions
        for action in range(first, first + count):
            actions.append(action)
