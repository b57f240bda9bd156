// Events by polling, in place of webhooks: lists them, and follows them from where an earlier run ended.
package com.handover.sdk;

import com.handover.sdk.types.Event;
import com.handover.sdk.types.Operation;

/** The calls about events. */
public final class Events {
  private static final int PAGE_SIZE = 100;

  private final Calls calls;

  Events(Calls calls) {
    this.calls = calls;
  }

  /**
   * Lists the events of the last 30 days, oldest first.
   *
   * @return the events; iterate them, or read one page
   */
  public Paged<Event, EventPage> list() {
    return list(EventQuery.all());
  }

  /**
   * Lists events, oldest first.
   *
   * @param query which events
   * @return the events; iterate them, or read one page
   */
  public Paged<Event, EventPage> list(EventQuery query) {
    CallInput input = Checks.present("query", query).toInput();
    return new Paged<>(cursor -> read(input, cursor));
  }

  /**
   * Follows all events of the account by polling, from those of the last 30 days on; none is left out.
   *
   * @return the events as they happen
   */
  public EventFeed follow() {
    return follow(FollowOptions.of(EventQuery.all()));
  }

  /**
   * Follows the events of the account by polling; none is left out.
   *
   * @param options which events, and whether it ends
   * @return the events as they happen
   */
  public EventFeed follow(FollowOptions options) {
    CallInput input = Checks.present("options", options).query().limit(PAGE_SIZE).toInput();
    return new EventFeed(cursor -> read(input, cursor), input.query().get("cursor"), options.pollEveryOrNull());
  }

  private EventPage read(CallInput input, String cursor) {
    return calls.call(Operation.LIST_EVENTS, input.query("cursor", cursor), EventPage::new);
  }
}
