"""Where people come from, as limits count them."""

import ipaddress
from functools import lru_cache
from typing import Final

BITS_OF_A_NETWORK: Final = 64


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """An address; of IPv6 the network, for there everybody is given a whole one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), BITS_OF_A_NETWORK), strict=False))
