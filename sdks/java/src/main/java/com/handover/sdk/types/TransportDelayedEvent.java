// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** transport.delayed: A delay was reported. */
public final class TransportDelayedEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public TransportDelayedEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public TransportDelayedEventData data() {
    return record("data", TransportDelayedEventData::new);
  }
}
