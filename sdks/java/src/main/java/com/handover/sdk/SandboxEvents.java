// The events of the sandbox as they happen: reads server-sent events, reconnects, and repeats none.
package com.handover.sdk;

import com.handover.sdk.types.Event;
import com.handover.sdk.types.Operation;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Events of the sandbox as they happen. Iterate it in one thread. The loop ends when any thread closes it; interrupting its
 * thread ends it with a {@link CallInterruptedException}.
 */
public final class SandboxEvents implements Iterable<SandboxEvent>, AutoCloseable {
  /** The service repeats no event; the ids are a second guarantee for callers that act on each event once. */
  private static final int MAX_REMEMBERED_IDS = 2000;

  private final Sender sender;
  private final ListenOptions options;
  private final Set<String> seen = new LinkedHashSet<>();
  private final long startedNanos = System.nanoTime();
  private final CountDownLatch closed = new CountDownLatch(1);
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
      private SandboxEvent next;

      @Override
      public boolean hasNext() {
        if (next == null) next = nextEvent();
        return next != null;
      }

      @Override
      public SandboxEvent next() {
        if (!hasNext()) throw new NoSuchElementException();
        SandboxEvent event = next;
        next = null;
        return event;
      }
    };
  }

  /** Ends the loop and its connection. */
  @Override
  public void close() {
    closed.countDown();
    disconnect();
  }

  private boolean isClosed() {
    return closed.getCount() == 0;
  }

  private void disconnect() {
    StreamBody open = stream;
    stream = null;
    if (open != null) open.close();
  }

  /** Waits for an event; null after it was closed. */
  private SandboxEvent nextEvent() {
    while (!isClosed()) {
      try {
        SandboxEvent event = read(connected().next());
        if (event != null) return event;
      } catch (HandoverException error) {
        disconnect();
        if (!isClosed()) pauseAfter(error);
      }
    }
    return null;
  }

  private StreamBody connected() {
    StreamBody open = stream;
    if (open != null) return open;
    CallInput input = CallInput.none().header("accept", "text/event-stream").header("last-event-id", position);
    open = sender.open(Calls.callOf(Operation.LISTEN_TO_SANDBOX, input, answer -> null));
    stream = open;
    // It was closed while it connected.
    if (isClosed()) disconnect();
    return open;
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
    pause(pause);
  }

  /** Ends early if it is closed. */
  private void pause(Duration time) {
    try {
      closed.await(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException error) {
      throw new CallInterruptedException(error);
    }
  }
}
