// One wrong field of a refused call.
package com.handover.sdk;

/**
 * One wrong field of a call, or one broken rule.
 *
 * @param field the path of the field: {@code pickup.postalCode}, {@code events[1]}
 * @param code what kind of problem it is
 * @param message a sentence for people
 */
public record FieldProblem(String field, String code, String message) {}
