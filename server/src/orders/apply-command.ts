// Carries out one command on a locked order: the change with its events, deliveries, mails, documents and audit.

import { withDistinctNames } from '../documents/distinct-names.ts';
import { documentReference } from '../documents/document.ts';
import { loadLetterhead } from '../documents/letterhead.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { insertDocument } from '../documents/store.ts';
import { endCustomerMail } from '../messages/mail/end-customer-mail.ts';
import type { NewMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import type { Core } from './core.ts';
import type { MailTopic } from './model/command.ts';
import { orderErrors } from './model/errors.ts';
import { auditDetails, type Command, commandsPossible, decide } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import { type Announcement, lastEventTime, writeEvents } from './model/write-events.ts';
import { saveChange } from './store.ts';

export interface Deed {
  actor: Actor;
  command: Command;
  /** Made before the order was locked; stored with the change and carried by its events. */
  documents?: readonly NewDocument[];
  /** To the contracting party; what the end customer is written follows from the command. */
  mails?: readonly NewMail[];
  /** What is said when the lifecycle refuses; by default what dispatch reads. */
  refuse?: (order: Order, command: Command) => ServiceError;
}

/** The order afterwards; the caller's transaction holds its lock until it commits. */
export async function applyCommand(
  core: Core,
  tx: Transaction,
  order: Order,
  { actor, command, documents = [], mails = [], refuse = refuseByStatus }: Deed,
): Promise<Order> {
  const now = core.clock.now();
  const { terms } = await core.agreements.current(order.accountId, tx);
  const decision = decide(order, command, { now, showDriver: terms.showDriver });
  if (decision === null) throw refuse(order, command);
  if (decision === 'unchanged') return order;
  const operation = core.operations[order.environment];
  // What was uploaded keeps the name that it came with.
  const named = command.name === 'upload_document' ? documents : await withDistinctNames(tx, documents);
  const announcements = decision.announcements
    .filter((announcement) => operation.announces(decision.after, announcement))
    .map((announcement) => withDocument(core, announcement, named));
  // Never at or before the last change, even if the clock went back.
  const firstAt = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1));
  const updatedAt = lastEventTime(firstAt, announcements);
  const changed: Order = { ...decision.after, version: order.version + 1, updatedAt };
  for (const { document, bytes } of named) await insertDocument(tx, document, bytes);
  await saveChange(tx, changed, writeEvents(changed, announcements, firstAt, core.links), now);
  await insertMails(tx, [...mails, ...(await mailsToEndCustomer(core, tx, changed, decision.mail, now))]);
  // At the time of the first event, so that the timeline shows what was done and then what came of it.
  await recordAudit(tx, { now: () => firstAt }, actor, {
    action: `order.${command.name}`,
    accountId: order.accountId,
    subjectType: 'order',
    subjectId: order.id,
    details: { from: order.status, to: changed.status, ...auditDetails(command) },
  });
  return changed;
}

/** Most orders have nobody to write to, so nothing is loaded for them. */
async function mailsToEndCustomer(
  core: Core,
  tx: Transaction,
  order: Order,
  topic: MailTopic | null,
  now: Date,
): Promise<NewMail[]> {
  if (topic === null || order.endCustomerEmail === null || !core.operations[order.environment].sendsMails) {
    return [];
  }
  const { account, operator } = await loadLetterhead(tx, order.accountId);
  return endCustomerMail(topic, order, { operator, language: account.language, links: core.links, now });
}

function withDocument(
  core: Core,
  announcement: Announcement,
  documents: readonly NewDocument[],
): Announcement {
  const carried = documents.find(({ announcedBy }) => announcedBy === announcement.type);
  if (!carried || announcement.format === 'legacy') return announcement;
  const document = documentReference(core.links, carried.document);
  return { ...announcement, data: { ...announcement.data, document } };
}

export function refuseInSandbox(order: Order, command: Pick<Command, 'name'>): ServiceError {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: 'A sandbox order is moved on by its scenario. Dispatch can only cancel it.',
    details: { command: command.name, status: order.status, possible: commandsPossible(order) },
  });
}

export function refuseByStatus(order: Order, command: Pick<Command, 'name'>): ServiceError {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `${command.name} is not possible while the order is ${order.status}.`,
    details: { command: command.name, status: order.status, possible: commandsPossible(order) },
  });
}
