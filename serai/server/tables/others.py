"""The other processes at the same database, as far as the house knows of them."""

from typing import Protocol

from serai.server.payloads.answers import Analysis
from serai.server.tables.hosted import HostedTable


class Others(Protocol):
    """What the house asks of whoever follows the other processes; served alone, it has none."""

    me: str
    """This process's name among them."""

    async def fresh(self, table: HostedTable) -> None:
        """Bring a table up to what all processes have made of it by now."""

    def check(self, table: HostedTable) -> None:
        """The same beside the requests, soon."""

    def overtaken(self, table: HostedTable) -> None:
        """Another process has changed a table first: what is here of it is read anew."""

    def presence(self, table: HostedTable, seat: int) -> None:
        """A seat has begun or ceased to look on by way of this process."""

    async def begins_study(self, table_id: str, study: Analysis) -> bool:
        """Whether this process may begin an analysis, for nobody else is at it."""

    async def study_elsewhere(self, table_id: str) -> Analysis | None:
        """An analysis that another process has under way, as far as it is."""

    async def hand_over(self) -> None:
        """This process keeps no table any more: others move its bots and mind its clocks."""

    async def tidy(self) -> None:
        """Find a keeper for tables that have none."""

    def leads(self) -> bool:
        """Whether this process does what one must do alone."""
