// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The field operationalStatus of OrderCreationVehicle. */
public final class OrderCreationVehicleOperationalStatus extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCreationVehicleOperationalStatus(Map<String, ?> fields) {
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
   * Whether the vehicle can move by itself.
   *
   * @return the value, or null
   */
  public Boolean driveable() {
    return flagOrNull("driveable");
  }

  /**
   * Whether it may be driven on public roads.
   *
   * @return the value, or null
   */
  public Boolean roadworthy() {
    return flagOrNull("roadworthy");
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Whether the vehicle can move by itself.
     *
     * @param driveable the value; null is sent as null
     * @return this builder
     */
    public Builder driveable(Boolean driveable) {
      set("driveable", driveable);
      return this;
    }

    /**
     * Whether it may be driven on public roads.
     *
     * @param roadworthy the value; null is sent as null
     * @return this builder
     */
    public Builder roadworthy(Boolean roadworthy) {
      set("roadworthy", roadworthy);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderCreationVehicleOperationalStatus build() {
      return new OrderCreationVehicleOperationalStatus(fields());
    }
  }
}
