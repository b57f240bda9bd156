"""One class for every error code of the interface.

Written by scripts/generate.py from openapi/v1.json; do not edit.
"""

from __future__ import annotations

from typing import Dict, Type

from .errors import (
    ApiError,
    AuthenticationError,
    BadRequestError,
    ConflictError,
    ForbiddenError,
    NotFoundError,
    ServerError,
    TooManyRequestsError,
    UnprocessableError,
)

__all__ = [
    "AccessTokenRequiredError",
    "AccountNotEligibleError",
    "AccountSuspendedError",
    "CredentialsAwaitingApprovalError",
    "CredentialsDisabledError",
    "CredentialsExpiredError",
    "DocumentNotFoundError",
    "EndpointPausedError",
    "ExternalOrderIdExistsError",
    "FeatureNotEnabledError",
    "IdempotencyKeyReusedError",
    "IdempotencyRequestInProgressError",
    "InsufficientScopeError",
    "InternalError",
    "InvalidCredentialsError",
    "InvalidCursorError",
    "InvalidIdempotencyKeyError",
    "InvalidJsonError",
    "InvalidRequestError",
    "InvalidScenarioError",
    "InvalidTokenError",
    "InvalidWebhookUrlError",
    "NoContractingPartyError",
    "NoV1MessageError",
    "OrderNotCancellableError",
    "OrderNotChangeableError",
    "OrderNotFoundError",
    "PayloadTooLargeError",
    "QuoteAcceptanceNotAgreedError",
    "QuoteAlreadyDecidedError",
    "QuoteDocumentNotFoundError",
    "QuoteExpiredError",
    "QuoteNotFoundError",
    "QuoteNotOfferedError",
    "QuoteVersionMismatchError",
    "RateLimitedError",
    "RequestHasQuoteError",
    "SandboxFinishedError",
    "SandboxLimitError",
    "SandboxOnlyError",
    "ServiceBusyError",
    "ServiceNotApplicableError",
    "ServiceNotSupportedError",
    "ServiceUnavailableError",
    "StorageUnavailableError",
    "SubscriptionNotFoundError",
    "TokenExpiredError",
    "TooManySubscriptionsError",
    "TransportTypeNotAllowedError",
    "UnauthorizedError",
    "VehicleNotDriveableError",
    "ERROR_CLASSES",
]


class InvalidRequestError(BadRequestError):
    """400 `INVALID_REQUEST`: The request has missing, wrong or unknown fields; details.fields names each of
    them.
    """


class UnauthorizedError(AuthenticationError):
    """401 `UNAUTHORIZED`: No credentials. Send "Authorization: Bearer <access token or API key>" or "X-API-
    Key: <API key>".
    """


class InvalidCredentialsError(AuthenticationError):
    """401 `INVALID_CREDENTIALS`: The credential is unknown or has been revoked. Check that it was copied
    whole.
    """


class TokenExpiredError(AuthenticationError):
    """401 `TOKEN_EXPIRED`: The access token has expired. Obtain a new one from POST /extern/oauth/token."""


class InvalidTokenError(AuthenticationError):
    """401 `INVALID_TOKEN`: The access token was altered, cut or not issued by this service. Obtain a new one;
    API keys begin with svc_test_ or svc_live_.
    """


class AccessTokenRequiredError(AuthenticationError):
    """401 `ACCESS_TOKEN_REQUIRED`: This is the secret of an OAuth client. Exchange it for an access token at
    POST /extern/oauth/token.
    """


class CredentialsExpiredError(AuthenticationError):
    """401 `CREDENTIALS_EXPIRED`: The credential has expired. Create a new one."""


class CredentialsDisabledError(AuthenticationError):
    """401 `CREDENTIALS_DISABLED`: The credential is disabled. Enable it again or use another one."""


class CredentialsAwaitingApprovalError(AuthenticationError):
    """401 `CREDENTIALS_AWAITING_APPROVAL`: The credential may order in production and waits for the approval
    of an admin of your account, who got a mail about it.
    """


class AccountSuspendedError(ForbiddenError):
    """403 `ACCOUNT_SUSPENDED`: The account is suspended. Please contact the operator."""


class AccountNotEligibleError(ForbiddenError):
    """403 `ACCOUNT_NOT_ELIGIBLE`: Only accounts of ordering customers can use this interface."""


class FeatureNotEnabledError(ForbiddenError):
    """403 `FEATURE_NOT_ENABLED`: API v1 is not enabled for production of this account. Use the sandbox or
    contact the operator.
    """


class RateLimitedError(TooManyRequestsError):
    """429 `RATE_LIMITED`: Too many requests. Wait for Retry-After seconds."""


class InternalError(ServerError):
    """500 `INTERNAL_ERROR`: Unexpected error. Repeat later; with an Idempotency-Key that is safe."""


class ServiceUnavailableError(ServerError):
    """503 `SERVICE_UNAVAILABLE`: The service cannot reach its database right now. Repeat after Retry-After
    seconds; with an Idempotency-Key that is safe.
    """


