// How dispatch sees an order: the customer's view plus internal data.

import { z } from 'zod';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import { listPossibleCommands } from '../../orders/model/lifecycle.ts';
import type { Links } from '../../orders/model/links.ts';
import type { Order } from '../../orders/model/order.ts';
import { ALL_STATUSES } from '../../orders/model/status.ts';
import { orderShape, toOrderRecord } from '../order-record.ts';

export const dispatchRecord = z
  .object({
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
  })
  .meta({ id: 'DispatchOrder' });

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
