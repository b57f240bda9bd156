// The errors of the token endpoint, which uses RFC 6749 section 5.2 instead of the catalog's codes.
import { z } from 'zod';
import type { ErrorRenderer } from '../../http/render-error.ts';
import { defineErrors } from '../../platform/errors.ts';

export const oauthErrors = defineErrors({
  invalid_request: { status: 400, message: 'The request is incomplete or contradicts itself.' },
  invalid_client: {
    status: 401,
    message: 'Unknown client or wrong secret. Check that both were copied completely.',
  },
  unauthorized_client: { status: 400, message: 'The client may not be used.' },
  unsupported_grant_type: { status: 400, message: 'Only the grant client_credentials is supported.' },
  invalid_scope: { status: 400, message: 'The client does not hold this scope.' },
  temporarily_unavailable: { status: 429, message: 'Too many token requests.' },
  server_error: { status: 500, message: 'Unexpected error.' },
});

type OAuthCode = keyof typeof oauthErrors;

/** Maps the service's other errors to RFC 6749 codes. */
const NAMES: Record<string, OAuthCode> = {
  INVALID_JSON: 'invalid_request',
  INVALID_REQUEST: 'invalid_request',
  PAYLOAD_TOO_LARGE: 'invalid_request',
  NOT_FOUND: 'invalid_request',
  RATE_LIMITED: 'temporarily_unavailable',
  SERVICE_UNAVAILABLE: 'temporarily_unavailable',
};

export const renderOAuthError: ErrorRenderer = ({ code, status, message }) => ({
  status,
  body: {
    error: code in oauthErrors ? code : (NAMES[code] ?? 'server_error'),
    error_description: asciiOnly(message),
  },
});

/** RFC 6749 allows printable ASCII without quote and backslash in error_description. */
function asciiOnly(text: string): string {
  return text.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, '?');
}

export const oauthErrorSchema = z
  .object({
    error: z.enum(Object.keys(oauthErrors) as [string, ...string[]]),
    error_description: z.string(),
  })
  .meta({ id: 'OAuthError' });
