"""Reads the signature headers of a message, in each format."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from email.message import Message
from typing import Any, Dict, Iterable, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from .webhook_errors import SignatureHeaderMalformedError, SignatureHeaderMissingError

SIGNATURE_HEADER = "X-Service-Signature"
STANDARD_HEADER = "webhook-signature"
OLDER_HEADER = "X-Webhook-Signature"

#: Headers in the forms of frameworks: a mapping, pairs of text or (ASGI) of bytes, or `headers` of http.server.
Headers = Union[
    Mapping[str, Union[str, Sequence[str], Any]], Iterable[Tuple[Union[str, bytes], Union[str, bytes]]], Message
]


class Signed(NamedTuple):
    """The content of the headers: the start of the signed text, and its signatures."""

    timestamp: str
    start: str
    signatures: List[bytes]
    is_older: bool = False

    def is_made_with(self, key: bytes, body: bytes) -> bool:
        text = self.start.encode("utf-8", "surrogatepass") + body
        right = hmac.new(key, text, hashlib.sha256).digest()
        # All are compared, each in constant time.
        return any([hmac.compare_digest(right, given) for given in self.signatures])


def _from_hex(text: str) -> bytes:
    """Empty if the text is not hexadecimal."""
    return bytes.fromhex(text) if re.fullmatch(r"(?:[0-9a-fA-F]{2})+", text) else b""


def _from_base64(text: str) -> bytes:
    """Empty if the text is not base64."""
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return b""


def read_headers(headers: Optional[Headers]) -> Dict[str, str]:
    """The headers by their names in lower case, from mappings, pairs, messages of http.server, or WSGI variables."""
    items = getattr(headers, "items", None)
    found: Dict[str, str] = {}
    for pair in items() if callable(items) else headers or ():
        if not isinstance(pair, (tuple, list)) or len(pair) != 2:
            continue
        name = _text(pair[0]).lower()
        # Django's request.META and other WSGI environments name headers like this.
        name = name[len("http_") :].replace("_", "-") if name.startswith("http_") else name
        found[name] = _text(pair[1]).strip()
    return found


def _text(value: object) -> str:
    if isinstance(value, bytes):
        return value.decode("latin-1")
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_text, value))
    return value if isinstance(value, str) else ""


def is_older_format(headers: Mapping[str, str]) -> bool:
    """True if only the header of the older interface came."""
    return OLDER_HEADER.lower() in headers and not {SIGNATURE_HEADER.lower(), STANDARD_HEADER} & set(headers)


def read_signature(headers: Mapping[str, str]) -> Signed:
    """The content of the headers of one of the formats."""
    if SIGNATURE_HEADER.lower() in headers:
        return _read_service(headers[SIGNATURE_HEADER.lower()])
    if STANDARD_HEADER in headers:
        return _read_standard(headers)
    if OLDER_HEADER.lower() in headers:
        return _read_older(headers)
    there = ", ".join(sorted(headers)[:20]) or "no headers at all"
    raise SignatureHeaderMissingError(f"The header {SIGNATURE_HEADER} is missing. There are: {there}.")


def _read_service(value: str) -> Signed:
    parts = [part.strip().partition("=") for part in value.split(",")]
    times = [text for name, _, text in parts if name == "t"]
    signatures = [signature for name, _, text in parts if name == "v1" and (signature := _from_hex(text))]
    if len(times) != 1 or not signatures:
        raise _malformed(SIGNATURE_HEADER, "t=<unix seconds>,v1=<hexadecimal>", value)
    timestamp = _checked_time(SIGNATURE_HEADER, times[0])
    return Signed(timestamp, f"{timestamp}.", signatures)


def _read_older(headers: Dict[str, str]) -> Signed:
    value = headers[OLDER_HEADER.lower()]
    name, _, text = value.partition("=")
    signature = _from_hex(text)
    if name != "sha256" or not signature:
        raise _malformed(OLDER_HEADER, "sha256=<hexadecimal>", value)
    timestamp = _checked_time("X-Webhook-Timestamp", _wanted(headers, "X-Webhook-Timestamp"))
    return Signed(timestamp, f"{timestamp}.", [signature], is_older=True)


def _read_standard(headers: Dict[str, str]) -> Signed:
    value = headers[STANDARD_HEADER]
    given = [_from_base64(text[len("v1,") :]) for text in value.split() if text.startswith("v1,")]
    signatures = [signature for signature in given if signature]
    if not signatures:
        raise _malformed(STANDARD_HEADER, "v1,<base64>", value)
    timestamp = _checked_time("webhook-timestamp", _wanted(headers, "webhook-timestamp"))
    return Signed(timestamp, f"{_wanted(headers, 'webhook-id')}.{timestamp}.", signatures)


def _wanted(headers: Dict[str, str], name: str) -> str:
    if not headers.get(name.lower()):
        raise SignatureHeaderMalformedError(f"The header {name} is missing, which belongs to the signature.")
    return headers[name.lower()]


def _checked_time(header: str, text: str) -> str:
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise _malformed(header, "unix seconds", text)
    return text


def _malformed(header: str, layout: str, value: str) -> SignatureHeaderMalformedError:
    return SignatureHeaderMalformedError(f"The header {header} should read {layout}, not {value[:80]!r}.")
