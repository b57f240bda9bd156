// A copy of the protocol for the person on site: by mail, or by a link that the driver shows as a QR code.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { documentErrors } from '../../documents/errors.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import { listDocuments } from '../../documents/store.ts';
import { newMail } from '../../messages/mail/mail.ts';
import { protocolCopyMail } from '../../messages/mail/recipient-mails.ts';
import { countCopies, insertMails } from '../../messages/mail/store.ts';
import type { Order } from '../../model/orders/order.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Db } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Core } from '../records/core.ts';
import { createVisitorToken } from './visitor.ts';

export type CopiedKind = 'PICKUP' | 'DELIVERY';

/** Both people at the handover and a few colleagues; who needs more forwards the mail. */
const MAX_COPIES = 5;

/** The address opens the document itself, for a day, for everybody who has it. */
export async function makeProtocolLink(
  core: Core,
  actor: Actor,
  order: Order,
  kind: CopiedKind,
): Promise<{ url: string; expiresAt: Date }> {
  const { sql, clock, secrets, links } = core;
  await findDocument(sql, order, kind);
  const now = clock.now();
  const visitor = { orderId: order.id, visitorId: uuidv7(now), origin: `${kind}_SITE` } as const;
  await recordAudit(sql, clock, actor, entryOf(order, kind, 'order.protocol_link_made'));
  const url = `${links.tracking(order.trackingNumber)}/protocol.pdf?k=${createVisitorToken(secrets, visitor)}`;
  return { url, expiresAt: new Date(now.getTime() + DAY_MS) };
}

/** A second tap, or a repeated call, sends no second mail to an address. */
export function mailProtocol(
  core: Core,
  actor: Actor,
  order: Order,
  kind: CopiedKind,
  email: string,
): Promise<void> {
  const { sql, clock } = core;
  return sql.begin(async (tx) => {
    await tx`select from orders where id = ${order.id} for update`;
    const document = await findDocument(tx, order, kind);
    const { copies, isSent } = await countCopies(tx, document.id, email);
    if (isSent) return;
    if (copies >= MAX_COPIES) {
      const message = `A protocol is sent to at most ${MAX_COPIES} addresses.`;
      const params = { max: MAX_COPIES };
      throw invalidFields([{ field: 'email', code: 'too_big', message, reason: 'too_many', params }]);
    }
    const { accountId, environment, id: orderId } = order;
    const { account, operator } = await loadLetterhead(tx, accountId);
    const { language } = account;
    const envelope = {
      accountId,
      environment,
      orderId,
      kind: 'RECIPIENT',
      recipient: email,
      language,
    } as const;
    const now = clock.now();
    const message = protocolCopyMail(order, kind, { operator, language, now });
    await insertMails(tx, [newMail(envelope, message, now, { documentId: document.id })]);
    await recordAudit(tx, clock, actor, entryOf(order, kind, 'order.protocol_mailed'));
  });
}

async function findDocument(db: Db, order: Order, kind: CopiedKind) {
  const document = (await listDocuments(db, order.id)).findLast((one) => one.kind === `${kind}_PROTOCOL`);
  if (!document) throw documentErrors.DOCUMENT_NOT_FOUND();
  return document;
}

function entryOf({ id, accountId }: Order, kind: CopiedKind, action: string) {
  return { action, accountId, subjectType: 'order', subjectId: id, details: { protocol: kind } };
}
