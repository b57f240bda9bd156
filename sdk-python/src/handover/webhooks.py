"""Verifies messages of the service, and says which fault it is when one does not fit."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from datetime import datetime
from typing import Callable, Dict, Iterable, List, Mapping, NamedTuple, NoReturn, Optional, Sequence, Tuple, Union, cast

from .errors import HandoverError
from .events import WebhookEvent

__all__ = [
    "BodyNotRawError",
    "BodyRewrittenError",
    "SignatureHeaderMalformedError",
    "SignatureHeaderMissingError",
    "TimestampOffError",
    "WebhookVerificationError",
    "WrongSecretError",
    "verify_webhook",
]

#: Messages that are further off in time are refused.
TOLERANCE_SECONDS = 300

SIGNATURE_HEADER = "X-Service-Signature"
STANDARD_HEADER = "webhook-signature"
OLDER_HEADER = "X-Webhook-Signature"

_RAW = "hand over the bytes of the request as they came."

#: Headers as frameworks hand them out: a mapping, or pairs, of text or (ASGI) of bytes.
Headers = Union[Mapping[str, Union[str, Sequence[str]]], Iterable[Tuple[Union[str, bytes], Union[str, bytes]]]]


class WebhookVerificationError(HandoverError):
    """A message that must not be believed. Answer it with 400; the class says which fault it is."""


class SignatureHeaderMissingError(WebhookVerificationError):
    """A header of the signature did not arrive: not from the service, or a proxy dropped it."""


class SignatureHeaderMalformedError(WebhookVerificationError):
    """A header of the signature has another layout than the service gives it."""


class TimestampOffError(WebhookVerificationError):
    """The signature is right, but from too long ago: a message sent again by somebody, or a wrong clock."""

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message)
        #: How far the timestamp lies in the past; below 0 in the future.
        self.seconds = seconds


class WrongSecretError(WebhookVerificationError):
    """None of the secrets signed these bytes: it is another endpoint's secret, or the bytes were changed."""


class BodyRewrittenError(WebhookVerificationError):
    """The body is not the bytes that came, but JSON that was read and written anew."""


class BodyNotRawError(WebhookVerificationError, TypeError):
    """The body was handed over as text or as parsed JSON instead of the bytes that came."""


