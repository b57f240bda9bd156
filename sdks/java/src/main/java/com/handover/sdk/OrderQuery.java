// Filters of a list of orders.
package com.handover.sdk;

import java.time.Instant;
import java.util.Arrays;

/** Filters of a list of orders. Each method returns a changed copy. */
public final class OrderQuery {
  private static final OrderQuery ALL = new OrderQuery(CallInput.none());

  private final CallInput input;

  private OrderQuery(CallInput input) {
    this.input = input;
  }

  /**
   * All orders.
   *
   * @return a query without filters
   */
  public static OrderQuery all() {
    return ALL;
  }

  /**
   * Only the order with your own number: at most one has it.
   *
   * @param externalOrderId your number
   * @return a copy with this filter
   */
  public OrderQuery externalOrderId(String externalOrderId) {
    return new OrderQuery(input.query("externalOrderId", externalOrderId));
  }

  /**
   * Only orders that changed since then.
   *
   * @param updatedSince the time
   * @return a copy with this filter
   */
  public OrderQuery updatedSince(Instant updatedSince) {
    return new OrderQuery(input.query("updatedSince", updatedSince));
  }

  /**
   * Only orders in one of these statuses.
   *
   * @param status one or several of {@link com.handover.sdk.types.Order.Status}
   * @return a copy with this filter
   */
  public OrderQuery status(String... status) {
    return new OrderQuery(input.query("status", Checks.texts("status", Arrays.asList(status))));
  }

  /**
   * Items per page. Default: 20.
   *
   * @param limit 1 to 100
   * @return a copy with this limit
   */
  public OrderQuery limit(int limit) {
    return new OrderQuery(input.query("limit", limit));
  }

  /**
   * Begins with a later page.
   *
   * @param cursor the {@code nextCursor} of the previous page
   * @return a copy with this cursor
   */
  public OrderQuery cursor(String cursor) {
    return new OrderQuery(input.query("cursor", cursor));
  }

  CallInput toInput() {
    return input;
  }
}
