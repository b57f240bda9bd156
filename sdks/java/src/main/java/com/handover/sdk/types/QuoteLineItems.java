// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.util.Map;

/** The field lineItems of Quote. */
public final class QuoteLineItems extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public QuoteLineItems(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * What the line is for.
   *
   * @return the value
   */
  public String description() {
    return text("description");
  }

  /**
   * How many units.
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
}
