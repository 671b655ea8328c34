"""One process of a shared fleet: it steps its part when it is told to, until nobody is there."""

import json
import mmap
import os
import signal
import sys

from serai.engine import registry
from serai.envs.fleet import Fleet
from serai.envs.shared import DONE, Arrays
from serai.pipes import own_pipes


def main() -> None:
    """Play the matches that the first argument orders; Ctrl-C is for whoever steps them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    order = json.loads(sys.argv[1])
    registry.bring(sys.argv[2:])
    arrays = Arrays(mmap.mmap(order["memory"], 0), *order["shape"])
    os.close(order["memory"])
    first = order["first"]
    fleet = Fleet(
        order["game"],
        order["matches"],
        order["seats"],
        order["seed"],
        order["options"],
        order["most"],
        reward=order["reward"],
        first=first,
    )
    inlet, outlet = own_pipes()
    arrays.take(fleet, first)
    outlet.write(DONE)
    outlet.flush()
    while inlet.read(1):
        fleet.step(arrays.chosen[first : first + fleet.matches])
        arrays.take(fleet, first)
        outlet.write(DONE)
        outlet.flush()


if __name__ == "__main__":
    main()
