// Orders: create, read, change, cancel, follow.
package com.handover.sdk;

import com.handover.sdk.types.Operation;
import com.handover.sdk.types.Order;
import com.handover.sdk.types.OrderChange;
import com.handover.sdk.types.OrderCheck;
import com.handover.sdk.types.OrderCreation;
import com.handover.sdk.types.OrderStatus;
import com.handover.sdk.types.Tracking;
import java.util.Map;
import java.util.Set;

/** The calls about orders. Ids are the id, the order number, or the request number. */
public final class Orders {
  /** The statuses that no other follows: {@code REJECTED} for requests, {@code COMPLETED} and {@code CANCELLED} for orders. */
  public static final Set<String> FINAL_STATUSES =
      Set.of(Order.Status.REJECTED, Order.Status.COMPLETED, Order.Status.CANCELLED);

  private final Calls calls;

  Orders(Calls calls) {
    this.calls = calls;
  }

  /**
   * Creates an order, or a request if a quote is needed ({@code kind}). Never twice, whatever the retries.
   *
   * @param order the new order
   * @return the order
   */
  public Order create(OrderCreation order) {
    return create(order, CreateOptions.none());
  }

  /**
   * Creates an order, or a request if a quote is needed ({@code kind}). Never twice, whatever the retries.
   *
   * @param order the new order
   * @param options its key, and its scenario in the sandbox
   * @return the order
   */
  public Order create(OrderCreation order, CreateOptions options) {
    return calls.call(Operation.CREATE_ORDER, Checks.present("options", options).toInput().body(order), Order::new);
  }

  /**
   * What {@link #create(OrderCreation)} would give now, or its error; creates nothing.
   *
   * @param order the order to check
   * @return its kind and price
   */
  public OrderCheck check(OrderCreation order) {
    return calls.call(Operation.CHECK_ORDER, CallInput.none().body(order), OrderCheck::new);
  }

  /**
   * Reads an order.
   *
   * @param id its id or number
   * @return the order
   */
  public Order get(String id) {
    return calls.call(Operation.GET_ORDER, withId(id), Order::new);
  }

  /**
   * Lists all orders, newest first.
   *
   * @return the orders; iterate them, or read one page
   */
  public Paged<Order, Page<Order>> list() {
    return list(OrderQuery.all());
  }

  /**
   * Lists orders, newest first.
   *
   * @param query which orders
   * @return the orders; iterate them, or read one page
   */
  public Paged<Order, Page<Order>> list(OrderQuery query) {
    CallInput input = Checks.present("query", query).toInput();
    return new Paged<>(cursor ->
        calls.call(Operation.LIST_ORDERS, input.query("cursor", cursor), fields -> new Page<>(fields, Order::new)));
  }

  /**
   * Changes an order until pickup.
   *
   * @param id its id or number
   * @param change the fields that change; null clears one
   * @return the changed order
   */
  public Order change(String id, OrderChange change) {
    return calls.call(Operation.CHANGE_ORDER, withId(id).body(change), Order::new);
  }

  /**
   * Cancels an order until pickup, or withdraws a request.
   *
   * @param id its id or number
   * @return the cancelled order
   */
  public Order cancel(String id) {
    return calls.call(Operation.CANCEL_ORDER, withId(id).body(Map.of()), Order::new);
  }

  /**
   * Cancels an order until pickup, or withdraws a request.
   *
   * @param id its id or number
   * @param reason why
   * @return the cancelled order
   */
  public Order cancel(String id, String reason) {
    Map<String, String> body = Map.of("reason", Checks.present("reason", reason));
    return calls.call(Operation.CANCEL_ORDER, withId(id).body(body), Order::new);
  }

  /**
   * Reads the status of an order.
   *
   * @param id its id or number
   * @return its status and dates
   */
  public OrderStatus status(String id) {
    return calls.call(Operation.GET_ORDER_STATUS, withId(id), OrderStatus::new);
  }

  /**
   * Reads position and arrival.
   *
   * @param id the id or number of the order
   * @return position and computed arrival
   */
  public Tracking tracking(String id) {
    return calls.call(Operation.GET_TRACKING, withId(id), Tracking::new);
  }

  /**
   * Follows the changes of all orders: each once, polled with an overlap of 60 s.
   *
   * @param options where it begins
   * @return the changed orders, the earliest change first
   */
  public OrderSync sync(SyncOptions options) {
    return new OrderSync(this, Checks.present("options", options));
  }

  private static CallInput withId(String id) {
    return CallInput.none().path("id", id);
  }
}
