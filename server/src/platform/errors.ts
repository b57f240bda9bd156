// The error that use cases throw and APIs render, and the function by which a feature declares its errors.

export interface ErrorEntry {
  /** The HTTP status of the response. */
  status: number;
  /** English, with what to do; a thrown error may replace it by a more specific sentence. */
  message: string;
  /** A sample of `details`, shown in the interface descriptions. */
  details?: Record<string, unknown>;
  /** What each field of `details` means, by its path, such as `fields[].code`; for the errors of API v1. */
  detailTexts?: Readonly<Record<string, string>>;
}

interface ErrorOptions {
  message?: string;
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
}

export class ServiceError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(code: string, entry: ErrorEntry, options: ErrorOptions = {}) {
    super(options.message ?? entry.message, { cause: options.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.status = entry.status;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }

  /** The same error with these headers added. */
  withHeaders(headers: Record<string, string>): ServiceError {
    const { status, message, details, cause } = this;
    return new ServiceError(
      this.code,
      { status, message },
      { details, headers: { ...this.headers, ...headers }, cause },
    );
  }
}

export interface ErrorFactory {
  (options?: ErrorOptions): ServiceError;
  readonly entry: ErrorEntry;
}

export type ErrorCatalog<Code extends string = string> = Readonly<Record<Code, ErrorFactory>>;

/** Turns a table of errors into functions: `throw quoteErrors.QUOTE_EXPIRED({ details })`. */
export function defineErrors<Code extends string>(entries: Record<Code, ErrorEntry>): ErrorCatalog<Code> {
  const factories = Object.entries<ErrorEntry>(entries).map(([code, entry]) => {
    const factory = (options?: ErrorOptions) => new ServiceError(code, entry, options);
    return [code, Object.assign(factory, { entry })];
  });
  return Object.fromEntries(factories);
}

/** For an error with several reasons: `details.reason` names the one that applies, and each has its own sentence. */
export function withReasons<Reason extends string>(
  error: ErrorFactory,
  sentences: Readonly<Record<Reason, string>>,
) {
  return (reason: Reason, details: Record<string, unknown> = {}): ServiceError =>
    error({ message: sentences[reason], details: { reason, ...details } });
}
