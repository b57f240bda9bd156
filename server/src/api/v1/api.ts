// API v1: the current interface for customer systems.
import type { Caller } from '../../customers/credentials/credential.ts';
import type { Api } from '../../http/api.ts';
import { errorCodesOf } from '../../http/error-codes.ts';
import { renderV1Error } from '../../http/render-error.ts';
import type { Services } from '../../services.ts';
import { API_PREFIX } from '../prefixes.ts';
import { V1_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import type { ErrorCode } from '../shared/errors/error-catalog.ts';
import { repeatable } from '../shared/repeatable.ts';
import { admitToV1, type V1Access } from './admit.ts';
import { documentRoutes } from './documents.ts';
import { errorSchemaOf } from './error-schema.ts';
import { events } from './events.ts';
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
import { moveClock } from './sandbox-clock.ts';
import { sandboxEvents } from './sandbox-events.ts';
import { trackingRoutes } from './tracking.ts';
import { webhookActionRoutes } from './webhook-actions.ts';
import { webhookDeliveryRoutes } from './webhook-deliveries.ts';
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

const routes = repeatable(
  [
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
    ...webhookActionRoutes,
    ...webhookDeliveryRoutes,
    events,
    advance,
    moveClock,
    sandboxEvents,
    ...inboxRoutes,
  ],
  ({ account, environment }: Caller) => `v1:${account.id}:${environment}`,
);

function commonErrors({ scope, sandboxOnly }: V1Access, hasBody: boolean): readonly ErrorCode[] {
  return [
    ...ALWAYS_POSSIBLE,
    ...(sandboxOnly ? (['SANDBOX_ONLY'] as const) : []),
    ...(scope === null ? [] : (['INSUFFICIENT_SCOPE'] as const)),
    ...bodyErrors(hasBody),
  ];
}

/** Every code that an answer of API v1 can have. */
export const V1_ERROR_CODES = [
  ...new Set(routes.flatMap((route) => errorCodesOf(commonErrors, route))),
] as ErrorCode[];

export const v1Api: Api<V1Access, Caller, Services> = {
  name: 'v1',
  prefix: API_PREFIX,
  owns: (path) => path.startsWith(OWN_PATHS),
  routes,
  renderError: renderV1Error,
  admit: admitToV1,
  description: {
    document: V1_DOCUMENT,
    errorSchema: errorSchemaOf(V1_ERROR_CODES),
    security: ({ scope }) => [{ oauth: scope === null ? [] : [scope] }, { bearerKey: [] }, { headerKey: [] }],
    commonErrors,
  },
};
