// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.util.Map;

/** The field coordinates of Location. */
public final class LocationCoordinates extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public LocationCoordinates(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Latitude in degrees, WGS 84.
   *
   * @return the value
   */
  public BigDecimal lat() {
    return number("lat");
  }

  /**
   * Longitude in degrees, WGS 84.
   *
   * @return the value
   */
  public BigDecimal lng() {
    return number("lng");
  }
}
