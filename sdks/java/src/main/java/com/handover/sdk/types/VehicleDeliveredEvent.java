// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import java.util.Map;

/** vehicle.delivered: The vehicle was handed over; the protocol is available. */
public final class VehicleDeliveredEvent extends Event {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public VehicleDeliveredEvent(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The event and the order or request that it is about.
   *
   * @return the value
   */
  @Override
  public VehicleDeliveredEventData data() {
    return record("data", VehicleDeliveredEventData::new);
  }
}
