// The errors of the token endpoint, which uses RFC 6749 section 5.2 instead of the catalog's codes.
import { z } from 'zod';
import type { ErrorRenderer } from '../../http/render-error.ts';
import { describedEnum } from '../../platform/described-enum.ts';
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

const OAUTH_CODES = Object.keys(oauthErrors) as [OAuthCode, ...OAuthCode[]];
const OAUTH_TEXTS: Readonly<Record<OAuthCode, string>> = {
  invalid_request: 'A parameter is missing or sent twice, or the body cannot be read',
  invalid_client: 'The client id is unknown or the secret is wrong; the answer does not say which',
  unauthorized_client: 'The client or its account is disabled, expired, suspended or waits for approval',
  unsupported_grant_type: 'The grant is not `client_credentials`',
  invalid_scope: 'The client does not hold a scope that was asked for',
  temporarily_unavailable:
    'Too many token requests, or the service has no database right now; wait for Retry-After seconds',
  server_error: 'An unexpected error of the service',
};

export const oauthErrorSchema = z
  .object({
    error: describedEnum(OAUTH_CODES, OAUTH_TEXTS).describe('The code of RFC 6749 to evaluate'),
    error_description: z.string().describe('English sentence for people; may change'),
  })
  .meta({ id: 'OAuthError' });
