// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The state of a scenario of the sandbox. */
public final class Scenario extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Scenario(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The scenario that the order plays. One of {@link Name}.
   *
   * @return the value
   */
  public String name() {
    return text("name");
  }

  /**
   * How the next step is started. One of {@link Mode}.
   *
   * @return the value
   */
  public String mode() {
    return text("mode");
  }

  /**
   * Number of the last step that ran; 1 is the creation.
   *
   * @return the value
   */
  public long step() {
    return integer("step");
  }

  /**
   * Number of steps of the scenario.
   *
   * @return the value
   */
  public long steps() {
    return integer("steps");
  }

  /**
   * Whether all steps have run.
   *
   * @return the value
   */
  public boolean finished() {
    return flag("finished");
  }

  /**
   * Name of the last step that ran, such as {@code DRIVER_ASSIGNED}.
   *
   * @return the value, or null
   */
  public String last() {
    return text("last");
  }

  /**
   * Name of the next step; null at the end.
   *
   * @return the value, or null
   */
  public String next() {
    return text("next");
  }

  /** The values; further ones may be added. */
  public static final class Name {
    private Name() {}

    /** From order to invoice without problems. */
    public static final String STANDARD = "STANDARD";
    /** On the road a delay is reported; the delivery moves by two hours. */
    public static final String DELAY = "DELAY";
    /** Damage is noted at the handover, with a damage report. */
    public static final String DAMAGE = "DAMAGE";
    /** The operator cancels after a driver was assigned. */
    public static final String CANCELLATION = "CANCELLATION";
    /** A request first, then a quote, its acceptance, and the order. */
    public static final String QUOTE_REQUIRED = "QUOTE_REQUIRED";
    /** Waiting time and a fuel receipt are approved, invoiced with the transport, and paid. */
    public static final String EXTRAS = "EXTRAS";
    /** The invoice is cancelled, and a new one is issued. */
    public static final String CORRECTED_INVOICE = "CORRECTED_INVOICE";
    /** The vehicle is not there; the order is cancelled, and the trip is invoiced. */
    public static final String TRIP_IN_VAIN = "TRIP_IN_VAIN";
    /** The operator changes the destination and the price, before the pickup and on the way. */
    public static final String CHANGED_ORDER = "CHANGED_ORDER";
  }

  /** The values; further ones may be added. */
  public static final class Mode {
    private Mode() {}

    /** A step runs every 20 seconds. */
    public static final String AUTOMATIC = "automatic";
    /** A step runs only when you advance the order. */
    public static final String MANUAL = "manual";
  }
}