class InvalidCursorError(BadRequestError):
    """400 `INVALID_CURSOR`: The cursor is not valid here. Send nextCursor of the previous page unchanged, or
    start without.
    """


class InsufficientScopeError(ForbiddenError):
    """403 `INSUFFICIENT_SCOPE`: The credential lacks a scope that this call needs; details names required and
    granted ones.
    """


class InvalidJsonError(BadRequestError):
    """400 `INVALID_JSON`: The body is not valid JSON. Send one JSON document in UTF-8."""


class InvalidIdempotencyKeyError(BadRequestError):
    """400 `INVALID_IDEMPOTENCY_KEY`: The Idempotency-Key may have 1 to 200 characters."""


class InvalidScenarioError(BadRequestError):
    """400 `INVALID_SCENARIO`: Unknown X-Sandbox-Scenario; details.allowed lists the ones that can be used
    here. The documentation of the sandbox has further ones about money.
    """


class IdempotencyKeyReusedError(ConflictError):
    """409 `IDEMPOTENCY_KEY_REUSED`: This key was used with other content. Use a new key for a new order."""


class IdempotencyRequestInProgressError(ConflictError):
    """409 `IDEMPOTENCY_REQUEST_IN_PROGRESS`: The first call with this key is still running. Repeat after
    Retry-After seconds.
    """


class ExternalOrderIdExistsError(ConflictError):
    """409 `EXTERNAL_ORDER_ID_EXISTS`: An order or request exists under this externalOrderId; details names
    it.
    """


class NoContractingPartyError(ConflictError):
    """409 `NO_CONTRACTING_PARTY`: No commercial contact is stored for the account. Please contact the
    operator.
    """


class PayloadTooLargeError(ApiError):
    """413 `PAYLOAD_TOO_LARGE`: The body is too large. Send at most 256 KiB."""


class VehicleNotDriveableError(UnprocessableError):
    """422 `VEHICLE_NOT_DRIVEABLE`: DRIVEN transport needs a driveable and roadworthy vehicle. Choose TRAILER
    or TRUCK.
    """


class ServiceNotSupportedError(UnprocessableError):
    """422 `SERVICE_NOT_SUPPORTED`: The operator does not offer this service."""


class ServiceNotApplicableError(UnprocessableError):
    """422 `SERVICE_NOT_APPLICABLE`: This service does not fit the order."""


class TransportTypeNotAllowedError(UnprocessableError):
    """422 `TRANSPORT_TYPE_NOT_ALLOWED`: The agreement does not allow this transport type."""


class SandboxLimitError(TooManyRequestsError):
    """429 `SANDBOX_LIMIT`: The daily number of sandbox processes is used up. Counting starts again at
    midnight UTC.
    """


class OrderNotFoundError(NotFoundError):
    """404 `ORDER_NOT_FOUND`: There is no order or request with this id or number in this account and
    environment.
    """


class OrderNotChangeableError(ConflictError):
    """409 `ORDER_NOT_CHANGEABLE`: An order can be changed only until pickup, and a request not while it waits
    for a quote.
    """


class OrderNotCancellableError(ConflictError):
    """409 `ORDER_NOT_CANCELLABLE`: The order can be cancelled only until pickup."""


class RequestHasQuoteError(ConflictError):
    """409 `REQUEST_HAS_QUOTE`: A quote is on offer for this request. Decline the quote instead."""


class DocumentNotFoundError(NotFoundError):
    """404 `DOCUMENT_NOT_FOUND`: There is no such document, or this credential may not see it."""


class StorageUnavailableError(ServerError):
    """503 `STORAGE_UNAVAILABLE`: Files cannot be stored or read right now. Repeat after Retry-After seconds.
    """


class QuoteNotFoundError(NotFoundError):
    """404 `QUOTE_NOT_FOUND`: There is no request or quote with this id or number in this account and
    environment.
    """


class QuoteAcceptanceNotAgreedError(ForbiddenError):
    """403 `QUOTE_ACCEPTANCE_NOT_AGREED`: The agreement does not provide acceptance by API. Use the link in
    the quote mail.
    """


class QuoteNotOfferedError(ConflictError):
    """409 `QUOTE_NOT_OFFERED`: There is no quote to accept or decline yet."""


class QuoteVersionMismatchError(ConflictError):
    """409 `QUOTE_VERSION_MISMATCH`: Another version of the quote is on offer; details.currentVersion names
    it.
    """


class QuoteExpiredError(ConflictError):
    """409 `QUOTE_EXPIRED`: The quote is no longer valid. Ask for a new one."""


class QuoteAlreadyDecidedError(ConflictError):
    """409 `QUOTE_ALREADY_DECIDED`: The quote was already accepted, declined or withdrawn; details.status says
    which.
    """


class ServiceBusyError(ServerError):
    """503 `SERVICE_BUSY`: Too much is being rendered right now. Repeat after Retry-After seconds."""


class QuoteDocumentNotFoundError(NotFoundError):
    """404 `QUOTE_DOCUMENT_NOT_FOUND`: There is no quote PDF yet."""


class InvalidWebhookUrlError(BadRequestError):
    """400 `INVALID_WEBHOOK_URL`: This address cannot be used as a webhook endpoint; details.reason says why.
    """


