// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.time.Instant;
import java.util.Map;

/** The fields that can be changed until pickup; only the fields that are set change. */
public final class OrderChange extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderChange(Map<String, ?> fields) {
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
   * Your reference, which need not be unique and is printed on documents; null clears it.
   *
   * @return the value, or null
   */
  public String customerReference() {
    return text("customerReference");
  }

  /**
   * Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it.
   *
   * @return the value, or null
   */
  public String customerCostCentre() {
    return text("customerCostCentre");
  }

  /**
   * When the vehicle should be picked up: ISO 8601 with a time zone; null clears it.
   *
   * @return the value, or null
   */
  public Instant requestedPickup() {
    return time("requestedPickup");
  }

  /**
   * When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears it.
   *
   * @return the value, or null
   */
  public Instant requestedDelivery() {
    return time("requestedDelivery");
  }

  /**
   * At the pickup only the contact can change.
   *
   * @return the value, or null
   */
  public LocationChange pickup() {
    return record("pickup", LocationChange::new);
  }

  /**
   * At the delivery only the contact can change.
   *
   * @return the value, or null
   */
  public LocationChange delivery() {
    return record("delivery", LocationChange::new);
  }

  /**
   * Note for dispatch and driver; null clears it.
   *
   * @return the value, or null
   */
  public String instructions() {
    return text("instructions");
  }

  /**
   * Of the vehicle only VIN and plate can change.
   *
   * @return the value, or null
   */
  public OrderChangeVehicle vehicle() {
    return record("vehicle", OrderChangeVehicle::new);
  }

  /**
   * Your own data, at most 16 KiB and 5 levels; replaces the previous value completely.
   *
   * @return the value, or null
   */
  public Map<String, Object> metadata() {
    return map("metadata");
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Your reference, which need not be unique and is printed on documents; null clears it.
     *
     * @param customerReference the value; null is sent as null
     * @return this builder
     */
    public Builder customerReference(String customerReference) {
      set("customerReference", customerReference);
      return this;
    }

    /**
     * Your cost centre, at most 100 characters; it is on the lines of the invoice; null clears it.
     *
     * @param customerCostCentre the value; null is sent as null
     * @return this builder
     */
    public Builder customerCostCentre(String customerCostCentre) {
      set("customerCostCentre", customerCostCentre);
      return this;
    }

    /**
     * When the vehicle should be picked up: ISO 8601 with a time zone; null clears it.
     *
     * @param requestedPickup the value; null is sent as null
     * @return this builder
     */
    public Builder requestedPickup(Instant requestedPickup) {
      set("requestedPickup", requestedPickup);
      return this;
    }

    /**
     * When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone; null clears it.
     *
     * @param requestedDelivery the value; null is sent as null
     * @return this builder
     */
    public Builder requestedDelivery(Instant requestedDelivery) {
      set("requestedDelivery", requestedDelivery);
      return this;
    }

    /**
     * At the pickup only the contact can change.
     *
     * @param pickup the value
     * @return this builder
     */
    public Builder pickup(LocationChange pickup) {
      setPresent("pickup", pickup);
      return this;
    }

    /**
     * At the delivery only the contact can change.
     *
     * @param delivery the value
     * @return this builder
     */
    public Builder delivery(LocationChange delivery) {
      setPresent("delivery", delivery);
      return this;
    }

    /**
     * Note for dispatch and driver; null clears it.
     *
     * @param instructions the value; null is sent as null
     * @return this builder
     */
    public Builder instructions(String instructions) {
      set("instructions", instructions);
      return this;
    }

    /**
     * Of the vehicle only VIN and plate can change.
     *
     * @param vehicle the value
     * @return this builder
     */
    public Builder vehicle(OrderChangeVehicle vehicle) {
      setPresent("vehicle", vehicle);
      return this;
    }

    /**
     * Your own data, at most 16 KiB and 5 levels; replaces the previous value completely.
     *
     * @param metadata the value
     * @return this builder
     */
    public Builder metadata(Map<String, ?> metadata) {
      setPresent("metadata", metadata);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderChange build() {
      return new OrderChange(fields());
    }
  }
}
