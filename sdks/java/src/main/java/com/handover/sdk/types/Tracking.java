// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;

/** Position and computed arrival. */
public final class Tracking extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Tracking(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Where the vehicle is; null except between pickup and delivery, and only if the driver agreed to it.
   *
   * @return the value, or null
   */
  public TrackingLocation location() {
    return record("location", TrackingLocation::new);
  }

  /**
   * True when the position is older than three intervals.
   *
   * @return the value
   */
  public boolean stale() {
    return flag("stale");
  }

  /**
   * Why there is no position; null when there is one. One of {@link LocationUnavailableReason}.
   *
   * @return the value, or null
   */
  public String locationUnavailableReason() {
    return text("locationUnavailableReason");
  }

  /**
   * When the driver will probably be at the pickup: from the position, otherwise as requested; null once
   * picked up.
   *
   * @return the value, or null
   */
  public Instant estimatedPickup() {
    return time("estimatedPickup");
  }

  /**
   * When the vehicle will probably arrive: from the position, otherwise from the plan.
   *
   * @return the value, or null
   */
  public Instant estimatedDelivery() {
    return time("estimatedDelivery");
  }

  /**
   * Kilometres by road to the destination; null without a position.
   *
   * @return the value, or null
   */
  public BigDecimal distanceRemainingKm() {
    return number("distanceRemainingKm");
  }

  /**
   * The driver; null unless one is assigned and the agreement shows drivers.
   *
   * @return the value, or null
   */
  public OrderDriver driver() {
    return record("driver", OrderDriver::new);
  }

  /** The values; further ones may be added. */
  public static final class LocationUnavailableReason {
    private LocationUnavailableReason() {}

    /** The vehicle is not picked up yet, or was delivered already. */
    public static final String NOT_IN_TRANSIT = "NOT_IN_TRANSIT";
    /** The driver does not share positions, or none arrived yet. */
    public static final String NO_POSITION = "NO_POSITION";
    /** No vehicle is driven in the sandbox. */
    public static final String SANDBOX = "SANDBOX";
  }
}
