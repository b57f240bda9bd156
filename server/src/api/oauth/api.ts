// The token endpoint as its own API, because it answers in the format of RFC 6749.
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { API_PREFIX } from '../prefixes.ts';
import { V1_DOCUMENT } from '../shared/description-frames.ts';
import { oauthErrorSchema, renderOAuthError } from './errors.ts';
import { admitToOAuth, type OAuthAccess, token } from './token.ts';

const sample = (error: string, error_description: string) => ({ [error]: { error, error_description } });

const OWN_PATH = API_PREFIX + token.path;

export const oauthApi: Api<OAuthAccess, null, Services> = {
  name: 'oauth',
  prefix: API_PREFIX,
  owns: (path) => path === OWN_PATH,
  routes: [token],
  renderError: renderOAuthError,
  admit: admitToOAuth,
  description: {
    document: V1_DOCUMENT,
    errorSchema: oauthErrorSchema,
    security: () => [{ clientBasic: [] }, {}],
    commonErrors: () => [],
    ownErrors: {
      400: {
        ...sample('invalid_request', 'The parameter grant_type is missing.'),
        ...sample('unsupported_grant_type', 'Only the grant client_credentials is supported.'),
        ...sample('invalid_scope', 'The client does not hold the scope orders:write.'),
        ...sample('unauthorized_client', 'The client is disabled.'),
      },
      401: sample('invalid_client', 'Unknown client or wrong secret.'),
      413: sample('invalid_request', 'The body is too large.'),
      429: sample('temporarily_unavailable', 'Too many token requests.'),
      500: sample('server_error', 'Unexpected error.'),
    },
  },
};
