// Options of a call that creates an order or a quote request.
package com.handover.sdk;

/** Options of a call that creates an order or a quote request. Each method returns a changed copy. */
public final class CreateOptions {
  private static final CreateOptions NONE = new CreateOptions(CallInput.none());

  private final CallInput headers;

  private CreateOptions(CallInput headers) {
    this.headers = headers;
  }

  /**
   * No options.
   *
   * @return options to begin with
   */
  public static CreateOptions none() {
    return NONE;
  }

  /**
   * Identifies repetitions for 24 hours. Default: a new key per call, the same for all its attempts.
   *
   * @param idempotencyKey the key
   * @return a copy with it
   */
  public CreateOptions idempotencyKey(String idempotencyKey) {
    return new CreateOptions(headers.header("Idempotency-Key", idempotencyKey));
  }

  /**
   * With test credentials: the scenario of the order.
   *
   * @param scenario one of {@link com.handover.sdk.types.Scenario.Name}
   * @return a copy with it
   */
  public CreateOptions scenario(String scenario) {
    return new CreateOptions(headers.header("X-Sandbox-Scenario", scenario));
  }

  /**
   * With test credentials: whether steps run automatically or by {@link Sandbox#advance(String)}.
   *
   * @param mode one of {@link com.handover.sdk.types.Scenario.Mode}
   * @return a copy with it
   */
  public CreateOptions mode(String mode) {
    return new CreateOptions(headers.header("X-Sandbox-Mode", mode));
  }

  CallInput toInput() {
    return headers;
  }
}
