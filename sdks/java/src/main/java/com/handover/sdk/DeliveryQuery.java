// Filters of the deliveries of a webhook endpoint.
package com.handover.sdk;

/** Filters of the deliveries of a webhook endpoint. Each method returns a changed copy. */
public final class DeliveryQuery {
  private static final DeliveryQuery ALL = new DeliveryQuery(CallInput.none());

  private final CallInput input;

  private DeliveryQuery(CallInput input) {
    this.input = input;
  }

  /**
   * All deliveries of the last 30 days.
   *
   * @return a query without filters
   */
  public static DeliveryQuery all() {
    return ALL;
  }

  /**
   * Only deliveries in this state.
   *
   * @param state one of {@link com.handover.sdk.types.WebhookDelivery.State}, or {@code FAILED}: retrying or given up
   * @return a copy with this filter
   */
  public DeliveryQuery state(String state) {
    return new DeliveryQuery(input.query("state", state));
  }

  /**
   * Only deliveries of this event.
   *
   * @param event one of {@link com.handover.sdk.types.Event.Type}
   * @return a copy with this filter
   */
  public DeliveryQuery event(String event) {
    return new DeliveryQuery(input.query("event", event));
  }

  /**
   * Only deliveries of this order.
   *
   * @param order its id, order number or request number
   * @return a copy with this filter
   */
  public DeliveryQuery order(String order) {
    return new DeliveryQuery(input.query("order", order));
  }

  /**
   * Items per page. Default: 20.
   *
   * @param limit 1 to 100
   * @return a copy with this limit
   */
  public DeliveryQuery limit(int limit) {
    return new DeliveryQuery(input.query("limit", limit));
  }

  /**
   * Begins with a later page.
   *
   * @param cursor the {@code nextCursor} of the previous page
   * @return a copy with this cursor
   */
  public DeliveryQuery cursor(String cursor) {
    return new DeliveryQuery(input.query("cursor", cursor));
  }

  CallInput toInput() {
    return input;
  }
}
