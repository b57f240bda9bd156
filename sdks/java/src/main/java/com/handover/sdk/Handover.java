// A client of the service: all its calls, with one credential.
package com.handover.sdk;

import com.handover.sdk.types.CurrentCredential;
import com.handover.sdk.types.Operation;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * A client of the service. Create one and reuse it: threads can share it, and it keeps its connections, its token, and
 * whether the service was reached.
 *
 * <pre>{@code
 * Handover client = Handover.builder().url("https://handover.example").apiKey("svc_test_…").build();
 * Order order = client.orders().create(OrderCreation.builder().pickup(pickup).delivery(delivery).build());
 * }</pre>
 */
public final class Handover {
  /** The version of this SDK. */
  public static final String VERSION = "0.1.0";

  private final Sender sender;
  private final Calls calls;

  Handover(Sender sender) {
    this.sender = sender;
    this.calls = new Calls(sender);
  }

  /**
   * Begins a client with options.
   *
   * @return the options
   */
  public static HandoverBuilder builder() {
    return new HandoverBuilder();
  }

  /**
   * A client with {@code HANDOVER_URL} and {@code HANDOVER_API_KEY}, or {@code HANDOVER_CLIENT_ID} and {@code
   * HANDOVER_CLIENT_SECRET}, of the environment.
   *
   * @return the client
   */
  public static Handover fromEnvironment() {
    return builder().build();
  }

  /**
   * Tests the connection.
   *
   * @return account, environment and scopes of the credential
   */
  public CurrentCredential me() {
    return calls.call(Operation.GET_CURRENT_CREDENTIAL, CallInput.none(), CurrentCredential::new);
  }

  /**
   * Orders.
   *
   * @return the calls
   */
  public Orders orders() {
    return new Orders(calls);
  }

  /**
   * Documents of orders.
   *
   * @return the calls
   */
  public Documents documents() {
    return new Documents(calls, sender);
  }

  /**
   * Quotes.
   *
   * @return the calls
   */
  public Quotes quotes() {
    return new Quotes(calls, sender);
  }

  /**
   * Webhook endpoints.
   *
   * @return the calls
   */
  public Webhooks webhooks() {
    return new Webhooks(calls, sender);
  }

  /**
   * Events by polling, in place of webhooks.
   *
   * @return the calls
   */
  public Events events() {
    return new Events(calls);
  }

  /**
   * The sandbox; its calls need test credentials.
   *
   * @return the calls
   */
  public Sandbox sandbox() {
    return new Sandbox(calls, sender);
  }

  /**
   * Calls any operation of the API that answers with JSON, with the same repetitions; also those of the older interface.
   *
   * @param operation the operation
   * @param input its path and query parameters, headers and body
   * @return the answer; null if it has no content
   */
  public JsonRecord call(Operation operation, CallInput input) {
    return calls.callAny(Checks.present("operation", operation), Checks.present("input", input));
  }

  /**
   * The same client with another time limit for each attempt; it shares connections and token with this one.
   *
   * @param timeout maximum time of one attempt, also for files
   * @return the client with that limit
   */
  public Handover withTimeout(Duration timeout) {
    return new Handover(sender.with(sender.settings().withCallTimeout(timeout)));
  }

  /**
   * The same client with a further hook after each answer; it shares connections and token with this one.
   *
   * @param onResponse called after every answer that is no error, with its request id
   * @return the client with that hook
   */
  public Handover withOnResponse(Consumer<AnsweredCall> onResponse) {
    return new Handover(sender.with(sender.settings().withOnResponse(onResponse)));
  }
}
