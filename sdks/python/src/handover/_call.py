"""One call: what it sends, and what is reported about it."""

from __future__ import annotations

import enum
import json
from dataclasses import dataclass, field
from typing import Any, Mapping, NamedTuple, Optional
from urllib.parse import quote, urlencode

from ._connection import HeldAnswer, Sink
from ._operations import OPERATIONS
from .errors import HandoverError

MAX_JSON_BYTES = 16 * 1024 * 1024


class Repeat(enum.Enum):
    """Whether a call may be sent again when its outcome is unknown."""

    SAFE_TO_REPEAT = "the same call again changes nothing more, or carries a key"
    NEVER_EXECUTED_CODES = "the service recognises no repetition"


@dataclass
class Call:
    """One operation with everything it sends."""

    operation: str
    path_values: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Optional[str]] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    body: Optional[bytes] = None
    repeat: Repeat = Repeat.SAFE_TO_REPEAT
    idempotency_key: Optional[str] = None
    #: Receives the file of a download.
    sink: Optional[Sink] = None
    #: Receives an answer without an end.
    held: Optional[HeldAnswer] = None
    max_bytes: int = MAX_JSON_BYTES
    #: Seconds that one attempt has, if the usual time is less.
    min_seconds: float = 0.0
    #: Where the user finds the outcome if it is unknown.
    when_unknown: str = ""

    def target(self) -> "tuple[str, str]":
        method, path = OPERATIONS[self.operation]
        for name, value in self.path_values.items():
            path = path.replace("{" + name + "}", quote(value, safe=""))
        query = {name: value for name, value in self.query.items() if value is not None}
        return method, f"{path}?{urlencode(query)}" if query else path


class AnsweredCall(NamedTuple):
    """A call that the service answered."""

    #: Method and path.
    call: str
    status: int
    #: Give it when you ask for help; None if a proxy removed it.
    request_id: Optional[str]
    attempts: int


class Retry(NamedTuple):
    """A call that is about to be repeated."""

    #: Method and path.
    call: str
    #: How often it was sent.
    attempts: int
    #: The error of the last attempt.
    error: HandoverError
    #: Seconds until the next attempt.
    pause: float


def to_json(value: Any) -> bytes:
    """The encoded body; values that JSON cannot represent raise ValueError or TypeError."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode("utf-8")
