// The operations API: accounts, orders, drivers, quotes, mails and webhooks, for the operator.
import type { Api } from '../../http/api.ts';
import { errorEnvelope, renderPageError } from '../../http/render-error.ts';
import type { Actor } from '../../operator/audit.ts';
import { requireConfirmation } from '../../people/confirm.ts';
import type { Services } from '../../services.ts';
import { OPERATIONS_PREFIX } from '../prefixes.ts';
import { OPERATIONS_DOCUMENT } from '../shared/description-frames.ts';
import { bodyErrors } from '../shared/errors/common-errors.ts';
import type { Person } from '../shared/people/realm.ts';
import { repeatable } from '../shared/repeatable.ts';
import { admitToOperations, type OperationsCaller } from './admit.ts';
import { accountActivityRoutes } from './customers/account-activity.ts';
import { accountRoutes } from './customers/accounts.ts';
import { agreementRoutes } from './customers/agreements.ts';
import { credentialRoutes } from './customers/credentials.ts';
import { fuelSurchargeRoutes } from './customers/fuel-surcharges.ts';
import { addressBookRoutes } from './customers/places.ts';
import { damageCaseRoutes } from './damage/damage-cases.ts';
import { damageDecisionRoutes } from './damage/damage-decisions.ts';
import { damageWorkRoutes } from './damage/damage-work.ts';
import { availabilityRoutes } from './dispatch/availability.ts';
import { bulkRoutes } from './dispatch/bulk.ts';
import { carrierPageRoutes } from './dispatch/carrier-page.ts';
import { carrierRoutes } from './dispatch/carriers.ts';
import { dispatchListRoutes } from './dispatch/dispatch-lists.ts';
import { driverLinkRoutes } from './dispatch/driver-links.ts';
import { driverMessageRoutes } from './dispatch/driver-messages.ts';
import { driverNoteRoutes } from './dispatch/driver-note.ts';
import { driverPageRoute } from './dispatch/driver-page.ts';
import { driverRoutes } from './dispatch/drivers.ts';
import { extraRoutes } from './dispatch/extras.ts';
import { orderMapRoutes } from './dispatch/order-map.ts';
import { paperRoutes } from './dispatch/paper.ts';
import { planningRoutes } from './dispatch/planning.ts';
import { plateRoutes } from './dispatch/plates.ts';
import { proposalRoutes } from './dispatch/proposal.ts';
import { recipientRequestRoutes } from './dispatch/recipient-requests.ts';
import { todayRoutes } from './dispatch/today.ts';
import { viewRoutes } from './dispatch/views.ts';
import { deliveryRoutes } from './messages/deliveries.ts';
import { mailRoutes } from './messages/mails.ts';
import { webhookRoutes } from './messages/webhooks.ts';
import { accountingRoutes } from './money/accounting.ts';
import { accountingFlowRoutes } from './money/accounting-flow.ts';
import { accountingSettingsRoutes } from './money/accounting-settings.ts';
import { assignPaymentRoutes } from './money/assign-payment.ts';
import { bankStatementRoutes } from './money/bank-statements.ts';
import { bookkeepingRoutes } from './money/bookkeeping.ts';
import { exchangeRateRoutes } from './money/exchange-rates.ts';
import { invoiceDetailRoutes } from './money/invoice-details.ts';
import { invoiceNumberRoutes } from './money/invoice-numbers.ts';
import { invoicePreviewRoutes } from './money/invoice-preview.ts';
import { invoiceRegisterRoutes } from './money/invoice-register.ts';
import { invoiceRunRoutes } from './money/invoice-runs.ts';
import { invoiceRoutes } from './money/invoices.ts';
import { issuedInvoiceRoutes } from './money/issued-invoices.ts';
import { openItemRoutes } from './money/open-items.ts';
import { paymentRoutes } from './money/payments.ts';
import { reminderRoutes } from './money/reminders.ts';
import { setOffRoutes } from './money/set-offs.ts';
import { alertRoutes } from './operator/alerts.ts';
import { auditRoutes } from './operator/audit.ts';
import { demoRoutes } from './operator/demo.ts';
import { eventRoutes } from './operator/events.ts';
import { failedJobRoutes } from './operator/failed-jobs.ts';
import { integrationRoutes } from './operator/integrations.ts';
import { logoRoutes } from './operator/logo.ts';
import { operatorRoutes } from './operator/operator.ts';
import { documentRoutes } from './orders/documents.ts';
import { orderChangeRoutes } from './orders/order-changes.ts';
import { orderCommandRoutes } from './orders/order-commands.ts';
import { orderEntryRoutes } from './orders/order-entry.ts';
import { orderPageRoutes } from './orders/order-page.ts';
import { dispatchRoutes } from './orders/orders.ts';
import { quoteDraftRoutes } from './orders/quote-drafts.ts';
import { quoteRoutes } from './orders/quotes.ts';
import { recurringOrderRoutes } from './orders/recurring-orders.ts';
import { requestQuestionRoutes } from './orders/request-questions.ts';
import { getRequestRoute } from './orders/request-to-quote.ts';
import { requestRoutes } from './orders/requests.ts';
import { severalOrderRoutes } from './orders/several-orders.ts';
import { accountCompanyRoutes, operatorCompanyRoutes } from './people/company-sign-in.ts';
import { operatorUserRoutes } from './people/operator-users.ts';
import { personalDataRoutes } from './people/personal-data.ts';
import { peopleRoutes } from './people/session.ts';
import { userRoutes } from './people/users.ts';
import { searchRoutes } from './search/search.ts';

// biome-ignore lint/suspicious/noExplicitAny: callers are machines or people, and null before signing in.
export const operationsApi: Api<any, any, Services> = {
  name: 'operations',
  prefix: OPERATIONS_PREFIX,
  owns: (path) => path.startsWith(`${OPERATIONS_PREFIX}/`),
  routes: repeatable(
    [
      ...peopleRoutes,
      ...operatorUserRoutes,
      ...operatorCompanyRoutes,
      ...eventRoutes,
      ...accountRoutes,
      ...agreementRoutes,
      ...fuelSurchargeRoutes,
      ...accountActivityRoutes,
      ...credentialRoutes,
      ...addressBookRoutes,
      ...driverRoutes,
      driverPageRoute,
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
      ...recipientRequestRoutes,
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
      ...carrierPageRoutes,
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
      ...invoiceRegisterRoutes,
      ...openItemRoutes,
      ...paymentRoutes,
      ...accountingSettingsRoutes,
      ...exchangeRateRoutes,
      ...reminderRoutes,
      ...invoicePreviewRoutes,
      ...invoiceRunRoutes,
      ...bankStatementRoutes,
      ...assignPaymentRoutes,
      ...setOffRoutes,
      ...bookkeepingRoutes,
      ...issuedInvoiceRoutes,
      ...invoiceNumberRoutes,
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
      ...accountCompanyRoutes,
      ...personalDataRoutes,
      ...demoRoutes,
    ],
    () => 'operator',
    ({ who }: { who: string }) => who !== 'anonymous',
  ),
  renderError: renderPageError,
  admit: admitToOperations,
  uploaderOf: (caller: Actor) => caller.name,
  async requireConfirmation(confirm, caller: OperationsCaller | Person, { people }) {
    const person = 'person' in caller ? caller.person : caller;
    return person ? requireConfirmation(people, person, confirm) : null;
  },
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
