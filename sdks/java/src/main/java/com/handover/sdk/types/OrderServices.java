// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field services of Order. */
public final class OrderServices extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderServices(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether the operator registers the vehicle.
   *
   * @return the value
   */
  public boolean registration() {
    return flag("registration");
  }

  /**
   * Whether the operator gets short-term plates for the trip.
   *
   * @return the value
   */
  public boolean shortTermPlate() {
    return flag("shortTermPlate");
  }
}
