// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** order.rejected: The request was withdrawn, declined or rejected. */
public final class OrderRejectedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderRejectedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public OrderCancelledEventData data() {
    return record("data", OrderCancelledEventData::new);
  }
}
