"""Server-sent events, as far as the service uses them: `event`, `id` and `data`, ended by an empty line."""

from __future__ import annotations

from typing import Iterable, Iterator, List, NamedTuple

from .errors import ResponseTooLargeError

MAX_MESSAGE_BYTES = 16 * 1024 * 1024


class Message(NamedTuple):
    """One message with its raw data."""

    event: str
    id: str
    data: bytes


def read_messages(chunks: Iterable[bytes]) -> Iterator[Message]:
    """Parses messages from chunks of bytes of any size; an incomplete message at the end is dropped."""
    event, message_id = "", ""
    data: List[bytes] = []
    size = 0
    for line in _lines(chunks):
        size += len(line)
        if size > MAX_MESSAGE_BYTES:
            raise _too_large()
        if not line:
            if data:
                yield Message(event, message_id, b"\n".join(data))
            event, message_id, data, size = "", "", [], 0
            continue
        name, _, value = line.partition(b":")
        value = value[1:] if value.startswith(b" ") else value
        if name == b"event":
            event = value.decode("utf-8", "replace")
        elif name == b"id":
            message_id = value.decode("utf-8", "replace")
        elif name == b"data":
            data.append(value)


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    rest = b""
    for chunk in chunks:
        *whole, rest = (rest + chunk).split(b"\n")
        if len(rest) > MAX_MESSAGE_BYTES:
            raise _too_large()
        for line in whole:
            yield line[:-1] if line.endswith(b"\r") else line


def _too_large() -> ResponseTooLargeError:
    return ResponseTooLargeError(f"A message of the stream has more than {MAX_MESSAGE_BYTES} bytes.")
