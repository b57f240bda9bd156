// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import com.handover.sdk.RecordBuilder;
import java.util.Map;

/** What can be changed of an address. */
public final class LocationChange extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public LocationChange(Map<String, ?> fields) {
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
   * The contact on site: fields that are not sent stay, and a field that is null is cleared.
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
     * The contact on site: fields that are not sent stay, and a field that is null is cleared.
     *
     * @param contact the value
     * @return this builder
     */
    public Builder contact(Contact contact) {
      setPresent("contact", contact);
      return this;
    }

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public LocationChange build() {
      return new LocationChange(fields());
    }
  }
}
