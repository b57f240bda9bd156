// Runs one command on an order: locks it, asks the lifecycle, writes order, events and audit in one transaction.
import { lastEventTime, writeEvents } from '../events/write-events.ts';
import { type Actor, recordAudit } from '../operations/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Sql, Transaction } from '../platform/db.ts';
import { ServiceError } from '../platform/errors.ts';
import { type Command, decide } from './lifecycle.ts';
import { commandsPossible, v1Status } from './lifecycle-table.ts';
import type { Order } from './order.ts';
import { findAnyOrder, findOrder, lockOrder, type Scope, saveChange } from './store.ts';

export interface ChangeDeps {
  sql: Sql;
  clock: Clock;
  publicUrl: string;
  /** Called after the commit. */
  wakeDeliveries: () => void;
}

/** What the door says when the table refuses. */
export type Refusal = (order: Order, command: Command) => ServiceError;

export const orderNotFound = () => new ServiceError('ORDER_NOT_FOUND');

/** The order after the command; the caller's transaction holds the lock until it commits. */
export async function runCommand(
  deps: ChangeDeps,
  tx: Transaction,
  actor: Actor,
  order: Order,
  command: Command,
  refuse: Refusal,
  showDriver = false,
): Promise<Order> {
  const now = deps.clock.now();
  const decision = decide(order, command, { now, showDriver });
  if (!decision) throw refuse(order, command);
  const { changes, announcements } = decision;
  if (Object.keys(changes).length === 0) return order;
  // Never at or before the last change, even if the clock went back.
  const firstAt = new Date(Math.max(now.getTime(), order.updatedAt.getTime() + 1));
  const updatedAt = lastEventTime(firstAt, announcements);
  const changed: Order = { ...order, ...changes, version: order.version + 1, updatedAt };
  await saveChange(tx, changed, writeEvents(changed, announcements, firstAt, deps.publicUrl), now);
  await recordAudit(tx, deps.clock, actor, {
    action: `order.${command.name}`,
    accountId: order.accountId,
    subjectType: 'order',
    subjectId: order.id,
    details: { from: order.status, to: changed.status, ...auditDetails(command) },
  });
  return changed;
}

/** What the audit keeps of a command: choices and reasons, not the customer's texts. */
function auditDetails(command: Command): Record<string, unknown> {
  const { name: _, ...payload } = command;
  if (command.name === 'change') return { fields: Object.keys(command.changes) };
  if ('driver' in command) return { driverId: command.driver.id };
  return payload;
}

export function refuseByStatus(order: Order, command: Command): ServiceError {
  return new ServiceError('ORDER_NOT_CHANGEABLE', {
    message: `${command.name} is not possible while the order is ${order.status}.`,
    details: { command: command.name, status: order.status, possible: commandsPossible(order.status) },
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
    return runCommand(deps, tx, actor, order, { name: 'change', changes }, refuse);
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
    if (order.status === 'QUOTE_SENT') throw new ServiceError('REQUEST_HAS_QUOTE');
    const name = order.kind === 'REQUEST' ? 'withdraw' : 'cancel';
    return runCommand(
      deps,
      tx,
      actor,
      order,
      { name, reason },
      () => new ServiceError('ORDER_NOT_CANCELLABLE', { details: { status: v1Status(order) } }),
    );
  });
}

/**
 * Read again once the lock is held: a row that had to be waited for comes with the order's new driver, but joined
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
