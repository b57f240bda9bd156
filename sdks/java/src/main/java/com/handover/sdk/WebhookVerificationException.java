// A webhook message that was not accepted.
package com.handover.sdk;

/** The message is forged or was changed on the way: answer 401 and do nothing. {@link #fault()} has the reason. */
public final class WebhookVerificationException extends HandoverException {
  private static final long serialVersionUID = 1;

  /** Why a message was not accepted. */
  public enum Fault {
    /** No secret was given. */
    NO_SECRET,
    /** An API key was given in place of the secret. */
    SECRET_IS_API_KEY,
    /** The secret has another form than those of the service. */
    SECRET_MALFORMED,
    /** The body was not given as it was received. */
    BODY_NOT_RAW,
    /** The endpoint still gets the older format. */
    OLDER_FORMAT,
    /** The request has no signature. */
    HEADER_MISSING,
    /** The signature cannot be read. */
    HEADER_MALFORMED,
    /** The body was parsed and serialised again. */
    BODY_REWRITTEN,
    /** None of the secrets signed this body. */
    SIGNATURE_MISMATCH,
    /** The message was signed too long ago. */
    TOO_OLD,
    /** The message was signed in the future. */
    IN_THE_FUTURE,
    /** The signature is right, but the body is no JSON. */
    BODY_NOT_JSON
  }

  /** What is wrong. */
  private final Fault fault;

  WebhookVerificationException(Fault fault, String message) {
    super(message, null, false);
    this.fault = fault;
  }

  /**
   * What is wrong.
   *
   * @return the reason
   */
  public Fault fault() {
    return fault;
  }
}
