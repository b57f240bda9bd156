// An error answer of the service.
package com.handover.sdk;

import java.io.Serializable;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The service refused the call, or something else answered in its place. */
public class ApiException extends HandoverException {
  private static final long serialVersionUID = 1;
  private static final int MAX_FIELDS_SHOWN = 5;

  /** The parts of an error answer, with the details as JSON; the last two may be null. */
  record Fields(int status, String code, String message, String details, String requestId, Double retryAfterSeconds)
      implements Serializable {}

  /** The parts of the answer. */
  private final Fields fields;

  ApiException(Fields fields, boolean uncertain) {
    super(textOf(fields), null, uncertain);
    this.fields = fields;
  }

  /** The sentence with the wrong fields, because a log often keeps nothing else. */
  private static String textOf(Fields fields) {
    List<FieldProblem> problems = problemsOf(Json.parseObject(fields.details));
    if (problems.isEmpty()) return fields.message;
    String shown = problems.stream()
        .limit(MAX_FIELDS_SHOWN)
        .map(problem -> problem.field() + ": " + problem.message())
        .collect(Collectors.joining(" "));
    return fields.message + " " + shown + (problems.size() > MAX_FIELDS_SHOWN ? " …" : "");
  }

  private static List<FieldProblem> problemsOf(Map<String, Object> details) {
    Object problems = details.containsKey("fields") ? details.get("fields") : details.get("errors");
    if (!(problems instanceof List<?> list)) return List.of();
    return list.stream()
        .filter(Map.class::isInstance)
        .map(each -> (Map<?, ?>) each)
        .map(each -> new FieldProblem(text(each, "field"), text(each, "code"), text(each, "message")))
        .toList();
  }

  private static String text(Map<?, ?> problem, String name) {
    return problem.get(name) instanceof String text ? text : "";
  }

  /**
   * The HTTP status.
   *
   * @return for instance 404
   */
  public int status() {
    return fields.status;
  }

  /**
   * The fixed value to evaluate, one of {@link com.handover.sdk.types.ErrorCode}; further ones may be added.
   *
   * @return the code; {@code HTTP_<status>} if something else than the service answered
   */
  public String code() {
    return fields.code;
  }

  /**
   * Whether it has one of these codes.
   *
   * @param codes constants of {@link com.handover.sdk.types.ErrorCode}
   * @return true if it has one of them
   */
  public boolean hasCode(String... codes) {
    return Arrays.asList(codes).contains(fields.code);
  }

  /**
   * The id to give when you ask for help.
   *
   * @return the id; null if something else than the service answered
   */
  public String requestId() {
    return fields.requestId;
  }

  /**
   * What the code says more precisely.
   *
   * @return the details of this code; empty if it has none
   */
  public Map<String, Object> details() {
    return Json.parseObject(fields.details);
  }

  /**
   * The wrong fields of a 400, or the broken rules of a 422.
   *
   * @return the problems; empty if the error names none
   */
  public List<FieldProblem> fieldProblems() {
    return problemsOf(Json.parseObject(fields.details));
  }

  /**
   * The pause that the service requests.
   *
   * @return the pause; null if it requests none
   */
  public Duration retryAfter() {
    Double seconds = fields.retryAfterSeconds;
    return seconds == null ? null : Duration.ofMillis(Math.round(seconds * 1000));
  }
}
