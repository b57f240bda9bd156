// All errors of the service, merged from the features that declare them.

import { agentErrors } from '../../../agents/errors.ts';
import { absenceErrors } from '../../../availability/errors.ts';
import { carrierErrors } from '../../../carriers/errors.ts';
import { accountErrors } from '../../../customers/accounts/errors.ts';
import { accessErrors } from '../../../customers/credentials/errors.ts';
import { damageErrors } from '../../../damage/errors.ts';
import { documentErrors } from '../../../documents/errors.ts';
import { extraErrors } from '../../../extras/errors.ts';
import { importErrors } from '../../../imports/errors.ts';
import { invoiceErrors } from '../../../invoices/errors.ts';
import { webhookErrors } from '../../../messages/webhooks/errors.ts';
import { idempotencyErrors } from '../../../orders/create/idempotency/errors.ts';
import { orderErrors } from '../../../orders/model/errors.ts';
import { paperErrors } from '../../../paper/errors.ts';
import { paymentErrors } from '../../../payments/errors.ts';
import { peopleErrors } from '../../../people/errors.ts';
import { placeErrors } from '../../../places/errors.ts';
import { plateErrors } from '../../../plates/errors.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import { quoteErrors } from '../../../quotes/errors.ts';
import { recurringErrors } from '../../../recurring/errors.ts';
import { retentionErrors } from '../../../retention/errors.ts';
import { sandboxErrors } from '../../../sandbox/errors.ts';
import { driverErrors } from '../../../transport/errors.ts';
import { viewErrors } from '../../../views/errors.ts';

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
  ...driverErrors,
  ...absenceErrors,
  ...extraErrors,
  ...carrierErrors,
  ...plateErrors,
  ...paperErrors,
  ...viewErrors,
  ...recurringErrors,
  ...invoiceErrors,
  ...paymentErrors,
  ...damageErrors,
  ...agentErrors,
};

export type ErrorCode = keyof typeof ERRORS;
