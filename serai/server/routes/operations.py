"""For those who run the server: health and numbers."""

from litestar import Response, get

from serai.server.payloads.answers import Health
from serai.server.routes.common import TheVisit


@get("/healthz", include_in_schema=False)
async def healthz(visit: TheVisit) -> Response[Health]:
    """Whether the server can do its work."""
    if await visit.house.wellbeing.is_well():
        return Response(Health("ok"))
    return Response(Health("storage_trouble"), status_code=503)


@get("/metrics", include_in_schema=False)
async def metrics(visit: TheVisit) -> Response[bytes]:
    """Prometheus' text format."""
    return Response(
        visit.house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


ROUTES = [healthz, metrics]
