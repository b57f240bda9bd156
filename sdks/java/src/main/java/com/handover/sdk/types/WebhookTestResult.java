// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The result of a test message. */
public final class WebhookTestResult extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookTestResult(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether the endpoint answered with a 2xx in time.
   *
   * @return the value
   */
  public boolean delivered() {
    return flag("delivered");
  }

  /**
   * HTTP status of the answer; null if there was none.
   *
   * @return the value, or null
   */
  public Long status() {
    return integerOrNull("status");
  }

  /**
   * Response time in milliseconds.
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
   * Why there was no answer, such as a refused connection; null if there was one.
   *
   * @return the value, or null
   */
  public String error() {
    return text("error");
  }

  /**
   * The id of the delivery, as in the header X-Service-Delivery-Id.
   *
   * @return the value
   */
  public String deliveryId() {
    return text("deliveryId");
  }
}
