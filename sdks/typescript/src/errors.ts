// All errors as classes: refused by the service, broken on the way, or a file that differs.
import type { KnownErrorCode } from './generated/api-types.ts';

/**
 * The base class of every error that this package throws. `instanceof` also recognises the errors of another copy of
 * this package: a process that uses both `import` and `require` loads two.
 */
export class HandoverError extends Error {
  /** The name of the class. */
  override name = 'HandoverError';
  /** @internal The same in every copy of the package, also if a bundler renames the class. */
  static readonly handoverError: string = 'HandoverError';

  /** @internal */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class to the right of `instanceof`, often a subclass.
    return isInstance(this, value);
  }
}

function isInstance(errorClass: typeof HandoverError, value: unknown): boolean {
  if (Function.prototype[Symbol.hasInstance].call(errorClass, value)) return true;
  // A class outside the package that extends one of these only inherits its name.
  return Object.hasOwn(errorClass, 'handoverError') && hasClass(value, errorClass.handoverError);
}

/** Whether the class of the value, or one that it extends, has this name in its copy of the package. */
function hasClass(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype?.constructor?.handoverError === name || hasClass(prototype, name);
}

/** An option or an argument is invalid; nothing was sent. */
export class ConfigurationError extends HandoverError {
  override name = 'ConfigurationError';
  /** @internal */
  static override readonly handoverError: string = 'ConfigurationError';
}

/** One wrong field of a call. */
export interface FieldProblem {
  /** The path of the field: `pickup.postalCode`, `events[1]`. */
  field: string;
  /** What kind of problem it is. */
  code: 'invalid_type' | 'invalid_value' | 'invalid_format' | 'too_big' | 'too_small' | 'unrecognized_key';
  /** A sentence for people. */
  message: string;
}

/** One broken rule of a 422. */
export interface RuleProblem {
  /** Which rule it is. */
  code: ErrorCode;
  /** The field that breaks it. */
  field: string;
  /** A sentence for people. */
  message: string;
}

/** The type of `details` for codes that have them. */
export interface ErrorDetails {
  /** Every wrong field at once, at most 50; `more` counts the rest. */
  INVALID_REQUEST: { fields: FieldProblem[]; more?: number };
  /** The scenarios that can be used here. */
  INVALID_SCENARIO: { allowed: string[] };
  /** Why the URL cannot be used, for instance `HTTPS_REQUIRED` or `PRIVATE_ADDRESS`. */
  INVALID_WEBHOOK_URL: { reason: string };
  /** The scopes that the call needs and the ones that the credential has. */
  INSUFFICIENT_SCOPE: { required: string[]; granted: string[] };
  /** The order or request that has this number already. */
  EXTERNAL_ORDER_ID_EXISTS: {
    externalOrderId: string;
    id: string;
    orderNumber: string | null;
    requestNumber: string | null;
  };
  /** The status, which no longer allows a change. */
  ORDER_NOT_CHANGEABLE: { status: string };
  /** The status, which no longer allows a cancellation. */
  ORDER_NOT_CANCELLABLE: { status: string };
  /** The quote to decline instead. */
  REQUEST_HAS_QUOTE: { quoteNumber: string };
  /** The version that can be accepted. */
  QUOTE_VERSION_MISMATCH: { currentVersion: number };
  /** When it expired. */
  QUOTE_EXPIRED: { validUntil: string };
  /** What was decided. */
  QUOTE_ALREADY_DECIDED: { status: string };
  /** The maximum number of endpoints. */
  TOO_MANY_SUBSCRIPTIONS: { limit: number };
  /** The maximum number of test orders per day. */
  SANDBOX_LIMIT: { limit: number };
  /** Every broken rule. */
  VEHICLE_NOT_DRIVEABLE: { errors: RuleProblem[] };
  /** Every broken rule. */
  SERVICE_NOT_SUPPORTED: { errors: RuleProblem[] };
  /** Every broken rule. */
  SERVICE_NOT_APPLICABLE: { errors: RuleProblem[] };
  /** Every broken rule. */
  TRANSPORT_TYPE_NOT_ALLOWED: { errors: RuleProblem[] };
}

/** The error codes of the API; codes that are added later are strings. */
export type ErrorCode = KnownErrorCode | (string & {});

/** The type of `details` for this code. */
export type DetailsOf<Code> = Code extends keyof ErrorDetails ? ErrorDetails[Code] : Record<string, unknown>;

