// API v1: the current interface for customer systems.
import type { Caller } from '../../customers/credentials/credential.ts';
import type { Api } from '../../http/api.ts';
import { errorEnvelope, renderV1Error } from '../../http/render-error.ts';
import type { Services } from '../../services.ts';
import { API_PREFIX } from '../prefixes.ts';
import { V1_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { admitToV1, type V1Access } from './admit.ts';
import { documentRoutes } from './documents.ts';
import { inboxRoutes } from './inboxes.ts';
import { me } from './me.ts';
import { cancel, change } from './orders/change.ts';
import { check } from './orders/check.ts';
import { create } from './orders/create.ts';
import { get, list, status } from './orders/read.ts';
import { requestQuote } from './orders/request-quote.ts';
import { quoteRoutes } from './quotes.ts';
import { requestLog } from './request-log.ts';
import { advance } from './sandbox.ts';
import { sandboxEvents } from './sandbox-events.ts';
import { trackingRoutes } from './tracking.ts';
import { webhookRoutes } from './webhooks.ts';

const ALWAYS_POSSIBLE: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'UNAUTHORIZED',
  'INVALID_CREDENTIALS',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'ACCESS_TOKEN_REQUIRED',
  'CREDENTIALS_EXPIRED',
  'CREDENTIALS_DISABLED',
  'CREDENTIALS_AWAITING_APPROVAL',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_NOT_ELIGIBLE',
  'FEATURE_NOT_ENABLED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];

const OWN_PATHS = `${API_PREFIX}/extern/`;

export const v1Api: Api<V1Access, Caller, Services> = {
  name: 'v1',
  prefix: API_PREFIX,
  owns: (path) => path.startsWith(OWN_PATHS),
  routes: [
    me,
    requestLog,
    create,
    check,
    list,
    get,
    change,
    cancel,
    status,
    ...trackingRoutes,
    ...documentRoutes,
    requestQuote,
    ...quoteRoutes,
    ...webhookRoutes,
    advance,
    sandboxEvents,
    ...inboxRoutes,
  ],
  renderError: renderV1Error,
  admit: admitToV1,
  description: {
    document: V1_DOCUMENT,
    errorSchema: errorEnvelope,
    security: ({ scope }) => [{ oauth: scope === null ? [] : [scope] }, { bearerKey: [] }, { headerKey: [] }],
    commonErrors: ({ scope, sandboxOnly }, hasBody) => [
      ...ALWAYS_POSSIBLE,
      ...(sandboxOnly ? ['SANDBOX_ONLY'] : []),
      ...(scope === null ? [] : ['INSUFFICIENT_SCOPE']),
      ...bodyErrors(hasBody),
    ],
  },
};
