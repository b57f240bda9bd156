// The secret of a webhook endpoint.
package com.handover.sdk;

import com.handover.sdk.WebhookVerificationException.Fault;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Pattern;

final class WebhookSecret {
  private static final Pattern PLAIN = Pattern.compile("[0-9a-f]{64}");
  private static final String STANDARD_PREFIX = "whsec_";

  private WebhookSecret() {}

  /** The 64 hexadecimal characters, from either form. */
  static String read(String given) {
    String text = given == null ? "" : given.strip();
    if (text.isEmpty()) {
      throw new WebhookVerificationException(Fault.NO_SECRET, "The secret is empty; is its environment variable set?");
    }
    if (text.startsWith("svc_")) {
      throw new WebhookVerificationException(
          Fault.SECRET_IS_API_KEY,
          "This is an API key; the secret is the one that was shown when the endpoint was created.");
    }
    String plain = text.startsWith(STANDARD_PREFIX) ? decoded(text.substring(STANDARD_PREFIX.length())) : text;
    if (PLAIN.matcher(plain).matches()) return plain;
    throw new WebhookVerificationException(
        Fault.SECRET_MALFORMED,
        "A secret has 64 hexadecimal characters, or is whsec_ with 88 after it; this one has " + text.length() + ".");
  }

  private static String decoded(String base64) {
    try {
      return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException error) {
      return "";
    }
  }
}
