// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** A call of one of your systems. */
public final class RequestLogEntry extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public RequestLogEntry(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the call, as in the header X-Request-Id.
   *
   * @return the value
   */
  public String requestId() {
    return text("requestId");
  }

  /**
   * When the call arrived.
   *
   * @return the value
   */
  public Instant at() {
    return time("at");
  }

  /**
   * Which interface was called. One of {@link Interface}.
   *
   * @return the value
   */
  public String interface_() {
    return text("interface");
  }

  /**
   * The environment of the credential. One of {@link Environment}.
   *
   * @return the value
   */
  public String environment() {
    return text("environment");
  }

  /**
   * HTTP method.
   *
   * @return the value
   */
  public String method() {
    return text("method");
  }

  /**
   * The called path without the query, which is not stored.
   *
   * @return the value
   */
  public String path() {
    return text("path");
  }

  /**
   * HTTP status of the answer.
   *
   * @return the value
   */
  public long status() {
    return integer("status");
  }

  /**
   * Response time in milliseconds.
   *
   * @return the value
   */
  public BigDecimal durationMs() {
    return number("durationMs");
  }

  /**
   * The credential of the call; null if none was recognised.
   *
   * @return the value, or null
   */
  public RequestLogEntryCredential credential() {
    return record("credential", RequestLogEntryCredential::new);
  }

  /**
   * The order that the call was about; null if none.
   *
   * @return the value, or null
   */
  public RequestLogEntryOrder order() {
    return record("order", RequestLogEntryOrder::new);
  }

  /**
   * Your own number in the call or of its order; null if none.
   *
   * @return the value, or null
   */
  public String externalOrderId() {
    return text("externalOrderId");
  }

  /**
   * The error code of API v1, also for calls of the older interface; null for a success.
   *
   * @return the value, or null
   */
  public String errorCode() {
    return text("errorCode");
  }

  /** The values; further ones may be added. */
  public static final class Interface {
    private Interface() {}

    /** A call of API v1. */
    public static final String V1 = "v1";
    /** A call of the older interface. */
    public static final String LEGACY = "legacy";
    /** A call of the token endpoint. */
    public static final String OAUTH = "oauth";
    /** A tool that an agent called. */
    public static final String MCP = "mcp";
  }

  /** The values; further ones may be added. */
  public static final class Environment {
    private Environment() {}

    /** Real orders: vehicles are driven and billed. */
    public static final String PRODUCTION = "production";
    /** Simulated orders: nothing is driven or billed. */
    public static final String SANDBOX = "sandbox";
  }
}
