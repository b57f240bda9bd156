// Calls operations of the API.
package com.handover.sdk;

import com.handover.sdk.types.Operation;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;

final class Calls {
  /** These operations recognise a repetition by this header. */
  private static final Set<Operation> WITH_IDEMPOTENCY_KEY =
      EnumSet.of(Operation.CREATE_ORDER, Operation.REQUEST_QUOTE, Operation.OLDER_CREATE_ORDER);
  /** Sending these twice has two effects, so they are not repeated if their outcome is unknown. */
  private static final Set<Operation> NOT_RETRYABLE = EnumSet.of(
      Operation.ACCEPT_QUOTE,
      Operation.DECLINE_QUOTE,
      Operation.CREATE_WEBHOOK_SUBSCRIPTION,
      Operation.ROLL_WEBHOOK_SUBSCRIPTION_SECRET,
      Operation.RESEND_WEBHOOK_DELIVERY,
      Operation.ADVANCE_SANDBOX_ORDER,
      Operation.MOVE_SANDBOX_CLOCK,
      Operation.OLDER_ADVANCE,
      Operation.CREATE_INBOX);
  /** Files and the stream of events, which have methods of their own. */
  private static final Set<Operation> WITHOUT_JSON =
      EnumSet.of(Operation.DOWNLOAD_DOCUMENT, Operation.DOWNLOAD_QUOTE, Operation.LISTEN_TO_SANDBOX);
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)\\}");
  private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
  private static final int NO_CONTENT = 204;

  private final Sender sender;

  Calls(Sender sender) {
    this.sender = sender;
  }

  <T> T call(Operation operation, CallInput input, Function<Map<String, Object>, T> read) {
    return sender.send(callOf(operation, input, jsonReader(read)));
  }

  /** Any operation whose answer is JSON. */
  JsonRecord callAny(Operation operation, CallInput input) {
    if (WITHOUT_JSON.contains(operation)) {
      throw new ConfigurationException(operation + " does not return JSON: call the method that the SDK has for it.");
    }
    return call(operation, input, JsonRecord::new);
  }

  /** The items of an answer that has all of them in {@code data}. */
  <T> List<T> list(Operation operation, CallInput input, Function<Map<String, Object>, T> read) {
    return call(operation, input, fields -> new Page<>(fields, read).data());
  }

  /** The answer as a record; null if it has no content. */
  static <T> Function<Answer, T> jsonReader(Function<Map<String, Object>, T> read) {
    return answer -> answer.status() == NO_CONTENT ? null : read.apply(answer.json());
  }

  /** The same for all attempts, also the key that identifies them. */
  static <T> Call<T> callOf(Operation operation, CallInput input, Function<Answer, T> read) {
    Map<String, String> headers = new LinkedHashMap<>(input.headers());
    if (WITH_IDEMPOTENCY_KEY.contains(operation)) headers.putIfAbsent(IDEMPOTENCY_KEY, UUID.randomUUID().toString());
    headers.forEach(Checks::header);
    String query = input.query().isEmpty() ? "" : "?" + Sender.formText(input.query());
    return new Call<>(
        operation.method(),
        pathOf(operation, input) + query,
        headers,
        input.body(),
        !NOT_RETRYABLE.contains(operation),
        false,
        read);
  }

  private static String pathOf(Operation operation, CallInput input) {
    return PLACEHOLDER.matcher(operation.path())
        .replaceAll(found -> encode(Checks.pathSegment(found.group(1), input.path().get(found.group(1)))));
  }

  /** Without dollar signs and backslashes, which a replacement would interpret. */
  private static String encode(String segment) {
    return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
