"""Why an exchange brought no complete answer."""

from __future__ import annotations

import http.client
import socket


class ExchangeFailed(Exception):
    """No complete answer came."""

    def __init__(
        self, reason: str, cause: BaseException, *, sent: bool, is_permanent: bool = False, stale: bool = False
    ) -> None:
        super().__init__(reason)
        self.cause = cause
        #: True if the service may have received the call.
        self.sent = sent
        #: True if repeating cannot help.
        self.is_permanent = is_permanent
        #: True for a reused connection, which the service may have closed while it was idle.
        self.stale = stale


def reason_of(error: BaseException) -> str:
    """The cause in a few words."""
    if isinstance(error, socket.timeout):
        return "timed out"
    if isinstance(error, http.client.RemoteDisconnected):
        return "closed without an answer"
    if isinstance(error, http.client.IncompleteRead):
        return "the answer was cut off"
    return str(error) or type(error).__name__
