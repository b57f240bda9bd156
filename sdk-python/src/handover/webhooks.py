"""Verifies messages of the service, and reports the fault of an invalid one."""

from __future__ import annotations

import base64
import binascii
import json
import time
from datetime import datetime
from typing import List, NoReturn, Optional, Sequence, Union, cast

from ._signature_headers import Headers, Signed, read_signature
from .errors import ConfigurationError
from .events import WebhookEvent
from .webhook_errors import (
    BodyNotRawError,
    BodyRewrittenError,
    TimestampOffError,
    WebhookVerificationError,
    WrongSecretError,
)

__all__ = ["TOLERANCE_SECONDS", "verify_webhook"]

#: Messages with a larger time difference are refused.
TOLERANCE_SECONDS = 300

_RAW = "hand over the bytes of the request as they came."


def verify_webhook(
    raw_body: Union[bytes, bytearray, memoryview],
    headers: Headers,
    secrets: Union[str, bytes, Sequence[Union[str, bytes]]],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
    now: Union[None, float, datetime] = None,
) -> WebhookEvent:
    """The event of a message that the service has signed; raises a `WebhookVerificationError` otherwise.

    raw_body: the bytes of the request as received, before any JSON parser.
    headers: those of the request, with names in any case.
    secrets: the secret of the endpoint as text or bytes; several while one replaces another.
    now: the time of receipt, if it is not the current time.

    The same message can arrive more than once: store `event["id"]`.
    """
    if not isinstance(raw_body, (bytes, bytearray, memoryview)):
        raise BodyNotRawError(f"The body is a {type(raw_body).__name__}; {_RAW}")
    if not (isinstance(tolerance_seconds, (int, float)) and tolerance_seconds >= 0):
        # NaN would accept a message of any age.
        raise ConfigurationError(f"tolerance_seconds is a number of seconds, not {tolerance_seconds!r}.")
    body = bytes(raw_body)
    keys = _read_secrets(secrets)
    signed = read_signature(headers)
    if not any(signed.is_made_with(key, body) for key in keys):
        _explain(signed, keys, body)
    _check_time(signed, now, tolerance_seconds)
    try:
        event = json.loads(body.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise WebhookVerificationError("The signature is right, but the body is no JSON.") from error
    if not isinstance(event, dict):
        raise WebhookVerificationError("The signature is right, but the body is no JSON object.")
    return cast(WebhookEvent, event)


def _read_secrets(secrets: Union[str, bytes, Sequence[Union[str, bytes]]]) -> List[bytes]:
    given = [secrets] if isinstance(secrets, (str, bytes)) else list(secrets or [])
    texts = [each.decode("utf-8", "replace") if isinstance(each, bytes) else str(each or "") for each in given]
    keys = [_read_secret(each.strip()) for each in texts if each.strip()]
    if not keys:
        raise WrongSecretError("No secret was given; it was shown when the endpoint was created.")
    return keys


def _read_secret(secret: str) -> bytes:
    if not secret.startswith("whsec_"):
        return secret.encode("utf-8")
    try:
        return base64.b64decode(secret[len("whsec_") :], validate=True)
    except binascii.Error as error:
        raise WrongSecretError("A secret is base64 after whsec_; this one is not.") from error


def _check_time(signed: Signed, now: Union[None, float, datetime], tolerance: float) -> None:
    at = now.timestamp() if isinstance(now, datetime) else time.time() if now is None else now
    off = at - int(signed.timestamp)
    if abs(off) > tolerance:
        when = f"{abs(off):.0f} s in the {'past' if off > 0 else 'future'}"
        message = f"The timestamp lies {when}; {tolerance:.0f} s are allowed. Check the clock of this machine."
        raise TimestampOffError(message, off)


def _explain(signed: Signed, keys: List[bytes], body: bytes) -> NoReturn:
    """Tries common mistakes. It never reveals the right signature."""
    compact = _compact(body)
    if compact is not None and any(signed.is_made_with(key, compact) for key in keys):
        raise BodyRewrittenError(f"The body was parsed as JSON and serialised again: {_RAW}")
    if compact is not None and (len(compact) < len(body) or not body.startswith(b'{"id":')):
        raise BodyRewrittenError(f"The body was parsed as JSON and serialised again (or no secret fits): {_RAW}")
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
    """The JSON as the service writes it; None if the body is not JSON."""
    try:
        value = json.loads(body.decode("utf-8"))
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    except (ValueError, RecursionError):
        return None
