// Code generated from openapi/v1.json by scripts/write-types.mjs. DO NOT EDIT.

package handover

// ErrorCode is the fixed value of an error, to evaluate in programs. Codes can be added to the API.
type ErrorCode string

// The codes that answers of API v1 have, each with its HTTP status and a sample of its text.
const (
	// 401: This is the secret of an OAuth client. Exchange it for an access token at POST /extern/oauth/token.
	CodeAccessTokenRequired ErrorCode = "ACCESS_TOKEN_REQUIRED"
	// 403: Only accounts of ordering customers can use this interface.
	CodeAccountNotEligible ErrorCode = "ACCOUNT_NOT_ELIGIBLE"
	// 403: The account is suspended. Please contact the operator.
	CodeAccountSuspended ErrorCode = "ACCOUNT_SUSPENDED"
	// 401: The credential may order in production and waits for the approval of an admin of your account, who
	// got a mail about it.
	CodeCredentialsAwaitingApproval ErrorCode = "CREDENTIALS_AWAITING_APPROVAL"
	// 401: The credential is disabled. Enable it again or use another one.
	CodeCredentialsDisabled ErrorCode = "CREDENTIALS_DISABLED"
	// 401: The credential has expired. Create a new one.
	CodeCredentialsExpired ErrorCode = "CREDENTIALS_EXPIRED"
	// 404: There is no such document, or this credential may not see it.
	CodeDocumentNotFound ErrorCode = "DOCUMENT_NOT_FOUND"
	// 409: The webhook endpoint is paused and gets nothing. Resume it first.
	CodeEndpointPaused ErrorCode = "ENDPOINT_PAUSED"
	// 409: An order or request exists under this externalOrderId; details names it.
	CodeExternalOrderIDExists ErrorCode = "EXTERNAL_ORDER_ID_EXISTS"
	// 403: API v1 is not enabled for production of this account. Use the sandbox or contact the operator.
	CodeFeatureNotEnabled ErrorCode = "FEATURE_NOT_ENABLED"
	// 409: This key was used with other content. Use a new key for a new order.
	CodeIdempotencyKeyReused ErrorCode = "IDEMPOTENCY_KEY_REUSED"
	// 409: The first call with this key is still running. Repeat after Retry-After seconds.
	CodeIdempotencyRequestInProgress ErrorCode = "IDEMPOTENCY_REQUEST_IN_PROGRESS"
	// 403: The credential lacks a scope that this call needs; details names required and granted ones.
	CodeInsufficientScope ErrorCode = "INSUFFICIENT_SCOPE"
	// 500: Unexpected error. Repeat later; with an Idempotency-Key that is safe.
	CodeInternalError ErrorCode = "INTERNAL_ERROR"
	// 401: The credential is unknown or has been revoked. Check that it was copied whole.
	CodeInvalidCredentials ErrorCode = "INVALID_CREDENTIALS"
	// 400: The cursor is not valid here. Send nextCursor of the previous page unchanged, or start without.
	CodeInvalidCursor ErrorCode = "INVALID_CURSOR"
	// 400: The Idempotency-Key may have 1 to 200 characters.
	CodeInvalidIdempotencyKey ErrorCode = "INVALID_IDEMPOTENCY_KEY"
	// 400: The body is not valid JSON. Send one JSON document in UTF-8.
	CodeInvalidJSON ErrorCode = "INVALID_JSON"
	// 400: The request has missing, wrong or unknown fields; details.fields names each of them.
	CodeInvalidRequest ErrorCode = "INVALID_REQUEST"
	// 400: Unknown X-Sandbox-Scenario; details.allowed lists the ones that can be used here. The documentation
	// of the sandbox has further ones about money.
	CodeInvalidScenario ErrorCode = "INVALID_SCENARIO"
	// 401: The access token was altered, cut or not issued by this service. Obtain a new one; API keys begin
	// with svc_test_ or svc_live_.
	CodeInvalidToken ErrorCode = "INVALID_TOKEN"
	// 400: This address cannot be used as a webhook endpoint; details.reason says why.
	CodeInvalidWebhookURL ErrorCode = "INVALID_WEBHOOK_URL"
	// 404: There is no such endpoint. Compare method and path with the interface description.
	CodeNotFound ErrorCode = "NOT_FOUND"
	// 409: No commercial contact is stored for the account. Please contact the operator.
	CodeNoContractingParty ErrorCode = "NO_CONTRACTING_PARTY"
	// 409: The endpoint was switched to API v1 since, and API v1 has no message for this event of the older
	// format.
	CodeNoV1Message ErrorCode = "NO_V1_MESSAGE"
	// 409: The order can be cancelled only until pickup.
	CodeOrderNotCancellable ErrorCode = "ORDER_NOT_CANCELLABLE"
	// 409: An order can be changed only until pickup, and a request not while it waits for a quote.
	CodeOrderNotChangeable ErrorCode = "ORDER_NOT_CHANGEABLE"
	// 404: There is no order or request with this id or number in this account and environment.
	CodeOrderNotFound ErrorCode = "ORDER_NOT_FOUND"
	// 413: The body is too large. Send at most 256 KiB.
	CodePayloadTooLarge ErrorCode = "PAYLOAD_TOO_LARGE"
	// 403: The agreement does not provide acceptance by API. Use the link in the quote mail.
	CodeQuoteAcceptanceNotAgreed ErrorCode = "QUOTE_ACCEPTANCE_NOT_AGREED"
	// 409: The quote was already accepted, declined or withdrawn; details.status says which.
	CodeQuoteAlreadyDecided ErrorCode = "QUOTE_ALREADY_DECIDED"
	// 404: There is no quote PDF yet.
	CodeQuoteDocumentNotFound ErrorCode = "QUOTE_DOCUMENT_NOT_FOUND"
	// 409: The quote is no longer valid. Ask for a new one.
	CodeQuoteExpired ErrorCode = "QUOTE_EXPIRED"
	// 404: There is no request or quote with this id or number in this account and environment.
	CodeQuoteNotFound ErrorCode = "QUOTE_NOT_FOUND"
	// 409: There is no quote to accept or decline yet.
	CodeQuoteNotOffered ErrorCode = "QUOTE_NOT_OFFERED"
	// 409: Another version of the quote is on offer; details.currentVersion names it.
	CodeQuoteVersionMismatch ErrorCode = "QUOTE_VERSION_MISMATCH"
	// 429: Too many requests. Wait for Retry-After seconds.
	CodeRateLimited ErrorCode = "RATE_LIMITED"
	// 409: A quote is on offer for this request. Decline the quote instead.
	CodeRequestHasQuote ErrorCode = "REQUEST_HAS_QUOTE"
	// 409: The scenario of this sandbox process is already finished.
	CodeSandboxFinished ErrorCode = "SANDBOX_FINISHED"
	// 429: The daily number of sandbox processes is used up. Counting starts again at midnight UTC.
	CodeSandboxLimit ErrorCode = "SANDBOX_LIMIT"
	// 403: This endpoint works only with test credentials.
	CodeSandboxOnly ErrorCode = "SANDBOX_ONLY"
	// 503: Too much is being rendered right now. Repeat after Retry-After seconds.
	CodeServiceBusy ErrorCode = "SERVICE_BUSY"
	// 422: This service does not fit the order.
	CodeServiceNotApplicable ErrorCode = "SERVICE_NOT_APPLICABLE"
	// 422: The operator does not offer this service.
	CodeServiceNotSupported ErrorCode = "SERVICE_NOT_SUPPORTED"
	// 503: The service cannot reach its database right now. Repeat after Retry-After seconds; with an
	// Idempotency-Key that is safe.
	CodeServiceUnavailable ErrorCode = "SERVICE_UNAVAILABLE"
	// 503: Files cannot be stored or read right now. Repeat after Retry-After seconds.
	CodeStorageUnavailable ErrorCode = "STORAGE_UNAVAILABLE"
	// 404: There is no webhook endpoint with this id in this environment.
	CodeSubscriptionNotFound ErrorCode = "SUBSCRIPTION_NOT_FOUND"
	// 401: The access token has expired. Obtain a new one from POST /extern/oauth/token.
	CodeTokenExpired ErrorCode = "TOKEN_EXPIRED"
	// 409: This environment already has ten webhook endpoints. Delete one first.
	CodeTooManySubscriptions ErrorCode = "TOO_MANY_SUBSCRIPTIONS"
	// 422: The agreement does not allow this transport type.
	CodeTransportTypeNotAllowed ErrorCode = "TRANSPORT_TYPE_NOT_ALLOWED"
	// 401: No credentials. Send "Authorization: Bearer <access token or API key>" or "X-API-Key: <API key>".
	CodeUnauthorized ErrorCode = "UNAUTHORIZED"
	// 422: DRIVEN transport needs a driveable and roadworthy vehicle. Choose TRAILER or TRUCK.
	CodeVehicleNotDriveable ErrorCode = "VEHICLE_NOT_DRIVEABLE"
)

// busyCodes are the codes of a 503 after which nothing was executed.
var busyCodes = []ErrorCode{
	"NUMBER_COLLISION",
	"SERVICE_BUSY",
	"STORAGE_UNAVAILABLE",
}
