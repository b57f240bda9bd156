// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The field vehicle of OrderCreation. */
public final class OrderCreationVehicle extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCreationVehicle(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Begins a body. A field that is not set is not sent.
   *
   * @return an empty builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it
   * before the trip.
   *
   * @return the value, or null
   */
  public String vin() {
    return text("vin");
  }

  /**
   * Make, such as Volkswagen.
   *
   * @return the value, or null
   */
  public String manufacturer() {
    return text("manufacturer");
  }

  /**
   * Model, such as Golf.
   *
   * @return the value, or null
   */
  public String model() {
    return text("model");
  }

  /**
   * Year of the model.
   *
   * @return the value, or null
   */
  public Long modelYear() {
    return integerOrNull("modelYear");
  }

  /**
   * Kind of vehicle; prices may depend on it. One of {@link OrderVehicle.Type}.
   *
   * @return the value, or null
   */
  public String type() {
    return text("type");
  }

  /**
   * Fuel or energy source. One of {@link OrderVehicle.FuelType}.
   *
   * @return the value, or null
   */
  public String fuelType() {
    return text("fuelType");
  }

  /**
   * Registration and plates of the vehicle.
   *
   * @return the value, or null
   */
  public OrderCreationVehicleRegistration registration() {
    return record("registration", OrderCreationVehicleRegistration::new);
  }

  /**
   * Whether the vehicle can be driven; {@code DRIVEN} transport needs both.
   *
   * @return the value, or null
   */
  public OrderCreationVehicleOperationalStatus operationalStatus() {
    return record("operationalStatus", OrderCreationVehicleOperationalStatus::new);
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Vehicle identification number: 17 letters and digits in either case, no I, O or Q; dispatch needs it
     * before the trip.
     *
     * @param vin the value; null is sent as null
     * @return this builder
     */
    public Builder vin(String vin) {
      set("vin", vin);
      return this;
    }

    /**
     * Make, such as Volkswagen.
     *
     * @param manufacturer the value; null is sent as null
     * @return this builder
     */
    public Builder manufacturer(String manufacturer) {
      set("manufacturer", manufacturer);
      return this;
    }

    /**
     * Model, such as Golf.
     *
     * @param model the value; null is sent as null
     * @return this builder
     */
    public Builder model(String model) {
      set("model", model);
      return this;
    }

    /**
     * Year of the model.
     *
     * @param modelYear the value; null is sent as null
     * @return this builder
     */
    public Builder modelYear(Number modelYear) {
      set("modelYear", modelYear);
      return this;
    }

    /**
     * Kind of vehicle; prices may depend on it. One of {@link OrderVehicle.Type}.
     *
     * @param type the value; null is sent as null
     * @return this builder
     */
    public Builder type(String type) {
      set("type", type);
      return this;
    }

    /**
     * Fuel or energy source. One of {@link OrderVehicle.FuelType}.
     *
     * @param fuelType the value; null is sent as null
     * @return this builder
     */
    public Builder fuelType(String fuelType) {
      set("fuelType", fuelType);
      return this;
    }

    /**
     * Registration and plates of the vehicle.
     *
     * @param registration the value; null is sent as null
     * @return this builder
     */
    public Builder registration(OrderCreationVehicleRegistration registration) {
      set("registration", registration);
      return this;
    }

    /**
     * Whether the vehicle can be driven; {@code DRIVEN} transport needs both.
     *
     * @param operationalStatus the value; null is sent as null
     * @return this builder
     */
    public Builder operationalStatus(OrderCreationVehicleOperationalStatus operationalStatus) {
      set("operationalStatus", operationalStatus);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderCreationVehicle build() {
      return new OrderCreationVehicle(fields());
    }
  }
}
