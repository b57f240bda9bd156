// Filters of events.
package com.handover.sdk;

import java.time.Instant;
import java.util.Arrays;

/** Filters of events. Each method returns a changed copy. */
public final class EventQuery {
  private static final EventQuery ALL = new EventQuery(CallInput.none());

  private final CallInput input;

  private EventQuery(CallInput input) {
    this.input = input;
  }

  /**
   * All events of the last 30 days.
   *
   * @return a query without filters
   */
  public static EventQuery all() {
    return ALL;
  }

  /**
   * Only events of one of these types.
   *
   * @param type one or several of {@link com.handover.sdk.types.Event.Type}
   * @return a copy with this filter
   */
  public EventQuery type(String... type) {
    return new EventQuery(input.query("type", Checks.texts("type", Arrays.asList(type))));
  }

  /**
   * Only events of this order.
   *
   * @param order its id, order number or request number
   * @return a copy with this filter
   */
  public EventQuery order(String order) {
    return new EventQuery(input.query("order", order));
  }

  /**
   * Only events since then. Default: the last 30 days, if there is no cursor.
   *
   * @param since the time
   * @return a copy with this filter
   */
  public EventQuery since(Instant since) {
    return new EventQuery(input.query("since", since));
  }

  /**
   * Items per page. Default: 20.
   *
   * @param limit 1 to 100
   * @return a copy with this limit
   */
  public EventQuery limit(int limit) {
    return new EventQuery(input.query("limit", limit));
  }

  /**
   * Continues where an earlier page or feed ended.
   *
   * @param cursor the {@code nextCursor} or {@code resumeCursor} of an earlier page, or the cursor of a feed
   * @return a copy with this cursor
   */
  public EventQuery cursor(String cursor) {
    return new EventQuery(input.query("cursor", cursor));
  }

  CallInput toInput() {
    return input;
  }
}
