// Converts an answer to an error: of API v1, of the older interface, of the token endpoint, or of a proxy.
import { ApiError, TokenError } from './errors.ts';

const MAX_TEXT_SHOWN = 200;

export async function readError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const body = parsed(text);
  const { status } = response;
  const common = {
    status,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: retryAfter(response.headers.get('retry-after')),
  };
  const { error, message, error_description, details } = body;
  if (typeof error === 'object' && error !== null) {
    const { code, message, details } = error as Record<string, unknown>;
    if (typeof code === 'string') {
      return new ApiError({ ...common, code, message: String(message), details: recordOf(details) });
    }
  }
  if (typeof error === 'string' && typeof message === 'string') {
    return new ApiError({ ...common, code: error, message, details: recordOf(details) });
  }
  if (typeof error === 'string') {
    const said = typeof error_description === 'string' ? error_description : error;
    return new TokenError({ ...common, code: error, message: said, details: {} });
  }
  return new ApiError({
    ...common,
    code: `HTTP_${status}`,
    message: unknownAnswer(response, text),
    details: {},
  });
}

function unknownAnswer({ status, headers }: Response, text: string): string {
  const location = headers.get('location');
  if (status === 0 || (status >= 300 && status < 400)) {
    return `The address leads elsewhere${location ? ` (${location})` : ''}; give the address of the service itself as url.`;
  }
  const shown = text.trim().slice(0, MAX_TEXT_SHOWN);
  return `Something before the service answered ${status}${shown === '' ? '.' : `: ${shown}`}`;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Reads Retry-After: seconds or a date, as RFC 9110 allows. */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
