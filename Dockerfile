# Serai as a server in a container: compiled, with its pages, run by a user who may do nothing else.
#   docker build -t serai . && docker run -p 8377:8377 -v serai:/data serai
# Settings are SERAI_… variables; compose.yaml puts PostgreSQL beside it.

FROM node:24-slim AS pages
WORKDIR /serai
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci --omit=dev
COPY web web
COPY serai serai
RUN npm --prefix web run build

FROM python:3.13-slim AS wheel
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /serai
COPY locks/play.txt locks/
RUN pip install --no-cache-dir --require-hashes --requirement locks/play.txt
COPY pyproject.toml README.md LICENSE CHANGELOG.md ./
COPY scripts scripts
COPY serai serai
COPY --from=pages /serai/web/dist serai/server/web
RUN SERAI_COMPILE=yes python -m hatchling build --target wheel --directory /wheels

FROM python:3.13-slim
COPY locks/server.txt /locks/
RUN pip install --no-cache-dir --require-hashes --requirement /locks/server.txt
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-deps --no-index /wheels/*.whl
RUN useradd --system --uid 8377 --create-home serai && install --directory --owner serai /data
USER serai
ENV SERAI_HOST=0.0.0.0 SERAI_PORT=8377 SERAI_DATA=/data
VOLUME /data
EXPOSE 8377
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as ask; ask.urlopen('http://127.0.0.1:8377/healthz')"]
ENTRYPOINT ["serai"]
CMD ["serve"]
