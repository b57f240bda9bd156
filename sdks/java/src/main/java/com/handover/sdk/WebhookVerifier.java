// Verifies webhook messages, and reports why one is invalid.
package com.handover.sdk;

import com.handover.sdk.WebhookVerificationException.Fault;
import com.handover.sdk.types.Event;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Verifies the signature and the time of webhook messages. Threads can share it.
 *
 * <pre>{@code
 * WebhookVerifier verifier = WebhookVerifier.of(System.getenv("HANDOVER_WEBHOOK_SECRET"));
 * Event event = verifier.verify(rawBody, headers);
 * }</pre>
 */
public final class WebhookVerifier {
  private static final Duration TOLERANCE = Duration.ofSeconds(300);

  private final List<String> secrets;
  private final Duration tolerance;
  /** Null for the time of the call. */
  private final Instant now;

  private WebhookVerifier(List<String> secrets, Duration tolerance, Instant now) {
    this.secrets = secrets;
    this.tolerance = tolerance;
    this.now = now;
  }

  /**
   * A verifier with the secret of an endpoint, or with several while a secret is being changed.
   *
   * @param secrets each 64 hexadecimal characters, or {@code whsec_…}
   * @return the verifier
   * @throws WebhookVerificationException if a secret is missing or has another form
   */
  public static WebhookVerifier of(String... secrets) {
    if (secrets == null || secrets.length == 0) {
      throw new WebhookVerificationException(
          Fault.NO_SECRET, "No secret was given; take the one that was shown when the endpoint was created.");
    }
    return new WebhookVerifier(Arrays.stream(secrets).map(WebhookSecret::read).toList(), TOLERANCE, null);
  }

  /**
   * With another maximum difference between the time of a message and now. Default: 5 minutes.
   *
   * @param tolerance the difference
   * @return a copy with it
   */
  public WebhookVerifier withTolerance(Duration tolerance) {
    if (tolerance == null || tolerance.isNegative()) {
      throw new ConfigurationException("tolerance is a time of zero or more, not " + tolerance + ".");
    }
    return new WebhookVerifier(secrets, tolerance, now);
  }

  /**
   * With a fixed time in place of now, for tests.
   *
   * @param time the time
   * @return a copy with it
   */
  public WebhookVerifier withTime(Instant time) {
    return new WebhookVerifier(secrets, tolerance, Checks.present("time", time));
  }

  /**
   * Verifies a message and returns its event.
   *
   * @param rawBody the bytes of the body exactly as received, before any JSON parser
   * @param headers all headers of the request: name to text, or name to list of texts
   * @return the event
   * @throws WebhookVerificationException if the message is invalid; its fault has the reason
   */
  public Event verify(byte[] rawBody, Map<String, ?> headers) {
    if (rawBody == null) {
      throw new WebhookVerificationException(
          Fault.BODY_NOT_RAW, "There is no body. The signature covers its bytes: read them before any JSON parser does.");
    }
    WebhookSignature signature = WebhookSignature.read(lowerCased(headers));
    if (!signature.isOf(rawBody, secrets)) throw mismatch(signature, rawBody);
    checkTime(signature.seconds());
    try {
      return Event.of(Json.parseObject(Answer.textOf(rawBody)));
    } catch (JsonException error) {
      throw new WebhookVerificationException(Fault.BODY_NOT_JSON, "The signature is right, but the body is no JSON.");
    }
  }

  /**
   * Verifies a message and returns its event.
   *
   * @param rawBody the text of the body exactly as received, in UTF-8
   * @param headers all headers of the request: name to text, or name to list of texts
   * @return the event
   * @throws WebhookVerificationException if the message is invalid; its fault has the reason
   */
  public Event verify(String rawBody, Map<String, ?> headers) {
    return verify(rawBody == null ? null : rawBody.getBytes(StandardCharsets.UTF_8), headers);
  }

  private static Map<String, String> lowerCased(Map<String, ?> headers) {
    Map<String, String> values = new TreeMap<>();
    if (headers == null) return values;
    headers.forEach((name, value) -> {
      if (name != null && value != null) values.put(name.toLowerCase(Locale.ROOT), textOf(value));
    });
    return values;
  }

  private static String textOf(Object value) {
    if (!(value instanceof Collection<?> several)) return value.toString();
    return several.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** A body that a framework serialised again is the most common fault, and the only one that can be proved. */
  private WebhookVerificationException mismatch(WebhookSignature signature, byte[] body) {
    byte[] compacted = compacted(body);
    if (compacted != null && signature.isOf(compacted, secrets)) {
      return new WebhookVerificationException(
          Fault.BODY_REWRITTEN, "The body is the right JSON, but not its bytes: it was serialised again. Verify the raw body.");
    }
    String whose = secrets.size() == 1 ? "This secret did not" : "None of these " + secrets.size() + " secrets did";
    return new WebhookVerificationException(
        Fault.SIGNATURE_MISMATCH,
        whose + " sign this body. Either it belongs to another endpoint or was renewed, or the body was changed on the way.");
  }

  /** Null if it is no JSON. */
  private static byte[] compacted(byte[] body) {
    try {
      return Json.write(Json.parse(Answer.textOf(body))).getBytes(StandardCharsets.UTF_8);
    } catch (JsonException error) {
      return null;
    }
  }

  private void checkTime(long signedSeconds) {
    Instant reference = now == null ? Instant.now() : now;
    long seconds = reference.getEpochSecond() - signedSeconds;
    String allowed = tolerance.toMillis() / 1000.0 + " s are allowed";
    if (Duration.ofSeconds(seconds).compareTo(tolerance) > 0) {
      throw new WebhookVerificationException(
          Fault.TOO_OLD,
          "The message was signed " + seconds + " s ago, " + allowed + ": an old one is being replayed, or this clock is fast.");
    }
    if (Duration.ofSeconds(-seconds).compareTo(tolerance) > 0) {
      throw new WebhookVerificationException(
          Fault.IN_THE_FUTURE,
          "The message was signed " + -seconds + " s in the future, " + allowed + ": this clock is slow.");
    }
  }
}
