"""The errors of the package, one class per kind."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional

from ._details_text import details_text

__all__ = [
    "ApiError",
    "AuthenticationError",
    "BadRequestError",
    "ChecksumError",
    "ConfigurationError",
    "ConflictError",
    "ConnectionFailedError",
    "ForbiddenError",
    "HandoverError",
    "NotFoundError",
    "NotSavedError",
    "OAuthClientError",
    "OutcomeUnknownError",
    "ResponseTooLargeError",
    "ServerError",
    "TooManyRequestsError",
    "UnexpectedResponseError",
    "UnprocessableError",
]


class HandoverError(Exception):
    """The base class of all errors of this package about calls and messages."""

    #: The key with which the call can be repeated without creating twice, if it had one.
    idempotency_key: Optional[str] = None
    #: How often the call was sent.
    attempts: int = 0
    #: True if an earlier attempt without an answer may have had its effect.
    in_doubt: bool = False


class ConfigurationError(HandoverError, ValueError):
    """The options of the client are invalid."""


class ConnectionFailedError(HandoverError):
    """No complete answer came within the total time: refused, reset, cut off or timed out.

    `__cause__` holds the last failure. With `idempotency_key` the call can be repeated later.
    """

    #: True if a repetition cannot help, for instance with an untrusted certificate.
    is_permanent: bool = False
    #: True if it ended because nothing came in time.
    timed_out: bool = False


class OutcomeUnknownError(HandoverError):
    """The call may or may not have had its effect, and repeating it could have a second one.

    Only calls whose repetition the service cannot recognise end like this: a single step of a scenario,
    creating a webhook endpoint and creating an inbox. The message says where to look.
    """


class ResponseTooLargeError(HandoverError):
    """The answer is larger than the limit of the client."""


class NotSavedError(HandoverError):
    """A downloaded file could not be written; `__cause__` has the reason."""


class ChecksumError(HandoverError):
    """The bytes of a document do not match the SHA-256 of the service."""


class UnexpectedResponseError(HandoverError):
    """An answer that is not from the service, for instance from a proxy, or a redirect.

    Redirects are not followed, because they would pass on the credentials.
    """

    def __init__(
        self, message: str, status: int, request_id: Optional[str] = None, retry_after: Optional[float] = None
    ) -> None:
        super().__init__(message)
        #: The HTTP status.
        self.status = status
        #: `X-Request-Id` of the answer.
        self.request_id = request_id
        #: Seconds that the answer asks to wait.
        self.retry_after = retry_after


class OAuthClientError(HandoverError):
    """The token endpoint refused the OAuth client."""

    def __init__(
        self,
        code: str,
        description: str,
        status: int,
        request_id: Optional[str],
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(f"{code}: {description}" if description else code)
        #: By RFC 6749, for instance `invalid_client`.
        self.code = code
        #: The sentence of the service, for people.
        self.description = description
        #: The HTTP status.
        self.status = status
        #: To name when you ask for help.
        self.request_id = request_id
        #: Seconds that the service asks to wait.
        self.retry_after = retry_after

    def copy(self) -> "OAuthClientError":
        """The same error for another call that waited for it."""
        return OAuthClientError(self.code, self.description, self.status, self.request_id, self.retry_after)


class ApiError(HandoverError):
    """The service refused the call. Evaluate the class or `code`, not the message."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        request_id: Optional[str] = None,
        details: Optional[Mapping[str, Any]] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        #: The HTTP status.
        self.status = status
        #: The fixed value to evaluate.
        self.code = code
        #: An English sentence, which may change.
        self.message = message
        #: To name when you ask for help.
        self.request_id = request_id
        #: What the code says more precisely.
        self.details: Dict[str, Any] = dict(details or {})
        #: Seconds that the service asks to wait.
        self.retry_after = retry_after

    def __str__(self) -> str:
        """The message for a log line, with all details."""
        named = f" (request {self.request_id})" if self.request_id else ""
        return f"{self.status} {self.code}: {self.message}{named}{details_text(self.details)}"


class BadRequestError(ApiError):
    """400: the call itself is wrong."""

    @property
    def fields(self) -> List[Dict[str, str]]:
        """Every wrong field, each with `field`, `code` and `message`."""
        return _dicts(self.details.get("fields"))


class AuthenticationError(ApiError):
    """401: the credential is missing, wrong, expired or disabled."""


class ForbiddenError(ApiError):
    """403: the credential or the account may not do this."""


class NotFoundError(ApiError):
    """404: it does not exist in this account and environment."""


class ConflictError(ApiError):
    """409: the state of the record does not allow it."""


class UnprocessableError(ApiError):
    """422: the order breaks rules of transport or of the agreement."""

    @property
    def errors(self) -> List[Dict[str, str]]:
        """Every broken rule, each with `code`, `field` and `message`."""
        return _dicts(self.details.get("errors"))


class TooManyRequestsError(ApiError):
    """429: a limit was reached, and waiting for it would exceed the total time."""


class ServerError(ApiError):
    """5xx: the service failed until the total time had passed."""


def _dicts(value: Any) -> List[Dict[str, str]]:
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
