// Downloads files and verifies their checksum.
package com.handover.sdk;

import com.handover.sdk.types.Operation;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

final class Downloads {
  private static final Pattern CHECKSUM = Pattern.compile("\"([0-9a-f]{64})\"");
  private static final Pattern PAGE = Pattern.compile("text/html\\b.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final Pattern ENCODED_NAME = Pattern.compile("filename\\*=UTF-8''([^;]+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern PLAIN_NAME = Pattern.compile("filename=\"([^\"]*)\"");

  private Downloads() {}

  /** Without a checksum of a list ({@code sha256} is null), the one in the answer is verified. */
  static DownloadedFile download(Sender sender, Operation operation, CallInput input, String sha256) {
    Call<DownloadedFile> call =
        Calls.callOf(operation, input.header("accept", "*/*"), answer -> readFile(answer, sha256));
    return sender.send(call.asFile());
  }

  private static DownloadedFile readFile(Answer answer, String sha256) {
    String actual = sha256Of(answer.bytes());
    String expected = sha256 != null ? sha256 : find(CHECKSUM, answer.header("etag"));
    // No document is a page; a login page or a proxy sends one.
    boolean isPage = PAGE.matcher(headerOr(answer, "content-type", "")).matches();
    if (!actual.equals(expected) && isPage) throw ErrorReader.notFromService(answer);
    if (expected != null && !expected.equals(actual)) throw new ChecksumException(expected, actual);
    String contentType = headerOr(answer, "content-type", "application/octet-stream");
    return new DownloadedFile(answer.bytes(), fileNameOf(answer.header("content-disposition")), contentType, actual);
  }

  private static String headerOr(Answer answer, String name, String otherwise) {
    String value = answer.header(name);
    return value == null ? otherwise : value;
  }

  private static String sha256Of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error);
    }
  }

  /** The service sends the file name in both forms of RFC 6266; the encoded form keeps every character. */
  private static String fileNameOf(String disposition) {
    String encoded = find(ENCODED_NAME, disposition);
    if (encoded != null) return decode(encoded);
    String plain = find(PLAIN_NAME, disposition);
    return plain == null ? "document" : plain;
  }

  private static String decode(String encoded) {
    try {
      return URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException error) {
      return encoded;
    }
  }

  private static String find(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text == null ? "" : text);
    return matcher.find() ? matcher.group(1) : null;
  }
}
