"""Brings a message to a handler on this machine as the service would: signed, and not longer than it would wait."""

from __future__ import annotations

import re
import ssl
import time
from typing import NamedTuple, Optional
from urllib.parse import urlsplit

from ._connection import ConnectionPool, ExchangeFailed
from .errors import ConfigurationError, HandoverError
from .testing import sign_message

#: As long as the service gives an endpoint.
RESPONSE_TIMEOUT_SECONDS = 10.0
MAX_ANSWER_BYTES = 1024 * 1024


class Attempt(NamedTuple):
    """One try to bring a message."""

    attempt: int
    #: None when no answer came.
    status: Optional[int]
    duration_ms: int
    error: Optional[str]

    @property
    def delivered(self) -> bool:
        """The handler takes a message by any 2xx."""
        return self.status is not None and 200 <= self.status < 300

    @property
    def text(self) -> str:
        """For people."""
        answer = self.error if self.status is None else f"{self.status} in {self.duration_ms} ms"
        return f"→ {answer}" + (f" (attempt {self.attempt})" if self.attempt > 1 else "")


class Handler:
    """Where messages are brought."""

    def __init__(self, address: str, secret: str) -> None:
        self.url = _read_address(address)
        self._secret = secret
        parts = urlsplit(self.url)
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        context = ssl.create_default_context() if parts.scheme == "https" else None
        self._pool = ConnectionPool(f"{parts.scheme}://{parts.netloc}", context)

    def send(self, body: bytes, delivery_id: str, attempt: int) -> Attempt:
        """Sends a message once; every attempt at it has the same delivery id."""
        message = sign_message(body, self._secret, delivery_id=delivery_id, attempt=attempt)
        started = time.monotonic()
        status, error = None, None
        try:
            status = self._pool.exchange(
                "POST",
                self._path,
                message.headers,
                message.body,
                timeout=RESPONSE_TIMEOUT_SECONDS,
                idle_timeout=RESPONSE_TIMEOUT_SECONDS,
                max_bytes=MAX_ANSWER_BYTES,
                fresh=True,
            ).status
        except (ExchangeFailed, HandoverError) as failed:
            error = str(failed)
        finally:
            self._pool.close()
        return Attempt(attempt, status, round((time.monotonic() - started) * 1000), error)


def _read_address(given: str) -> str:
    """An address, or as much of one as people write: `3000`, `localhost:3000/webhooks`."""
    address = f"http://localhost:{given}" if re.fullmatch(r"\d+", given) else given
    address = address if "://" in address else f"http://{address}"
    try:
        parts = urlsplit(address)
        fits = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and address.isascii()
    except ValueError:
        fits = False
    if not fits or not address.isprintable() or " " in address:
        raise ConfigurationError(f"{given!r} is no address to forward to, such as http://localhost:3000/webhooks")
    return address
