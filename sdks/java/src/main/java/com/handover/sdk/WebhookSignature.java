// The signature of a webhook message, read from its headers and compared in constant time.
package com.handover.sdk;

import com.handover.sdk.WebhookVerificationException.Fault;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** {@code prefix} is signed before the body. */
record WebhookSignature(long seconds, String prefix, List<byte[]> signatures) {
  private static final Pattern SECONDS = Pattern.compile("\\d{1,12}");
  private static final Pattern HEX = Pattern.compile("(?:[0-9a-fA-F]{2})+");
  private static final String ALGORITHM = "HmacSHA256";

  /** The service's own header, or those of Standard Webhooks if only they arrived; names are in lower case. */
  static WebhookSignature read(Map<String, String> headers) {
    String own = headers.get("x-service-signature");
    if (own != null) return readOwn(own);
    if (headers.containsKey("webhook-signature")) return readStandard(headers);
    if (headers.containsKey("x-webhook-signature")) {
      throw new WebhookVerificationException(
          Fault.OLDER_FORMAT, "This endpoint still gets the older format; switch it to API v1 in the portal.");
    }
    throw new WebhookVerificationException(
        Fault.HEADER_MISSING,
        "The header X-Service-Signature is missing: the request is not from the service, or a proxy removed it.");
  }

  private static WebhookSignature readOwn(String value) {
    String timestamp = "";
    List<byte[]> signatures = new ArrayList<>();
    for (String part : value.split(",")) {
      String[] parts = part.strip().split("=", -1);
      if (parts.length < 2) continue;
      if (parts[0].equals("t") && timestamp.isEmpty()) timestamp = parts[1];
      if (parts[0].equals("v1") && HEX.matcher(parts[1]).matches()) signatures.add(HexFormat.of().parseHex(parts[1]));
    }
    if (!SECONDS.matcher(timestamp).matches() || signatures.isEmpty()) {
      throw malformed("X-Service-Signature should read t=<unix seconds>,v1=<hexadecimal>.");
    }
    return new WebhookSignature(Long.parseLong(timestamp), timestamp + ".", signatures);
  }

  private static WebhookSignature readStandard(Map<String, String> headers) {
    String id = headers.getOrDefault("webhook-id", "");
    String timestamp = headers.getOrDefault("webhook-timestamp", "");
    List<byte[]> signatures = new ArrayList<>();
    for (String part : headers.get("webhook-signature").split(" ")) {
      String[] parts = part.split(",", -1);
      if (parts.length >= 2 && parts[0].equals("v1")) addDecoded(signatures, parts[1]);
    }
    if (id.isEmpty() || !SECONDS.matcher(timestamp).matches() || signatures.isEmpty()) {
      throw malformed("webhook-id, webhook-timestamp and webhook-signature (v1,<base64>) belong together.");
    }
    return new WebhookSignature(Long.parseLong(timestamp), id + "." + timestamp + ".", signatures);
  }

  private static void addDecoded(List<byte[]> signatures, String base64) {
    try {
      signatures.add(Base64.getDecoder().decode(base64));
    } catch (IllegalArgumentException error) {
      // Another part of the header may be a signature.
    }
  }

  private static WebhookVerificationException malformed(String message) {
    return new WebhookVerificationException(Fault.HEADER_MALFORMED, message);
  }

  boolean isOf(byte[] body, List<String> secrets) {
    boolean isSigned = false;
    for (String secret : secrets) {
      byte[] expected = sign(secret, body);
      for (byte[] signature : signatures) isSigned |= MessageDigest.isEqual(expected, signature);
    }
    return isSigned;
  }

  private byte[] sign(String secret, byte[] body) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
      mac.update(prefix.getBytes(StandardCharsets.UTF_8));
      return mac.doFinal(body);
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }
}
