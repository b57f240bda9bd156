// The HTTP client of all calls, and whether the service has answered it.
package com.handover.sdk;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

final class Connection {
  private static final String USER_AGENT = "handover-sdk-java/" + Handover.VERSION;
  private static final Duration MAX_CONNECT_TIME = Duration.ofSeconds(10);

  private final String baseUrl;
  private final Duration reachWithin;
  private final HttpClient http;
  private final Target target;
  /** Null without a proxy that needs it. The HTTP client never sends it to the service. */
  private final String proxyAuthorization;
  private volatile boolean isReached;

  Connection(Settings settings) {
    baseUrl = settings.baseUrl();
    reachWithin = settings.reachWithin();
    EnvironmentProxy proxy = EnvironmentProxy.find(URI.create(baseUrl), System.getenv());
    proxyAuthorization = proxy.authorization();
    target = new Target(URI.create(baseUrl), proxy.address());
    http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .followRedirects(HttpClient.Redirect.NEVER)
        .connectTimeout(connectTimeout(settings))
        .proxy(proxy.selector())
        .build();
  }

  /** A little less than an attempt has, so that it is known whether the call was sent. */
  private static Duration connectTimeout(Settings settings) {
    Duration attempt = shorter(settings.timeout(), settings.reachWithin());
    return shorter(attempt.multipliedBy(9).dividedBy(10), MAX_CONNECT_TIME);
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  /** Until then the address may be wrong. */
  boolean isReached() {
    return isReached;
  }

  void markReached() {
    isReached = true;
  }

  /** Also returns answers with an error status; {@code token} is null for a call without authorisation. */
  Answer send(Call<?> call, String token, Duration timeout) {
    HttpResponse<byte[]> response =
        attemptOf(call, token, timeout).send(http, info -> new LimitedBody(info, call.isFile()));
    // A proxy that refuses the tunnel has no body.
    byte[] body = response.body() == null ? new byte[0] : response.body();
    return new Answer(response.statusCode(), response.headers(), body);
  }

  /** Opens a stream of events; {@code timeout} is that until it begins. */
  StreamBody open(Call<?> call, String token, Duration timeout) {
    HttpResponse<StreamBody> response = attemptOf(call, token, timeout).send(http, StreamBody::read);
    if (response.body() != null) return response.body();
    throw ErrorReader.notFromService(new Answer(response.statusCode(), response.headers(), new byte[0]));
  }

  private Attempt attemptOf(Call<?> call, String token, Duration timeout) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(baseUrl + call.path()));
    request.method(
        call.method(),
        new SingleUseBody(call.body() == null ? BodyPublishers.noBody() : BodyPublishers.ofString(call.body())));
    headersOf(call, token).forEach(request::setHeader);
    Duration answerWithin = isReached ? timeout : shorter(timeout, reachWithin);
    return new Attempt(request.build(), target, timeout, answerWithin, isReached);
  }

  private Map<String, String> headersOf(Call<?> call, String token) {
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("user-agent", USER_AGENT);
    headers.put("accept", "application/json");
    if (call.body() != null) headers.put("content-type", "application/json");
    if (token != null) headers.put("authorization", "Bearer " + token);
    if (proxyAuthorization != null) headers.put("proxy-authorization", proxyAuthorization);
    headers.putAll(call.headers());
    return headers;
  }
}
