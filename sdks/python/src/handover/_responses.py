"""Reads answers: detects errors, chooses their class, and reads the pause to wait."""

from __future__ import annotations

import json
import re
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Dict, Mapping, NamedTuple, Optional, Type

from .error_codes import ERROR_CLASSES
from .errors import (
    ApiError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    ForbiddenError,
    HandoverError,
    NotFoundError,
    OAuthClientError,
    ServerError,
    TooManyRequestsError,
    UnexpectedResponseError,
    UnprocessableError,
)

_BY_STATUS: Dict[int, Type[ApiError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    403: ForbiddenError,
    404: NotFoundError,
    409: ConflictError,
    422: UnprocessableError,
    429: TooManyRequestsError,
}


class ServiceResponse(NamedTuple):
    """A complete answer of the service."""

    status: int
    #: Names are in lower case.
    headers: Mapping[str, str]
    body: bytes

    @property
    def request_id(self) -> Optional[str]:
        return self.headers.get("x-request-id")


def parse_json(body: bytes) -> Any:
    """The JSON value of a body; `ValueError` if it is invalid or nested too deeply."""
    try:
        return json.loads(body.decode("utf-8"))
    except RecursionError:
        raise ValueError("nested too deeply") from None


def retry_after_seconds(answer: ServiceResponse) -> Optional[float]:
    """The seconds of Retry-After, given as seconds or as a date; 0 for a date in the past."""
    text = answer.headers.get("retry-after", "").strip()
    if text.isascii() and text.isdigit() and len(text) < 10:
        return float(text)
    try:
        at = parsedate_to_datetime(text)
    except (TypeError, ValueError, IndexError):
        return None
    at = at if at.tzinfo else at.replace(tzinfo=timezone.utc)
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())


def error_of(answer: ServiceResponse) -> HandoverError:
    """The exception for an error answer."""
    if 300 <= answer.status < 400:
        to = answer.headers.get("location", "nowhere")[:200]
        message = f"The answer is a redirect to {to}, which is not followed; check the base address."
        return UnexpectedResponseError(message, answer.status, answer.request_id)
    try:
        body = parse_json(answer.body)
    except ValueError:
        body = None
    if isinstance(body, dict):
        inner = body.get("error")
        if isinstance(inner, dict) and _is_code(inner.get("code")):
            return _api_error(answer, inner["code"], inner)
        if isinstance(inner, str) and _is_code(inner):
            if isinstance(body.get("message"), str):
                return _api_error(answer, inner, body)
            said = str(body.get("error_description", ""))
            return OAuthClientError(inner, said, answer.status, answer.request_id, retry_after_seconds(answer))
    return unexpected_answer(answer)


def unexpected_answer(answer: ServiceResponse) -> UnexpectedResponseError:
    """The exception for an answer of something else than the service."""
    start = answer.body[:200].decode("utf-8", "replace")
    message = f"HTTP {answer.status} that is not from the service; is the address right? {start!r}"
    return UnexpectedResponseError(message, answer.status, answer.request_id, retry_after_seconds(answer))


def _is_code(value: object) -> bool:
    """Proxies put sentences or numbers here."""
    return isinstance(value, str) and re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", value) is not None


def _api_error(answer: ServiceResponse, code: str, fields: Mapping[str, Any]) -> ApiError:
    details = fields.get("details")
    request_id = fields.get("requestId")
    return _class_of(answer.status, code)(
        answer.status,
        code,
        str(fields.get("message", "")),
        request_id if isinstance(request_id, str) else answer.request_id,
        details if isinstance(details, dict) else {},
        retry_after_seconds(answer),
    )


def _class_of(status: int, code: str) -> Type[ApiError]:
    if code in ERROR_CLASSES:
        return ERROR_CLASSES[code]
    return ServerError if status >= 500 else _BY_STATUS.get(status, ApiError)
