// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field data of WebhookTestEvent. */
public final class WebhookTestEventData extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public WebhookTestEventData(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Null: a test message belongs to no order.
   *
   * @return the value
   */
  public Object status() {
    return get("status");
  }

  /**
   * A sentence stating that this is a test.
   *
   * @return the value
   */
  public String message() {
    return text("message");
  }
}
