// Runs one command on an order: locks it, asks the lifecycle, writes order, events and audit in one transaction.

import { documentReference } from '../documents/document.ts';
import { loadLetterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { insertDocument } from '../documents/store.ts';
import { ServiceError } from '../http/errors.ts';
import type { Environment } from '../http/trace.ts';
import { mailsForChange, mayWriteTo } from '../messages/mail/mails-for-change.ts';
import { insertMails } from '../messages/mail/store.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Sql, Transaction } from '../platform/db.ts';
import { findQuote } from '../quotes/store.ts';
import type { Command } from './model/command.ts';
import { decide } from './model/lifecycle.ts';
import { commandsPossible, v1Status } from './model/lifecycle-table.ts';
import type { Order } from './model/order.ts';
import { type Announcement, lastEventTime, writeEvents } from './model/write-events.ts';
import type { OrderEnvironment } from './operation.ts';
import { findAnyOrder, findOrder, lockOrder, type Scope, saveChange } from './store.ts';

export interface ChangeDeps {
  sql: Sql;
  clock: Clock;
  publicUrl: string;
  environments: Record<Environment, OrderEnvironment>;
  /** Called after the commit. */
  wakeDeliveries: () => void;
}

/** What the door says when the table refuses. */
export type Refusal = (order: Order, command: Command) => ServiceError;

export const orderNotFound = () => new ServiceError('ORDER_NOT_FOUND');

export interface Run {
  actor: Actor;
  order: Order;
  command: Command;
  refuse: Refusal;
  /** Whether the customer's agreement shows drivers; only commands about drivers ask. */
  showDriver?: boolean;
  /** Made before the transaction; they are stored with the change and ride in its events. */
  documents?: readonly NewDocument[];
}

/** The order after the command; the caller's transaction holds the lock until it commits. */
export async function runCommand(deps: ChangeDeps, tx: Transaction, run: Run): Promise<Order> {
  const { actor, order, command, refuse, documents = [] } = run;
  const now = deps.clock.now();
  const decision = decide(order, command, { now, showDriver: run.showDriver ?? false });
  if (!decision) throw refuse(order, command);
  const { changes } = decision;
  if (Object.keys(changes).length === 0) return order;
  const announcements = decision.announcements
    .filter((announcement) =>
      deps.environments[order.environment].announces({ ...order, ...changes }, announcement),
    )
    .map((announcement) => withDocument(announcement, documents, deps.publicUrl));
  // Never at or before the last change, even if the clock went back.
  const firstAt = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1));
  const updatedAt = lastEventTime(firstAt, announcements);
  const changed: Order = { ...order, ...changes, version: order.version + 1, updatedAt };
  for (const { document, bytes } of documents) await insertDocument(tx, document, bytes);
  await saveChange(tx, changed, writeEvents(changed, announcements, firstAt, deps.publicUrl), now);
  await writeMails(tx, deps, changed, announcements, now);
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

/** Messages to the end customer, in the transaction of the change; most orders have nobody to write to. */
async function writeMails(
  tx: Transaction,
  { publicUrl }: ChangeDeps,
  order: Order,
  announcements: readonly Announcement[],
  now: Date,
): Promise<void> {
  if (!mayWriteTo(order)) return;
  const { account, operator } = await loadLetterhead(tx, order.accountId);
  const context = { operator, language: account.language, publicUrl, now };
  await insertMails(tx, mailsForChange(order, announcements, context));
}

function withDocument(
  announcement: Announcement,
  documents: readonly NewDocument[],
  publicUrl: string,
): Announcement {
  const riding = documents.find(({ announcedIn }) => announcedIn === announcement.type);
  if (!riding || announcement.format === 'legacy') return announcement;
  const document = documentReference(publicUrl, riding.document);
  return { ...announcement, data: { ...announcement.data, document } };
}

/** What the audit keeps of a command: choices and reasons, not the customer's texts. */
function auditDetails(command: Command): Record<string, unknown> {
  const { name: _, ...payload } = command;
  if (command.name === 'change') return { fields: Object.keys(command.changes) };
  if ('driver' in command) return { driverId: command.driver.id };
  if ('price' in command) return { orderNumber: command.orderNumber };
  return payload;
}

export function refuseByStatus(order: Order, command: Command): ServiceError {
  return new ServiceError('ORDER_NOT_CHANGEABLE', {
    message: `${command.name} is not possible while the order is ${order.status}.`,
    details: { command: command.name, status: order.status, possible: commandsPossible(order) },
  });
}

/** A customer's change until pickup. Dates must still make sense together, as they will then stand. */
export async function changeOrder(
  deps: ChangeDeps,
  actor: Actor,
  scope: Scope,
  reference: string,
  changes: Extract<Command, { name: 'change' }>['changes'],
  checkDates: (pickup: Date | null, delivery: Date | null) => void,
): Promise<Order> {
  return onOrder(deps, scope, reference, async (tx, order) => {
    const { requestedPickup = order.requestedPickup, requestedDelivery = order.requestedDelivery } = changes;
    const refuse: Refusal = () =>
      new ServiceError('ORDER_NOT_CHANGEABLE', { details: { status: v1Status(order) } });
    if (!decide(order, { name: 'change', changes: {} }, { now: deps.clock.now(), showDriver: false })) {
      throw refuse(order, { name: 'change', changes });
    }
    checkDates(requestedPickup, requestedDelivery);
    return runCommand(deps, tx, { actor, order, command: { name: 'change', changes }, refuse });
  });
}

/** Cancels an order or withdraws a request; what is ended already is answered as it is. */
export async function cancelOrder(
  deps: ChangeDeps,
  actor: Actor,
  scope: Scope,
  reference: string,
  reason: string | undefined,
): Promise<Order> {
  return onOrder(deps, scope, reference, async (tx, order) => {
    if (order.status === 'CANCELLED' || order.status === 'REJECTED') return order;
    if (order.status === 'QUOTE_SENT') {
      const quote = await findQuote(tx, order.id);
      throw new ServiceError('REQUEST_HAS_QUOTE', { details: { quoteNumber: quote?.quoteNumber ?? null } });
    }
    const name = order.kind === 'REQUEST' ? 'withdraw' : 'cancel';
    const refuse = () => new ServiceError('ORDER_NOT_CANCELLABLE', { details: { status: v1Status(order) } });
    return runCommand(deps, tx, { actor, order, command: { name, reason }, refuse });
  });
}

/**
 * Read only once the lock is held: a row that had to be waited for would come with the order's new driver, but joined
 * with the driver it had before.
 */
export async function lockAndRead(tx: Transaction, id: string): Promise<Order> {
  await lockOrder(tx, id);
  return (await findAnyOrder(tx, id))!;
}

async function onOrder(
  deps: ChangeDeps,
  scope: Scope,
  reference: string,
  act: (tx: Transaction, order: Order) => Promise<Order>,
): Promise<Order> {
  const order = await deps.sql.begin(async (tx) => {
    const found = await findOrder(tx, scope, reference);
    if (!found) throw orderNotFound();
    return act(tx, await lockAndRead(tx, found.id));
  });
  deps.wakeDeliveries();
  return order;
}
