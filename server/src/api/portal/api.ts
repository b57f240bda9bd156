// The portal API, for the pages that people of a customer use.
import type { Api } from '../../http/api.ts';
import { errorEnvelope, renderPageError } from '../../http/render-error.ts';
import { requireConfirmation } from '../../people/confirm.ts';
import type { Services } from '../../services.ts';
import { PORTAL_PREFIX } from '../prefixes.ts';
import { PORTAL_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import { repeatable } from '../shared/repeatable.ts';
import { accountSettingsRoutes } from './account-settings.ts';
import { type AnonymousAccess, admitToPortal, type PortalAccess, type PortalCaller } from './admit.ts';
import { agentRoutes } from './agents.ts';
import { carrierOfferRoutes } from './carrier-offers.ts';
import { companySettingsRoutes } from './company-sign-in.ts';
import { credentialRoutes } from './credentials.ts';
import { deliveryRoutes } from './deliveries.ts';
import { eventRoutes } from './events.ts';
import { importRoutes } from './imports/routes.ts';
import { inboxRoutes } from './inboxes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { overviewRoutes } from './overview.ts';
import { addressBookRoutes } from './places.ts';
import { playgroundRoutes } from './playground.ts';
import { quoteRoutes } from './quotes.ts';
import { requestLogRoutes } from './request-log.ts';
import { searchRoutes } from './search.ts';
import { peopleRoutes } from './session.ts';
import { userRoutes } from './users.ts';
import { endpointActionRoutes } from './webhook-actions.ts';
import { endpointRoutes } from './webhook-endpoints.ts';

// biome-ignore lint/suspicious/noExplicitAny: signing in has no person yet; all other routes have one.
export const portalApi: Api<PortalAccess | AnonymousAccess, any, Services> = {
  name: 'portal',
  prefix: PORTAL_PREFIX,
  owns: (path) => path.startsWith(`${PORTAL_PREFIX}/`),
  routes: repeatable(
    [
      ...peopleRoutes,
      ...eventRoutes,
      ...overviewRoutes,
      ...searchRoutes,
      ...orderRoutes,
      ...quoteRoutes,
      ...invoiceRoutes,
      ...importRoutes,
      ...addressBookRoutes,
      ...carrierOfferRoutes,
      ...credentialRoutes,
      ...agentRoutes,
      ...endpointRoutes,
      ...endpointActionRoutes,
      ...deliveryRoutes,
      ...requestLogRoutes,
      ...playgroundRoutes,
      ...inboxRoutes,
      ...userRoutes,
      ...accountSettingsRoutes,
      ...companySettingsRoutes,
    ],
    ({ account, environment }: PortalCaller) => `portal:${account.id}:${environment}`,
    ({ who }: PortalAccess | AnonymousAccess) => who !== 'anonymous',
  ),
  renderError: renderPageError,
  admit: admitToPortal,
  uploaderOf: ({ account }: PortalCaller) => `account:${account.id}`,
  requireConfirmation: (confirm, caller: PortalCaller, { people }) =>
    requireConfirmation(people, caller, confirm),
  // Other processes get the change by NOTIFY; in this process the next call must already see it.
  afterChange({ access, core, webhooks }) {
    access.credentials.clear();
    core.pins.clear();
    webhooks.endpoints.clear();
  },
  description: {
    document: PORTAL_DOCUMENT,
    errorSchema: errorEnvelope,
    security: ({ who }) => [who === 'anonymous' ? {} : { portalSession: [] }],
    commonErrors: ({ who, sandboxOnly, carriers, beforeSecondFactor }, hasBody) => [
      ...(who === 'anonymous'
        ? []
        : ['SIGN_IN_REQUIRED', 'ACCOUNT_SUSPENDED', 'ROLE_NOT_SUFFICIENT', 'NOT_FOUND']),
      ...(who === 'anonymous' || beforeSecondFactor ? [] : ['SECOND_FACTOR_REQUIRED']),
      ...(who === 'anonymous' || carriers ? [] : ['ACCOUNT_NOT_ELIGIBLE']),
      ...(sandboxOnly ? ['SANDBOX_ONLY'] : []),
      'INVALID_REQUEST',
      'ORIGIN_NOT_ALLOWED',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
      ...bodyErrors(hasBody),
    ],
  },
};
