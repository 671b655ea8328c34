"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


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
        self.moves = Counter("serai_moves_total", "Actions played", registry=self.registry)
        self.thoughts = Counter(
            "serai_bot_thoughts_total", "Choices made by bots", ["outcome"], registry=self.registry
        )
        self.commits = Counter("serai_commits_total", "Commits", registry=self.registry)
        self.failed_commits = Counter(
            "serai_failed_commits_total", "Commits that failed", registry=self.registry
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
