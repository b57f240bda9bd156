// The generated Java files that are lists: operations and error codes.
import { constantName, constants, doc, docText, HEADER } from './java-text.mjs';

export function packageFile() {
  return `// Written by "npm run generate"; not by hand.

/** The records, events, error codes and operations of API v1. */
package com.handover.sdk.types;
`;
}

export function operationFile({ operations }) {
  const items = operations.map(({ id, method, path, summary }) => {
    const text = docText(summary) || `The operation {@code ${id}}.`;
    return `${doc('  ', text)}\n  ${constantName(id)}("${id}", "${method}", "${path}")`;
  });
  return `${HEADER}
/** The operations of the API. */
public enum Operation {
${items.join(',\n')};

  private final String id;
  private final String method;
  private final String path;

  Operation(String id, String method, String path) {
    this.id = id;
    this.method = method;
    this.path = path;
  }

  /**
   * Its id in the description of the API.
   *
   * @return the id
   */
  public String id() {
    return id;
  }

  /**
   * Its HTTP method.
   *
   * @return the method
   */
  public String method() {
    return method;
  }

  /**
   * Its path, with parameters in braces.
   *
   * @return the path after {@code /api/v1}
   */
  public String path() {
    return path;
  }
}
`;
}

export function errorCodeFile({ errors, busyCodes }) {
  const values = errors.map(({ code, status, message }) => ({
    value: code,
    description: `${status}: ${message}`,
  }));
  return `${HEADER}
import java.util.List;

/** The codes of errors. Further ones may be added: judge an unknown one by its HTTP status. */
public final class ErrorCode {
  private ErrorCode() {}

${constants('  ', values).join('\n')}

  /** The codes of a 503 after which nothing was executed, also those of the older interface. */
  public static final List<String> BUSY_CODES = List.of(${busyCodes.map((code) => `"${code}"`).join(', ')});
}
`;
}
