// All parts with their answers to what happens to subjects of other parts.
import { jobsPart, operatorPart } from '../consequences/operator-parts.ts';
import type { AnyPart } from '../consequences/part.ts';
import { agreementsPart, credentialsPart } from '../customers/consequences.ts';
import { placesPart } from '../customers/places/consequences.ts';
import { damagePart } from '../damage/consequences.ts';
import { availabilityPart } from '../dispatch/availability/consequences.ts';
import { carriersPart } from '../dispatch/carriers/consequences.ts';
import { conversationsPart } from '../dispatch/conversations/consequences.ts';
import { driversPart } from '../dispatch/drivers/consequences.ts';
import { extrasPart } from '../dispatch/extras/consequences.ts';
import { planningPart } from '../dispatch/planning/consequences.ts';
import { platesPart } from '../dispatch/plates/consequences.ts';
import { trackingPart } from '../dispatch/tracking/consequences.ts';
import { tripsPart } from '../dispatch/trips/consequences.ts';
import { viewsPart } from '../dispatch/views/consequences.ts';
import { documentsPart } from '../documents/consequences.ts';
import { driverNoticesPart, mailsPart, webhooksPart } from '../messages/consequences.ts';
import { invoicesPart } from '../money/invoices/consequences.ts';
import { openItemsPart, paymentsPart } from '../money/payments/consequences.ts';
import { importsPart, ordersPart, quotesPart, recurringPart } from '../orders/consequences.ts';
import { recipientsPart } from '../orders/recipients/consequences.ts';
import type { Core } from '../orders/records/core.ts';
import { agentsPart } from '../people/agents/consequences.ts';
import { companySignInPart } from '../people/company/consequences.ts';
import { usersPart } from '../people/consequences.ts';
import { sandboxPart } from '../sandbox/consequences.ts';

/** In the order in which they act. */
export const PARTS: readonly AnyPart<Core>[] = [
  operatorPart,
  jobsPart,
  agreementsPart,
  credentialsPart,
  placesPart,
  webhooksPart,
  mailsPart,
  driverNoticesPart,
  usersPart,
  companySignInPart,
  agentsPart,
  documentsPart,
  ordersPart,
  recipientsPart,
  quotesPart,
  importsPart,
  recurringPart,
  driversPart,
  tripsPart,
  trackingPart,
  availabilityPart,
  conversationsPart,
  extrasPart,
  carriersPart,
  platesPart,
  planningPart,
  viewsPart,
  invoicesPart,
  paymentsPart,
  openItemsPart,
  damagePart,
  sandboxPart,
];
