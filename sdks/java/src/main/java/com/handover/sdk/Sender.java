// Sends a call until it is answered: authorises it, repeats it by the plan, and never causes an effect twice.
package com.handover.sdk;

import com.handover.sdk.types.ErrorCode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

final class Sender {
  /** A file with a wrong checksum is fetched once more. */
  private static final int MAX_DOWNLOADS = 2;
  /** The code of an answer that is not from the service. */
  private static final Pattern FOREIGN_CODE = Pattern.compile("HTTP_\\d+");

  private final Settings settings;
  private final Connection connection;
  /** Null with an API key. */
  private final Tokens tokens;

  Sender(Settings settings) {
    this.settings = settings;
    this.connection = new Connection(settings);
    this.tokens = settings.credential().apiKey() == null ? new Tokens(this::fetchToken) : null;
  }

  private Sender(Settings settings, Sender shared) {
    this.settings = settings;
    this.connection = shared.connection;
    this.tokens = shared.tokens;
  }

  Settings settings() {
    return settings;
  }

  /** With other settings, but the same connections and token. */
  Sender with(Settings other) {
    return new Sender(other, this);
  }

  boolean isReached() {
    return connection.isReached();
  }

  <T> T send(Call<T> call) {
    Doubt doubt = new Doubt();
    return authorized(doubt, token -> sendWithRetries(call, token, doubt));
  }

  /** Opens a stream once; its caller decides about repetitions. */
  StreamBody open(Call<?> call) {
    return authorized(new Doubt(), token -> {
      StreamBody stream = connection.open(call, token, settings.attemptTimeout());
      connection.markReached();
      return stream;
    });
  }

  /** Once more with a new token, if the service refuses the token. */
  private <T> T authorized(Doubt doubt, Function<String, T> send) {
    for (boolean isRenewed = false; ; isRenewed = true) {
      String token = tokens == null ? settings.credential().apiKey() : tokenFor(doubt);
      try {
        return send.apply(token);
      } catch (ApiException error) {
        if (isRenewed || tokens == null || !isRefusedToken(error)) throw error;
        tokens.discard(token);
      }
    }
  }

  private String tokenFor(Doubt doubt) {
    try {
      return tokens.get();
    } catch (HandoverException error) {
      // An attempt with the former token may have been executed.
      doubt.keep(error);
      throw error;
    }
  }

  /** The token has expired or another key signed it, for instance after a restore. */
  private static boolean isRefusedToken(ApiException error) {
    return error.hasCode(ErrorCode.TOKEN_EXPIRED, ErrorCode.INVALID_TOKEN);
  }

  /** {@code token} is null for the call that fetches one. */
  private <T> T sendWithRetries(Call<T> call, String token, Doubt doubt) {
    long startedNanos = System.nanoTime();
    int mismatches = 0;
    for (int attempts = 1; ; attempts += 1) {
      try {
        return sendOnce(call, token, attempts);
      } catch (HandoverException error) {
        if (isFromService(error)) connection.markReached();
        doubt.note(error);
        mismatches += error instanceof ChecksumException ? 1 : 0;
        if (mismatches >= MAX_DOWNLOADS || !RetryRules.shouldRetry(error, call.isRetryable())) throw error;
        Duration pause = RetryRules.pauseBefore(error, attempts, settings.pauses());
        Duration elapsed = Duration.ofNanos(System.nanoTime() - startedNanos);
        if (elapsed.plus(pause).compareTo(limit()) > 0) throw error;
        settings.onRetry().accept(new Retry(call.name(), attempts, error, pause));
        RetryRules.pause(pause);
      }
    }
  }

  private <T> T sendOnce(Call<T> call, String token, int attempts) {
    long sentNanos = System.nanoTime();
    Duration timeout = call.isFile() ? settings.fileTimeout() : settings.attemptTimeout();
    Answer answer = connection.send(call, token, timeout);
    T result = read(call, answer);
    connection.markReached();
    Duration took = Duration.ofNanos(System.nanoTime() - sentNanos);
    settings.onResponse()
        .accept(new AnsweredCall(call.name(), answer.status(), answer.header("x-request-id"), attempts, took));
    return result;
  }

  private <T> T read(Call<T> call, Answer answer) {
    if (!answer.isOk()) throw ErrorReader.read(answer);
    try {
      return call.read().apply(answer);
    } catch (JsonException error) {
      String message = "The answer of " + call.name() + " is incomplete: " + error.getMessage();
      throw new ConnectionException(message, error, ConnectionException.Outcome.UNKNOWN, false);
    }
  }

  private Duration limit() {
    boolean isShorter = settings.reachWithin().compareTo(settings.giveUpAfter()) < 0;
    return !connection.isReached() && isShorter ? settings.reachWithin() : settings.giveUpAfter();
  }

  private static boolean isFromService(HandoverException error) {
    return error instanceof ApiException refused && !FOREIGN_CODE.matcher(refused.code()).matches();
  }

  private Tokens.Fetched fetchToken() {
    Credential client = settings.credential();
    Map<String, String> form = new LinkedHashMap<>();
    form.put("grant_type", "client_credentials");
    form.put("client_id", client.clientId());
    form.put("client_secret", client.clientSecret());
    if (client.scopes() != null) form.put("scope", String.join(" ", client.scopes()));
    Map<String, String> headers = Map.of("content-type", "application/x-www-form-urlencoded");
    Call<Tokens.Fetched> call =
        new Call<>("POST", "/extern/oauth/token", headers, formText(form), true, false, Sender::readToken);
    try {
      return sendWithRetries(call, null, new Doubt());
    } catch (HandoverException error) {
      // The call that needs the token was not sent.
      error.markUncertain(false);
      throw error;
    }
  }

  private static Tokens.Fetched readToken(Answer answer) {
    Map<String, Object> json = answer.json();
    boolean isToken = json.get("access_token") instanceof String && json.get("expires_in") instanceof Number;
    if (!isToken) throw ErrorReader.notFromService(answer);
    return new Tokens.Fetched(
        Checks.header("access_token", (String) json.get("access_token")), ((Number) json.get("expires_in")).doubleValue());
  }

  static String formText(Map<String, String> values) {
    return values.entrySet().stream()
        .map(each -> encode(each.getKey()) + "=" + encode(each.getValue()))
        .collect(Collectors.joining("&"));
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
