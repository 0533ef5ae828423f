"""The proxies that the host trusts."""

from __future__ import annotations

import ipaddress

from ..base.settings import Settings


class Proxies:
    """Addresses and networks. Without `proxied` there are none."""

    def __init__(self, settings: Settings) -> None:
        self.networks = [ipaddress.ip_network(each) for each in settings.proxies] if settings.proxied else []

    def __contains__(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(known in network for network in self.networks)
