// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** The field location of Tracking. */
public final class TrackingLocation extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public TrackingLocation(Map<String, ?> fields) {
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

  /**
   * When the device measured the position.
   *
   * @return the value
   */
  public Instant recordedAt() {
    return time("recordedAt");
  }

  /**
   * Radius of uncertainty in metres; null if not known.
   *
   * @return the value, or null
   */
  public BigDecimal accuracyMeters() {
    return number("accuracyMeters");
  }

  /**
   * Direction of travel, clockwise from north; null if not known.
   *
   * @return the value, or null
   */
  public BigDecimal headingDegrees() {
    return number("headingDegrees");
  }

  /**
   * Speed in km/h; null if not known.
   *
   * @return the value, or null
   */
  public BigDecimal speedKmh() {
    return number("speedKmh");
  }
}
