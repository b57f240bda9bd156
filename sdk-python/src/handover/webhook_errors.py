"""The faults of messages, each as a class of its own."""

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
    """A message that must not be believed. Answer it with 401; the class says which fault it is."""


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
