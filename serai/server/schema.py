"""Writes the OpenAPI document into a file; the client's types are generated from it."""

import sys
from pathlib import Path

from serai.server.description import written


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python -m serai.server.schema FILE")
    Path(sys.argv[1]).write_bytes(written())


if __name__ == "__main__":
    main()
