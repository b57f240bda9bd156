"""Sends a message to a handler on this machine like the service: signed, and with its timeout."""

from __future__ import annotations

import re
import ssl
import time
from typing import NamedTuple, Optional
from urllib.parse import urlsplit

from ._connection import ConnectionPool
from ._exchange_failed import ExchangeFailed
from .errors import ConfigurationError, HandoverError
from .testing import sign_message

#: The timeout of the service for an endpoint.
RESPONSE_TIMEOUT_SECONDS = 10.0
MAX_ANSWER_BYTES = 1024 * 1024


class Attempt(NamedTuple):
    """One attempt to send a message."""

    attempt: int
    #: None if no answer came.
    status: Optional[int]
    duration_ms: int
    error: Optional[str]

    @property
    def delivered(self) -> bool:
        """Any 2xx accepts a message."""
        return self.status is not None and 200 <= self.status < 300

    @property
    def text(self) -> str:
        """The text for users."""
        answer = self.error if self.status is None else f"{self.status} in {self.duration_ms} ms"
        return f"→ {answer}" + (f" (attempt {self.attempt})" if self.attempt > 1 else "")


class Handler:
    """The handler that receives messages."""

    def __init__(self, address: str, secret: str) -> None:
        self.url = _read_address(address)
        self._secret = secret
        parts = urlsplit(self.url)
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        context = ssl.create_default_context() if parts.scheme == "https" else None
        self._pool = ConnectionPool(f"{parts.scheme}://{parts.netloc}", context)

    def send(self, body: bytes, delivery_id: str, attempt: int) -> Attempt:
        """Sends a message once; all attempts have the same delivery id."""
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
    """A URL, or a short form of it: `3000`, `localhost:3000/webhooks`."""
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
