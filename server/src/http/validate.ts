// Turns Zod's issues into the field problems that the API reports.
import type { z } from 'zod';
import type { FieldProblem } from './errors.ts';

const FIELD_CODES = new Set(['invalid_type', 'invalid_value', 'invalid_format', 'too_big', 'too_small']);

/** `pickup.postalCode`, `events[1]`; `$` for the document itself. */
function fieldPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? String(part) : `.${String(part)}`;
  }
  return text === '' ? '$' : text;
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: fieldPath([...issue.path, key]),
      code: 'unrecognized_key',
      message: 'This field is not known here. Remove it.',
    }));
  }
  const chosen = issue.code === 'custom' ? issue.params?.code : issue.code;
  const code = FIELD_CODES.has(chosen) ? (chosen as FieldProblem['code']) : 'invalid_value';
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return [
    { field: fieldPath(issue.path), code, message: missing ? 'This field is required.' : issue.message },
  ];
}

export function fieldProblems(error: z.core.$ZodError): FieldProblem[] {
  return error.issues.flatMap(problemsOf);
}
