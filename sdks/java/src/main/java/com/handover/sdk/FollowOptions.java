// Which events are followed, and whether it ends.
package com.handover.sdk;

import java.time.Duration;

/** Which events are followed, and whether it ends. Each method returns a changed copy. */
public final class FollowOptions {
  private static final Duration POLL_EVERY = Duration.ofSeconds(10);

  private final EventQuery query;
  private final boolean once;
  private final Duration pollEvery;

  private FollowOptions(EventQuery query, boolean once, Duration pollEvery) {
    this.query = query;
    this.once = once;
    this.pollEvery = pollEvery;
  }

  /**
   * Follows the events of a query, from its cursor or time on.
   *
   * @param query which events; its limit does not count
   * @return the options
   */
  public static FollowOptions of(EventQuery query) {
    return new FollowOptions(Checks.present("query", query), false, POLL_EVERY);
  }

  /**
   * Ends when it has caught up, instead of polling.
   *
   * @return a copy that ends
   */
  public FollowOptions once() {
    return new FollowOptions(query, true, pollEvery);
  }

  /**
   * The pause after it has caught up. Default: 10 s.
   *
   * @param pause the pause
   * @return a copy with this pause
   */
  public FollowOptions pollEvery(Duration pause) {
    return new FollowOptions(query, once, Checks.timeLimit("pollEvery", pause));
  }

  EventQuery query() {
    return query;
  }

  /** Null if it ends when it has caught up. */
  Duration pollEveryOrNull() {
    return once ? null : pollEvery;
  }
}
