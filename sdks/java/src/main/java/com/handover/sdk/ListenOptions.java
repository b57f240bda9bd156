// Where listening to the sandbox begins.
package com.handover.sdk;

import java.util.function.Consumer;

/** Where listening to the sandbox begins, and its hooks. Each method returns a changed copy. */
public final class ListenOptions {
  private static final ListenOptions FROM_NOW = new ListenOptions(null, position -> {}, gap -> {});

  private final String lastEventId;
  private final Consumer<String> onConnected;
  private final Consumer<StreamGap> onGap;

  private ListenOptions(String lastEventId, Consumer<String> onConnected, Consumer<StreamGap> onGap) {
    this.lastEventId = lastEventId;
    this.onConnected = onConnected;
    this.onGap = onGap;
  }

  /**
   * Begins with the events from now on.
   *
   * @return the options
   */
  public static ListenOptions fromNow() {
    return FROM_NOW;
  }

  /**
   * Begins after an event, up to 24 hours later.
   *
   * @param position the position of the last event that you handled
   * @return the options
   */
  public static ListenOptions after(String position) {
    return new ListenOptions(Checks.header("position", position), FROM_NOW.onConnected, FROM_NOW.onGap);
  }

  /**
   * Called each time the stream is connected, with a position to continue from.
   *
   * @param hook the hook
   * @return a copy with it
   */
  public ListenOptions onConnected(Consumer<String> hook) {
    return new ListenOptions(lastEventId, Checks.present("hook", hook), onGap);
  }

  /**
   * Called when events since the position are no longer available.
   *
   * @param hook the hook
   * @return a copy with it
   */
  public ListenOptions onGap(Consumer<StreamGap> hook) {
    return new ListenOptions(lastEventId, onConnected, Checks.present("hook", hook));
  }

  /** Null if it begins now. */
  String lastEventId() {
    return lastEventId;
  }

  Consumer<String> onConnected() {
    return onConnected;
  }

  Consumer<StreamGap> onGap() {
    return onGap;
  }
}
