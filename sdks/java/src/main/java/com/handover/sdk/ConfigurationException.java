// An invalid option or argument.
package com.handover.sdk;

/** An option or an argument is invalid; nothing was sent. */
public final class ConfigurationException extends HandoverException {
  private static final long serialVersionUID = 1;

  ConfigurationException(String message) {
    super(message, null, false);
  }
}
