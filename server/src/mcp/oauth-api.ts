// The endpoints with which the agent of a person signs in, with the errors of OAuth.

import { AGENT_OAUTH_PREFIX } from '../api/prefixes.ts';
import type { Api } from '../http/api.ts';
import { showAddressLimit } from '../http/limits.ts';
import type { ErrorRenderer } from '../http/render-error.ts';
import { agentOAuthErrors } from '../people/agents/errors.ts';
import type { Services } from '../services.ts';
import { metadataRoutes } from './oauth-metadata.ts';
import { signInRoutes } from './oauth-routes.ts';
import type { OpenAccess } from './open-route.ts';

const NAMES: Record<string, string> = {
  RATE_LIMITED: 'temporarily_unavailable',
  SERVICE_UNAVAILABLE: 'temporarily_unavailable',
  SERVICE_BUSY: 'temporarily_unavailable',
  INTERNAL_ERROR: 'server_error',
};

/** RFC 6749 section 5.2. */
const renderError: ErrorRenderer = ({ code, status, message }) => ({
  status,
  body: {
    error: code in agentOAuthErrors ? code : (NAMES[code] ?? 'invalid_request'),
    error_description: message.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, '?'),
  },
});

export const agentOAuthApi: Omit<Api<OpenAccess, null, Services>, 'description'> = {
  name: 'oauth',
  prefix: '',
  owns: (path) => path.startsWith(`${AGENT_OAUTH_PREFIX}/`),
  routes: [...metadataRoutes, ...signInRoutes],
  renderError,
  async admit(_route, request, reply, services) {
    await showAddressLimit(services.http.rateLimits, request, reply);
    return null;
  },
};
