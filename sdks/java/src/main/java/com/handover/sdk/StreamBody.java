// The body of a stream of server-sent events, which a thread reads message by message.
package com.handover.sdk;

import com.handover.sdk.ConnectionException.Outcome;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.net.http.HttpResponse.ResponseInfo;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** {@link #next()} is called by one thread; the HTTP client delivers from others. */
final class StreamBody implements BodySubscriber<StreamBody> {
  /** The service sends a heartbeat at least every 22 s; after this time the connection counts as dead. */
  private static final long IDLE_TIMEOUT_SECONDS = 60;
  private static final int MAX_LINE_BYTES = 16 * 1024 * 1024;
  private static final String STREAM = "text/event-stream";

  /** A message with the parts that the service uses; those that are absent are empty. */
  record Message(String event, String id, String data) {
    static final Message EMPTY = new Message("", "", "");

    Message with(String field, String content) {
      return switch (field) {
        case "event" -> new Message(content, id, data);
        case "id" -> new Message(event, content, data);
        case "data" -> new Message(event, id, content);
        default -> this;
      };
    }
  }

  /** Received bytes, or the error that ended the stream. */
  private record Part(byte[] bytes, ConnectionException end) {}

  private final BlockingQueue<Part> received = new LinkedBlockingQueue<>();
  private final Queue<Message> complete = new ArrayDeque<>();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private Message message = Message.EMPTY;
  private volatile Flow.Subscription subscription;
  private volatile boolean isClosed;

  private StreamBody() {}

  /** A stream, or the error of another answer. */
  static BodySubscriber<StreamBody> read(ResponseInfo response) {
    String type = response.headers().firstValue("content-type").orElse("");
    if (response.statusCode() == 200 && type.startsWith(STREAM)) return new StreamBody();
    return BodySubscribers.mapping(new LimitedBody(response, false), bytes -> {
      Answer answer = new Answer(response.statusCode(), response.headers(), bytes);
      throw answer.isOk() ? ErrorReader.notFromService(answer) : ErrorReader.read(answer);
    });
  }

  /** Waits for the next message; throws a ConnectionException when the stream has ended. */
  Message next() {
    while (complete.isEmpty()) {
      Part part = nextPart();
      if (part.end() != null) throw part.end();
      for (byte each : part.bytes()) take(each);
      subscription.request(1);
    }
    return complete.remove();
  }

  private Part nextPart() {
    try {
      Part part = received.poll(IDLE_TIMEOUT_SECONDS, TimeUnit.SECONDS);
      return part == null ? new Part(null, ended(null)) : part;
    } catch (InterruptedException error) {
      throw new CallInterruptedException(error);
    }
  }

  private void take(byte each) {
    if (each != '\n') {
      line.write(each);
      if (line.size() > MAX_LINE_BYTES) throw new ResponseTooLargeException(MAX_LINE_BYTES);
      return;
    }
    String text = line.toString(StandardCharsets.UTF_8).replaceFirst("\r$", "");
    line.reset();
    if (!text.isEmpty()) {
      String[] parts = text.split(": ?", 2);
      message = message.with(parts[0], parts.length == 2 ? parts[1] : "");
      return;
    }
    if (!message.data().isEmpty()) complete.add(message);
    message = Message.EMPTY;
  }

  /** Also ends a {@link #next()} that waits in another thread. */
  void close() {
    isClosed = true;
    Flow.Subscription open = subscription;
    if (open != null) open.cancel();
    received.add(new Part(null, ended(null)));
  }

  private static ConnectionException ended(Throwable cause) {
    return new ConnectionException("The stream of events ended.", cause, Outcome.UNKNOWN, false);
  }

  @Override
  public CompletionStage<StreamBody> getBody() {
    return CompletableFuture.completedFuture(this);
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    if (isClosed) given.cancel();
    else given.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (ByteBuffer part : parts) {
      byte[] copy = new byte[part.remaining()];
      part.get(copy);
      bytes.writeBytes(copy);
    }
    received.add(new Part(bytes.toByteArray(), null));
  }

  @Override
  public void onError(Throwable error) {
    received.add(new Part(null, ended(error)));
  }

  @Override
  public void onComplete() {
    received.add(new Part(null, ended(null)));
  }
}
