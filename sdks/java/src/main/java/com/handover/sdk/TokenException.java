// A refusal of the token endpoint.
package com.handover.sdk;

/** The token endpoint refused, by RFC 6749; {@link #code()} is for instance {@code invalid_client}. */
public final class TokenException extends ApiException {
  private static final long serialVersionUID = 1;

  TokenException(Fields fields) {
    super(fields, false);
  }
}
