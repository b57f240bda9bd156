// An order as dispatch sees it: the customer's record plus internal data.

import { z } from 'zod';
import {
  DISPATCH_STATUSES,
  dispatchOrderStatus,
  statusMovesOf,
} from '../../../dispatch/lists/dispatch-filter.ts';
import { dispatchStatusOf } from '../../../dispatch/lists/dispatch-status.ts';
import type { DispatchListItem } from '../../../dispatch/lists/dispatch-store.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { TROUBLES } from '../../../model/orders/attention.ts';
import { listPossibleCommands } from '../../../model/orders/lifecycle.ts';
import type { Links } from '../../../model/orders/links.ts';
import type { Order } from '../../../model/orders/order.ts';
import { ALL_STATUSES } from '../../../model/orders/status.ts';
import type { Core } from '../../../orders/records/core.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { orderShape, toOrderRecord } from '../../shared/orders/order-record.ts';
import { hasRole, type OperationsCaller } from '../admit.ts';
import { whoMayCommand } from '../roles.ts';

const dispatchShape = {
  ...orderShape,
  accountId: z.uuid(),
  environment: z.enum(ENVIRONMENTS),
  internalStatus: z.enum(ALL_STATUSES),
  possibleCommands: z.array(z.string()),
  version: z.int().describe('Send it with a command, which is then refused if the order has changed since'),
  assignedDriver: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  distanceKm: z.number().nullable(),
  quoteReason: z.string().nullable().describe('Why the agreement asked for a quote'),
  cancelReason: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  supplementaryInvoices: z
    .array(z.string())
    .describe('Invoices for extras that were approved after the invoice'),
  hasDamage: z.boolean(),
  endCustomerEmail: z.string().nullable(),
  agreementVersion: z.int(),
  extra: z.record(z.string(), z.unknown()),
};

export const dispatchRecord = z.object(dispatchShape).meta({ id: 'DispatchOrder' });

/** For lists and the order page, with further facts for people. */
export const dispatchListRecord = z
  .object({
    ...dispatchShape,
    shownStatus: z
      .enum(DISPATCH_STATUSES)
      .describe('Like `status`, but complaints and orders that wait for release have their own value'),
    customer: z.object({ id: z.uuid(), name: z.string() }),
    driverPhone: z.string().nullable().describe('The phone of the assigned driver'),
    due: timestamp
      .nullable()
      .describe('The next pickup, delivery or end of an offer; after delivery, the time of delivery'),
    late: z.boolean(),
    lateMinutes: z.int().describe('Compared with the agreed time; 0 when on time'),
    agreedDelivery: timestamp
      .nullable()
      .describe('The agreed delivery; a reported delay changes only `requestedDelivery`'),
    expectedDelivery: timestamp.nullable().describe('Set while the driver has the vehicle'),
    delayedUntil: timestamp.nullable().describe('The new delivery time after a reported delay'),
    trouble: z.enum(TROUBLES).nullable().describe('The most urgent reason for attention'),
    troubleSince: timestamp.nullable(),
    lastPositionAt: timestamp.nullable(),
    moves: z
      .array(z.object({ command: z.string(), to: z.enum(DISPATCH_STATUSES) }))
      .describe('The commands of the caller’s role that move the order to another status'),
  })
  .meta({ id: 'DispatchListItem' });

export function toDispatchListRecord(core: Core, item: DispatchListItem, caller: OperationsCaller) {
  const { order, customerName, driverPhone, lastPosition } = item;
  return {
    ...toDispatchRecord(order, core.links),
    shownStatus: dispatchOrderStatus(order),
    customer: { id: order.accountId, name: customerName },
    driverPhone,
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
    supplementaryInvoices: order.supplementaryInvoices,
    hasDamage: order.hasDamage,
    endCustomerEmail: order.endCustomerEmail,
    agreementVersion: order.agreementVersion,
    extra: order.extra,
  };
}
