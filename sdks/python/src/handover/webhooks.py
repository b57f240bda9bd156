"""Verifies messages of the service, and reports the fault of an invalid one."""

from __future__ import annotations

import base64
import json
import math
import re
import time
from datetime import datetime
from typing import List, NoReturn, Optional, Sequence, Union, cast

from ._signature_headers import Headers, Signed, is_older_format, read_headers, read_signature
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
    # Read once: some frameworks give an iterator.
    given = read_headers(headers)
    is_older = is_older_format(given)
    keys = _read_secrets(secrets, is_older)
    try:
        signed = read_signature(given)
    except WebhookVerificationError as error:
        error.fault = "OLDER_FORMAT" if is_older else error.fault
        raise
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


def _read_secrets(secrets: Union[str, bytes, Sequence[Union[str, bytes]]], is_older: bool) -> List[bytes]:
    given = [secrets] if isinstance(secrets, (str, bytes)) else list(secrets or [])
    texts = [each.decode("utf-8", "replace") if isinstance(each, bytes) else str(each or "") for each in given]
    if not all(each.strip() for each in texts) or not texts:
        raise WrongSecretError(
            "No secret was given, or an empty one; it was shown when the endpoint was created.", "NO_SECRET"
        )
    # Secrets of the older interface have any form.
    return [each.strip().encode("utf-8") if is_older else _read_secret(each.strip()) for each in texts]


def _read_secret(secret: str) -> bytes:
    if secret.startswith(("svc_", "svcc_")):
        raise WrongSecretError(
            "This is a credential of the API; the secret is the one of the webhook endpoint.", "SECRET_IS_API_KEY"
        )
    key = secret.encode("utf-8", "replace")
    if secret.startswith("whsec_"):
        try:
            key = base64.b64decode(secret[len("whsec_") :], validate=True)
        except ValueError:
            key = b""
    if not re.fullmatch(rb"[0-9a-f]{64}", key):
        raise WrongSecretError(
            "A secret has 64 hexadecimal characters, or is whsec_ with 88 characters of base64 after it; "
            f"this one has {len(secret)}.",
            "SECRET_MALFORMED",
        )
    return key


def _check_time(signed: Signed, now: Union[None, float, datetime], tolerance: float) -> None:
    at = now.timestamp() if isinstance(now, datetime) else time.time() if now is None else now
    off = math.floor(at) - int(signed.timestamp)
    if abs(off) > tolerance:
        when = f"{abs(off):.0f} s in the {'past' if off > 0 else 'future'}"
        message = f"The timestamp lies {when}; {tolerance:.0f} s are allowed. Check the clock of this machine."
        raise TimestampOffError(message, off)


def _explain(signed: Signed, keys: List[bytes], body: bytes) -> NoReturn:
    """Tries common mistakes. It never reveals the right signature."""
    if signed.is_older:
        raise WrongSecretError(
            "No secret fits. This endpoint still gets the older format; switch it to API v1 in the portal.",
            "OLDER_FORMAT",
        )
    compact = _compact(body)
    if compact is not None and any(signed.is_made_with(key, compact) for key in keys):
        raise BodyRewrittenError(f"The body is the right JSON, but was serialised again: {_RAW}")
    if not body:
        raise WrongSecretError("No secret fits: the body is empty, because something has read it before.")
    if compact is not None and (len(compact) < len(body) or not body.startswith(b'{"id":')):
        raise WrongSecretError(f"No secret fits, and the body looks as if it was serialised again: {_RAW}")
    raise WrongSecretError(
        "No secret fits: it belongs to another endpoint or was renewed, or the body was changed on its way."
    )


def _compact(body: bytes) -> Optional[bytes]:
    """The JSON as the service writes it; None if the body is not JSON."""
    try:
        value = json.loads(body.decode("utf-8-sig"))
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    except (ValueError, RecursionError):
        return None
