// The legacy interface: unchanged for existing clients, with its own format and errors.
import type { Caller } from '../../customers/credentials/credential.ts';
import type { Api } from '../../http/api.ts';
import type { Services } from '../../services.ts';
import { API_PREFIX } from '../prefixes.ts';
import { V1_DOCUMENT } from '../shared/description-frames.ts';
import { admitToLegacy, type LegacyAccess } from './admit.ts';
import { create } from './create.ts';
import { legacyErrorSchema, renderLegacyError } from './render-error.ts';
import { legacyReadRoutes } from './status.ts';

const OWN_PATHS = new RegExp(`^${API_PREFIX}/extern/(sandbox/)?transportauftraege(/|$)`);

export const legacyApi: Api<LegacyAccess, Caller, Services> = {
  name: 'legacy',
  prefix: API_PREFIX,
  owns: (path) => OWN_PATHS.test(path),
  routes: [create, ...legacyReadRoutes],
  renderError: renderLegacyError,
  admit: admitToLegacy,
  description: {
    document: V1_DOCUMENT,
    errorSchema: legacyErrorSchema,
    security: () => [{ bearerKey: [] }, { headerKey: [] }],
    commonErrors: ({ sandboxOnly }, hasBody) => [
      'INVALID_REQUEST',
      'UNAUTHORIZED',
      'INVALID_CREDENTIALS',
      'NO_TENANT',
      'ACCOUNT_SUSPENDED',
      'INSUFFICIENT_SCOPE',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
      ...(sandboxOnly ? ['SANDBOX_ONLY'] : []),
      ...(hasBody ? ['INVALID_JSON'] : []),
    ],
  },
};
