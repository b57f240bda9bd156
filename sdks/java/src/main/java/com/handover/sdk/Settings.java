// The settings of a client, read from its options and the environment.
package com.handover.sdk;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** {@code baseUrl} ends in {@code /api/v1}; {@code callTimeout} is null unless a view of the client has its own. */
record Settings(
    String baseUrl,
    Credential credential,
    Duration timeout,
    Duration callTimeout,
    List<Duration> pauses,
    Duration giveUpAfter,
    Duration reachWithin,
    Consumer<Retry> onRetry,
    Consumer<AnsweredCall> onResponse) {
  static final Duration TIMEOUT = Duration.ofSeconds(30);
  static final List<Duration> PAUSES =
      List.of(Duration.ofSeconds(1), Duration.ofSeconds(5), Duration.ofSeconds(30), Duration.ofMinutes(2));
  static final Duration GIVE_UP_AFTER = Duration.ofMinutes(5);
  static final Duration REACH_WITHIN = Duration.ofSeconds(10);
  /** The service stores keys for 24 hours; a longer repetition could create twice. */
  private static final Duration MAX_GIVE_UP_AFTER = Duration.ofHours(20);
  /** Files are larger than other answers. */
  private static final Duration MIN_FILE_TIMEOUT = Duration.ofSeconds(120);
  private static final String BASE_PATH = "/api/v1";
  private static final int MAX_PORT = 65_535;

  Settings {
    baseUrl = readUrl(baseUrl == null ? environment("HANDOVER_URL") : baseUrl);
    credential = Credential.read(credential);
    Checks.timeLimit("timeout", timeout);
    if (callTimeout != null) Checks.timeLimit("timeout", callTimeout);
    for (Duration pause : pauses) Checks.duration("pauses", pause, Duration.ZERO, Checks.MAX_DURATION);
    if (pauses.isEmpty()) pauses = PAUSES;
    Checks.duration("giveUpAfter", giveUpAfter, Duration.ZERO, MAX_GIVE_UP_AFTER);
    Checks.timeLimit("reachWithin", reachWithin);
  }

  /** The maximum time of one attempt. */
  Duration attemptTimeout() {
    return callTimeout == null ? timeout : callTimeout;
  }

  Duration fileTimeout() {
    if (callTimeout != null) return callTimeout;
    return timeout.compareTo(MIN_FILE_TIMEOUT) > 0 ? timeout : MIN_FILE_TIMEOUT;
  }

  Settings withCallTimeout(Duration other) {
    return new Settings(
        baseUrl, credential, timeout, Checks.present("timeout", other), pauses, giveUpAfter, reachWithin, onRetry, onResponse);
  }

  Settings withOnResponse(Consumer<AnsweredCall> also) {
    Consumer<AnsweredCall> both = onResponse.andThen(Checks.present("onResponse", also));
    return new Settings(
        baseUrl, credential, timeout, callTimeout, pauses, giveUpAfter, reachWithin, onRetry, both);
  }

  private static String readUrl(String given) {
    if (given == null || given.isEmpty()) {
      throw new ConfigurationException("Give the address of the service: url(\"https://…\") or HANDOVER_URL.");
    }
    URI url = parseUrl(given.strip());
    // Without the value, which may be a key by mistake.
    if (url == null) throw new ConfigurationException("url is no address of a service; it begins with https://.");
    String port = url.getPort() < 0 ? "" : ":" + url.getPort();
    String path = url.getRawPath().replaceAll("/+$", "");
    String origin = url.getScheme().toLowerCase(Locale.ROOT) + "://" + url.getHost() + port;
    return origin + (path.endsWith(BASE_PATH) ? path : path + BASE_PATH);
  }

  private static URI parseUrl(String given) {
    try {
      URI url = new URI(given);
      boolean isHttp = "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
      return isHttp && url.getHost() != null && url.getPort() <= MAX_PORT ? url : null;
    } catch (URISyntaxException error) {
      return null;
    }
  }

  /** Null if the variable is not set or empty. */
  static String environment(String name) {
    String value = System.getenv(name);
    return value == null || value.isEmpty() ? null : value;
  }
}
