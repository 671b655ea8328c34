"""For those who run the server: health and numbers."""

from litestar import Response, get

from serai.server.payloads.answers import Health
from serai.server.routes.common import (
    TheHouse,
)
from serai.server.storage.database import TROUBLES


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[Health]:
    """Whether the server can do its work."""
    try:
        await house.reading.answers()
    except TROUBLES:
        return Response(Health("storage_trouble"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Prometheus' text format."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [healthz, metrics]
