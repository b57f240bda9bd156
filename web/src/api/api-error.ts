// The error response of the APIs, as one error with everything that a page shows, in the reader's language.
import { type DescribedField, describeField } from '../../../shared/errors/field-problem.ts';
import { describeError, describeNoAnswer } from '../../../shared/errors/page-error-sentence.ts';

/** One invalid field of a call, from `details.fields`. */
export interface FieldError {
  field: string;
  code: string;
  /** In the reader's language. */
  message: string;
  /** Set by the service: 'required' lets a form name the field. */
  reason?: string;
}

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;

  constructor(answer: {
    status: number;
    code: string;
    message: string;
    details: Record<string, unknown>;
    requestId: string | null;
  }) {
    super(answer.message);
    this.name = 'ApiError';
    this.status = answer.status;
    this.code = answer.code;
    this.details = answer.details;
    this.requestId = answer.requestId;
  }

  get fields(): readonly FieldError[] {
    return Array.isArray(this.details.fields) ? (this.details.fields as FieldError[]) : [];
  }
}

/** No response: the browser is offline, or the service is down. */
export const NO_ANSWER = 'NO_ANSWER';

export function noAnswer(): ApiError {
  const message = describeNoAnswer(shownLanguage());
  return new ApiError({ status: 0, code: NO_ANSWER, message, details: {}, requestId: null });
}

/** What an error of a call says about the fields that were sent. */
export function fieldsOf(error: unknown): readonly FieldError[] {
  return error instanceof ApiError ? error.fields : [];
}

/** Empty for an error that did not come from the API. */
export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : '';
}

function shownLanguage(): 'de' | 'en' {
  return document.documentElement.lang.startsWith('de') ? 'de' : 'en';
}

/** Created from a response outside 2xx; a proxy may have written it, so its body can be anything. */
export function errorFrom(response: Response, body: unknown): ApiError {
  const error = (body as { error?: unknown } | undefined)?.error;
  const known = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    Record<'code' | 'message' | 'requestId', string> & { details: Record<string, unknown> }
  >;
  const code = known.code ?? `HTTP_${response.status}`;
  const details = known.details ?? {};
  const language = shownLanguage();
  return new ApiError({
    status: response.status,
    code,
    message: describeError(language, { code, message: known.message ?? '', details }),
    details: {
      ...details,
      ...(Array.isArray(details.fields) && {
        fields: (details.fields as DescribedField[]).map((problem) => ({
          ...problem,
          message: describeField(language, problem),
        })),
      }),
      ...(Array.isArray(details.errors) && {
        errors: (details.errors as FieldError[]).map((rule) => ({
          ...rule,
          message: describeError(language, rule),
        })),
      }),
    },
    requestId: known.requestId ?? response.headers.get('X-Request-Id'),
  });
}
