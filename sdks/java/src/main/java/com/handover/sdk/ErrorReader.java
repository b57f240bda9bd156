// Converts an answer to an exception: of API v1, of the older interface, of the token endpoint, or of a proxy.
package com.handover.sdk;

import com.handover.sdk.types.ErrorCode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.regex.Pattern;

final class ErrorReader {
  /** Proxies put sentences or numbers where the service has its codes. */
  private static final Pattern CODE = Pattern.compile("[A-Za-z]\\w*");
  private static final Pattern SECONDS = Pattern.compile("\\d+");
  private static final int MAX_TEXT_SHOWN = 200;
  /** About 30 years, which no call waits for. */
  private static final double MAX_SECONDS = 1e9;
  private static final int PROXY_AUTHENTICATION_REQUIRED = 407;
  private static final String PROXY_HINT = "The proxy requires a password (407): HTTPS_PROXY=http://user:password@proxy:3128, and Java"
      + " sends it only with -Djdk.http.auth.tunneling.disabledSchemes=";
  private static final String NO_DETAILS = "{}";

  private ErrorReader() {}

  static ApiException read(Answer answer) {
    Map<String, Object> body = objectOf(answer.text());
    Map<?, ?> inner = mapOf(body.get("error"));
    String requestId = inner.get("requestId") instanceof String id ? id : answer.header("x-request-id");
    if (isCode(inner.get("code"))) return apiError(answer, inner.get("code"), inner, requestId);
    Object error = body.get("error");
    if (isCode(error) && body.get("message") instanceof String) return apiError(answer, error, body, requestId);
    if (!isCode(error)) return notFromService(answer);
    String message = body.get("error_description") instanceof String text ? text : (String) error;
    return new TokenException(fieldsOf(answer, (String) error, message, NO_DETAILS, requestId));
  }

  /** Only a 503 with a code of the service says that the call was not executed; a proxy cannot know. */
  private static ApiException apiError(Answer answer, Object code, Map<?, ?> body, String requestId) {
    String message = body.get("message") instanceof String text ? text : (String) code;
    String details = Json.write(mapOf(body.get("details")));
    boolean isBusy = answer.status() == 503 && ErrorCode.BUSY_CODES.contains(code);
    return new ApiException(
        fieldsOf(answer, (String) code, message, details, requestId), answer.status() >= 500 && !isBusy);
  }

  private static ApiException.Fields fieldsOf(Answer answer, String code, String message, String details, String requestId) {
    return new ApiException.Fields(
        answer.status(), code, message, details, requestId, retryAfterSeconds(answer.header("retry-after")));
  }

  /** An answer that something else gave: a proxy, a login page, another server at this address. */
  static ApiException notFromService(Answer answer) {
    int status = answer.status();
    ApiException.Fields fields = fieldsOf(answer, "HTTP_" + status, describe(answer), NO_DETAILS, null);
    // A redirect or a refusal says that nothing was executed.
    return new ApiException(fields, status < 300 || status >= 500);
  }

  private static String describe(Answer answer) {
    int status = answer.status();
    if (status >= 300 && status < 400) {
      String location = answer.header("location");
      String where = location == null ? "" : " (" + location + ")";
      return "The address leads elsewhere" + where + "; give the address of the service itself as url.";
    }
    if (status == PROXY_AUTHENTICATION_REQUIRED) return PROXY_HINT;
    String text = answer.text().strip().replaceAll("\\s+", " ");
    String shown = text.length() > MAX_TEXT_SHOWN ? text.substring(0, MAX_TEXT_SHOWN) : text;
    String hint = status < 300 ? " Is the address that of the service?" : "";
    return "Something else than the service answered " + status + (shown.isEmpty() ? "." : ": " + shown) + hint;
  }

  /** Reads Retry-After: seconds or a date, as RFC 9110 allows; null if it is neither. */
  static Double retryAfterSeconds(String value) {
    if (value == null) return null;
    String text = value.strip();
    if (SECONDS.matcher(text).matches()) return Math.min(MAX_SECONDS, Double.parseDouble(text));
    try {
      Instant at = ZonedDateTime.parse(text, DateTimeFormatter.RFC_1123_DATE_TIME).toInstant();
      return Math.min(MAX_SECONDS, Math.max(0, Duration.between(Instant.now(), at).toMillis() / 1000.0));
    } catch (DateTimeException error) {
      return null;
    }
  }

  private static boolean isCode(Object value) {
    return value instanceof String text && CODE.matcher(text).matches();
  }

  private static Map<String, Object> objectOf(String text) {
    try {
      return Json.parseObject(text);
    } catch (JsonException error) {
      return Map.of();
    }
  }

  private static Map<?, ?> mapOf(Object value) {
    return value instanceof Map<?, ?> map ? map : Map.of();
  }
}
