// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/**
 * order.rescheduled: A requested date changed, or the operator changed the order; read it for the other
 * fields.
 */
public final class OrderRescheduledEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderRescheduledEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public OrderRescheduledEventData data() {
    return record("data", OrderRescheduledEventData::new);
  }
}
