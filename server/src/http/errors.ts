// The error that the core throws and the doors render.
import { ERRORS, type ErrorCode } from './error-catalog.ts';

export interface FieldProblem {
  field: string;
  code: 'invalid_type' | 'invalid_value' | 'invalid_format' | 'too_big' | 'too_small' | 'unrecognized_key';
  message: string;
}

interface ServiceErrorOptions {
  message?: string;
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: ServiceErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The errors of RFC 6749 section 5.2, with their status codes. */
export const OAUTH_ERRORS = {
  invalid_request: 400,
  invalid_client: 401,
  unauthorized_client: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  temporarily_unavailable: 429,
  server_error: 500,
} as const;

export type OAuthErrorName = keyof typeof OAUTH_ERRORS;

/** An error of the token endpoint, which uses RFC 6749 instead of the catalog's codes. */
export class OAuthError extends ServiceError {
  readonly oauth: OAuthErrorName;

  constructor(oauth: OAuthErrorName, message: string, headers: Record<string, string> = {}) {
    super('INVALID_REQUEST', { message, headers });
    this.oauth = oauth;
  }
}

export function invalidFields(fields: FieldProblem[]): ServiceError {
  return new ServiceError('INVALID_REQUEST', { details: { fields } });
}
