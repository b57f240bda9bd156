// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** An address of a new order. */
public final class Address extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Address(Map<String, ?> fields) {
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
   * Company at the address.
   *
   * @return the value, or null
   */
  public String company() {
    return text("company");
  }

  /**
   * Street and house number.
   *
   * @return the value
   */
  public String street() {
    return text("street");
  }

  /**
   * Postal code in the form of the country, for example 20539 in DE.
   *
   * @return the value
   */
  public String postalCode() {
    return text("postalCode");
  }

  /**
   * Town or city.
   *
   * @return the value
   */
  public String city() {
    return text("city");
  }

  /**
   * Country as an ISO 3166-1 alpha-2 code in either case.
   *
   * @return the value, or null
   */
  public String country() {
    return text("country");
  }

  /**
   * The contact person on site; dispatch needs name and phone number before the trip.
   *
   * @return the value, or null
   */
  public Contact contact() {
    return record("contact", Contact::new);
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Company at the address.
     *
     * @param company the value; null is sent as null
     * @return this builder
     */
    public Builder company(String company) {
      set("company", company);
      return this;
    }

    /**
     * Street and house number.
     *
     * @param street the value
     * @return this builder
     */
    public Builder street(String street) {
      setPresent("street", street);
      return this;
    }

    /**
     * Postal code in the form of the country, for example 20539 in DE.
     *
     * @param postalCode the value
     * @return this builder
     */
    public Builder postalCode(String postalCode) {
      setPresent("postalCode", postalCode);
      return this;
    }

    /**
     * Town or city.
     *
     * @param city the value
     * @return this builder
     */
    public Builder city(String city) {
      setPresent("city", city);
      return this;
    }

    /**
     * Country as an ISO 3166-1 alpha-2 code in either case.
     *
     * @param country the value; null is sent as null
     * @return this builder
     */
    public Builder country(String country) {
      set("country", country);
      return this;
    }

    /**
     * The contact person on site; dispatch needs name and phone number before the trip.
     *
     * @param contact the value; null is sent as null
     * @return this builder
     */
    public Builder contact(Contact contact) {
      set("contact", contact);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public Address build() {
      return new Address(fields());
    }
  }
}
