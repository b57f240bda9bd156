// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The field services of OrderCreation. */
public final class OrderCreationServices extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCreationServices(Map<String, ?> fields) {
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
   * Whether the operator registers the vehicle.
   *
   * @return the value, or null
   */
  public Boolean registration() {
    return flagOrNull("registration");
  }

  /**
   * Whether the operator gets short-term plates for the trip; only for {@code DRIVEN} transport.
   *
   * @return the value, or null
   */
  public Boolean shortTermPlate() {
    return flagOrNull("shortTermPlate");
  }

  /**
   * Not offered: true is refused with SERVICE_NOT_SUPPORTED.
   *
   * @return the value, or null
   */
  public Boolean exportPlate() {
    return flagOrNull("exportPlate");
  }

  /**
   * Not offered: true is refused with SERVICE_NOT_SUPPORTED.
   *
   * @return the value, or null
   */
  public Boolean customs() {
    return flagOrNull("customs");
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Whether the operator registers the vehicle.
     *
     * @param registration the value; null is sent as null
     * @return this builder
     */
    public Builder registration(Boolean registration) {
      set("registration", registration);
      return this;
    }

    /**
     * Whether the operator gets short-term plates for the trip; only for {@code DRIVEN} transport.
     *
     * @param shortTermPlate the value; null is sent as null
     * @return this builder
     */
    public Builder shortTermPlate(Boolean shortTermPlate) {
      set("shortTermPlate", shortTermPlate);
      return this;
    }

    /**
     * Not offered: true is refused with SERVICE_NOT_SUPPORTED.
     *
     * @param exportPlate the value; null is sent as null
     * @return this builder
     */
    public Builder exportPlate(Boolean exportPlate) {
      set("exportPlate", exportPlate);
      return this;
    }

    /**
     * Not offered: true is refused with SERVICE_NOT_SUPPORTED.
     *
     * @param customs the value; null is sent as null
     * @return this builder
     */
    public Builder customs(Boolean customs) {
      set("customs", customs);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderCreationServices build() {
      return new OrderCreationServices(fields());
    }
  }
}
