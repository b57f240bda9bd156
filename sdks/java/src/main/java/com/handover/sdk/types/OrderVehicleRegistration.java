// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field registration of OrderVehicle. */
public final class OrderVehicleRegistration extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderVehicleRegistration(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether the vehicle is registered; null if not known. One of {@link Status}.
   *
   * @return the value, or null
   */
  public String status() {
    return text("status");
  }

  /**
   * Number on its plates; null if none was given.
   *
   * @return the value, or null
   */
  public String licensePlate() {
    return text("licensePlate");
  }

  /** The values; further ones may be added. */
  public static final class Status {
    private Status() {}

    /** The vehicle is registered and has valid plates. */
    public static final String REGISTERED = "REGISTERED";
    /** The vehicle was never registered. */
    public static final String NOT_REGISTERED = "NOT_REGISTERED";
    /** The vehicle was registered once and is not any more. */
    public static final String DEREGISTERED = "DEREGISTERED";
  }
}
