// Previews a change of what was ordered: values and prices before and after, who is notified, and warnings.

import { countReceivers } from '../../messages/webhooks/store.ts';
import { LATE_TOLERANCE_MS } from '../../model/orders/attention.ts';
import { noticesOfChange } from '../../model/orders/driver-notices.ts';
import type { Order } from '../../model/orders/order.ts';
import { recordedChanges } from '../../model/orders/recorded-changes.ts';
import { drivingMs, plannedArrival } from '../../model/orders/travel-time.ts';
import type { Price } from '../../model/prices/price.ts';
import { findOperator } from '../../operator/operator.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import type { Changes } from '../../platform/changes.ts';
import { usualValidity } from '../quotes/issue-quote.ts';
import { findQuote } from '../quotes/store.ts';
import type { Core } from '../records/core.ts';
import { type ProposedChange, proposeChange, type RequestedChange } from './propose-change.ts';

export const CHANGE_OUTCOMES = ['NOTHING', 'CHANGED', 'OFFERED'] as const;
export const CHANGE_WARNINGS = [
  'DRIVER_HAS_TRIP',
  'DISTANCE_UNKNOWN',
  'DISTANCE_ESTIMATED',
  'TOO_LATE',
  'REPLACES_OFFER',
] as const;
type ChangeWarning = (typeof CHANGE_WARNINGS)[number];

export interface ChangePreview
  extends Pick<ProposedChange, 'before' | 'after' | 'basis' | 'byAgreement' | 'quoteReason'> {
  outcome: (typeof CHANGE_OUTCOMES)[number];
  /** Null while it is missing. */
  price: Price | null;
  problems: FieldProblem[];
  changes: Changes;
  /** If the change is offered: until when it can be accepted. */
  validUntil: Date | null;
  event: { type: 'order.rescheduled' | 'quote.offered'; receivers: number } | null;
  /** The contracting party. */
  mailTo: string | null;
  /** The driver who gets a notice. */
  driver: string | null;
  warnings: ChangeWarning[];
}

export async function previewChange(
  core: Core,
  order: Order,
  requested: RequestedChange,
): Promise<ChangePreview> {
  const proposed = await proposeChange(core, order, requested);
  const { before, after, basis, byAgreement, quoteReason, isOffer, problems } = proposed;
  const changes = recordedChanges(before, after);
  const isMissing = problems.some(({ field }) => field === 'priceNet');
  const hasChanged = isMissing || Object.keys(changes).length > 0;
  const outcome = !hasChanged ? 'NOTHING' : isOffer ? 'OFFERED' : 'CHANGED';
  const type = isOffer ? 'quote.offered' : 'order.rescheduled';
  const [receivers, operator, quote] = await Promise.all([
    countReceivers(core.sql, order, type),
    findOperator(core.sql),
    findQuote(core.sql, order.id),
  ]);
  const isNotified = !isOffer && noticesOfChange(before, after, null).length > 0;
  const driver = isNotified ? order.driver!.name : null;
  const mailTo = proposed.account.contractingParty?.email ?? null;
  return {
    before,
    after,
    basis,
    byAgreement,
    quoteReason,
    outcome,
    price: isMissing ? null : after.price,
    problems,
    changes,
    validUntil: isOffer ? usualValidity(core, { operator }, proposed.agreement) : null,
    event: hasChanged ? { type, receivers } : null,
    mailTo: hasChanged ? mailTo : null,
    driver,
    warnings: hasChanged ? warningsOf(proposed, { driver, hasOffer: quote?.state === 'OFFERED' }) : [],
  };
}

function warningsOf(
  { before, after, byAgreement }: ProposedChange,
  { driver, hasOffer }: { driver: string | null; hasOffer: boolean },
): ChangeWarning[] {
  const isDistanceLost = before.distanceKm !== null && after.distanceKm === null;
  const warnings: [applies: boolean, warning: ChangeWarning][] = [
    [driver !== null, 'DRIVER_HAS_TRIP'],
    [isDistanceLost, 'DISTANCE_UNKNOWN'],
    [byAgreement?.estimatedOffline === true, 'DISTANCE_ESTIMATED'],
    [isTooLate(after), 'TOO_LATE'],
    [hasOffer, 'REPLACES_OFFER'],
  ];
  return warnings.filter(([applies]) => applies).map(([, warning]) => warning);
}

/** Driving to the new destination takes longer than agreed. */
function isTooLate(after: Order): boolean {
  const { requestedPickup, agreedDelivery, distanceKm } = after;
  if (requestedPickup === null || agreedDelivery === null || distanceKm === null) return false;
  const arrival = plannedArrival(after) ?? new Date(requestedPickup.getTime() + drivingMs(distanceKm));
  return arrival.getTime() > agreedDelivery.getTime() + LATE_TOLERANCE_MS;
}
