// Converts an answer to an error: of API v1, of the older interface, of the token endpoint, or of a proxy.
import { ApiError, TokenError } from './errors.ts';
import { BUSY_CODES } from './generated/name-lists.ts';
import { notFromService, readText, retryAfter } from './read-answer.ts';

export async function readError(response: Response): Promise<ApiError> {
  const text = await readText(response);
  const body = parsed(text);
  const { status, headers } = response;
  const { error, message, error_description, details } = body;
  const inner = recordOf(error);
  const common = {
    status,
    requestId: typeof inner.requestId === 'string' ? inner.requestId : headers.get('x-request-id'),
    retryAfterSeconds: retryAfter(headers.get('retry-after')),
  };
  if (isCode(inner.code)) {
    const { code, message, details } = inner;
    return apiError({ ...common, code, message: String(message), details: recordOf(details) });
  }
  if (isCode(error) && typeof message === 'string') {
    return apiError({ ...common, code: error, message, details: recordOf(details) });
  }
  if (isCode(error)) {
    const said = typeof error_description === 'string' ? error_description : error;
    return new TokenError({ ...common, code: error, message: said, details: {} });
  }
  return notFromService(response, text);
}

/** Only a 503 with a code of the service says that the call was not executed; a proxy cannot know. */
function apiError(fields: ConstructorParameters<typeof ApiError>[0]): ApiError {
  const isBusy = fields.status === 503 && (BUSY_CODES as readonly string[]).includes(fields.code);
  return new ApiError({ ...fields, uncertain: fields.status >= 500 && !isBusy });
}

/** Proxies put sentences or numbers here. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z]\w*$/.test(value);
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
