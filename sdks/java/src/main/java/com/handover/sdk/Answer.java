// A complete answer.
package com.handover.sdk;

import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;

record Answer(int status, HttpHeaders headers, byte[] bytes) {
  private static final Pattern BEGIN_OF_OBJECT = Pattern.compile("^\\s*\\{");

  boolean isOk() {
    return status >= 200 && status < 300;
  }

  /** Null if the answer has no such header. */
  String header(String name) {
    return headers.firstValue(name).orElse(null);
  }

  String text() {
    return textOf(bytes);
  }

  /** Without the byte order mark that some proxies add. */
  static String textOf(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /**
   * Text that cannot become JSON of the service fails at once; JSON that ends too early is a broken answer, and its
   * JsonException is converted where the answer is read.
   */
  Map<String, Object> json() {
    String text = text();
    if (!text.isEmpty() && !BEGIN_OF_OBJECT.matcher(text).find()) throw ErrorReader.notFromService(this);
    return Json.parseObject(text);
  }
}
