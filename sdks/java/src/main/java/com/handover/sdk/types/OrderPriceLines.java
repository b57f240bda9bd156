// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.util.Map;

/** The field lines of OrderPrice. */
public final class OrderPriceLines extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderPriceLines(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * What the line is for; null for a line that the operator wrote on a quote. One of {@link Code}.
   *
   * @return the value, or null
   */
  public String code() {
    return text("code");
  }

  /**
   * The same in words.
   *
   * @return the value
   */
  public String description() {
    return text("description");
  }

  /**
   * Kilometres for {@code DISTANCE}, otherwise the number of units.
   *
   * @return the value
   */
  public BigDecimal quantity() {
    return number("quantity");
  }

  /**
   * Amount of one unit without VAT.
   *
   * @return the value
   */
  public BigDecimal unitNet() {
    return number("unitNet");
  }

  /**
   * Amount of the line without VAT.
   *
   * @return the value
   */
  public BigDecimal net() {
    return number("net");
  }

  /**
   * Rate of VAT in percent; 0 for an official fee that is passed on.
   *
   * @return the value
   */
  public BigDecimal vatRate() {
    return number("vatRate");
  }

  /** The values; further ones may be added. */
  public static final class Code {
    private Code() {}

    /** The transfer itself. */
    public static final String BASE = "BASE";
    /** Kilometres; one line for each tier of the agreement. */
    public static final String DISTANCE = "DISTANCE";
    /** Supplement to the minimum price. */
    public static final String MINIMUM = "MINIMUM";
    /** Surcharge for a weekend. */
    public static final String WEEKEND = "WEEKEND";
    /** Surcharge for short notice. */
    public static final String EXPRESS = "EXPRESS";
    /** Fuel surcharge of the month. */
    public static final String FUEL = "FUEL";
    /** Registration of the vehicle. */
    public static final String REGISTRATION = "REGISTRATION";
    /** Short-term plate. */
    public static final String SHORT_TERM_PLATE = "SHORT_TERM_PLATE";
    /** Official fee of the registration, without VAT. */
    public static final String REGISTRATION_FEE = "REGISTRATION_FEE";
    /** Official fee of the short-term plate, without VAT. */
    public static final String SHORT_TERM_PLATE_FEE = "SHORT_TERM_PLATE_FEE";
  }
}
