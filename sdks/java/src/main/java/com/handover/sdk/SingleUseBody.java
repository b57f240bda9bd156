// The body of one attempt, which the HTTP client cannot send again by itself.
package com.handover.sdk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.nio.ByteBuffer;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The HTTP client of Java sends a GET again without notice, and with {@code jdk.httpclient.enableAllMethodRetry} any call, if the
 * connection closes before the answer begins. Whether a call is repeated is decided here, so the second sending fails: the
 * client asks for the length once each time.
 */
final class SingleUseBody implements BodyPublisher {
  private final BodyPublisher body;
  private final AtomicBoolean isUsed = new AtomicBoolean();

  SingleUseBody(BodyPublisher body) {
    this.body = body;
  }

  @Override
  public long contentLength() {
    if (isUsed.compareAndSet(false, true)) return body.contentLength();
    throw new UncheckedIOException(new IOException("closed before the answer began"));
  }

  @Override
  public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
    body.subscribe(subscriber);
  }
}
