// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The field registration of OrderCreationVehicle. */
public final class OrderCreationVehicleRegistration extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCreationVehicleRegistration(Map<String, ?> fields) {
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
   * Whether the vehicle is registered. One of {@link OrderVehicleRegistration.Status}.
   *
   * @return the value, or null
   */
  public String status() {
    return text("status");
  }

  /**
   * Number on its plates.
   *
   * @return the value, or null
   */
  public String licensePlate() {
    return text("licensePlate");
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Whether the vehicle is registered. One of {@link OrderVehicleRegistration.Status}.
     *
     * @param status the value; null is sent as null
     * @return this builder
     */
    public Builder status(String status) {
      set("status", status);
      return this;
    }

    /**
     * Number on its plates.
     *
     * @param licensePlate the value; null is sent as null
     * @return this builder
     */
    public Builder licensePlate(String licensePlate) {
      set("licensePlate", licensePlate);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderCreationVehicleRegistration build() {
      return new OrderCreationVehicleRegistration(fields());
    }
  }
}
