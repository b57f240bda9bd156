// The options of a client.
package com.handover.sdk;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** The options of a client: address, credential, time limits. Not safe for several threads; the client is. */
public final class HandoverBuilder {
  private String url;
  private String apiKey;
  private String clientId;
  private String clientSecret;
  private List<String> scopes;
  private Duration timeout = Settings.TIMEOUT;
  private List<Duration> pauses = Settings.PAUSES;
  private Duration giveUpAfter = Settings.GIVE_UP_AFTER;
  private Duration reachWithin = Settings.REACH_WITHIN;
  private Consumer<Retry> onRetry = retry -> {};
  private Consumer<AnsweredCall> onResponse = answered -> {};

  HandoverBuilder() {}

  /**
   * The address of the service. Default: {@code HANDOVER_URL}.
   *
   * @param url such as {@code https://handover.example}
   * @return these options
   */
  public HandoverBuilder url(String url) {
    this.url = url;
    return this;
  }

  /**
   * An API key; it decides the environment. Default: {@code HANDOVER_API_KEY}.
   *
   * @param apiKey {@code svc_live_…} or {@code svc_test_…}
   * @return these options
   */
  public HandoverBuilder apiKey(String apiKey) {
    this.apiKey = apiKey;
    return this;
  }

  /**
   * The id of an OAuth client, in place of a key. Default: {@code HANDOVER_CLIENT_ID}.
   *
   * @param clientId the id
   * @return these options
   */
  public HandoverBuilder clientId(String clientId) {
    this.clientId = clientId;
    return this;
  }

  /**
   * The secret of the OAuth client. Default: {@code HANDOVER_CLIENT_SECRET}.
   *
   * @param clientSecret the secret
   * @return these options
   */
  public HandoverBuilder clientSecret(String clientSecret) {
    this.clientSecret = clientSecret;
    return this;
  }

  /**
   * The scopes of access tokens. Default: all of the OAuth client.
   *
   * @param scopes the scopes
   * @return these options
   */
  public HandoverBuilder scopes(List<String> scopes) {
    this.scopes = Checks.texts("scopes", scopes);
    return this;
  }

  /**
   * Maximum time of one attempt. Default: 30 s; a file has at least 120 s.
   *
   * @param timeout the time
   * @return these options
   */
  public HandoverBuilder timeout(Duration timeout) {
    this.timeout = timeout;
    return this;
  }

  /**
   * Pauses between attempts; the last one repeats. Default: 1 s, 5 s, 30 s, 2 min.
   *
   * @param pauses the pauses, each of which varies by a tenth
   * @return these options
   */
  public HandoverBuilder pauses(Duration... pauses) {
    this.pauses = Arrays.asList(Checks.present("pauses", pauses).clone());
    return this;
  }

  /**
   * For how long a call is repeated, with its pauses. Default: 5 min; at most 20 hours.
   *
   * @param giveUpAfter the time; zero repeats nothing
   * @return these options
   */
  public HandoverBuilder giveUpAfter(Duration giveUpAfter) {
    this.giveUpAfter = giveUpAfter;
    return this;
  }

  /**
   * The same until the service has answered this client once, because the address may be wrong. Default: 10 s.
   *
   * @param reachWithin the time
   * @return these options
   */
  public HandoverBuilder reachWithin(Duration reachWithin) {
    this.reachWithin = reachWithin;
    return this;
  }

  /**
   * Called before every repetition, for logs.
   *
   * @param onRetry the hook
   * @return these options
   */
  public HandoverBuilder onRetry(Consumer<Retry> onRetry) {
    this.onRetry = Checks.present("onRetry", onRetry);
    return this;
  }

  /**
   * Called after every answer that is no error, with its request id, for logs.
   *
   * @param onResponse the hook
   * @return these options
   */
  public HandoverBuilder onResponse(Consumer<AnsweredCall> onResponse) {
    this.onResponse = Checks.present("onResponse", onResponse);
    return this;
  }

  /**
   * Creates the client. It sends nothing yet.
   *
   * @return the client
   * @throws ConfigurationException if an option is invalid
   */
  public Handover build() {
    Credential credential = new Credential(apiKey, clientId, clientSecret, scopes);
    Settings settings =
        new Settings(url, credential, timeout, null, pauses, giveUpAfter, reachWithin, onRetry, onResponse);
    return new Handover(new Sender(settings));
  }
}
