// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** transport.started: The vehicle is on its way. */
public final class TransportStartedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public TransportStartedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public OrderAcceptedEventData data() {
    return record("data", OrderAcceptedEventData::new);
  }
}
