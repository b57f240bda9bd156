// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The field registration of OrderChangeVehicle. */
public final class OrderChangeVehicleRegistration extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderChangeVehicleRegistration(Map<String, ?> fields) {
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
     * Number on its plates.
     *
     * @param licensePlate the value
     * @return this builder
     */
    public Builder licensePlate(String licensePlate) {
      setPresent("licensePlate", licensePlate);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderChangeVehicleRegistration build() {
      return new OrderChangeVehicleRegistration(fields());
    }
  }
}
