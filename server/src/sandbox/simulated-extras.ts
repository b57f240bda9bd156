// Extras and expenses of a test order: reported by the simulated driver and approved at once.

import { SIMULATED_DRIVER } from '../dispatch/drivers/driver.ts';
import { readTermsOfOrder } from '../dispatch/extras/agreed-store.ts';
import { assessExtra } from '../dispatch/extras/assess-extra.ts';
import type { Content } from '../dispatch/extras/extra.ts';
import { findExtra, listExtrasOf, updateExtra } from '../dispatch/extras/extra-store.ts';
import { paidNetCents } from '../dispatch/extras/price-extra.ts';
import { insertProposal, recordExtraAudit, withQuarters } from '../dispatch/extras/record-extra.ts';
import { SINGLE_EXTRA } from '../dispatch/extras/trip-in-vain.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import type { Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { utcDay } from '../platform/utc-day.ts';

export type SimulatedExtra = 'WAITING' | 'FUEL' | 'TRIP_IN_VAIN';

/** What an agreement without such a price bills in the sandbox, because tests need a price. */
const QUARTER_HOUR_CENTS = 1200;
const SHARE_OF_PRICE = 0.5;

const CONTENTS: Record<SimulatedExtra, (now: Date) => Content> = {
  WAITING: () => ({ ...SINGLE_EXTRA, kind: 'WAITING', waitedMinutes: 75, note: 'Simulated waiting time' }),
  FUEL: (now) => ({
    category: 'EXPENSE',
    kind: 'FUEL',
    name: null,
    quantity: 32.5,
    waitedMinutes: null,
    paidGrossCents: 5850,
    paidVatRate: 19,
    paidCurrency: 'EUR',
    paidRate: null,
    paidOn: utcDay(now),
    note: 'Simulated receipt',
  }),
  TRIP_IN_VAIN: () => ({ ...SINGLE_EXTRA, kind: 'TRIP_IN_VAIN', note: 'Simulated trip in vain' }),
};

function fallbackCents(extra: SimulatedExtra, content: Content, order: Order): number {
  if (extra === 'FUEL') return paidNetCents(content);
  if (extra === 'WAITING') return Math.max(1, content.quantity ?? 1) * QUARTER_HOUR_CENTS;
  return Math.round((order.price?.netCents ?? 0) * SHARE_OF_PRICE);
}

/** The caller holds the order's lock. */
export async function approveSimulatedExtras(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  extras: readonly SimulatedExtra[],
): Promise<void> {
  const agreed = await readTermsOfOrder(tx, order.id);
  for (const extra of extras) {
    const now = core.clock.now();
    const content = withQuarters(CONTENTS[extra](now), agreed);
    const id = uuidv7(now);
    const given = {
      id,
      content,
      source: 'DRIVER',
      driverId: SIMULATED_DRIVER.id,
      billTo: 'CUSTOMER',
    } as const;
    const proposed = await insertProposal(core, tx, actor, order, given);
    const { billTo, netCents } = assessExtra(agreed, await listExtrasOf(tx, [order.id]), content, id);
    const isPriced = billTo === 'CUSTOMER' && netCents !== null && netCents > 0;
    const decided = {
      state: 'APPROVED',
      netCents: isPriced ? netCents : fallbackCents(extra, content, order),
      decidedBy: actor.name,
      decidedAt: now,
    } as const;
    await updateExtra(tx, proposed, decided, now);
    await recordExtraAudit(core, tx, actor, 'approved', (await findExtra(tx, id))!);
  }
}
