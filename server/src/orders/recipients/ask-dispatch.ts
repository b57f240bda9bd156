// Another time or place: asked on the tracking page, answered by dispatch. Until then nothing changes.

import { answerMail } from '../../messages/mail/recipient-mails.ts';
import { insertMails } from '../../messages/mail/store.ts';
import { topicsOfParts } from '../../model/change-topics.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { isAllowed } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { v1Status } from '../../model/orders/status.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Language } from '../../platform/language.ts';
import { applyCommand } from '../act/apply-command.ts';
import { checkVersion, explainConflict } from '../act/check-version.ts';
import { runOnOrder } from '../act/run-on-order.ts';
import { mailToVisitor } from '../notify/mail-to-visitor.ts';
import {
  closeRequest,
  insertRequest,
  listRequestsOfOrder,
  lockOpenRequest,
  type RecipientRequest,
  withdrawRequest,
} from '../notify/recipient-store.ts';
import type { Visitor } from '../notify/visitor.ts';
import type { Core } from '../records/core.ts';
import { getAnyOrder } from '../records/find-order.ts';
import { recipientErrors } from './errors.ts';

/** Of one transfer; whoever needs more calls. */
const MAX_REQUESTS = 6;

export interface Wish {
  email: string;
  language: Language;
  from: Date | null;
  until: Date | null;
  text: string | null;
}

export type Asked = 'ASKED' | 'ANOTHER_WAITS' | 'TOO_MANY';

export function canAsk(order: Order): boolean {
  return isAllowed('change', order) || order.status === 'IN_TRANSIT';
}

export async function askDispatch(core: Core, order: Order, visitor: Visitor, wish: Wish): Promise<Asked> {
  const { sql, clock, changes } = core;
  const now = clock.now();
  const asked = await listRequestsOfOrder(sql, order.id);
  if (asked.length >= MAX_REQUESTS) return 'TOO_MANY';
  const isInserted = await insertRequest(sql, {
    id: uuidv7(now),
    accountId: order.accountId,
    orderId: order.id,
    visitorId: visitor.visitorId,
    email: wish.email,
    language: wish.language,
    wantedFrom: wish.from,
    wantedUntil: wish.until,
    text: wish.text,
    state: 'OPEN',
    answer: null,
    createdAt: now,
    decidedAt: null,
  });
  changes.publish(topicsOfParts(order, 'orders'));
  return isInserted ? 'ASKED' : 'ANOTHER_WAITS';
}

export async function withdrawWish(
  { sql, clock, changes }: Core,
  order: Order,
  visitor: Visitor,
): Promise<void> {
  await withdrawRequest(sql, visitor, clock.now());
  changes.publish(topicsOfParts(order, 'orders'));
}

export interface WishAnswer {
  accept: boolean;
  text: string | null;
  version?: number | undefined;
}

/** An accepted time becomes the time of the order. A text is only answered: dispatch changes what it means. */
export function answerWish(core: Core, actor: Actor, reference: string, answer: WishAnswer): Promise<Order> {
  const acting = runOnOrder(core, {
    find: (db) => getAnyOrder(db, reference),
    async act(tx, order) {
      const request = await lockOpenRequest(tx, order.id);
      if (request === null) throw recipientErrors.NO_OPEN_REQUEST();
      checkVersion(order, answer.version);
      const changed = answer.accept ? await agree(core, tx, order, request, actor) : order;
      await close(core, tx, changed, request, actor, answer);
      return changed;
    },
  });
  return explainConflict(core, acting);
}

async function agree(
  core: Core,
  tx: Transaction,
  order: Order,
  { wantedUntil }: RecipientRequest,
  actor: Actor,
): Promise<Order> {
  if (wantedUntil === null) return order;
  const refuse = () => orderErrors.ORDER_NOT_CHANGEABLE({ details: { status: v1Status(order) } });
  const command =
    order.status === 'IN_TRANSIT'
      ? ({ name: 'report_delay', requestedDelivery: wantedUntil } as const)
      : ({ name: 'change', changes: { requestedDelivery: wantedUntil } } as const);
  return applyCommand(core, tx, order, { actor, command, refuse });
}

async function close(
  core: Core,
  tx: Transaction,
  order: Order,
  request: RecipientRequest,
  actor: Actor,
  { accept, text }: WishAnswer,
): Promise<void> {
  const { clock, changes } = core;
  const now = clock.now();
  await closeRequest(tx, request.id, { state: accept ? 'ACCEPTED' : 'DECLINED', answer: text, at: now });
  await recordAudit(tx, clock, actor, {
    action: accept ? 'order.recipient_request_accepted' : 'order.recipient_request_declined',
    accountId: order.accountId,
    subjectType: 'order',
    subjectId: order.id,
    details: { requestId: request.id },
  });
  const { visitorId, email, language } = request;
  const operator = await findOperator(tx);
  const visitor: Visitor = { orderId: order.id, visitorId, origin: 'PAGE' };
  const mails = mailToVisitor(core, order, visitor, { email, language }, (url) =>
    answerMail({ order, request, accept, text }, url, { operator, language, now }),
  );
  await insertMails(tx, mails);
  afterCommit(tx, () => changes.publish(topicsOfParts(order, 'orders')));
}