def verify_webhook(
    raw_body: bytes,
    headers: Headers,
    secrets: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
    now: Union[None, float, datetime] = None,
) -> WebhookEvent:
    """The event of a message that the service has signed; raises a `WebhookVerificationError` otherwise.

    raw_body: the bytes of the request as they came, before any JSON parser.
    headers: those of the request, whatever case their names have.
    secrets: the secret of the endpoint; several while one replaces another.
    now: the time of receipt, if it is not this moment.

    The same message can come more than once: remember `event["id"]`.
    """
    if isinstance(raw_body, (bytearray, memoryview)):
        raw_body = bytes(raw_body)
    if not isinstance(raw_body, bytes):
        raise BodyNotRawError(f"The body is a {type(raw_body).__name__}; {_RAW}")
    keys = _read_secrets(secrets)
    signed = _read_signature(_by_name(headers))
    if not any(signed.is_made_with(key, raw_body) for key in keys):
        _explain(signed, keys, raw_body)
    _check_time(signed, now, tolerance_seconds)
    try:
        event = json.loads(raw_body.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise WebhookVerificationError("The signature is right, but the body is no JSON.") from error
    if not isinstance(event, dict):
        raise WebhookVerificationError("The signature is right, but the body is no JSON object.")
    return cast(WebhookEvent, event)


class _Signed(NamedTuple):
    """What the headers say: which start of the signed text, and the signatures of it."""

    timestamp: str
    start: str
    signatures: List[str]
    write: Callable[[bytes], str]

    def is_made_with(self, key: bytes, body: bytes) -> bool:
        text = self.start.encode("utf-8", "surrogatepass") + body
        right = self.write(hmac.new(key, text, hashlib.sha256).digest()).encode("ascii")
        # All are compared, each in constant time.
        return any([hmac.compare_digest(right, given.encode("utf-8", "surrogatepass")) for given in self.signatures])


def _to_hex(digest: bytes) -> str:
    return digest.hex()


def _to_base64(digest: bytes) -> str:
    return base64.b64encode(digest).decode("ascii")


def _read_secrets(secrets: Union[str, Sequence[str]]) -> List[bytes]:
    given = [secrets] if isinstance(secrets, str) else list(secrets or [])
    keys = [_read_secret(each.strip()) for each in given if each and each.strip()]
    if not keys:
        raise WrongSecretError("No secret was given; it was shown when the endpoint was created.")
    return keys


def _read_secret(secret: str) -> bytes:
    if not secret.startswith("whsec_"):
        return secret.encode("utf-8")
    try:
        return base64.b64decode(secret[len("whsec_") :], validate=True)
    except binascii.Error as error:
        raise WrongSecretError("A secret that begins with whsec_ goes on in base64; this one does not.") from error


def _by_name(headers: Headers) -> Dict[str, str]:
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    found: Dict[str, str] = {}
    for name, value in pairs:
        found[_text(name).lower()] = _text(value).strip()
    return found


def _text(value: Union[None, str, bytes, Sequence[str]]) -> str:
    if isinstance(value, bytes):
        return value.decode("latin-1")
    return value if isinstance(value, str) else ", ".join(value or [])


def _read_signature(headers: Dict[str, str]) -> _Signed:
    if SIGNATURE_HEADER.lower() in headers:
        return _read_service(headers[SIGNATURE_HEADER.lower()])
    if OLDER_HEADER.lower() in headers:
        return _read_older(headers)
    if STANDARD_HEADER in headers:
        return _read_standard(headers)
    there = ", ".join(sorted(headers)[:20]) or "no headers at all"
    raise SignatureHeaderMissingError(f"The header {SIGNATURE_HEADER} is missing. There are: {there}.")


def _read_service(value: str) -> _Signed:
    parts = [part.strip().partition("=") for part in value.split(",")]
    times = [text for name, _, text in parts if name == "t"]
    signatures = [text for name, _, text in parts if name == "v1" and text]
    if len(times) != 1 or not signatures:
        raise _malformed(SIGNATURE_HEADER, "t=<unix seconds>,v1=<hexadecimal>", value)
    timestamp = _checked_time(SIGNATURE_HEADER, times[0])
    return _Signed(timestamp, f"{timestamp}.", signatures, _to_hex)


def _read_older(headers: Dict[str, str]) -> _Signed:
    value = headers[OLDER_HEADER.lower()]
    name, _, signature = value.partition("=")
    if name != "sha256" or not signature:
        raise _malformed(OLDER_HEADER, "sha256=<hexadecimal>", value)
    timestamp = _checked_time("X-Webhook-Timestamp", _wanted(headers, "X-Webhook-Timestamp"))
    return _Signed(timestamp, f"{timestamp}.", [signature], _to_hex)


def _read_standard(headers: Dict[str, str]) -> _Signed:
    value = headers[STANDARD_HEADER]
    signatures = [text[len("v1,") :] for text in value.split() if text.startswith("v1,")]
    if not signatures:
        raise _malformed(STANDARD_HEADER, "v1,<base64>", value)
    timestamp = _checked_time("webhook-timestamp", _wanted(headers, "webhook-timestamp"))
    return _Signed(timestamp, f"{_wanted(headers, 'webhook-id')}.{timestamp}.", signatures, _to_base64)


def _wanted(headers: Dict[str, str], name: str) -> str:
    if not headers.get(name.lower()):
        raise SignatureHeaderMissingError(f"The header {name} is missing, which belongs to the signature.")
    return headers[name.lower()]


def _checked_time(header: str, text: str) -> str:
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise _malformed(header, "unix seconds", text)
    return text


def _malformed(header: str, layout: str, value: str) -> SignatureHeaderMalformedError:
    return SignatureHeaderMalformedError(f"The header {header} should read {layout}, not {value[:80]!r}.")


def _check_time(signed: _Signed, now: Union[None, float, datetime], tolerance: float) -> None:
    at = now.timestamp() if isinstance(now, datetime) else time.time() if now is None else now
    off = at - int(signed.timestamp)
    if abs(off) > tolerance:
        when = f"{abs(off):.0f} s in the {'past' if off > 0 else 'future'}"
        message = f"The timestamp lies {when}; {tolerance:.0f} s are allowed. Check the clock of this machine."
        raise TimestampOffError(message, off)


def _explain(signed: _Signed, keys: List[bytes], body: bytes) -> NoReturn:
    """Tries what commonly goes wrong. It never reveals the right signature."""
    compact = _compact(body)
    if compact is not None and any(signed.is_made_with(key, compact) for key in keys):
        raise BodyRewrittenError(f"The body was read as JSON and written anew: {_RAW}")
    if compact is not None and (len(compact) < len(body) or not body.startswith(b'{"id":')):
        raise BodyRewrittenError(f"The body was read as JSON and written anew (or no secret fits): {_RAW}")
    if body and body[-1:] in b"\r\n" or body[:3] == b"\xef\xbb\xbf":
        raise BodyRewrittenError("Something was added to the body, a line break or a byte order mark.")
    if not body:
        raise BodyRewrittenError("The body is empty: something has read it before, so hand over what was read.")
    for key in keys:
        if key.startswith((b"svc_test_", b"svc_live_", b"svcc_")):
            raise WrongSecretError("This is a credential of the API; the secret is the one of the webhook endpoint.")
    lengths = sorted({len(key) for key in keys})
    if lengths != [64]:
        raise WrongSecretError(
            f"No secret fits. One has 64 hexadecimal characters; given was a length of {', '.join(map(str, lengths))}."
        )
    raise WrongSecretError(
        "No secret fits: it belongs to another endpoint or was renewed, or the body was changed on its way."
    )


def _compact(body: bytes) -> Optional[bytes]:
    """The JSON as the service writes it; None where the body is none."""
    try:
        value = json.loads(body.decode("utf-8"))
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    except (ValueError, RecursionError):
        return None
