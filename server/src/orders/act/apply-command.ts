// Applies commands to locked orders: each change with its events, deliveries, mails, documents and audit.

import { TRIGGERS_OF_COMMANDS } from '../../consequences/subjects.ts';
import { documentReference } from '../../documents/document.ts';
import type { NewDocument } from '../../documents/new-document.ts';
import { insertDocuments } from '../../documents/store.ts';
import { withUniqueNames } from '../../documents/unique-names.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import { insertMails } from '../../messages/mail/store.ts';
import type { MailTopic } from '../../model/orders/command.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import {
  auditDetails,
  type Command,
  type CommandName,
  type Decision,
  decide,
  listPossibleCommands,
  reasonNotAllowed,
} from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { recordedChanges } from '../../model/orders/recorded-changes.ts';
import {
  type Announcement,
  type EventRow,
  lastEventTime,
  writeEvents,
} from '../../model/orders/write-events.ts';
import { type Actor, auditRow } from '../../operator/audit.ts';
import { type AuditRow, insertAudits } from '../../operator/store.ts';
import type { Changes } from '../../platform/changes.ts';
import type { Transaction } from '../../platform/db.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { mailsOfWithdrawal } from '../notify/contracting-party-mails.ts';
import { recordDriverNotices } from '../notify/driver-notices.ts';
import { mailsToEndCustomers } from '../notify/end-customer-mails.ts';
import type { Core } from '../records/core.ts';
import { saveChanges } from '../records/store.ts';

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
  input: CommandInput,
): Promise<Order> {
  const [changed] = await applyCommands(core, tx, [{ order, ...input }]);
  return changed!;
}

export interface OrderCommand extends CommandInput {
  order: Order;
}

/** One command for each of several orders, with the same few statements for all of them together. */
export async function applyCommands(
  core: Core,
  tx: Transaction,
  inputs: readonly OrderCommand[],
): Promise<Order[]> {
  const decided: Decided[] = [];
  for (const input of inputs) decided.push(await decideOn(core, tx, input));
  const changing = decided.filter(({ decision }) => decision !== 'unchanged');
  if (changing.length === 0) return inputs.map(({ order }) => order);
  const documents = await nameDocuments(tx, changing);
  const changes = changing.map((each) => toChange(core, each, documents.get(each.order.id) ?? []));
  await insertDocuments(tx, [...documents.values()].flat());
  await saveChanges(tx, changes, core.clock.now());
  await insertMails(tx, await mailsOf(core, tx, changes));
  await recordDriverNotices(core, tx, changes);
  await insertAudits(tx, changes);
  await applyConsequences(core, tx, changes);
  const after = new Map(changes.map(({ order }) => [order.id, order]));
  return inputs.map(({ order }) => after.get(order.id) ?? order);
}

/** What other parts do about it; one call for each trigger, not for each order. */
async function applyConsequences(core: Core, tx: Transaction, changes: readonly Change[]): Promise<void> {
  const byTrigger = groupBy(changes, ({ command }) => TRIGGERS_OF_COMMANDS[command]);
  for (const [trigger, happenings] of byTrigger)
    if (trigger) await core.consequences.apply(tx, 'order', trigger, happenings);
}

interface Decided extends OrderCommand {
  decision: Decision | 'unchanged';
  showDriver: boolean;
}

async function decideOn(core: Core, tx: Transaction, input: OrderCommand): Promise<Decided> {
  const { order, command, refuse = refuseByStatus } = input;
  const { terms } = await core.agreements.current(order.accountId, tx);
  const decision = decide(order, command, { now: core.clock.now(), showDriver: terms.showDriver });
  if (decision === null) throw refuse(order, command);
  return { ...input, decision, showDriver: terms.showDriver };
}

/** By order id. An uploaded document keeps its original name. */
async function nameDocuments(tx: Transaction, decided: readonly Decided[]) {
  const named = new Map<string, NewDocument[]>();
  const add = (made: NewDocument) =>
    named.set(made.document.orderId, [...(named.get(made.document.orderId) ?? []), made]);
  const isUpload = ({ command }: Decided) => command.name === 'upload_document';
  const documentsOf = (each: Decided) => each.documents ?? [];
  decided.filter(isUpload).flatMap(documentsOf).forEach(add);
  const others = decided.filter((each) => !isUpload(each)).flatMap(documentsOf);
  (await withUniqueNames(tx, others)).forEach(add);
  return named;
}

interface Change {
  actor: Actor;
  command: CommandName;
  order: Order;
  before: Order;
  events: EventRow[];
  entry: AuditRow;
  changes: Changes;
  mails: readonly NewMail[];
  topic: MailTopic | null;
  showDriver: boolean;
}

function toChange(core: Core, decided: Decided, documents: readonly NewDocument[]): Change {
  const { order: before, actor, command, mails = [], showDriver } = decided;
  const decision = decided.decision as Decision;
  const policy = core.policies[before.environment];
  const announcements = decision.announcements
    .filter((announcement) => policy.announces(decision.after, announcement))
    .map((announcement) => withDocument(core, announcement, documents));
  // Always later than the last change, even if the clock went back.
  const firstAt = new Date(Math.max(core.clock.now().getTime(), before.updatedAt.getTime() + 1));
  const updatedAt = lastEventTime(firstAt, announcements);
  const order: Order = { ...decision.after, version: before.version + 1, updatedAt };
  // Same time as the first event, so that the timeline shows the audit entry before the events that follow.
  const entry = auditRow({ now: () => firstAt }, actor, {
    action: `order.${command.name}`,
    accountId: before.accountId,
    subjectType: 'order',
    subjectId: before.id,
    details: { from: before.status, to: order.status, ...auditDetails(command) },
  });
  const events = writeEvents(order, announcements, firstAt, core.links);
  const changes = recordedChanges(before, order);
  return {
    actor,
    command: command.name,
    order,
    before,
    events,
    entry,
    changes,
    mails,
    topic: decision.mail,
    showDriver,
  };
}

async function mailsOf(core: Core, tx: Transaction, changes: readonly Change[]): Promise<NewMail[]> {
  const mails = changes.flatMap((change) => change.mails);
  mails.push(...(await mailsToEndCustomers(core, tx, changes)));
  for (const { order, topic } of changes) mails.push(...(await mailsOfWithdrawal(core, tx, order, topic)));
  return mails;
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
