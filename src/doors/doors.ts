// All doors of the service and the routes behind each; what is not listed here does not exist.

import type { Caller } from '../credentials/credential.ts';
import type { Driver } from '../drivers/driver.ts';
import type { Actor } from '../operations/audit.ts';
import { renderOAuthError, renderOlderError, renderV1Error } from '../platform/render-error.ts';
import type { Door } from '../platform/route.ts';
import type { Services } from '../services.ts';
import { documentRoutes } from './api-v1/documents.ts';
import { admitToV1, type V1Access } from './api-v1/door.ts';
import { inboxRoutes } from './api-v1/inboxes.ts';
import { me } from './api-v1/me.ts';
import { cancel, change } from './api-v1/orders/change.ts';
import { create } from './api-v1/orders/create.ts';
import { get, list, status } from './api-v1/orders/read.ts';
import { requestQuote } from './api-v1/orders/request-quote.ts';
import { quoteRoutes } from './api-v1/quotes.ts';
import { advance } from './api-v1/sandbox.ts';
import { trackingRoutes } from './api-v1/tracking.ts';
import { webhookRoutes } from './api-v1/webhooks.ts';
import { driverDocumentRoutes } from './driver/documents.ts';
import { admitDriver, admitToSignIn, type DriverAccess, type SignInAccess } from './driver/door.ts';
import { positionRoutes } from './driver/positions.ts';
import { protocolRoutes } from './driver/protocols.ts';
import { sessionRoutes } from './driver/session.ts';
import { tripRoutes } from './driver/trips.ts';
import { admitToOAuth, type OAuthAccess, token } from './oauth/token.ts';
import { create as olderCreate } from './older/create.ts';
import { admitToOlder, type OlderAccess } from './older/door.ts';
import { olderReadRoutes } from './older/status.ts';
import { accountRoutes } from './ops/accounts.ts';
import { credentialRoutes } from './ops/credentials.ts';
import { documentOpsRoutes } from './ops/documents.ts';
import { admitToOps, type OpsAccess } from './ops/door.ts';
import { driverLinkRoutes } from './ops/driver-links.ts';
import { driverRoutes } from './ops/drivers.ts';
import { mailRoutes } from './ops/mails.ts';
import { operatorRoutes } from './ops/operator.ts';
import { dispatchRoutes } from './ops/orders.ts';
import { quoteOpsRoutes } from './ops/quotes.ts';
import { webhookOpsRoutes } from './ops/webhooks.ts';
import { admitToPublic, type PublicAccess, quoteLinkRoutes } from './public/quote-link.ts';

export const API_PREFIX = '/api/v1';
export const OPS_PREFIX = '/api/v1/ops';
export const DRIVER_PREFIX = '/api/v1/driver';
export const PUBLIC_PREFIX = '/api/v1/public';

export const v1Door: Door<V1Access, Caller, Services> = {
  prefix: API_PREFIX,
  routes: [
    me,
    create,
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
    ...inboxRoutes,
  ],
  renderError: renderV1Error,
  admit: admitToV1,
};

export const olderDoor: Door<OlderAccess, Caller, Services> = {
  prefix: API_PREFIX,
  routes: [olderCreate, ...olderReadRoutes],
  renderError: renderOlderError,
  admit: admitToOlder,
};

export const oauthDoor: Door<OAuthAccess, null, Services> = {
  prefix: API_PREFIX,
  routes: [token],
  renderError: renderOAuthError,
  admit: admitToOAuth,
};

export const opsDoor: Door<OpsAccess, Actor, Services> = {
  prefix: OPS_PREFIX,
  routes: [
    ...accountRoutes,
    ...credentialRoutes,
    ...driverRoutes,
    ...driverLinkRoutes,
    ...dispatchRoutes,
    ...quoteOpsRoutes,
    ...documentOpsRoutes,
    ...mailRoutes,
    ...webhookOpsRoutes,
    ...operatorRoutes,
  ],
  renderError: renderV1Error,
  admit: admitToOps,
  // Other processes hear of it by NOTIFY; in this one the very next call must already feel it.
  afterChange: ({ credentialCache, agreementCache, endpointCache }) => {
    for (const cache of [credentialCache, agreementCache, endpointCache]) cache.clear();
  },
};

export const publicDoor: Door<PublicAccess, null, Services> = {
  prefix: PUBLIC_PREFIX,
  routes: quoteLinkRoutes,
  renderError: renderV1Error,
  admit: admitToPublic,
};

export const driverSignInDoor: Door<SignInAccess, null, Services> = {
  prefix: DRIVER_PREFIX,
  routes: sessionRoutes,
  renderError: renderV1Error,
  admit: admitToSignIn,
};

export const driverDoor: Door<DriverAccess, Driver, Services> = {
  prefix: DRIVER_PREFIX,
  routes: [...tripRoutes, ...protocolRoutes, ...positionRoutes, ...driverDocumentRoutes],
  renderError: renderV1Error,
  admit: admitDriver,
};
