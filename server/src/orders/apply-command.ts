// Applies one command to a locked order: the change with its events, deliveries, mails, documents and audit.

import { documentReference } from '../documents/document.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { insertDocument } from '../documents/store.ts';
import { withUniqueNames } from '../documents/unique-names.ts';
import type { NewMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import { type Actor, auditRow } from '../operator/audit.ts';
import type { Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import { insertAuditOfChange } from './change-values-store.ts';
import type { Core } from './core.ts';
import { mailsOfWithdrawal } from './mails/contracting-party-mails.ts';
import { mailsToEndCustomer } from './mails/end-customer-mails.ts';
import { orderErrors } from './model/errors.ts';
import {
  auditDetails,
  type Command,
  decide,
  listPossibleCommands,
  reasonNotAllowed,
} from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import { recordedChanges } from './model/recorded-changes.ts';
import { type Announcement, lastEventTime, writeEvents } from './model/write-events.ts';
import { saveChange } from './store.ts';

interface CommandInput {
  actor: Actor;
  command: Command;
  /** Rendered before the order was locked; stored with the change and linked from its events. */
  documents?: readonly NewDocument[];
  /** Mails to the contracting party that need the quote. All other mails follow from the command. */
  mails?: readonly NewMail[];
  /** Builds the error when the lifecycle refuses the command; by default worded for dispatch. */
  refuse?: (order: Order, command: Command) => ServiceError;
}

/** Returns the changed order. The caller's transaction holds the order's lock until it commits. */
export async function applyCommand(
  core: Core,
  tx: Transaction,
  order: Order,
  { actor, command, documents = [], mails = [], refuse = refuseByStatus }: CommandInput,
): Promise<Order> {
  const now = core.clock.now();
  const { terms } = await core.agreements.current(order.accountId, tx);
  const decision = decide(order, command, { now, showDriver: terms.showDriver });
  if (decision === null) throw refuse(order, command);
  if (decision === 'unchanged') return order;
  const policy = core.policies[order.environment];
  // An uploaded document keeps its original name.
  const named = command.name === 'upload_document' ? documents : await withUniqueNames(tx, documents);
  const announcements = decision.announcements
    .filter((announcement) => policy.announces(decision.after, announcement))
    .map((announcement) => withDocument(core, announcement, named));
  // Always later than the last change, even if the clock went back.
  const firstAt = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1));
  const updatedAt = lastEventTime(firstAt, announcements);
  const changed: Order = { ...decision.after, version: order.version + 1, updatedAt };
  for (const { document, bytes } of named) await insertDocument(tx, document, bytes);
  await saveChange(tx, changed, writeEvents(changed, announcements, firstAt, core.links), now);
  const change = { order: changed, before: order, showDriver: terms.showDriver };
  await insertMails(tx, [
    ...mails,
    ...(await mailsToEndCustomer(core, tx, policy, change, decision.mail)),
    ...(await mailsOfWithdrawal(core, tx, changed, decision.mail)),
  ]);
  // Same time as the first event, so that the timeline shows the audit entry before the events that follow.
  const entry = auditRow({ now: () => firstAt }, actor, {
    action: `order.${command.name}`,
    accountId: order.accountId,
    subjectType: 'order',
    subjectId: order.id,
    details: { from: order.status, to: changed.status, ...auditDetails(command) },
  });
  await insertAuditOfChange(tx, entry, recordedChanges(order, changed));
  return changed;
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
    message: 'The scenario advances a sandbox order. Dispatch can only cancel it.',
    details: { command: command.name, status: order.status, possible: listPossibleCommands(order) },
  });
}

export function refuseByStatus(order: Order, command: Pick<Command, 'name'>): ServiceError {
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: reasonNotAllowed(command.name, order) ?? `${command.name} is not possible now.`,
    details: { command: command.name, status: order.status, possible: listPossibleCommands(order) },
  });
}
