// Extras in the driver API: the entered values and the decision, but no prices of the customer.
import { z } from 'zod';
import { ADDED_KINDS, EXTRA_KINDS } from '../../../../shared/extras/kinds.ts';
import type { Driver } from '../../dispatch/drivers/driver.ts';
import { readAgreedTerms } from '../../dispatch/extras/agreed-store.ts';
import type { Extra } from '../../dispatch/extras/extra.ts';
import { listExtrasOfTrips } from '../../dispatch/extras/propose-extra.ts';
import { listWithReceipt } from '../../dispatch/extras/receipt-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { decidedShape, extraShape, toDecidedRecord, toExtraRecord } from '../shared/extras/extra-record.ts';

export const tripExtra = z.object({ ...extraShape, ...decidedShape }).meta({ id: 'TripExtra' });

export const agreedExtra = z
  .object({ kind: z.enum(EXTRA_KINDS), name: z.string().nullable() })
  .meta({ id: 'AgreedExtra' });

export function toTripExtra(extra: Extra, hasReceipt: boolean) {
  return { ...toExtraRecord(extra), ...toDecidedRecord(extra, hasReceipt) };
}

export interface TripExtras {
  extras: ReturnType<typeof toTripExtra>[];
  agreedExtras: z.output<typeof agreedExtra>[];
}

/** The driver's extras of each trip, and the extras that its agreement has a price for. */
export async function readTripExtras(
  core: Core,
  driver: Driver,
  tripIds: readonly string[],
): Promise<(tripId: string) => TripExtras> {
  const [extras, agreed] = await Promise.all([
    listExtrasOfTrips(core, driver, tripIds),
    readAgreedTerms(core.sql, tripIds),
  ]);
  const withReceipt = await listWithReceipt(
    core.sql,
    extras.map(({ id }) => id),
  );
  const addable: readonly string[] = ADDED_KINDS;
  return (tripId) => ({
    extras: extras
      .filter(({ orderId }) => orderId === tripId)
      .map((extra) => toTripExtra(extra, withReceipt.has(extra.id))),
    agreedExtras: (agreed.get(tripId)?.terms.extras ?? [])
      .filter(({ kind }) => addable.includes(kind))
      .map((term) => ({ kind: term.kind, name: term.kind === 'OTHER' ? term.name : null })),
  });
}
