// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field operationalStatus of OrderVehicle. */
public final class OrderVehicleOperationalStatus extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderVehicleOperationalStatus(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether the vehicle can move by itself.
   *
   * @return the value
   */
  public boolean driveable() {
    return flag("driveable");
  }

  /**
   * Whether it may be driven on public roads.
   *
   * @return the value
   */
  public boolean roadworthy() {
    return flag("roadworthy");
  }
}
