// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;

import com.handover.sdk.JsonRecord;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A quote with its version, amounts and line items. */
public final class Quote extends JsonRecord {
  /**
   * A record with these fields.
   *
   * @param fields the fields with their names in the API
   */
  public Quote(Map<String, ?> fields) {
    super(fields);
  }

  /**
   * The id of the quote, which is also the id of the request.
   *
   * @return the value
   */
  public String id() {
    return text("id");
  }

  /**
   * Number of the quote; null before the first one.
   *
   * @return the value, or null
   */
  public String quoteNumber() {
    return text("quoteNumber");
  }

  /**
   * The id of the request.
   *
   * @return the value
   */
  public String requestId() {
    return text("requestId");
  }

  /**
   * Number of the request; of a quote for a change, the number of the order.
   *
   * @return the value
   */
  public String requestNumber() {
    return text("requestNumber");
  }

  /**
   * The id of the order; null until the quote is accepted, unless it is for a change of an order.
   *
   * @return the value, or null
   */
  public String orderId() {
    return text("orderId");
  }

  /**
   * Number of the order; null until the quote is accepted.
   *
   * @return the value, or null
   */
  public String orderNumber() {
    return text("orderNumber");
  }

  /**
   * Status of the quote. One of {@link State}.
   *
   * @return the value
   */
  public String state() {
    return text("state");
  }

  /**
   * Version of the quote, counted from 1; 0 before the first quote.
   *
   * @return the value
   */
  public long version() {
    return integer("version");
  }

  /**
   * It can be accepted until this time; null before the first quote.
   *
   * @return the value, or null
   */
  public Instant validUntil() {
    return time("validUntil");
  }

  /**
   * What the order will cost; null before the first quote.
   *
   * @return the value, or null
   */
  public QuoteAmounts amounts() {
    return record("amounts", QuoteAmounts::new);
  }

  /**
   * The lines that add up to the net amount; empty before the first quote.
   *
   * @return the value
   */
  public List<QuoteLineItems> lineItems() {
    return records("lineItems", QuoteLineItems::new);
  }

  /**
   * How the quote can be accepted.
   *
   * @return the value
   */
  public QuoteAcceptance acceptance() {
    return record("acceptance", QuoteAcceptance::new);
  }

  /**
   * Where to download the quote as PDF; null before it exists.
   *
   * @return the value, or null
   */
  public String documentUrl() {
    return text("documentUrl");
  }

  /**
   * When the first quote was made; until then, when the request was created.
   *
   * @return the value
   */
  public Instant createdAt() {
    return time("createdAt");
  }

  /**
   * Time of the last change of the quote; before the first quote, that of the request.
   *
   * @return the value
   */
  public Instant updatedAt() {
    return time("updatedAt");
  }

  /**
   * When it was accepted, declined or withdrawn; null until then.
   *
   * @return the value, or null
   */
  public Instant decidedAt() {
    return time("decidedAt");
  }

  /** The values; further ones may be added. */
  public static final class State {
    private State() {}

    /** No quote was made yet. */
    public static final String REQUESTED = "REQUESTED";
    /** A quote is on offer and waits for a decision. */
    public static final String OFFERED = "OFFERED";
    /** The quote was accepted; the request became an order. */
    public static final String ACCEPTED = "ACCEPTED";
    /** The quote was declined; the request is rejected. */
    public static final String DECLINED = "DECLINED";
    /** The operator withdrew the quote before a decision. */
    public static final String WITHDRAWN = "WITHDRAWN";
    /** The quote was valid until {@code validUntil} and nobody decided. */
    public static final String EXPIRED = "EXPIRED";
  }
}
