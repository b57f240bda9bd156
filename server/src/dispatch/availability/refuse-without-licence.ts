// A driver whose licence has ended gets no new trips that need it, by every way of assigning.
import type { OrderHappening } from '../../consequences/subjects.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Transaction } from '../../platform/db.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { findTerms } from './terms-store.ts';
import { endedLicences } from './vehicle-needs.ts';
import type { LicenceKind } from './working-terms.ts';

const NAMES: Record<LicenceKind, string> = {
  DRIVING_LICENCE: 'driving licence',
  LICENCE_CHECK: 'licence check',
  QUALIFICATION: 'driver qualification',
  DRIVER_CARD: 'driver card',
  ELECTRIC: 'instruction for electric vehicles',
};

/** A licence that ends before the trip is a conflict that dispatch sees when choosing the driver, because it may be renewed until then. */
export async function refuseWithoutLicence(
  { clock }: Core,
  tx: Transaction,
  { before, order }: OrderHappening,
): Promise<void> {
  if (order.environment !== 'production' || order.driver === null) return;
  const { licences } = await findTerms(tx, order.driver.id);
  if (licences.length === 0) return;
  const { timeZone } = await findOperator(tx);
  const { transportType, vehicle } = order;
  const transport = { transportType, vehicleType: vehicle.type, fuelType: vehicle.fuelType };
  const [ended] = endedLicences(licences, transport, dayOf(timeZone, clock.now()));
  if (!ended) return;
  const message = `The ${NAMES[ended.kind]} of ${order.driver.name} ended on ${ended.validUntil}. Record the new one, or choose another driver.`;
  const details = {
    status: before.status,
    reason: 'LICENCE_ENDED',
    licence: ended.kind,
    validUntil: ended.validUntil,
  };
  throw orderErrors.ORDER_NOT_CHANGEABLE({ message, details });
}
