// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** An address as orders hold it. */
public final class Location extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Location(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The whole address in one line, for showing it to people.
   *
   * @return the value
   */
  public String formatted() {
    return text("formatted");
  }

  /**
   * Company at the address; null if none was given.
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
   * Postal code in the form of the country.
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
   * Country as an ISO 3166-1 alpha-2 code, such as DE.
   *
   * @return the value
   */
  public String country() {
    return text("country");
  }

  /**
   * The contact person on site.
   *
   * @return the value
   */
  public LocationContact contact() {
    return record("contact", LocationContact::new);
  }

  /**
   * Coordinates of the address; null until they were found.
   *
   * @return the value, or null
   */
  public LocationCoordinates coordinates() {
    return record("coordinates", LocationCoordinates::new);
  }
}
