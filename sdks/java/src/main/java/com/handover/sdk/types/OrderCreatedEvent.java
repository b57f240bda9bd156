// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** order.created: An order or request was created, or a quote was accepted. */
public final class OrderCreatedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCreatedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public OrderCreatedEventData data() {
    return record("data", OrderCreatedEventData::new);
  }
}
