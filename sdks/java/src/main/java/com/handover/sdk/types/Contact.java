// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** The contact at an address. */
public final class Contact extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Contact(Map<String, ?> fields) {
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
   * Name of the person on site.
   *
   * @return the value, or null
   */
  public String name() {
    return text("name");
  }

  /**
   * Phone number of that person; the driver may call it.
   *
   * @return the value, or null
   */
  public String phone() {
    return text("phone");
  }

  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

    /**
     * Name of the person on site.
     *
     * @param name the value; null is sent as null
     * @return this builder
     */
    public Builder name(String name) {
      set("name", name);
      return this;
    }

    /**
     * Phone number of that person; the driver may call it.
     *
     * @param phone the value; null is sent as null
     * @return this builder
     */
    public Builder phone(String phone) {
      set("phone", phone);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public Contact build() {
      return new Contact(fields());
    }
  }
}
