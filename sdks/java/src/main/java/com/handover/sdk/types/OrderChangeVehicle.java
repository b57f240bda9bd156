// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The field vehicle of OrderChange. */
public final class OrderChangeVehicle extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderChangeVehicle(Map<String, ?> fields) {
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
   * Vehicle identification number: 17 letters and digits in either case, no I, O or Q.
   *
   * @return the value, or null
   */
  public String vin() {
    return text("vin");
  }

  /**
   * Of the registration only the plate can change.
   *
   * @return the value, or null
   */
  public OrderChangeVehicleRegistration registration() {
    return record("registration", OrderChangeVehicleRegistration::new);
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Vehicle identification number: 17 letters and digits in either case, no I, O or Q.
     *
     * @param vin the value
     * @return this builder
     */
    public Builder vin(String vin) {
      setPresent("vin", vin);
      return this;
    }

    /**
     * Of the registration only the plate can change.
     *
     * @param registration the value
     * @return this builder
     */
    public Builder registration(OrderChangeVehicleRegistration registration) {
      setPresent("registration", registration);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderChangeVehicle build() {
      return new OrderChangeVehicle(fields());
    }
  }
}
