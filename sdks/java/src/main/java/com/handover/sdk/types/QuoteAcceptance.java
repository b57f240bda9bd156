// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.util.Map;

/** The field acceptance of Quote. */
public final class QuoteAcceptance extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public QuoteAcceptance(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * Whether the agreement provides acceptance by API.
   *
   * @return the value
   */
  public boolean viaApi() {
    return flag("viaApi");
  }

  /**
   * The page to accept or decline the quote; null when it is not on offer, or when the caller may not decide
   * on quotes.
   *
   * @return the value, or null
   */
  public String url() {
    return text("url");
  }
}
