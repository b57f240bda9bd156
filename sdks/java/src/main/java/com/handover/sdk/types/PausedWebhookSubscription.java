// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** An endpoint that was paused, and how many open messages ended. */
public final class PausedWebhookSubscription extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public PausedWebhookSubscription(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the endpoint.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Where messages are sent.
   *
   * @return the value
   */
  public String url() {
    return text("url");
  }

  /**
   * The names of the events that the endpoint receives.
   *
   * @return the value
   */
  public List<String> events() {
    return texts("events");
  }

  /**
   * Your note about the endpoint; null if there is none.
   *
   * @return the value, or null
   */
  public String description() {
    return text("description");
  }

  /**
   * The environment whose events it receives. One of {@link RequestLogEntry.Environment}.
   *
   * @return the value
   */
  public String environment() {
    return text("environment");
  }

  /**
   * Whether messages are sent. One of {@link WebhookSubscription.Status}.
   *
   * @return the value
   */
  public String status() {
    return text("status");
  }

  /**
   * The format of its messages. One of {@link WebhookSubscription.Format}.
   *
   * @return the value
   */
  public String format() {
    return text("format");
  }

  /**
   * When the endpoint was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * Time of the last change of the endpoint.
   *
   * @return the value
   */
  public Instant updatedAt() {
    return time("updatedAt");
  }

  /**
   * Number of open messages that ended; they can be resent after resuming.
   *
   * @return the value
   */
  public long ended() {
    return integer("ended");
  }
}
