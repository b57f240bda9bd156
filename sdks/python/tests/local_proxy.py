"""What the proxies of the tests share: a port that accepts connections, and threads that serve them."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Callable, List


class LocalProxy:
    """Accepts connections on this machine until it is closed."""

    def __init__(self) -> None:
        self._sockets: List[socket.socket] = []
        self._threads: List[threading.Thread] = []
        self._over = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self._start(self._accept)

    def close(self) -> None:
        """Ends every connection."""
        self._over = True
        # Wakes the thread that accepts.
        socket.create_connection(self._listener.getsockname()).close()
        cut(self._sockets)
        for thread in self._threads:
            thread.join(10)
        for each in self._sockets:
            each.close()
        self._listener.close()

    def _start(self, work: Callable[..., None], *arguments: socket.socket) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            accepted, _ = self._listener.accept()
            if self._over:
                accepted.close()
                return
            self._take(accepted)

    def _take(self, accepted: socket.socket) -> None:
        raise NotImplementedError


def cut(sockets: List[socket.socket]) -> None:
    """Ends the connections, also while another thread reads from them."""
    for each in sockets:
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


def forward(source: socket.socket, target: socket.socket) -> None:
    """Sends every byte on until one side ends, and then ends the other."""
    with contextlib.suppress(OSError):
        while True:
            data = source.recv(65536)
            if not data:
                break
            target.sendall(data)
    cut([source, target])
