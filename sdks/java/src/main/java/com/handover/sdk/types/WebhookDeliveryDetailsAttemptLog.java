// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.Map;

/** The field attemptLog of WebhookDeliveryDetails. */
public final class WebhookDeliveryDetailsAttemptLog extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookDeliveryDetailsAttemptLog(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Counts from 1.
   *
   * @return the value
   */
  public long attempt() {
    return integer("attempt");
  }

  /**
   * When the attempt began.
   *
   * @return the value
   */
  public Instant at() {
    return time("at");
  }

  /**
   * HTTP status; null if no response came.
   *
   * @return the value, or null
   */
  public Long status() {
    return integerOrNull("status");
  }

  /**
   * Duration of the attempt in milliseconds.
   *
   * @return the value
   */
  public long durationMs() {
    return integer("durationMs");
  }

  /**
   * The beginning of the response.
   *
   * @return the value
   */
  public String response() {
    return text("response");
  }

  /**
   * Why it failed, if no response came.
   *
   * @return the value, or null
   */
  public String error() {
    return text("error");
  }
}
