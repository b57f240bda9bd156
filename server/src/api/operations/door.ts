// The operations interface: what the operator does with accounts, orders, drivers, quotes, mails and webhooks.
import type { Door } from '../../http/door.ts';
import { errorEnvelope, renderV1Error } from '../../http/render-error.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Services } from '../../services.ts';
import { bodyErrors } from '../common-errors.ts';
import { OPERATIONS_DOCUMENT } from '../documents.ts';
import { OPERATIONS_PREFIX } from '../prefixes.ts';
import { accountRoutes } from './accounts.ts';
import { admitToOperations, type OperationsAccess } from './admit.ts';
import { alertRoutes } from './alerts.ts';
import { credentialRoutes } from './credentials.ts';
import { deliveryRoutes } from './deliveries.ts';
import { documentRoutes } from './documents.ts';
import { driverLinkRoutes } from './driver-links.ts';
import { driverRoutes } from './drivers.ts';
import { mailRoutes } from './mails.ts';
import { operatorRoutes } from './operator.ts';
import { dispatchRoutes } from './orders.ts';
import { personalDataRoutes } from './personal-data.ts';
import { quoteRoutes } from './quotes.ts';
import { webhookRoutes } from './webhooks.ts';

export const operationsDoor: Door<OperationsAccess, Actor, Services> = {
  name: 'operations',
  prefix: OPERATIONS_PREFIX,
  owns: (path) => path.startsWith(`${OPERATIONS_PREFIX}/`),
  routes: [
    ...accountRoutes,
    ...credentialRoutes,
    ...driverRoutes,
    ...driverLinkRoutes,
    ...dispatchRoutes,
    ...quoteRoutes,
    ...documentRoutes,
    ...alertRoutes,
    ...mailRoutes,
    ...webhookRoutes,
    ...deliveryRoutes,
    ...operatorRoutes,
    ...personalDataRoutes,
  ],
  renderError: renderV1Error,
  admit: admitToOperations,
  // Other processes learn of the change by NOTIFY; in this one, the very next call must already see it.
  afterChange({ access, core, webhooks }) {
    access.credentials.clear();
    core.agreements.clear();
    webhooks.endpoints.clear();
  },
  description: {
    document: OPERATIONS_DOCUMENT,
    errorSchema: errorEnvelope,
    security: () => [{ operatorToken: [] }],
    commonErrors: (_access, hasBody) => [
      'UNAUTHORIZED',
      'INVALID_CREDENTIALS',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      ...bodyErrors(hasBody),
    ],
  },
};
