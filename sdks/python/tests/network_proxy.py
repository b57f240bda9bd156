"""A proxy to the service that can be shut: it cuts all connections and refuses new ones until it opens again."""

from __future__ import annotations

import socket
import threading
from typing import Tuple
from urllib.parse import urlsplit

from .local_proxy import LocalProxy, cut, forward


class NetworkProxy(LocalProxy):
    """Forwards every connection to an address, byte by byte."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target: Tuple[str, int] = (parts.hostname or "", parts.port or 80)
        self._lock = threading.Lock()
        self._open = True
        super().__init__()

    def shut(self) -> None:
        """Cuts all connections."""
        with self._lock:
            self._open = False
            cut(self._sockets)

    def reopen(self) -> None:
        """Accepts connections again."""
        with self._lock:
            self._open = True

    def _take(self, accepted: socket.socket) -> None:
        with self._lock:
            if not self._open:
                accepted.close()
                return
            onward = socket.create_connection(self._target)
            self._sockets += [accepted, onward]
        self._start(forward, accepted, onward)
        self._start(forward, onward, accepted)
