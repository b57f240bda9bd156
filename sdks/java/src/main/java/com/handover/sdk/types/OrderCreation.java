// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.time.Instant;
import java.util.Map;

/** A new order or quote request. */
public final class OrderCreation extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderCreation(Map<String, ?> fields) {
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
   * Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe to
   * repeat.
   *
   * @return the value, or null
   */
  public String externalOrderId() {
    return text("externalOrderId");
  }

  /**
   * Your reference, which need not be unique and is printed on documents.
   *
   * @return the value, or null
   */
  public String customerReference() {
    return text("customerReference");
  }

  /**
   * Your cost centre, at most 100 characters; it is on the lines of the invoice.
   *
   * @return the value, or null
   */
  public String customerCostCentre() {
    return text("customerCostCentre");
  }

  /**
   * How the vehicle is moved; the agreement says which ways are possible and which need a quote. One of
   * {@link Order.TransportType}.
   *
   * @return the value, or null
   */
  public String transportType() {
    return text("transportType");
  }

  /**
   * The vehicle to transfer.
   *
   * @return the value, or null
   */
  public OrderCreationVehicle vehicle() {
    return record("vehicle", OrderCreationVehicle::new);
  }

  /**
   * Where the vehicle is picked up; it cannot be changed later.
   *
   * @return the value
   */
  public Address pickup() {
    return record("pickup", Address::new);
  }

  /**
   * Where the vehicle is delivered; it cannot be changed later.
   *
   * @return the value
   */
  public Address delivery() {
    return record("delivery", Address::new);
  }

  /**
   * When the vehicle should be picked up: ISO 8601 with a time zone.
   *
   * @return the value, or null
   */
  public Instant requestedPickup() {
    return time("requestedPickup");
  }

  /**
   * When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone.
   *
   * @return the value, or null
   */
  public Instant requestedDelivery() {
    return time("requestedDelivery");
  }

  /**
   * What is ordered in addition to the transfer.
   *
   * @return the value, or null
   */
  public OrderCreationServices services() {
    return record("services", OrderCreationServices::new);
  }

  /**
   * Note for dispatch and driver.
   *
   * @return the value, or null
   */
  public String instructions() {
    return text("instructions");
  }

  /**
   * E-mail address of your end customer, who receives the tracking link and status messages; no account is
   * created.
   *
   * @return the value, or null
   */
  public String endCustomerEmail() {
    return text("endCustomerEmail");
  }

  /**
   * Your own data, returned unchanged: at most 16 KiB and 5 levels.
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
     * Your own number, unique in account and environment; without an Idempotency-Key it makes the call safe
     * to repeat.
     *
     * @param externalOrderId the value; null is sent as null
     * @return this builder
     */
    public Builder externalOrderId(String externalOrderId) {
      set("externalOrderId", externalOrderId);
      return this;
    }

    /**
     * Your reference, which need not be unique and is printed on documents.
     *
     * @param customerReference the value; null is sent as null
     * @return this builder
     */
    public Builder customerReference(String customerReference) {
      set("customerReference", customerReference);
      return this;
    }

    /**
     * Your cost centre, at most 100 characters; it is on the lines of the invoice.
     *
     * @param customerCostCentre the value; null is sent as null
     * @return this builder
     */
    public Builder customerCostCentre(String customerCostCentre) {
      set("customerCostCentre", customerCostCentre);
      return this;
    }

    /**
     * How the vehicle is moved; the agreement says which ways are possible and which need a quote. One of
     * {@link Order.TransportType}.
     *
     * @param transportType the value; null is sent as null
     * @return this builder
     */
    public Builder transportType(String transportType) {
      set("transportType", transportType);
      return this;
    }

    /**
     * The vehicle to transfer.
     *
     * @param vehicle the value; null is sent as null
     * @return this builder
     */
    public Builder vehicle(OrderCreationVehicle vehicle) {
      set("vehicle", vehicle);
      return this;
    }

    /**
     * Where the vehicle is picked up; it cannot be changed later.
     *
     * @param pickup the value
     * @return this builder
     */
    public Builder pickup(Address pickup) {
      setPresent("pickup", pickup);
      return this;
    }

    /**
     * Where the vehicle is delivered; it cannot be changed later.
     *
     * @param delivery the value
     * @return this builder
     */
    public Builder delivery(Address delivery) {
      setPresent("delivery", delivery);
      return this;
    }

    /**
     * When the vehicle should be picked up: ISO 8601 with a time zone.
     *
     * @param requestedPickup the value; null is sent as null
     * @return this builder
     */
    public Builder requestedPickup(Instant requestedPickup) {
      set("requestedPickup", requestedPickup);
      return this;
    }

    /**
     * When the vehicle should be delivered, not before the pickup: ISO 8601 with a time zone.
     *
     * @param requestedDelivery the value; null is sent as null
     * @return this builder
     */
    public Builder requestedDelivery(Instant requestedDelivery) {
      set("requestedDelivery", requestedDelivery);
      return this;
    }

    /**
     * What is ordered in addition to the transfer.
     *
     * @param services the value; null is sent as null
     * @return this builder
     */
    public Builder services(OrderCreationServices services) {
      set("services", services);
      return this;
    }

    /**
     * Note for dispatch and driver.
     *
     * @param instructions the value; null is sent as null
     * @return this builder
     */
    public Builder instructions(String instructions) {
      set("instructions", instructions);
      return this;
    }

    /**
     * E-mail address of your end customer, who receives the tracking link and status messages; no account is
     * created.
     *
     * @param endCustomerEmail the value; null is sent as null
     * @return this builder
     */
    public Builder endCustomerEmail(String endCustomerEmail) {
      set("endCustomerEmail", endCustomerEmail);
      return this;
    }

    /**
     * Your own data, returned unchanged: at most 16 KiB and 5 levels.
     *
     * @param metadata the value; null is sent as null
     * @return this builder
     */
    public Builder metadata(Map<String, ?> metadata) {
      set("metadata", metadata);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public OrderCreation build() {
      return new OrderCreation(fields());
    }
  }
}
