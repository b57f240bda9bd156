"""A proxy to the service that can be shut: it cuts all connections and refuses new ones until it opens again."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Callable, List, Tuple
from urllib.parse import urlsplit


class NetworkProxy:
    """Forwards every connection to an address, byte by byte."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._target: Tuple[str, int] = (parts.hostname or "", parts.port or 80)
        self._lock = threading.Lock()
        self._open = True
        self._over = False
        self._sockets: List[socket.socket] = []
        self._threads: List[threading.Thread] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._start(self._accept)

    def shut(self) -> None:
        """Cuts all connections."""
        with self._lock:
            self._open = False
            sockets, self._sockets = self._sockets, []
        for each in sockets:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def reopen(self) -> None:
        """Accepts connections again."""
        with self._lock:
            self._open = True

    def close(self) -> None:
        """Ends it."""
        self._over = True
        self.shut()
        # Wakes the thread that accepts.
        socket.create_connection(self._listener.getsockname()).close()
        for thread in self._threads:
            thread.join(10)
        self._listener.close()

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            accepted, _ = self._listener.accept()
            with self._lock:
                lets_through = self._open
                if lets_through:
                    onward = socket.create_connection(self._target)
                    self._sockets += [accepted, onward]
            if lets_through:
                self._start(self._forward_bytes, accepted, onward)
                self._start(self._forward_bytes, onward, accepted)
            else:
                accepted.close()
            if self._over:
                return

    def _forward_bytes(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                data = source.recv(65536)
                if not data:
                    break
                target.sendall(data)
        for each in (source, target):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        source.close()
