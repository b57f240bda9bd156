// The public API, for the links in mails.
import type { Api } from '../../http/api.ts';
import { errorEnvelope, renderV1Error } from '../../http/render-error.ts';
import type { Services } from '../../services.ts';
import { PUBLIC_PREFIX } from '../prefixes.ts';
import { PUBLIC_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import { admitToPublic, type Opened, type PublicAccess } from './admit.ts';
import { quoteLinkRoutes } from './quote-link.ts';
import { trackingRoutes } from './tracking.ts';

export const publicApi: Api<PublicAccess, Opened, Services> = {
  name: 'public',
  prefix: PUBLIC_PREFIX,
  owns: (path) => path.startsWith(`${PUBLIC_PREFIX}/`),
  routes: [...quoteLinkRoutes, ...trackingRoutes],
  renderError: renderV1Error,
  admit: admitToPublic,
  description: {
    document: PUBLIC_DOCUMENT,
    errorSchema: errorEnvelope,
    security: () => [{}],
    commonErrors: (_access, hasBody) => [
      'INVALID_REQUEST',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
      ...bodyErrors(hasBody),
    ],
  },
};
