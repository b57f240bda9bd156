// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A webhook endpoint, without its secret. */
public final class WebhookSubscription extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookSubscription(Map<String, ?> fields) {
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
   * Whether messages are sent. One of {@link Status}.
   *
   * @return the value
   */
  public String status() {
    return text("status");
  }

  /**
   * The format of its messages. One of {@link Format}.
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

  /** The values; further ones may be added. */
  public static final class Status {
    private Status() {}

    /** Messages are sent. */
    public static final String ACTIVE = "ACTIVE";
    /** Nothing is sent until the endpoint is resumed. */
    public static final String PAUSED = "PAUSED";
  }

  /** The values; further ones may be added. */
  public static final class Format {
    private Format() {}

    /** Messages of API v1. */
    public static final String V2026_09_01 = "2026-09-01";
    /**
     * Messages of the older format, which endpoints created before 2026-09-23 get until they are switched.
     */
    public static final String LEGACY = "legacy";
  }
}
