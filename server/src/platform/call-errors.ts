// The errors that every API can answer with, and the list of wrong fields.
import type { FieldParams, FieldReason } from '../../../shared/errors/field-problem.ts';
import { defineErrors, type ServiceError } from './errors.ts';
import type { WindowState } from './rate-limit.ts';

export interface FieldProblem {
  field: string;
  code: 'invalid_type' | 'invalid_value' | 'invalid_format' | 'too_big' | 'too_small' | 'unrecognized_key';
  message: string;
  /** More exact than the code, for the words of the pages; API v1 does not show it. */
  reason?: FieldReason;
  /** The values of the sentence, such as the longest length. */
  params?: FieldParams;
}

const fieldSample = { field: 'pickup.postalCode', code: 'invalid_type', message: 'postalCode is required.' };

export const callErrors = defineErrors({
  INVALID_REQUEST: {
    status: 400,
    message: 'The request has missing, wrong or unknown fields; details.fields names each of them.',
    details: { fields: [fieldSample] },
    detailTexts: {
      fields: 'Every wrong field, at most 50',
      'fields[].field':
        'Path of the field in the body, or the name of the parameter; `$` for the body itself',
      'fields[].code':
        'What is wrong: `invalid_type`, `invalid_value`, `invalid_format`, `too_big`, `too_small` or `unrecognized_key`',
      'fields[].message': 'English sentence for people; may change',
      more: 'How many further fields are wrong; absent if all are listed',
    },
  },
  INVALID_JSON: {
    status: 400,
    message: 'The body is not valid JSON. Send one JSON document in UTF-8.',
  },
  INVALID_CURSOR: {
    status: 400,
    message:
      'The cursor is not valid here. Send nextCursor of the previous page unchanged, or start without.',
  },
  NOT_FOUND: {
    status: 404,
    message: 'There is no such endpoint. Compare method and path with the interface description.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: 'The body is too large. Send at most 256 KiB.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Wait for Retry-After seconds.',
  },
  INTERNAL_ERROR: {
    status: 500,
    message: 'Unexpected error. Repeat later; with an Idempotency-Key that is safe.',
  },
  SERVICE_BUSY: {
    status: 503,
    message: 'Too much is being rendered right now. Repeat after Retry-After seconds.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message:
      'The service cannot reach its database right now. Repeat after Retry-After seconds; with an Idempotency-Key that is safe.',
  },
});

/** No person reads more at once, and a response must not be many times as large as its request. */
export const MAX_PROBLEMS = 50;

/** INVALID_REQUEST, naming the wrong fields; `details.more` counts those that are not named. */
export function invalidFields(problems: readonly FieldProblem[], unnamed = 0): ServiceError {
  const fields = problems.slice(0, MAX_PROBLEMS);
  const more = problems.length - fields.length + unnamed;
  return callErrors.INVALID_REQUEST({ details: { fields, ...(more > 0 && { more }) } });
}

/** RATE_LIMITED, with the seconds to wait. */
export function rateLimited(state: WindowState, what: string): ServiceError {
  return callErrors.RATE_LIMITED({
    message: `${what} Wait for ${state.resetSeconds} s.`,
    headers: { 'Retry-After': String(state.resetSeconds) },
  });
}

/** SERVICE_BUSY, with the seconds to wait; without a message it is about rendering. */
export function serviceBusy(
  retryAfterSeconds: number,
  options: { message?: string; cause?: unknown } = {},
): ServiceError {
  return callErrors.SERVICE_BUSY({ ...options, headers: { 'Retry-After': String(retryAfterSeconds) } });
}
