// All doors of the service and the routes behind each; what is not listed here does not exist.

import type { Caller } from '../customers/credentials/credential.ts';
import { renderLegacyError, renderOAuthError, renderV1Error } from '../http/render-error.ts';
import type { Door } from '../http/route.ts';
import type { Actor } from '../operator/audit.ts';
import type { Services } from '../services.ts';
import type { Driver } from '../transport/driver.ts';
import { driverDocumentRoutes } from './driver/documents.ts';
import { admitDriver, admitToSignIn, type DriverAccess, type SignInAccess } from './driver/door.ts';
import { positionRoutes } from './driver/positions.ts';
import { protocolRoutes } from './driver/protocols.ts';
import { sessionRoutes } from './driver/session.ts';
import { tripRoutes } from './driver/trips.ts';
import { create as legacyCreate } from './legacy/create.ts';
import { admitToLegacy, type LegacyAccess } from './legacy/door.ts';
import { legacyReadRoutes } from './legacy/status.ts';
import { admitToOAuth, type OAuthAccess, token } from './oauth/token.ts';
import { accountRoutes } from './operations/accounts.ts';
import { credentialRoutes } from './operations/credentials.ts';
import { documentOpsRoutes } from './operations/documents.ts';
import { admitToOps, type OpsAccess } from './operations/door.ts';
import { driverLinkRoutes } from './operations/driver-links.ts';
import { driverRoutes } from './operations/drivers.ts';
import { mailRoutes } from './operations/mails.ts';
import { operatorRoutes } from './operations/operator.ts';
import { dispatchRoutes } from './operations/orders.ts';
import { quoteOpsRoutes } from './operations/quotes.ts';
import { webhookOpsRoutes } from './operations/webhooks.ts';
import { admitToPublic, type PublicAccess, quoteLinkRoutes } from './public/quote-link.ts';
import { documentRoutes } from './v1/documents.ts';
import { admitToV1, type V1Access } from './v1/door.ts';
import { inboxRoutes } from './v1/inboxes.ts';
import { me } from './v1/me.ts';
import { cancel, change } from './v1/orders/change.ts';
import { create } from './v1/orders/create.ts';
import { get, list, status } from './v1/orders/read.ts';
import { requestQuote } from './v1/orders/request-quote.ts';
import { quoteRoutes } from './v1/quotes.ts';
import { advance } from './v1/sandbox.ts';
import { trackingRoutes } from './v1/tracking.ts';
import { webhookRoutes } from './v1/webhooks.ts';

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

export const legacyDoor: Door<LegacyAccess, Caller, Services> = {
  prefix: API_PREFIX,
  routes: [legacyCreate, ...legacyReadRoutes],
  renderError: renderLegacyError,
  admit: admitToLegacy,
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
