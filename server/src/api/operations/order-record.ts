// How dispatch sees an order: the customer's view plus internal data.

import { z } from 'zod';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import type { Core } from '../../orders/core.ts';
import { statusMovesOf } from '../../orders/dispatch-filter.ts';
import type { DispatchListItem } from '../../orders/dispatch-store.ts';
import { SHOWN_STATUSES, shownStatus } from '../../orders/lists/list-filter.ts';
import { TROUBLES } from '../../orders/model/attention.ts';
import { listPossibleCommands } from '../../orders/model/lifecycle.ts';
import type { Links } from '../../orders/model/links.ts';
import type { Order } from '../../orders/model/order.ts';
import { ALL_STATUSES } from '../../orders/model/status.ts';
import { timestamp } from '../../platform/schemas.ts';
import { dispatchStatusOf } from '../../transport/dispatch-status.ts';
import { orderShape, toOrderRecord } from '../shared/orders/order-record.ts';
import { hasRole, type OperationsCaller } from './admit.ts';
import { whoMayCommand } from './roles.ts';

const dispatchShape = {
  ...orderShape,
  accountId: z.uuid(),
  environment: z.enum(ENVIRONMENTS),
  internalStatus: z.enum(ALL_STATUSES),
  possibleCommands: z.array(z.string()),
  version: z.int().describe('Send it with a command to be told when somebody else was faster'),
  assignedDriver: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  distanceKm: z.number().nullable(),
  quoteReason: z.string().nullable().describe('Why the agreement asked for a quote'),
  cancelReason: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  hasDamage: z.boolean(),
  endCustomerEmail: z.string().nullable(),
  agreementVersion: z.int(),
  extra: z.record(z.string(), z.unknown()),
};

export const dispatchRecord = z.object(dispatchShape).meta({ id: 'DispatchOrder' });

/** In lists and on the page of the order, with what a person asks next about it. */
export const dispatchListRecord = z
  .object({
    ...dispatchShape,
    shownStatus: z.enum(SHOWN_STATUSES).describe('As `status`, with complaints by their name'),
    customer: z.object({ id: z.uuid(), name: z.string() }),
    due: timestamp.nullable().describe('The next pickup, delivery or end of an offer; when it was delivered'),
    late: z.boolean(),
    lateMinutes: z.int().describe('Against what was agreed; 0 for what is on time'),
    agreedDelivery: timestamp
      .nullable()
      .describe('A reported delay moves `requestedDelivery`; this stays what was agreed'),
    expectedDelivery: timestamp.nullable().describe('While the vehicle is with the driver'),
    delayedUntil: timestamp.nullable().describe('The delivery that a reported delay led to'),
    trouble: z.enum(TROUBLES).nullable().describe('What needs a person most'),
    troubleSince: timestamp.nullable(),
    lastPositionAt: timestamp.nullable(),
    moves: z
      .array(z.object({ command: z.string(), to: z.enum(SHOWN_STATUSES) }))
      .describe('What whoever asks may do to bring it into another status'),
  })
  .meta({ id: 'DispatchListItem' });

export function toDispatchListRecord(core: Core, item: DispatchListItem, caller: OperationsCaller) {
  const { order, customerName, lastPosition } = item;
  return {
    ...toDispatchRecord(order, core.links),
    shownStatus: shownStatus(order),
    customer: { id: order.accountId, name: customerName },
    delayedUntil: order.delayedUntil,
    ...dispatchStatusOf(item, core.clock.now()),
    lastPositionAt: lastPosition?.recordedAt ?? null,
    moves: statusMovesOf(order).filter(({ command }) => hasRole(caller, whoMayCommand(command))),
  };
}

export function toDispatchRecord(order: Order, links: Links) {
  return {
    ...toOrderRecord(order, { links, showDriver: true }),
    accountId: order.accountId,
    environment: order.environment,
    internalStatus: order.status,
    possibleCommands: listPossibleCommands(order),
    version: order.version,
    assignedDriver: order.driver,
    distanceKm: order.distanceKm,
    quoteReason: order.quoteReason,
    cancelReason: order.cancelReason,
    invoiceNumber: order.invoiceNumber,
    hasDamage: order.hasDamage,
    endCustomerEmail: order.endCustomerEmail,
    agreementVersion: order.agreementVersion,
    extra: order.extra,
  };
}
