// Turns Zod's issues into the field problems that the API reports.
import type { z } from 'zod';
import { firstUnprintable } from '../../../shared/documents/printable-characters.ts';
import { type FieldProblem, MAX_PROBLEMS } from '../platform/call-errors.ts';
import { fieldsAt, suggestName } from './suggest-name.ts';

const FIELD_CODES = new Set(['invalid_type', 'invalid_value', 'invalid_format', 'too_big', 'too_small']);
const MAX_FIELD_LENGTH = 200;

/** `pickup.postalCode`, `events[1]`; `$` for the document itself. A path that is too long to read is cut. */
function fieldPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? String(part) : `.${String(part)}`;
  }
  if (text.length > MAX_FIELD_LENGTH) return `${text.slice(0, MAX_FIELD_LENGTH)}…`;
  return text === '' ? '$' : text;
}

/** At most `room` problems. */
function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType, room: number): FieldProblem[] {
  if (room === 0) return [];
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.slice(0, room).map((key) => ({
      field: fieldPath([...issue.path, key]),
      code: 'unrecognized_key',
      message: unknownField(suggestName(key, known)),
      reason: 'unknown',
    }));
  }
  const chosen = issue.code === 'custom' ? issue.params?.code : issue.code;
  const code = FIELD_CODES.has(chosen) ? (chosen as FieldProblem['code']) : 'invalid_value';
  const cause = causeOf(issue);
  const name = issue.path.findLast((part) => typeof part === 'string');
  const message =
    cause.reason === 'required' && name !== undefined ? `${name} is required.` : sentenceOf(issue);
  return [{ field: fieldPath(issue.path), code, message, ...cause }];
}

type Cause = Pick<FieldProblem, 'reason' | 'params'>;

/** The reason and its values, from which the pages make a sentence in the reader's language. */
function causeOf(issue: z.core.$ZodIssue): Cause {
  switch (issue.code) {
    case 'custom': {
      const { code: _, reason, ...params } = issue.params ?? {};
      if (reason === 'unprintable') {
        return { reason, params: { character: firstUnprintable(String(issue.input)) ?? '' } };
      }
      return reason === undefined ? {} : { reason, ...(Object.keys(params).length > 0 && { params }) };
    }
    case 'invalid_type':
      return { reason: issue.input === undefined ? 'required' : 'type' };
    case 'invalid_value':
      return { reason: 'choice' };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'not_multiple_of':
      return { reason: 'decimals', params: { decimals: 2 } };
    case 'invalid_format':
      return { reason: REASON_OF_FORMAT[issue.format] ?? 'format' };
    default:
      return {};
  }
}

const REASON_OF_FORMAT: Record<string, FieldProblem['reason']> = {
  email: 'email',
  url: 'url',
  datetime: 'time',
  date: 'time',
};

function tooSmall(origin: string, min: number): Cause {
  if (origin === 'string')
    return min <= 1 ? { reason: 'required' } : { reason: 'too_short', params: { min } };
  return { reason: origin === 'array' ? 'too_few' : 'min', params: { min } };
}

function tooBig(origin: string, max: number): Cause {
  const reason = origin === 'string' ? 'too_long' : origin === 'array' ? 'too_many' : 'max';
  return { reason, params: { max } };
}

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'a list';
  return KINDS[typeof input] ?? 'something else';
}

function unknownField(meant: string | null): string {
  return `This field is not known here. ${meant === null ? 'Remove it.' : `Did you mean ${meant}?`}`;
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function sentenceOf(issue: z.core.$ZodIssue): string {
  // A schema with its own message keeps it.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.code === 'invalid_type' && KINDS[issue.expected])
    return `Send ${KINDS[issue.expected]}, not ${kindOf(issue.input)}.`;
  if (issue.code !== 'invalid_value') return issue.message;
  const values = issue.values.map(String);
  const meant = typeof issue.input === 'string' ? suggestName(issue.input, values) : null;
  const choice = values.length === 1 ? `Only ${values[0]} is possible.` : `One of ${values.join(', ')}.`;
  return meant === null ? choice : `Did you mean ${meant}? ${choice}`;
}

/** The first problems, and the number of the others. */
export function fieldProblems(
  { issues }: z.core.$ZodError,
  schema: z.ZodType,
): { fields: FieldProblem[]; more: number } {
  const fields: FieldProblem[] = [];
  let found = 0;
  for (const issue of issues) {
    found += issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
    fields.push(...problemsOf(issue, schema, MAX_PROBLEMS - fields.length));
  }
  return { fields, more: found - fields.length };
}
