"""The base of the parts of a client: creates calls from arguments."""

from __future__ import annotations

import hashlib
import json
import uuid
from datetime import datetime, timezone
from typing import Any, Callable, Dict, Iterator, Mapping, Optional, Sequence, Union

from ._call import Call, to_json
from ._caller import Caller
from .errors import ConfigurationError, UnexpectedResponseError

#: A moment: with a time zone, or as ISO 8601 text.
Moment = Union[datetime, str]

MAX_KEY_LENGTH = 200


class Resource:
    """One part of a client, such as `client.orders`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller


def path_value(name: str, value: str) -> str:
    """A value for a path: an empty one or dots would change the path."""
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise ConfigurationError(f"{name} must be an id or a number, not {value!r}.")
    return value


def body_of(value: Any) -> bytes:
    """A body as JSON."""
    try:
        return to_json(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise ConfigurationError(f"The body cannot be written as JSON: {error}") from error


def creation_call(
    operation: str,
    body: Mapping[str, Any],
    idempotency_key: Optional[str],
    scenario: Optional[str],
    mode: Optional[str],
) -> Call:
    """A call that creates once, whatever the retries."""
    headers: Dict[str, str] = {}
    if scenario is not None:
        headers["X-Sandbox-Scenario"] = header_value("scenario", scenario)
    if mode is not None:
        headers["X-Sandbox-Mode"] = header_value("mode", mode)
    key = key_for(operation, body) if idempotency_key is None else validate_key(idempotency_key)
    return Call(operation, body=body_of(body), headers=headers, idempotency_key=key)


def header_value(name: str, value: str) -> str:
    """Text that can be sent as a header."""
    is_text = isinstance(value, str) and value.isascii() and value.isprintable()
    if not is_text or not value or value.strip() != value:
        raise ConfigurationError(f"{name} is empty or holds blanks at its ends or characters that cannot be sent.")
    return value


def key_for(operation: str, body: Mapping[str, Any]) -> str:
    """The key of a creation if the caller gives none.

    With an externalOrderId it is a hash of the content, so that the same call of a restarted process
    is recognised as well.
    """
    if not body.get("externalOrderId"):
        return str(uuid.uuid4())
    content = json.dumps([operation, json.loads(body_of(body))], sort_keys=True)
    return "content-" + hashlib.sha256(content.encode("utf-8")).hexdigest()


def validate_key(key: str) -> str:
    """A key, checked for use as a header."""
    if not isinstance(key, str) or not 0 < len(key) <= MAX_KEY_LENGTH or not key.isascii() or not key.isprintable():
        raise ConfigurationError(f"An Idempotency-Key has 1 to {MAX_KEY_LENGTH} printable ASCII characters.")
    return key


def moment_text(moment: Moment) -> str:
    """A moment in the format of the service."""
    if isinstance(moment, str):
        return moment
    if moment.tzinfo is None:
        raise ConfigurationError(f"{moment!r} has no time zone.")
    text = moment.astimezone(timezone.utc).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")


def all_pages(read: Callable[[Optional[str]], Any], cursor: Optional[str] = None) -> Iterator[Any]:
    """The entries of a list from a cursor on, loaded page by page."""
    while True:
        page = read(cursor)
        yield from page["data"]
        if page["nextCursor"] is None:
            return
        if page["nextCursor"] == cursor:
            raise UnexpectedResponseError("The list does not move on: the same cursor came twice.", 200)
        cursor = page["nextCursor"]


def list_text(values: Optional[Union[str, Sequence[str]]]) -> Optional[str]:
    """One value, or several separated by commas."""
    return values if values is None or isinstance(values, str) else ",".join(values)


def read_moment(text: str) -> datetime:
    """Parses text of the service or of a caller to a moment with a time zone."""
    try:
        # Python 3.9 and 3.10 cannot parse Z.
        moment = datetime.fromisoformat(text[:-1] + "+00:00" if text.endswith(("Z", "z")) else text)
    except ValueError as error:
        raise ConfigurationError(f"{text!r} is no moment in ISO 8601.") from error
    if moment.tzinfo is None:
        raise ConfigurationError(f"{text!r} has no time zone.")
    return moment
