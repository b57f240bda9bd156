// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** What creating an order would give. */
public final class OrderCheck extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCheck(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The result of creating it now. One of {@link Order.Kind}.
   *
   * @return the value
   */
  public String kind() {
    return text("kind");
  }

  /**
   * The price by the agreement; null for a request.
   *
   * @return the value, or null
   */
  public OrderPrice price() {
    return record("price", OrderPrice::new);
  }
}
