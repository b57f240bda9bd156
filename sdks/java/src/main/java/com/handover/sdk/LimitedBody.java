// Collects the body of an answer up to a limit.
package com.handover.sdk;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.ResponseInfo;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/** The body fails with a {@link ResponseTooLargeException} as soon as it exceeds the limit. */
final class LimitedBody implements BodySubscriber<byte[]> {
  /** More than any JSON of the service. */
  private static final long MAX_JSON_BYTES = 16L * 1024 * 1024;
  private static final long MAX_FILE_BYTES = 100L * 1024 * 1024;

  private final CompletableFuture<byte[]> body = new CompletableFuture<>();
  private final ByteArrayOutputStream received = new ByteArrayOutputStream();
  private final long announcedBytes;
  private final long maxBytes;
  private Flow.Subscription subscription;

  LimitedBody(ResponseInfo response, boolean isFile) {
    announcedBytes = response.headers().firstValueAsLong("content-length").orElse(0);
    maxBytes = isFile && response.statusCode() < 300 ? MAX_FILE_BYTES : MAX_JSON_BYTES;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return body;
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    if (announcedBytes > maxBytes) refuse();
    else given.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    for (ByteBuffer part : parts) {
      if (body.isDone()) return;
      if (received.size() + (long) part.remaining() > maxBytes) {
        refuse();
        return;
      }
      byte[] bytes = new byte[part.remaining()];
      part.get(bytes);
      received.write(bytes, 0, bytes.length);
    }
  }

  private void refuse() {
    body.completeExceptionally(new ResponseTooLargeException(maxBytes));
    subscription.cancel();
  }

  @Override
  public void onError(Throwable error) {
    body.completeExceptionally(error);
  }

  @Override
  public void onComplete() {
    body.complete(received.toByteArray());
  }
}
