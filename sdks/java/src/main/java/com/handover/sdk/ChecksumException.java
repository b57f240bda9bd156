// A file that differs from the listed one.
package com.handover.sdk;

/** The file differs from the listed one in every attempt. */
public final class ChecksumException extends HandoverException {
  private static final long serialVersionUID = 1;

  /** The SHA-256 of the list. */
  private final String expected;
  /** The SHA-256 of the received file. */
  private final String actual;

  ChecksumException(String expected, String actual) {
    super("The file that came has the SHA-256 " + actual + ", but the list of documents names " + expected + ".", null, false);
    this.expected = expected;
    this.actual = actual;
  }

  /**
   * The SHA-256 of the list.
   *
   * @return hexadecimal digits
   */
  public String expected() {
    return expected;
  }

  /**
   * The SHA-256 of the received file.
   *
   * @return hexadecimal digits
   */
  public String actual() {
    return actual;
  }
}
