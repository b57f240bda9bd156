// How a client authenticates.
package com.handover.sdk;

import java.util.List;

/** Either a key, or an OAuth client; {@code scopes} is null for all of the client. */
record Credential(String apiKey, String clientId, String clientSecret, List<String> scopes) {
  static Credential read(Credential given) {
    boolean isGiven = given.apiKey != null || given.clientId != null || given.clientSecret != null;
    return (isGiven ? given : ofEnvironment(given.scopes)).checked();
  }

  /** A key takes precedence over an OAuth client, so that a leftover in the environment does no harm. */
  private static Credential ofEnvironment(List<String> scopes) {
    String apiKey = Settings.environment("HANDOVER_API_KEY");
    if (apiKey != null) return new Credential(apiKey, null, null, scopes);
    return new Credential(
        null, Settings.environment("HANDOVER_CLIENT_ID"), Settings.environment("HANDOVER_CLIENT_SECRET"), scopes);
  }

  private Credential checked() {
    boolean hasKey = isText(apiKey);
    boolean hasId = isText(clientId);
    boolean hasSecret = isText(clientSecret);
    if (hasKey && (hasId || hasSecret)) throw new ConfigurationException("Give an API key or an OAuth client, not both.");
    if (hasKey) {
      Checks.header("apiKey", apiKey);
      return this;
    }
    if (hasId && hasSecret) return this;
    if (hasId || hasSecret) throw new ConfigurationException("An OAuth client needs both: clientId and clientSecret.");
    throw new ConfigurationException(
        "Give a credential: apiKey(\"svc_test_…\"), clientId with clientSecret, or HANDOVER_API_KEY.");
  }

  private static boolean isText(String value) {
    return value != null && !value.isEmpty();
  }

  /** Secrets never appear in logs. */
  @Override
  public String toString() {
    return "Credential";
  }
}
