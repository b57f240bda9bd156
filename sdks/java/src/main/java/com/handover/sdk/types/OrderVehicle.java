// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field vehicle of Order. */
public final class OrderVehicle extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderVehicle(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Vehicle identification number of 17 characters; null if not known yet.
   *
   * @return the value, or null
   */
  public String vin() {
    return text("vin");
  }

  /**
   * Make, such as Volkswagen; null if none was given.
   *
   * @return the value, or null
   */
  public String manufacturer() {
    return text("manufacturer");
  }

  /**
   * Model, such as Golf; null if none was given.
   *
   * @return the value, or null
   */
  public String model() {
    return text("model");
  }

  /**
   * Year of the model; null if none was given.
   *
   * @return the value, or null
   */
  public Long modelYear() {
    return integerOrNull("modelYear");
  }

  /**
   * Kind of vehicle. One of {@link Type}.
   *
   * @return the value
   */
  public String type() {
    return text("type");
  }

  /**
   * Fuel or energy source. One of {@link FuelType}.
   *
   * @return the value
   */
  public String fuelType() {
    return text("fuelType");
  }

  /**
   * Registration and plates of the vehicle.
   *
   * @return the value
   */
  public OrderVehicleRegistration registration() {
    return record("registration", OrderVehicleRegistration::new);
  }

  /**
   * Whether the vehicle can be driven; {@code DRIVEN} transport needs both.
   *
   * @return the value
   */
  public OrderVehicleOperationalStatus operationalStatus() {
    return record("operationalStatus", OrderVehicleOperationalStatus::new);
  }

  /** The values; further ones may be added. */
  public static final class Type {
    private Type() {}

    /** A passenger car of another kind than those below. */
    public static final String CAR = "CAR";
    /** An estate car. */
    public static final String COMBI = "COMBI";
    /** A sport utility vehicle. */
    public static final String SUV = "SUV";
    /** A van or minibus. */
    public static final String VAN = "VAN";
    /** A truck of up to 7.5 tonnes. */
    public static final String TRUCK_7_5 = "TRUCK_7_5";
    /** A truck of up to 12 tonnes. */
    public static final String TRUCK_12 = "TRUCK_12";
    /** A truck of up to 40 tonnes. */
    public static final String TRUCK_40 = "TRUCK_40";
  }

  /** The values; further ones may be added. */
  public static final class FuelType {
    private FuelType() {}

    /** Diesel. */
    public static final String DIESEL = "DIESEL";
    /** Petrol. */
    public static final String PETROL = "PETROL";
    /** Battery only. */
    public static final String ELECTRIC = "ELECTRIC";
    /** A combustion engine and a battery. */
    public static final String HYBRID = "HYBRID";
    /** Hydrogen. */
    public static final String HYDROGEN = "HYDROGEN";
    /** Liquefied petroleum gas. */
    public static final String LPG = "LPG";
    /** Liquefied natural gas. */
    public static final String LNG = "LNG";
  }
}
