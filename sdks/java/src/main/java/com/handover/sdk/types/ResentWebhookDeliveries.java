// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** How many deliveries are sent again. */
public final class ResentWebhookDeliveries extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public ResentWebhookDeliveries(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Number of deliveries that are sent again.
   *
   * @return the value
   */
  public long resent() {
    return integer("resent");
  }
}
