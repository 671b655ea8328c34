"""What the server counts, for Prometheus."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily
from prometheus_client.registry import Collector


class Tally(Collector):
    """A counter for what happens thousands of times a second: a number, read when asked for."""

    def __init__(self, name: str, meaning: str, registry: CollectorRegistry) -> None:
        self._name = name
        self._meaning = meaning
        self.count = 0
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self._name, self._meaning, value=self.count)


class Metrics:
    """All counters of one server; no label ever holds a name, token or id."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "serai_requests_total", "HTTP requests", ["status"], registry=self.registry
        )
        self.request_seconds = Histogram(
            "serai_request_seconds", "Time to answer a request", registry=self.registry
        )
        self.moves = Tally("serai_moves_total", "Actions played", self.registry)
        self.thoughts = Counter(
            "serai_bot_thoughts_total", "Choices made by bots", ["outcome"], registry=self.registry
        )
        self.commits = Counter("serai_commits_total", "Commits", registry=self.registry)
        self.failed_commits = Counter(
            "serai_failed_commits_total", "Commits that failed", registry=self.registry
        )
        self.overtaken = Counter(
            "serai_overtaken_total",
            "Changes of tables that another process had changed first, and that were tried again",
            registry=self.registry,
        )
        self.changes = Counter("serai_changes_total", "Changes stored", registry=self.registry)
        self.commit_seconds = Histogram(
            "serai_commit_seconds", "Time of a commit", registry=self.registry
        )
        self.tables = Gauge(
            "serai_tables", "Tables in memory by state", ["state"], registry=self.registry
        )
        self.live = Gauge("serai_live_connections", "Open live connections", registry=self.registry)

    def committed(self, changes: int, seconds: float) -> None:
        self.commits.inc()
        self.changes.inc(changes)
        self.commit_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
