// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.List;

/** The codes of errors. Further ones may be added: judge an unknown one by its HTTP status. */
public final class ErrorCode {
  private ErrorCode() {}

  /**
   * 401: This is the secret of an OAuth client. Exchange it for an access token at POST /extern/oauth/token.
   */
  public static final String ACCESS_TOKEN_REQUIRED = "ACCESS_TOKEN_REQUIRED";
  /** 403: Only accounts of ordering customers can use this interface. */
  public static final String ACCOUNT_NOT_ELIGIBLE = "ACCOUNT_NOT_ELIGIBLE";
  /** 403: The account is suspended. Please contact the operator. */
  public static final String ACCOUNT_SUSPENDED = "ACCOUNT_SUSPENDED";
  /**
   * 401: The credential may order in production and waits for the approval of an admin of your account, who
   * got a mail about it.
   */
  public static final String CREDENTIALS_AWAITING_APPROVAL = "CREDENTIALS_AWAITING_APPROVAL";
  /** 401: The credential is disabled. Enable it again or use another one. */
  public static final String CREDENTIALS_DISABLED = "CREDENTIALS_DISABLED";
  /** 401: The credential has expired. Create a new one. */
  public static final String CREDENTIALS_EXPIRED = "CREDENTIALS_EXPIRED";
  /** 404: There is no such document, or this credential may not see it. */
  public static final String DOCUMENT_NOT_FOUND = "DOCUMENT_NOT_FOUND";
  /** 409: The webhook endpoint is paused and gets nothing. Resume it first. */
  public static final String ENDPOINT_PAUSED = "ENDPOINT_PAUSED";
  /** 409: An order or request exists under this externalOrderId; details names it. */
  public static final String EXTERNAL_ORDER_ID_EXISTS = "EXTERNAL_ORDER_ID_EXISTS";
  /** 403: API v1 is not enabled for production of this account. Use the sandbox or contact the operator. */
  public static final String FEATURE_NOT_ENABLED = "FEATURE_NOT_ENABLED";
  /** 409: This key was used with other content. Use a new key for a new order. */
  public static final String IDEMPOTENCY_KEY_REUSED = "IDEMPOTENCY_KEY_REUSED";
  /** 409: The first call with this key is still running. Repeat after Retry-After seconds. */
  public static final String IDEMPOTENCY_REQUEST_IN_PROGRESS = "IDEMPOTENCY_REQUEST_IN_PROGRESS";
  /** 403: The credential lacks a scope that this call needs; details names required and granted ones. */
  public static final String INSUFFICIENT_SCOPE = "INSUFFICIENT_SCOPE";
  /** 500: Unexpected error. Repeat later; with an Idempotency-Key that is safe. */
  public static final String INTERNAL_ERROR = "INTERNAL_ERROR";
  /** 401: The credential is unknown or has been revoked. Check that it was copied whole. */
  public static final String INVALID_CREDENTIALS = "INVALID_CREDENTIALS";
  /** 400: The cursor is not valid here. Send nextCursor of the previous page unchanged, or start without. */
  public static final String INVALID_CURSOR = "INVALID_CURSOR";
  /** 400: The Idempotency-Key may have 1 to 200 characters. */
  public static final String INVALID_IDEMPOTENCY_KEY = "INVALID_IDEMPOTENCY_KEY";
  /** 400: The body is not valid JSON. Send one JSON document in UTF-8. */
  public static final String INVALID_JSON = "INVALID_JSON";
  /** 400: The request has missing, wrong or unknown fields; details.fields names each of them. */
  public static final String INVALID_REQUEST = "INVALID_REQUEST";
  /**
   * 400: Unknown X-Sandbox-Scenario; details.allowed lists the ones that can be used here. The documentation
   * of the sandbox has further ones about money.
   */
  public static final String INVALID_SCENARIO = "INVALID_SCENARIO";
  /**
   * 401: The access token was altered, cut or not issued by this service. Obtain a new one; API keys begin
   * with svc_test_ or svc_live_.
   */
  public static final String INVALID_TOKEN = "INVALID_TOKEN";
  /** 400: This address cannot be used as a webhook endpoint; details.reason says why. */
  public static final String INVALID_WEBHOOK_URL = "INVALID_WEBHOOK_URL";
  /** 404: There is no such endpoint. Compare method and path with the interface description. */
  public static final String NOT_FOUND = "NOT_FOUND";
  /** 409: No commercial contact is stored for the account. Please contact the operator. */
  public static final String NO_CONTRACTING_PARTY = "NO_CONTRACTING_PARTY";
  /**
   * 409: The endpoint was switched to API v1 since, and API v1 has no message for this event of the older
   * format.
   */
  public static final String NO_V1_MESSAGE = "NO_V1_MESSAGE";
  /** 409: The order can be cancelled only until pickup. */
  public static final String ORDER_NOT_CANCELLABLE = "ORDER_NOT_CANCELLABLE";
  /** 409: An order can be changed only until pickup, and a request not while it waits for a quote. */
  public static final String ORDER_NOT_CHANGEABLE = "ORDER_NOT_CHANGEABLE";
  /** 404: There is no order or request with this id or number in this account and environment. */
  public static final String ORDER_NOT_FOUND = "ORDER_NOT_FOUND";
  /** 413: The body is too large. Send at most 256 KiB. */
  public static final String PAYLOAD_TOO_LARGE = "PAYLOAD_TOO_LARGE";
  /** 403: The agreement does not provide acceptance by API. Use the link in the quote mail. */
  public static final String QUOTE_ACCEPTANCE_NOT_AGREED = "QUOTE_ACCEPTANCE_NOT_AGREED";
  /** 409: The quote was already accepted, declined or withdrawn; details.status says which. */
  public static final String QUOTE_ALREADY_DECIDED = "QUOTE_ALREADY_DECIDED";
  /** 404: There is no quote PDF yet. */
  public static final String QUOTE_DOCUMENT_NOT_FOUND = "QUOTE_DOCUMENT_NOT_FOUND";
  /** 409: The quote is no longer valid. Ask for a new one. */
  public static final String QUOTE_EXPIRED = "QUOTE_EXPIRED";
  /** 404: There is no request or quote with this id or number in this account and environment. */
  public static final String QUOTE_NOT_FOUND = "QUOTE_NOT_FOUND";
  /** 409: There is no quote to accept or decline yet. */
  public static final String QUOTE_NOT_OFFERED = "QUOTE_NOT_OFFERED";
  /** 409: Another version of the quote is on offer; details.currentVersion names it. */
  public static final String QUOTE_VERSION_MISMATCH = "QUOTE_VERSION_MISMATCH";
  /** 429: Too many requests. Wait for Retry-After seconds. */
  public static final String RATE_LIMITED = "RATE_LIMITED";
  /** 409: A quote is on offer for this request. Decline the quote instead. */
  public static final String REQUEST_HAS_QUOTE = "REQUEST_HAS_QUOTE";
  /** 409: The scenario of this sandbox process is already finished. */
  public static final String SANDBOX_FINISHED = "SANDBOX_FINISHED";
  /** 429: The daily number of sandbox processes is used up. Counting starts again at midnight UTC. */
  public static final String SANDBOX_LIMIT = "SANDBOX_LIMIT";
  /** 403: This endpoint works only with test credentials. */
  public static final String SANDBOX_ONLY = "SANDBOX_ONLY";
  /** 503: Too much is being rendered right now. Repeat after Retry-After seconds. */
  public static final String SERVICE_BUSY = "SERVICE_BUSY";
  /** 422: This service does not fit the order. */
  public static final String SERVICE_NOT_APPLICABLE = "SERVICE_NOT_APPLICABLE";
  /** 422: The operator does not offer this service. */
  public static final String SERVICE_NOT_SUPPORTED = "SERVICE_NOT_SUPPORTED";
  /**
   * 503: The service cannot reach its database right now. Repeat after Retry-After seconds; with an
   * Idempotency-Key that is safe.
   */
  public static final String SERVICE_UNAVAILABLE = "SERVICE_UNAVAILABLE";
  /** 503: Files cannot be stored or read right now. Repeat after Retry-After seconds. */
  public static final String STORAGE_UNAVAILABLE = "STORAGE_UNAVAILABLE";
  /** 404: There is no webhook endpoint with this id in this environment. */
  public static final String SUBSCRIPTION_NOT_FOUND = "SUBSCRIPTION_NOT_FOUND";
  /** 401: The access token has expired. Obtain a new one from POST /extern/oauth/token. */
  public static final String TOKEN_EXPIRED = "TOKEN_EXPIRED";
  /** 409: This environment already has ten webhook endpoints. Delete one first. */
  public static final String TOO_MANY_SUBSCRIPTIONS = "TOO_MANY_SUBSCRIPTIONS";
  /** 422: The agreement does not allow this transport type. */
  public static final String TRANSPORT_TYPE_NOT_ALLOWED = "TRANSPORT_TYPE_NOT_ALLOWED";
  /**
   * 401: No credentials. Send "Authorization: Bearer &lt;access token or API key&gt;" or "X-API-Key: &lt;API
   * key&gt;".
   */
  public static final String UNAUTHORIZED = "UNAUTHORIZED";
  /** 422: DRIVEN transport needs a driveable and roadworthy vehicle. Choose TRAILER or TRUCK. */
  public static final String VEHICLE_NOT_DRIVEABLE = "VEHICLE_NOT_DRIVEABLE";

  /** The codes of a 503 after which nothing was executed, also those of the older interface. */
  public static final List<String> BUSY_CODES = List.of("NUMBER_COLLISION", "SERVICE_BUSY", "STORAGE_UNAVAILABLE");
}
