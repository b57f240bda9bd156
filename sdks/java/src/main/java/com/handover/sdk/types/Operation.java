// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

/** The operations of the API. */
public enum Operation {
  /** Obtain an access token. */
  OBTAIN_ACCESS_TOKEN("obtainAccessToken", "POST", "/extern/oauth/token"),
  /** Create an order (older interface). */
  OLDER_CREATE_ORDER("olderCreateOrder", "POST", "/extern/transportauftraege"),
  /** Status of an order or request (older interface). */
  OLDER_GET_STATUS("olderGetStatus", "GET", "/extern/transportauftraege/{reference}"),
  /** Latest test processes (older interface). */
  OLDER_LIST_PROCESSES("olderListProcesses", "GET", "/extern/sandbox/transportauftraege"),
  /** Run the next scenario step (older interface). */
  OLDER_ADVANCE("olderAdvance", "POST", "/extern/sandbox/transportauftraege/{reference}/weiter"),
  /** Run all remaining scenario steps (older interface). */
  OLDER_FINISH("olderFinish", "POST", "/extern/sandbox/transportauftraege/{reference}/abschliessen"),
  /** Test the connection. */
  GET_CURRENT_CREDENTIAL("getCurrentCredential", "GET", "/extern/me"),
  /** List the calls of your systems, newest first. */
  LIST_LOGGED_CALLS("listLoggedCalls", "GET", "/extern/request-log"),
  /** Create an order or a request. */
  CREATE_ORDER("createOrder", "POST", "/extern/orders"),
  /** List orders. */
  LIST_ORDERS("listOrders", "GET", "/extern/orders"),
  /** Check an order without creating it. */
  CHECK_ORDER("checkOrder", "POST", "/extern/orders/check"),
  /** Get an order. */
  GET_ORDER("getOrder", "GET", "/extern/orders/{id}"),
  /** Change an order until pickup. */
  CHANGE_ORDER("changeOrder", "PATCH", "/extern/orders/{id}"),
  /** Cancel an order or withdraw a request. */
  CANCEL_ORDER("cancelOrder", "POST", "/extern/orders/{id}/cancel"),
  /** Get the status of an order. */
  GET_ORDER_STATUS("getOrderStatus", "GET", "/extern/orders/{id}/status"),
  /** Track an order. */
  GET_TRACKING("getTracking", "GET", "/extern/orders/{id}/tracking"),
  /** List the documents of an order. */
  LIST_DOCUMENTS("listDocuments", "GET", "/extern/orders/{id}/documents"),
  /** Download a document. */
  DOWNLOAD_DOCUMENT("downloadDocument", "GET", "/extern/orders/{id}/documents/{documentId}"),
  /** Request a quote. */
  REQUEST_QUOTE("requestQuote", "POST", "/extern/quotes"),
  /** Get a quote. */
  GET_QUOTE("getQuote", "GET", "/extern/quotes/{id}"),
  /** Accept a quote. */
  ACCEPT_QUOTE("acceptQuote", "POST", "/extern/quotes/{id}/accept"),
  /** Decline a quote. */
  DECLINE_QUOTE("declineQuote", "POST", "/extern/quotes/{id}/decline"),
  /** Download a quote as PDF. */
  DOWNLOAD_QUOTE("downloadQuote", "GET", "/extern/quotes/{id}/document"),
  /** Create a webhook endpoint. */
  CREATE_WEBHOOK_SUBSCRIPTION("createWebhookSubscription", "POST", "/extern/webhook-subscriptions"),
  /** List the webhook endpoints of the environment. */
  LIST_WEBHOOK_SUBSCRIPTIONS("listWebhookSubscriptions", "GET", "/extern/webhook-subscriptions"),
  /** Get a webhook endpoint. */
  GET_WEBHOOK_SUBSCRIPTION("getWebhookSubscription", "GET", "/extern/webhook-subscriptions/{id}"),
  /** Delete a webhook endpoint with its delivery log. */
  DELETE_WEBHOOK_SUBSCRIPTION("deleteWebhookSubscription", "DELETE", "/extern/webhook-subscriptions/{id}"),
  /** Change address, events or description of a webhook endpoint. */
  CHANGE_WEBHOOK_SUBSCRIPTION("changeWebhookSubscription", "PATCH", "/extern/webhook-subscriptions/{id}"),
  /** Send a test message now. */
  TEST_WEBHOOK_SUBSCRIPTION("testWebhookSubscription", "POST", "/extern/webhook-subscriptions/{id}/test"),
  /** Pause a webhook endpoint. */
  PAUSE_WEBHOOK_SUBSCRIPTION("pauseWebhookSubscription", "POST", "/extern/webhook-subscriptions/{id}/pause"),
  /** Resume a paused webhook endpoint. */
  RESUME_WEBHOOK_SUBSCRIPTION("resumeWebhookSubscription", "POST", "/extern/webhook-subscriptions/{id}/resume"),
  /** Roll the secret of a webhook endpoint. */
  ROLL_WEBHOOK_SUBSCRIPTION_SECRET("rollWebhookSubscriptionSecret", "POST", "/extern/webhook-subscriptions/{id}/roll-secret"),
  /** List the deliveries of a webhook endpoint, newest first. */
  LIST_WEBHOOK_DELIVERIES("listWebhookDeliveries", "GET", "/extern/webhook-subscriptions/{id}/deliveries"),
  /** Get a delivery with its message and all attempts. */
  GET_WEBHOOK_DELIVERY("getWebhookDelivery", "GET", "/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}"),
  /** Resend a delivery. */
  RESEND_WEBHOOK_DELIVERY("resendWebhookDelivery", "POST", "/extern/webhook-subscriptions/{id}/deliveries/{deliveryId}/resend"),
  /** Resend everything that failed since a time. */
  RESEND_FAILED_WEBHOOK_DELIVERIES("resendFailedWebhookDeliveries", "POST", "/extern/webhook-subscriptions/{id}/resend"),
  /** List events, oldest first. */
  LIST_EVENTS("listEvents", "GET", "/extern/events"),
  /** Run the next step of a scenario. */
  ADVANCE_SANDBOX_ORDER("advanceSandboxOrder", "POST", "/extern/sandbox/orders/{id}/advance"),
  /** Move the test clock of an order. */
  MOVE_SANDBOX_CLOCK("moveSandboxClock", "POST", "/extern/sandbox/orders/{id}/clock"),
  /** Listen to the events of the sandbox. */
  LISTEN_TO_SANDBOX("listenToSandbox", "GET", "/extern/sandbox/events"),
  /** Create a test inbox. */
  CREATE_INBOX("createInbox", "POST", "/extern/sandbox/inboxes"),
  /** List the test inboxes, newest first. */
  LIST_INBOXES("listInboxes", "GET", "/extern/sandbox/inboxes"),
  /** Delete a test inbox. */
  DELETE_INBOX("deleteInbox", "DELETE", "/extern/sandbox/inboxes/{id}"),
  /** Read the messages of a test inbox, newest first. */
  LIST_INBOX_MESSAGES("listInboxMessages", "GET", "/extern/sandbox/inboxes/{id}/messages");

  private final String id;
  private final String method;
  private final String path;

  Operation(String id, String method, String path) {
    this.id = id;
    this.method = method;
    this.path = path;
  }

  /**
   * Its id in the description of the API.
   *
   * @return the id
   */
  public String id() {
    return id;
  }

  /**
   * Its HTTP method.
   *
   * @return the method
   */
  public String method() {
    return method;
  }

  /**
   * Its path, with parameters in braces.
   *
   * @return the path after {@code /api/v1}
   */
  public String path() {
    return path;
  }
}
