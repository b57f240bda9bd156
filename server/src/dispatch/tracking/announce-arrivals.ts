// Writes to those who asked for messages when the vehicle is about to arrive.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { arrivalMail } from '../../messages/mail/recipient-mails.ts';
import { insertMails } from '../../messages/mail/store.ts';
import { findOperator } from '../../operator/operator.ts';
import { mailToVisitor } from '../../orders/notify/mail-to-visitor.ts';
import { listOrdersToAnnounce, markAnnounced } from '../../orders/notify/recipient-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { findAnyOrder } from '../../orders/records/store.ts';
import { trackOrder } from './tracking.ts';

const BEFORE_ARRIVAL_MS = 30 * MINUTE_MS;
const BATCH = 100;

/** Returns how many mails were written. An estimate without a position is not precise enough to announce. */
export async function announceArrivals(core: Core): Promise<number> {
  const { sql, clock } = core;
  let written = 0;
  for (const orderId of await listOrdersToAnnounce(sql, BATCH)) {
    const order = await findAnyOrder(sql, orderId);
    if (order === null) continue;
    const { location, stale, estimatedDelivery: at } = await trackOrder(core, order);
    const now = clock.now();
    if (location === null || stale || at === null || at.getTime() - now.getTime() > BEFORE_ARRIVAL_MS)
      continue;
    written += await sql.begin(async (tx) => {
      const operator = await findOperator(tx);
      const mails = (await markAnnounced(tx, orderId, now)).flatMap(({ visitorId, email, language }) =>
        mailToVisitor(core, order, { orderId, visitorId, origin: 'PAGE' }, { email, language }, (url) =>
          arrivalMail(order, at, url, { operator, language, now }),
        ),
      );
      await insertMails(tx, mails);
      return mails.length;
    });
  }
  return written;
}
