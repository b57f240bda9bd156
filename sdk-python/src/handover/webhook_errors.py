"""The faults of messages, one class per fault."""

from __future__ import annotations

from .errors import HandoverError

__all__ = [
    "BodyNotRawError",
    "BodyRewrittenError",
    "SignatureHeaderMalformedError",
    "SignatureHeaderMissingError",
    "TimestampOffError",
    "WebhookVerificationError",
    "WrongSecretError",
]


class WebhookVerificationError(HandoverError):
    """A message that must not be trusted. Answer it with 401; the class is the fault."""


class SignatureHeaderMissingError(WebhookVerificationError):
    """A signature header is missing: the message is not from the service, or a proxy dropped the header."""


class SignatureHeaderMalformedError(WebhookVerificationError):
    """A signature header has the wrong layout."""


class TimestampOffError(WebhookVerificationError):
    """The signature is right, but too old: a replayed message, or a wrong clock."""

    def __init__(self, message: str, seconds: float) -> None:
        super().__init__(message)
        #: The age of the timestamp in seconds; negative in the future.
        self.seconds = seconds


class WrongSecretError(WebhookVerificationError):
    """None of the secrets signed these bytes: it is another endpoint's secret, or the bytes were changed."""


class BodyRewrittenError(WebhookVerificationError):
    """The body is not the received bytes, but JSON that was parsed and serialised again."""


class BodyNotRawError(WebhookVerificationError, TypeError):
    """The body was given as text or as parsed JSON instead of the received bytes."""
