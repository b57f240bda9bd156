"""The credentials of a client: an API key, or tokens of an OAuth client that many threads share."""

from __future__ import annotations

import base64
import threading
from typing import Optional
from urllib.parse import quote, urlencode

from ._call import Call
from ._caller import Caller
from ._deadline import Deadline
from .errors import ConnectionFailedError, HandoverError, OAuthClientError, UnexpectedResponseError

#: A token is renewed this many seconds before it expires, so that none expires on its way.
RENEW_BEFORE_SECONDS = 60.0


class ApiKey:
    """The same key for every call."""

    def __init__(self, key: str) -> None:
        self._header = f"Bearer {key}"

    def authorization(self, _deadline: Deadline) -> str:
        """The header of every attempt."""
        return self._header

    def renew(self, _authorization: str) -> bool:
        """A key cannot be renewed."""
        return False


class OAuthClient:
    """Fetches one token for all threads, and a new one before it expires or when it is refused."""

    def __init__(self, caller: Caller, client_id: str, client_secret: str, scope: Optional[str]) -> None:
        self._caller = caller
        pair = f"{quote(client_id, safe='')}:{quote(client_secret, safe='')}"
        self._basic = "Basic " + base64.b64encode(pair.encode()).decode()
        self._form = {"grant_type": "client_credentials", **({"scope": scope} if scope else {})}
        self._lock = threading.Lock()
        self._header: Optional[str] = None
        self._ends = 0.0
        self._fetches = 0
        self._refusal: Optional[OAuthClientError] = None

    def authorization(self, deadline: Deadline) -> str:
        """The header with a valid token."""
        header = self._usable()
        if header:
            return header
        seen = self._fetches
        if not self._lock.acquire(timeout=max(deadline.left(), deadline.attempt_seconds())):
            raise ConnectionFailedError("Another thread is still waiting for an access token.")
        try:
            header = self._usable()
            if header:
                return header
            if self._fetches != seen and self._refusal:
                # Threads that waited get the same answer without another call.
                raise self._refusal.copy()
            return self._fetch(deadline)
        finally:
            self._lock.release()

    def renew(self, authorization: str) -> bool:
        """Drops a refused token, unless another thread has replaced it already."""
        with self._lock:
            if self._header == authorization:
                self._header = None
        return True

    def _usable(self) -> Optional[str]:
        return self._header if self._caller.clock.now() < self._ends else None

    def _fetch(self, deadline: Deadline) -> str:
        self._refusal = None
        call = Call(
            "obtainAccessToken",
            headers={"Authorization": self._basic, "Content-Type": "application/x-www-form-urlencoded"},
            body=urlencode(self._form).encode("ascii"),
        )
        asked_at = self._caller.clock.now()
        try:
            answer = self._caller.json(call, deadline)
        except OAuthClientError as refusal:
            self._refusal = refusal
            raise
        finally:
            self._fetches += 1
        token, lifetime = _read_token(answer)
        self._ends = asked_at + max(1.0, lifetime - RENEW_BEFORE_SECONDS)
        self._header = f"Bearer {token}"
        return self._header


def _read_token(answer: object) -> "tuple[str, float]":
    if isinstance(answer, dict):
        token, lifetime = answer.get("access_token"), answer.get("expires_in")
        if isinstance(token, str) and token and isinstance(lifetime, (int, float)):
            return token, float(lifetime)
    failure: HandoverError = UnexpectedResponseError("The token endpoint answered without a token.", 200)
    raise failure
