// Waiting time at the pickup that is known from arrival and pickup: proposed to dispatch, unless the driver did.

import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { readTermsOfOrder } from './agreed-store.ts';
import { assessExtra } from './assess-extra.ts';
import { listExtrasOf } from './extra-store.ts';
import { freeMinutesOf } from './price-extra.ts';
import { insertProposal, SYSTEM, withQuarters } from './record-extra.ts';
import { SINGLE_EXTRA } from './trip-in-vain.ts';

/** If the agreement has no term for waiting. */
const FREE_MINUTES = 30;

/** In the transaction of the pickup, so that it is proposed once. */
export async function proposeWaiting(core: Core, tx: Transaction, order: Order): Promise<void> {
  const { arrivedAtPickup, actualPickup, environment } = order;
  if (!arrivedAtPickup || !actualPickup || environment !== 'production') return;
  const waitedMinutes = Math.floor((actualPickup.getTime() - arrivedAtPickup.getTime()) / MINUTE_MS);
  const agreed = await readTermsOfOrder(tx, order.id);
  if (waitedMinutes <= (freeMinutesOf(agreed.terms) ?? FREE_MINUTES)) return;
  const ofOrder = await listExtrasOf(tx, [order.id]);
  if (ofOrder.some(({ kind }) => kind === 'WAITING')) return;
  const id = uuidv7(core.clock.now());
  const content = withQuarters({ ...SINGLE_EXTRA, kind: 'WAITING', waitedMinutes, note: null }, agreed);
  const { billTo } = assessExtra(agreed, ofOrder, content, id);
  await insertProposal(core, tx, SYSTEM, order, { id, content, source: 'SYSTEM', driverId: null, billTo });
}
