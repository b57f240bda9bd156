// Messages for people on the tracking page: asked for there, confirmed by mail, ended with the transfer.
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { confirmationMail } from '../../messages/mail/recipient-mails.ts';
import { insertMails } from '../../messages/mail/store.ts';
import type { Order } from '../../model/orders/order.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Core } from '../records/core.ts';
import { lockOrders } from '../records/store.ts';
import { mailToVisitor } from './mail-to-visitor.ts';
import {
  confirmSubscription,
  deleteSubscription,
  deleteUnconfirmed,
  listSubscriptionsOfOrder,
  saveSubscription,
} from './recipient-store.ts';
import type { Visitor } from './visitor.ts';

/** Of one transfer: a household and a dealer, not a mailing list. */
const MAX_SUBSCRIPTIONS = 5;
/** Mails that one visitor can cause before an address is confirmed. */
const MAX_ASKED = 3;

export type Subscribed = 'ASKED' | 'ALREADY' | 'TOO_MANY';

export async function subscribe(
  core: Core,
  order: Order,
  visitor: Visitor,
  { email, language }: { email: string; language: RecipientLanguage },
): Promise<Subscribed> {
  return core.sql.begin(async (tx): Promise<Subscribed> => {
    const now = core.clock.now();
    await lockOrders(tx, [order.id]);
    await deleteUnconfirmed(tx, order.id, new Date(now.getTime() - DAY_MS));
    const all = await listSubscriptionsOfOrder(tx, order.id);
    const own = all.find(({ visitorId }) => visitorId === visitor.visitorId);
    if (own?.confirmedAt && own.email.toLowerCase() === email.toLowerCase()) return 'ALREADY';
    const asked = (own?.asked ?? 0) + 1;
    if (asked > MAX_ASKED || (!own && all.length >= MAX_SUBSCRIPTIONS)) return 'TOO_MANY';
    await saveSubscription(tx, {
      id: own?.id ?? uuidv7(now),
      accountId: order.accountId,
      orderId: order.id,
      visitorId: visitor.visitorId,
      email,
      language,
      asked,
      createdAt: own?.createdAt ?? now,
      confirmedAt: null,
      arrivalAnnouncedAt: null,
    });
    await askToConfirm(core, tx, order, visitor, { email, language });
    return 'ASKED';
  });
}

async function askToConfirm(
  core: Core,
  tx: Transaction,
  order: Order,
  visitor: Visitor,
  { email, language }: { email: string; language: RecipientLanguage },
): Promise<void> {
  const operator = await findOperator(tx);
  // The reader of this address, perhaps mistyped, need not be the one whose address the order has.
  const asked: Visitor = { ...visitor, origin: 'PAGE' };
  const mail = mailToVisitor(core, order, asked, { email, language }, (url) =>
    confirmationMail(order, `${url}&confirm=1`, { operator, language, now: core.clock.now() }),
  );
  await insertMails(tx, mail);
}

/** Returns false if the subscription is gone: it ended, or was not confirmed within a day. */
export function confirmMessages({ sql, clock }: Core, visitor: Visitor): Promise<boolean> {
  return confirmSubscription(sql, visitor, clock.now());
}

export function stopMessages({ sql }: Core, visitor: Visitor): Promise<void> {
  return deleteSubscription(sql, visitor);
}
