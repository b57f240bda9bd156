// All errors of the service, merged from the features that declare them.

import { consequenceErrors } from '../../../consequences/errors.ts';
import { accountErrors } from '../../../customers/accounts/errors.ts';
import { accessErrors } from '../../../customers/credentials/errors.ts';
import { placeErrors } from '../../../customers/places/errors.ts';
import { damageErrors } from '../../../damage/errors.ts';
import { absenceErrors } from '../../../dispatch/availability/errors.ts';
import { carrierErrors } from '../../../dispatch/carriers/errors.ts';
import { driverErrors } from '../../../dispatch/drivers/errors.ts';
import { extraErrors } from '../../../dispatch/extras/errors.ts';
import { paperErrors } from '../../../dispatch/paper/errors.ts';
import { plateErrors } from '../../../dispatch/plates/errors.ts';
import { viewErrors } from '../../../dispatch/views/errors.ts';
import { documentErrors } from '../../../documents/errors.ts';
import { webhookErrors } from '../../../messages/webhooks/errors.ts';
import { orderErrors } from '../../../model/orders/errors.ts';
import { invoiceErrors } from '../../../money/invoices/errors.ts';
import { paymentErrors } from '../../../money/payments/errors.ts';
import { importErrors } from '../../../orders/imports/errors.ts';
import { quoteErrors } from '../../../orders/quotes/errors.ts';
import { recipientErrors } from '../../../orders/recipients/errors.ts';
import { idempotencyErrors } from '../../../orders/records/idempotency/errors.ts';
import { recurringErrors } from '../../../orders/recurring/errors.ts';
import { agentErrors } from '../../../people/agents/errors.ts';
import { peopleErrors } from '../../../people/errors.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import { retentionErrors } from '../../../retention/errors.ts';
import { sandboxErrors } from '../../../sandbox/errors.ts';

export const ERRORS = {
  ...callErrors,
  ...accessErrors,
  ...accountErrors,
  ...placeErrors,
  ...peopleErrors,
  ...orderErrors,
  ...idempotencyErrors,
  ...webhookErrors,
  ...documentErrors,
  ...quoteErrors,
  ...sandboxErrors,
  ...importErrors,
  ...retentionErrors,
  ...consequenceErrors,
  ...driverErrors,
  ...absenceErrors,
  ...extraErrors,
  ...carrierErrors,
  ...plateErrors,
  ...paperErrors,
  ...recipientErrors,
  ...viewErrors,
  ...recurringErrors,
  ...invoiceErrors,
  ...paymentErrors,
  ...damageErrors,
  ...agentErrors,
};

export type ErrorCode = keyof typeof ERRORS;
