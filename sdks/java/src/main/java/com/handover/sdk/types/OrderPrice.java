// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The field price of Order. */
public final class OrderPrice extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public OrderPrice(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Amount without VAT, with up to two decimals.
   *
   * @return the value
   */
  public BigDecimal net() {
    return number("net");
  }

  /**
   * Amount with VAT, with up to two decimals.
   *
   * @return the value
   */
  public BigDecimal gross() {
    return number("gross");
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

  /**
   * The parts that add up to the net amount.
   *
   * @return the value
   */
  public List<OrderPriceLines> lines() {
    return records("lines", OrderPriceLines::new);
  }
}
