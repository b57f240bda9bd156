// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** order.cancelled: The order was cancelled. */
public final class OrderCancelledEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCancelledEvent(Map<String, ?> fields) {
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
