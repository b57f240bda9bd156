// The operations API: accounts, orders, drivers, quotes, mails and webhooks, for the operator.
import type { Api } from '../../http/api.ts';
import { errorEnvelope, renderPageError } from '../../http/render-error.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Services } from '../../services.ts';
import { OPERATIONS_PREFIX } from '../prefixes.ts';
import { OPERATIONS_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import { accountActivityRoutes } from './account-activity.ts';
import { accountingRoutes } from './accounting.ts';
import { accountingFlowRoutes } from './accounting-flow.ts';
import { accountingSettingsRoutes } from './accounting-settings.ts';
import { accountRoutes } from './accounts.ts';
import { admitToOperations } from './admit.ts';
import { agreementRoutes } from './agreements.ts';
import { alertRoutes } from './alerts.ts';
import { auditRoutes } from './audit.ts';
import { availabilityRoutes } from './availability.ts';
import { bookkeepingRoutes } from './bookkeeping.ts';
import { bulkRoutes } from './bulk.ts';
import { carrierRoutes } from './carriers.ts';
import { credentialRoutes } from './credentials.ts';
import { damageCaseRoutes } from './damage-cases.ts';
import { damageDecisionRoutes } from './damage-decisions.ts';
import { damageWorkRoutes } from './damage-work.ts';
import { deliveryRoutes } from './deliveries.ts';
import { demoRoutes } from './demo.ts';
import { dispatchListRoutes } from './dispatch-lists.ts';
import { documentRoutes } from './documents.ts';
import { driverLinkRoutes } from './driver-links.ts';
import { driverMessageRoutes } from './driver-messages.ts';
import { driverNoteRoutes } from './driver-note.ts';
import { driverRoutes } from './drivers.ts';
import { eventRoutes } from './events.ts';
import { extraRoutes } from './extras.ts';
import { failedJobRoutes } from './failed-jobs.ts';
import { integrationRoutes } from './integrations.ts';
import { invoiceDetailRoutes } from './invoice-details.ts';
import { invoiceRunRoutes } from './invoice-runs.ts';
import { invoiceRoutes } from './invoices.ts';
import { logoRoutes } from './logo.ts';
import { mailRoutes } from './mails.ts';
import { openItemRoutes } from './open-items.ts';
import { operatorRoutes } from './operator.ts';
import { operatorUserRoutes } from './operator-users.ts';
import { orderChangeRoutes } from './order-changes.ts';
import { orderCommandRoutes } from './order-commands.ts';
import { orderEntryRoutes } from './order-entry.ts';
import { orderMapRoutes } from './order-map.ts';
import { orderPageRoutes } from './order-page.ts';
import { dispatchRoutes } from './orders.ts';
import { paperRoutes } from './paper.ts';
import { paymentRoutes } from './payments.ts';
import { personalDataRoutes } from './personal-data.ts';
import { addressBookRoutes } from './places.ts';
import { planningRoutes } from './planning.ts';
import { plateRoutes } from './plates.ts';
import { proposalRoutes } from './proposal.ts';
import { quoteDraftRoutes } from './quote-drafts.ts';
import { quoteRoutes } from './quotes.ts';
import { recurringOrderRoutes } from './recurring-orders.ts';
import { reminderRoutes } from './reminders.ts';
import { requestQuestionRoutes } from './request-questions.ts';
import { getRequestRoute } from './request-to-quote.ts';
import { requestRoutes } from './requests.ts';
import { searchRoutes } from './search.ts';
import { peopleRoutes } from './session.ts';
import { severalOrderRoutes } from './several-orders.ts';
import { todayRoutes } from './today.ts';
import { userRoutes } from './users.ts';
import { viewRoutes } from './views.ts';
import { webhookRoutes } from './webhooks.ts';

// biome-ignore lint/suspicious/noExplicitAny: callers are machines or people, and null before signing in.
export const operationsApi: Api<any, any, Services> = {
  name: 'operations',
  prefix: OPERATIONS_PREFIX,
  owns: (path) => path.startsWith(`${OPERATIONS_PREFIX}/`),
  routes: [
    ...peopleRoutes,
    ...operatorUserRoutes,
    ...eventRoutes,
    ...accountRoutes,
    ...agreementRoutes,
    ...accountActivityRoutes,
    ...credentialRoutes,
    ...addressBookRoutes,
    ...driverRoutes,
    ...driverLinkRoutes,
    ...availabilityRoutes,
    ...dispatchListRoutes,
    ...orderMapRoutes,
    ...orderEntryRoutes,
    ...severalOrderRoutes,
    ...recurringOrderRoutes,
    ...driverNoteRoutes,
    ...driverMessageRoutes,
    ...orderPageRoutes,
    ...orderCommandRoutes,
    ...orderChangeRoutes,
    ...bulkRoutes,
    ...dispatchRoutes,
    ...searchRoutes,
    ...todayRoutes,
    ...planningRoutes,
    ...proposalRoutes,
    ...requestRoutes,
    ...requestQuestionRoutes,
    getRequestRoute,
    ...quoteDraftRoutes,
    ...quoteRoutes,
    ...documentRoutes,
    ...extraRoutes,
    ...carrierRoutes,
    ...plateRoutes,
    ...viewRoutes,
    ...paperRoutes,
    ...damageCaseRoutes,
    ...damageDecisionRoutes,
    ...damageWorkRoutes,
    ...accountingRoutes,
    ...accountingFlowRoutes,
    ...invoiceRoutes,
    ...invoiceDetailRoutes,
    ...openItemRoutes,
    ...paymentRoutes,
    ...accountingSettingsRoutes,
    ...reminderRoutes,
    ...invoiceRunRoutes,
    ...bookkeepingRoutes,
    ...alertRoutes,
    ...mailRoutes,
    ...webhookRoutes,
    ...deliveryRoutes,
    ...operatorRoutes,
    ...logoRoutes,
    ...failedJobRoutes,
    ...integrationRoutes,
    ...auditRoutes,
    ...userRoutes,
    ...personalDataRoutes,
    ...demoRoutes,
  ],
  renderError: renderPageError,
  admit: admitToOperations,
  uploaderOf: (caller: Actor) => caller.name,
  // Other processes get the change by NOTIFY; in this process the next call must already see it.
  afterChange({ access, core, webhooks }) {
    access.credentials.clear();
    core.agreements.clear();
    core.pins.clear();
    webhooks.endpoints.clear();
  },
  description: {
    document: OPERATIONS_DOCUMENT,
    errorSchema: errorEnvelope,
    security: ({ who }) =>
      who === 'anonymous'
        ? [{}]
        : [...(who === 'person' ? [] : [{ operatorToken: [] }]), { consoleSession: [] }],
    commonErrors: ({ who }, hasBody) => [
      ...(who === 'anonymous' || who === 'person' ? [] : ['UNAUTHORIZED', 'INVALID_CREDENTIALS']),
      ...(who === 'anonymous' ? [] : ['SIGN_IN_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'ROLE_NOT_SUFFICIENT']),
      'INVALID_REQUEST',
      'ORIGIN_NOT_ALLOWED',
      'RATE_LIMITED',
      'INTERNAL_ERROR',
      'SERVICE_UNAVAILABLE',
      ...bodyErrors(hasBody),
    ],
  },
};
