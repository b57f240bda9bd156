// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** vehicle.picked_up: The vehicle was picked up; the protocol is available. */
public final class VehiclePickedUpEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public VehiclePickedUpEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public VehiclePickedUpEventData data() {
    return record("data", VehiclePickedUpEventData::new);
  }
}
