"""The faults of messages, one class per fault."""

from __future__ import annotations

from typing import Literal

from .errors import HandoverError

__all__ = [
    "BodyNotRawError",
    "BodyRewrittenError",
    "SignatureHeaderMalformedError",
    "SignatureHeaderMissingError",
    "TimestampOffError",
    "WebhookFault",
    "WebhookVerificationError",
    "WrongSecretError",
]

#: Why a message was not accepted.
WebhookFault = Literal[
    "NO_SECRET",
    "SECRET_IS_API_KEY",
    "SECRET_MALFORMED",
    "BODY_NOT_RAW",
    "OLDER_FORMAT",
    "HEADER_MISSING",
    "HEADER_MALFORMED",
    "BODY_REWRITTEN",
    "SIGNATURE_MISMATCH",
    "TOO_OLD",
    "IN_THE_FUTURE",
    "BODY_NOT_JSON",
]


class WebhookVerificationError(HandoverError):
    """A message that must not be trusted. Answer it with 401; the class and `fault` have the reason."""

    #: What is wrong, as a fixed value.
    fault: WebhookFault = "BODY_NOT_JSON"


class SignatureHeaderMissingError(WebhookVerificationError):
    """A signature header is missing: the message is not from the service, or a proxy dropped the header."""

    fault: WebhookFault = "HEADER_MISSING"


class SignatureHeaderMalformedError(WebhookVerificationError):
    """A signature header has the wrong layout."""

    fault: WebhookFault = "HEADER_MALFORMED"


class TimestampOffError(WebhookVerificationError):
    """The signature is right, but too old: a replayed message, or a wrong clock."""

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message)
        #: The age of the timestamp in seconds; negative in the future.
        self.seconds = seconds
        self.fault = "TOO_OLD" if seconds > 0 else "IN_THE_FUTURE"


class WrongSecretError(WebhookVerificationError):
    """None of the secrets signed these bytes: it is another endpoint's secret, or the bytes were changed."""

    def __init__(self, message: str, fault: WebhookFault = "SIGNATURE_MISMATCH") -> None:
        super().__init__(message)
        self.fault = fault


class BodyRewrittenError(WebhookVerificationError):
    """The body is not the received bytes, but JSON that was parsed and serialised again."""

    fault: WebhookFault = "BODY_REWRITTEN"


class BodyNotRawError(WebhookVerificationError, TypeError):
    """The body was given as text or as parsed JSON instead of the received bytes."""

    fault: WebhookFault = "BODY_NOT_RAW"
