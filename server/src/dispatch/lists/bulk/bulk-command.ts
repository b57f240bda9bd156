// A command for several orders, and what it becomes for one of them.

import { dateProblems, pastPickupProblems } from '../../../model/orders/dates.ts';
import { type Command, isAllowed, isOpenToDispatch } from '../../../model/orders/lifecycle.ts';
import type { Order } from '../../../model/orders/order.ts';
import { findOperator } from '../../../operator/operator.ts';
import { refuseByStatus, refuseInSandbox } from '../../../orders/act/apply-command.ts';
import type { Core } from '../../../orders/records/core.ts';
import { invalidFields } from '../../../platform/call-errors.ts';
import { chooseDriver } from '../../drivers/manage-drivers.ts';
import { type Move, movedDates } from './move-dates.ts';

export type BulkCommand =
  | { command: 'release' }
  | { command: 'assign_driver'; driverId: string }
  | { command: 'cancel'; reason?: string | undefined }
  | ({ command: 'move' } & Move);

/** A move is a change of dates, as by a customer. */
export function commandNameOf({ command }: BulkCommand) {
  return command === 'move' ? 'change' : command;
}

/** The command for this order; throws why it is refused. */
export type BuildCommand = (order: Order) => Command;

/** Reads what all orders have in common once. */
export async function bulkBuilder(core: Core, bulk: BulkCommand): Promise<BuildCommand> {
  const build = await builderOf(core, bulk);
  const name = commandNameOf(bulk);
  return (order) => {
    if (!isOpenToDispatch(name, order)) throw refuseInSandbox(order, { name });
    if (!isAllowed(name, order)) throw refuseByStatus(order, { name });
    return build(order);
  };
}

async function builderOf(core: Core, bulk: BulkCommand): Promise<BuildCommand> {
  switch (bulk.command) {
    case 'release':
      return () => ({ name: 'release' });
    case 'assign_driver': {
      const driver = await chooseDriver(core.sql, bulk.driverId);
      return () => ({ name: 'assign_driver', driver });
    }
    case 'cancel':
      return () => ({ name: 'cancel', reason: bulk.reason });
    case 'move': {
      const { timeZone } = await findOperator(core.sql);
      return (order) => ({ name: 'change', changes: datesAfter(order, bulk, timeZone, core.clock.now()) });
    }
  }
}

function datesAfter(order: Order, move: Move, timeZone: string, now: Date) {
  const dates = movedDates(order, move, timeZone);
  if (dates === null) {
    const message = 'The order has no date that could be moved.';
    throw invalidFields([{ field: 'requestedPickup', code: 'invalid_type', message, reason: 'required' }]);
  }
  const problems = [
    ...pastPickupProblems(dates.requestedPickup, now),
    ...dateProblems(dates.requestedPickup, dates.requestedDelivery),
  ];
  if (problems.length > 0) throw invalidFields(problems);
  return dates;
}
