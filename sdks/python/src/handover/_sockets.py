"""Sockets with a deadline for every step."""

from __future__ import annotations

import io
import math
import select
import socket
import time
from typing import Any, Optional


def seconds_left(deadline: float) -> float:
    """The time until a deadline; a timeout if it has passed."""
    left = deadline - time.monotonic()
    if left <= 0:
        raise socket.timeout("timed out")
    return left


class DeadlineReader(io.RawIOBase):
    """Reads from a socket until a deadline, however slowly the bytes arrive."""

    def __init__(self, sock: socket.socket, deadline: float, idle_timeout: float) -> None:
        self._sock = sock
        self._raw = sock.makefile("rb", buffering=0)
        self._deadline = deadline
        self._idle_timeout = idle_timeout

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> Optional[int]:
        self._sock.settimeout(min(seconds_left(self._deadline), self._idle_timeout))
        return self._raw.readinto(buffer)

    def read_until(self, deadline: float) -> None:
        """Replaces the deadline."""
        self._deadline = deadline

    def read_on(self, idle_timeout: float) -> None:
        """Replaces the deadline with an idle timeout."""
        self._deadline = math.inf
        self._idle_timeout = idle_timeout

    def close(self) -> None:
        self._raw.close()
        super().close()


class AnswerSource:
    """Replaces the socket where http.client requests a file."""

    def __init__(self, sock: socket.socket, deadline: float, idle_timeout: float) -> None:
        self.reader = DeadlineReader(sock, deadline, idle_timeout)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(self.reader)


def open_socket(host: str, port: int, deadline: float) -> socket.socket:
    """Tries every address of a host; the timeout of name resolution is that of the system."""
    last: OSError = OSError(f"{host} has no address")
    for family, kind, protocol, _name, address in socket.getaddrinfo(host, port, 0, socket.SOCK_STREAM):
        sock = socket.socket(family, kind, protocol)
        try:
            sock.settimeout(seconds_left(deadline))
            sock.connect(address)
            return sock
        except OSError as error:
            sock.close()
            last = error
    raise last


def has_something_to_read(sock: socket.socket) -> bool:
    """True if reading would not wait, also at the end of a connection."""
    try:
        if hasattr(select, "poll"):
            # Unlike select, it has no limit on the number of open files.
            poller = select.poll()
            poller.register(sock, select.POLLIN)
            return bool(poller.poll(0))
        return bool(select.select([sock], [], [], 0)[0])
    except (OSError, ValueError):
        return True