/** The parts of an error answer. */
export interface ApiErrorFields {
  /** The HTTP status. */
  status: number;
  /** The fixed value to evaluate. */
  code: string;
  /** An English sentence, which may change. */
  message: string;
  /** The id to give when you ask for help. */
  requestId: string | null;
  /** What the code says more precisely. */
  details: Record<string, unknown>;
  /** How long the service asks to wait. */
  retryAfterSeconds: number | null;
  /** Whether the service may have executed the call. Default: false. */
  uncertain?: boolean | undefined;
}

/** The service refused the call. `isApiError` narrows it to a code, and `details` with it. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends HandoverError {
  override name = 'ApiError';
  /** @internal */
  static override readonly handoverError: string = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The fixed value to evaluate; `HTTP_<status>` if a proxy answered instead of the service. */
  readonly code: Code;
  /** Give it when you ask for help; null if a proxy answered instead of the service. */
  readonly requestId: string | null;
  /** What the code says more precisely. */
  readonly details: DetailsOf<Code>;
  /** How long the service asks to wait, if it does. */
  readonly retryAfterSeconds: number | null;
  /** Whether the service may have executed the call, also in an earlier attempt: it failed, or a proxy answered for it. */
  readonly uncertain: boolean;

  constructor(fields: ApiErrorFields) {
    super(withFields(fields));
    this.status = fields.status;
    this.code = fields.code as Code;
    this.requestId = fields.requestId;
    this.details = fields.details as DetailsOf<Code>;
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.uncertain = fields.uncertain ?? false;
  }
}

const MAX_FIELDS_SHOWN = 5;

/** The sentence with the wrong fields, because a log often keeps nothing else. */
function withFields({ message, details }: ApiErrorFields): string {
  const problems = (details.fields ?? details.errors) as FieldProblem[] | undefined;
  if (!Array.isArray(problems) || problems.length === 0) return message;
  const shown = problems.slice(0, MAX_FIELDS_SHOWN).map(({ field, message }) => `${field}: ${message}`);
  const more = problems.length > MAX_FIELDS_SHOWN ? ' …' : '';
  return `${message} ${shown.join(' ')}${more}`;
}

/** True for an error answer of the service with one of these codes, or with any code if none is given. */
export function isApiError<Code extends KnownErrorCode>(
  error: unknown,
  ...codes: Code[]
): error is ApiError<Code> {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code as Code));
}

/** The token endpoint refused, by RFC 6749. */
export class TokenError extends ApiError {
  override name = 'TokenError';
  /** @internal */
  static override readonly handoverError: string = 'TokenError';
}

/** No complete answer came: no connection, a reset, half an answer, or a timeout. */
export class ConnectionError extends HandoverError {
  override name = 'ConnectionError';
  /** @internal */
  static override readonly handoverError: string = 'ConnectionError';
  /** Whether it ended because nothing came in time. */
  readonly timedOut: boolean;
  /** Whether the service may have executed the call, also in an earlier attempt. */
  readonly uncertain: boolean;
  /** Whether a repetition cannot help, for instance with an untrusted certificate. */
  readonly permanent: boolean;

  constructor(message: string, fields: ConnectionErrorFields = {}) {
    const { cause, timedOut = false, uncertain = true, permanent = false } = fields;
    super(message, cause === undefined ? undefined : { cause });
    this.timedOut = timedOut;
    this.uncertain = uncertain;
    this.permanent = permanent;
  }
}

/** The details of a broken connection. */
export interface ConnectionErrorFields {
  /** What `fetch` threw. */
  cause?: unknown;
  /** Whether it ended because nothing came in time. */
  timedOut?: boolean;
  /** Whether the service may have executed the call. Default: true. */
  uncertain?: boolean;
  /** Whether a repetition cannot help. */
  permanent?: boolean;
}

/** The answer is larger than any of the service, so it was not read to its end. */
export class ResponseTooLargeError extends HandoverError {
  override name = 'ResponseTooLargeError';
  /** @internal */
  static override readonly handoverError: string = 'ResponseTooLargeError';
}

/** The file differs from the listed one in every attempt. */
export class ChecksumError extends HandoverError {
  override name = 'ChecksumError';
  /** @internal */
  static override readonly handoverError: string = 'ChecksumError';
  /** The SHA-256 of the list. */
  readonly expected: string;
  /** The SHA-256 of the received file. */
  readonly actual: string;

  constructor(expected: string, actual: string) {
    super(`The file that came has the SHA-256 ${actual}, but the list of documents names ${expected}.`);
    this.expected = expected;
    this.actual = actual;
  }
}
