// The events of the sandbox as they happen: reads server-sent events, reconnects, and repeats none.
package com.handover.sdk;

import com.handover.sdk.types.Event;
import com.handover.sdk.types.Operation;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Events of the sandbox as they happen. The loop does not end by itself: leave it, or interrupt its thread. Then close it.
 */
public final class SandboxEvents implements Iterable<SandboxEvent>, AutoCloseable {
  /** The service repeats no event; the ids are a second guarantee for callers that act on each event once. */
  private static final int MAX_REMEMBERED_IDS = 2000;

  private final Sender sender;
  private final ListenOptions options;
  private final Set<String> seen = new LinkedHashSet<>();
  private final long startedNanos = System.nanoTime();
  private String position;
  private int failures;
  /** Null while there is no connection. */
  private volatile StreamBody stream;

  SandboxEvents(Sender sender, ListenOptions options) {
    this.sender = sender;
    this.options = options;
    position = options.lastEventId();
  }

  @Override
  public Iterator<SandboxEvent> iterator() {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public SandboxEvent next() {
        return nextEvent();
      }
    };
  }

  /** Ends the connection. */
  @Override
  public void close() {
    StreamBody open = stream;
    stream = null;
    if (open != null) open.close();
  }

  private SandboxEvent nextEvent() {
    for (;;) {
      try {
        SandboxEvent event = read(connected().next());
        if (event != null) return event;
      } catch (HandoverException error) {
        close();
        pauseAfter(error);
      }
    }
  }

  private StreamBody connected() {
    if (stream == null) {
      CallInput input = CallInput.none().header("accept", "text/event-stream").header("last-event-id", position);
      stream = sender.open(Calls.callOf(Operation.LISTEN_TO_SANDBOX, input, answer -> null));
    }
    return stream;
  }

  /** Null if the message is no event, or one that was given before. */
  private SandboxEvent read(StreamBody.Message message) {
    failures = 0;
    if (!message.id().isEmpty()) position = message.id();
    if (message.event().equals("connected")) {
      options.onConnected().accept(message.id());
      return null;
    }
    Map<String, Object> fields = Json.parseObject(message.data());
    if (message.event().equals("gap")) {
      options.onGap().accept(new StreamGap((String) fields.get("reason"), (String) fields.get("since")));
      return null;
    }
    Event event = Event.of(fields);
    if (!seen.add(event.id())) return null;
    if (seen.size() > MAX_REMEMBERED_IDS) seen.remove(seen.iterator().next());
    return new SandboxEvent(message.id(), message.data(), event);
  }

  /** A stream that was never connected is given up like a first call; a connected one never. */
  private void pauseAfter(HandoverException error) {
    if (!RetryRules.shouldRetry(error, true)) throw error;
    failures += 1;
    Settings settings = sender.settings();
    Duration pause = RetryRules.pauseBefore(error, failures, settings.pauses());
    Duration elapsed = Duration.ofNanos(System.nanoTime() - startedNanos);
    if (!sender.isReached() && elapsed.plus(pause).compareTo(settings.reachWithin()) > 0) throw error;
    String call = Operation.LISTEN_TO_SANDBOX.method() + " " + Operation.LISTEN_TO_SANDBOX.path();
    settings.onRetry().accept(new Retry(call, failures, error, pause));
    RetryRules.pause(pause);
  }
}
