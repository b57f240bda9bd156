// The sandbox: advancing scenarios, moving clocks, inboxes for messages.
package com.handover.sdk;

import com.handover.sdk.types.AdvancedOrder;
import com.handover.sdk.types.Inbox;
import com.handover.sdk.types.InboxMessage;
import com.handover.sdk.types.Operation;
import com.handover.sdk.types.OrderAtClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The calls of the sandbox; they need test credentials. */
public final class Sandbox {
  private final Calls calls;
  private final Sender sender;

  Sandbox(Calls calls, Sender sender) {
    this.calls = calls;
    this.sender = sender;
  }

  /**
   * Runs the next step of a scenario. Not repeated if its answer is lost.
   *
   * @param id the id or number of the order
   * @return the order with the state of its scenario
   */
  public AdvancedOrder advance(String id) {
    return calls.call(Operation.ADVANCE_SANDBOX_ORDER, withId(id).body(Map.of()), AdvancedOrder::new);
  }

  /**
   * Runs all remaining steps of a scenario. Not repeated if its answer is lost.
   *
   * @param id the id or number of the order
   * @return the order with the state of its scenario
   */
  public AdvancedOrder advanceToEnd(String id) {
    return calls.call(Operation.ADVANCE_SANDBOX_ORDER, withId(id).body(Map.of("toEnd", true)), AdvancedOrder::new);
  }

  /**
   * Moves the clock of a test order and runs everything that is due until then. Not repeated if its answer is lost.
   *
   * @param id the id or number of the order
   * @param by by how much
   * @return the order at that moment
   */
  public OrderAtClock moveClock(String id, Duration by) {
    return moveClock(id, Checks.present("by", by).toString());
  }

  /**
   * Moves the clock of a test order and runs everything that is due until then. Not repeated if its answer is lost.
   *
   * @param id the id or number of the order
   * @param by by how much, in ISO 8601: {@code P2D} is two days
   * @return the order at that moment
   */
  public OrderAtClock moveClock(String id, String by) {
    return moveClock(id, Map.of("by", Checks.present("by", by)));
  }

  /**
   * Moves the clock of a test order and runs everything that is due until then. Not repeated if its answer is lost.
   *
   * @param id the id or number of the order
   * @param to a moment, not before the clock
   * @return the order at that moment
   */
  public OrderAtClock moveClock(String id, Instant to) {
    return moveClock(id, Map.of("to", Checks.present("to", to)));
  }

  private OrderAtClock moveClock(String id, Map<String, ?> body) {
    return calls.call(Operation.MOVE_SANDBOX_CLOCK, withId(id).body(body), OrderAtClock::new);
  }

  /**
   * The events of the account's sandbox from now on, without a public URL: it reconnects, and repeats none.
   *
   * @return the events; close it when you leave the loop
   */
  public SandboxEvents events() {
    return events(ListenOptions.fromNow());
  }

  /**
   * The events of the account's sandbox as they happen, without a public URL: it reconnects, and repeats none.
   *
   * @param options where it begins
   * @return the events; close it when you leave the loop
   */
  public SandboxEvents events(ListenOptions options) {
    return new SandboxEvents(sender, Checks.present("options", options));
  }

  /**
   * Creates a URL that stores the webhook messages sent to it. Not repeated if its answer is lost.
   *
   * @return the inbox
   */
  public Inbox createInbox() {
    return calls.call(Operation.CREATE_INBOX, CallInput.none().body(Map.of()), Inbox::new);
  }

  /**
   * Reads the messages of an inbox, newest first.
   *
   * @param id the id of the inbox
   * @return the messages
   */
  public List<InboxMessage> inboxMessages(String id) {
    return calls.list(Operation.LIST_INBOX_MESSAGES, withId(id), InboxMessage::new);
  }

  private static CallInput withId(String id) {
    return CallInput.none().path("id", id);
  }
}
