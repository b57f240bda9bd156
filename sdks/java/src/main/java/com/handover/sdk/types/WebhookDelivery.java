// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** A message to an endpoint, with the result of its last attempt. */
public final class WebhookDelivery extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookDelivery(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * As in X-Service-Delivery-Id.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * The endpoint that the message is for.
   *
   * @return the value
   */
  public String endpointId() {
    return text("endpointId");
  }

  /**
   * The id of the event, as in the message.
   *
   * @return the value
   */
  public String eventId() {
    return text("eventId");
  }

  /**
   * The name of the event.
   *
   * @return the value
   */
  public String event() {
    return text("event");
  }

  /**
   * The order or request; null for a test message.
   *
   * @return the value, or null
   */
  public String orderId() {
    return text("orderId");
  }

  /**
   * Status of the delivery. One of {@link State}.
   *
   * @return the value
   */
  public String state() {
    return text("state");
  }

  /**
   * Number of attempts, including those before a resend.
   *
   * @return the value
   */
  public long attempts() {
    return integer("attempts");
  }

  /**
   * When the next attempt is due; null if no attempt follows.
   *
   * @return the value, or null
   */
  public Instant nextAttemptAt() {
    return time("nextAttemptAt");
  }

  /**
   * HTTP status of the last attempt.
   *
   * @return the value, or null
   */
  public Long status() {
    return integerOrNull("status");
  }

  /**
   * Duration of the last attempt in milliseconds.
   *
   * @return the value, or null
   */
  public Long durationMs() {
    return integerOrNull("durationMs");
  }

  /**
   * The beginning of the last response.
   *
   * @return the value, or null
   */
  public String response() {
    return text("response");
  }

  /**
   * Why the last attempt failed, if no response came.
   *
   * @return the value, or null
   */
  public String error() {
    return text("error");
  }

  /**
   * When the message was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * When it was delivered or given up; null while attempts follow.
   *
   * @return the value, or null
   */
  public Instant finishedAt() {
    return time("finishedAt");
  }

  /**
   * Number of the order or request.
   *
   * @return the value, or null
   */
  public String orderNumber() {
    return text("orderNumber");
  }

  /** The values; further ones may be added. */
  public static final class State {
    private State() {}

    /** Not tried yet. */
    public static final String PENDING = "PENDING";
    /** Answered with 2xx. */
    public static final String DELIVERED = "DELIVERED";
    /** Failed; another attempt follows. */
    public static final String FAILED_RETRYING = "FAILED_RETRYING";
    /** Given up, or ended by a pause. */
    public static final String DEAD_LETTER = "DEAD_LETTER";
  }
}
