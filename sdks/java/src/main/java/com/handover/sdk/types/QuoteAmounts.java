// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.util.Map;

/** The field amounts of Quote. */
public final class QuoteAmounts extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public QuoteAmounts(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Amount without VAT.
   *
   * @return the value
   */
  public BigDecimal net() {
    return number("net");
  }

  /**
   * Amount with VAT.
   *
   * @return the value
   */
  public BigDecimal gross() {
    return number("gross");
  }

  /**
   * Amount of the VAT.
   *
   * @return the value
   */
  public BigDecimal vat() {
    return number("vat");
  }

  /**
   * Rate of VAT in percent, such as 19.
   *
   * @return the value
   */
  public BigDecimal vatRate() {
    return number("vatRate");
  }

  /**
   * Currency as an ISO 4217 code, such as EUR.
   *
   * @return the value
   */
  public String currency() {
    return text("currency");
  }
}