class TooManySubscriptionsError(ConflictError):
    """409 `TOO_MANY_SUBSCRIPTIONS`: This environment already has ten webhook endpoints. Delete one first."""


class SubscriptionNotFoundError(NotFoundError):
    """404 `SUBSCRIPTION_NOT_FOUND`: There is no webhook endpoint with this id in this environment."""


class EndpointPausedError(ConflictError):
    """409 `ENDPOINT_PAUSED`: The webhook endpoint is paused and gets nothing. Resume it first."""


class NoV1MessageError(ConflictError):
    """409 `NO_V1_MESSAGE`: The endpoint was switched to API v1 since, and API v1 has no message for this
    event of the older format.
    """


class SandboxOnlyError(ForbiddenError):
    """403 `SANDBOX_ONLY`: This endpoint works only with test credentials."""


class SandboxFinishedError(ConflictError):
    """409 `SANDBOX_FINISHED`: The scenario of this sandbox process is already finished."""


#: The class of each code.
ERROR_CLASSES: Dict[str, Type[ApiError]] = {
    "ACCESS_TOKEN_REQUIRED": AccessTokenRequiredError,
    "ACCOUNT_NOT_ELIGIBLE": AccountNotEligibleError,
    "ACCOUNT_SUSPENDED": AccountSuspendedError,
    "CREDENTIALS_AWAITING_APPROVAL": CredentialsAwaitingApprovalError,
    "CREDENTIALS_DISABLED": CredentialsDisabledError,
    "CREDENTIALS_EXPIRED": CredentialsExpiredError,
    "DOCUMENT_NOT_FOUND": DocumentNotFoundError,
    "ENDPOINT_PAUSED": EndpointPausedError,
    "EXTERNAL_ORDER_ID_EXISTS": ExternalOrderIdExistsError,
    "FEATURE_NOT_ENABLED": FeatureNotEnabledError,
    "IDEMPOTENCY_KEY_REUSED": IdempotencyKeyReusedError,
    "IDEMPOTENCY_REQUEST_IN_PROGRESS": IdempotencyRequestInProgressError,
    "INSUFFICIENT_SCOPE": InsufficientScopeError,
    "INTERNAL_ERROR": InternalError,
    "INVALID_CREDENTIALS": InvalidCredentialsError,
    "INVALID_CURSOR": InvalidCursorError,
    "INVALID_IDEMPOTENCY_KEY": InvalidIdempotencyKeyError,
    "INVALID_JSON": InvalidJsonError,
    "INVALID_REQUEST": InvalidRequestError,
    "INVALID_SCENARIO": InvalidScenarioError,
    "INVALID_TOKEN": InvalidTokenError,
    "INVALID_WEBHOOK_URL": InvalidWebhookUrlError,
    "NOT_FOUND": NotFoundError,
    "NO_CONTRACTING_PARTY": NoContractingPartyError,
    "NO_V1_MESSAGE": NoV1MessageError,
    "ORDER_NOT_CANCELLABLE": OrderNotCancellableError,
    "ORDER_NOT_CHANGEABLE": OrderNotChangeableError,
    "ORDER_NOT_FOUND": OrderNotFoundError,
    "PAYLOAD_TOO_LARGE": PayloadTooLargeError,
    "QUOTE_ACCEPTANCE_NOT_AGREED": QuoteAcceptanceNotAgreedError,
    "QUOTE_ALREADY_DECIDED": QuoteAlreadyDecidedError,
    "QUOTE_DOCUMENT_NOT_FOUND": QuoteDocumentNotFoundError,
    "QUOTE_EXPIRED": QuoteExpiredError,
    "QUOTE_NOT_FOUND": QuoteNotFoundError,
    "QUOTE_NOT_OFFERED": QuoteNotOfferedError,
    "QUOTE_VERSION_MISMATCH": QuoteVersionMismatchError,
    "RATE_LIMITED": RateLimitedError,
    "REQUEST_HAS_QUOTE": RequestHasQuoteError,
    "SANDBOX_FINISHED": SandboxFinishedError,
    "SANDBOX_LIMIT": SandboxLimitError,
    "SANDBOX_ONLY": SandboxOnlyError,
    "SERVICE_BUSY": ServiceBusyError,
    "SERVICE_NOT_APPLICABLE": ServiceNotApplicableError,
    "SERVICE_NOT_SUPPORTED": ServiceNotSupportedError,
    "SERVICE_UNAVAILABLE": ServiceUnavailableError,
    "STORAGE_UNAVAILABLE": StorageUnavailableError,
    "SUBSCRIPTION_NOT_FOUND": SubscriptionNotFoundError,
    "TOKEN_EXPIRED": TokenExpiredError,
    "TOO_MANY_SUBSCRIPTIONS": TooManySubscriptionsError,
    "TRANSPORT_TYPE_NOT_ALLOWED": TransportTypeNotAllowedError,
    "UNAUTHORIZED": UnauthorizedError,
    "VEHICLE_NOT_DRIVEABLE": VehicleNotDriveableError,
}
