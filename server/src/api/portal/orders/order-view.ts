// An order as the portal shows it: the record of v1 with further facts for people.
import { z } from 'zod';
import { readSightings } from '../../../dispatch/tracking/tracking.ts';
import { shownLateness } from '../../../model/orders/attention.ts';
import { isAllowed } from '../../../model/orders/lifecycle.ts';
import type { Order } from '../../../model/orders/order.ts';
import { isOneOf, ON_THE_ROAD } from '../../../model/orders/status.ts';
import { expectedDelivery, type Sighting } from '../../../model/orders/travel-time.ts';
import { SHOWN_STATUSES, shownStatus } from '../../../orders/lists/list-filter.ts';
import type { ListedOrder } from '../../../orders/lists/list-store.ts';
import type { Core } from '../../../orders/records/core.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { orderShape, toOrderRecord } from '../../shared/orders/order-record.ts';
import { amounts, priceShape, toPrice } from '../../shared/orders/price-record.ts';

const listedShape = {
  ...orderShape,
  shownStatus: z.enum(SHOWN_STATUSES).describe('Like `status`, but complaints have their own value'),
  expectedDelivery: timestamp
    .nullable()
    .describe('While on the road: by position or plan, and never earlier than a reported delay'),
  agreedDelivery: timestamp
    .nullable()
    .describe('The agreed delivery; a reported delay changes only `requestedDelivery`'),
  late: z.boolean(),
  lateMinutes: z.int().describe('Compared with the agreed time; 0 when on time'),
  offer: z
    .object({ ...amounts, validUntil: timestamp })
    .nullable()
    .describe('Set for a request whose quote is on offer'),
};

export const listedOrder = z.object(listedShape).meta({ id: 'ListedOrder' });

const STAYS_BECAUSE = ['PICKED_UP', 'WAITS_FOR_QUOTE', 'QUOTE_ON_OFFER', 'ENDED'] as const;

export const portalOrder = z
  .object({
    ...listedShape,
    distanceKm: z.number().nullable(),
    priceLines: priceShape.nullable(),
    agreementVersion: z.int(),
    agreementSince: timestamp.nullable(),
    quoteReason: z.string().nullable().describe('Why the agreement asked for a quote'),
    cancelReason: z.string().nullable(),
    hasDamage: z.boolean(),
    endCustomerEmail: z.string().nullable(),
    possible: z.object({
      change: z.boolean(),
      cancel: z.boolean(),
      because: z.enum(STAYS_BECAUSE).nullable().describe('Why it cannot be both changed and cancelled'),
    }),
  })
  .meta({ id: 'PortalOrder' });

export interface ViewContext {
  core: Core;
  showDriver: boolean;
  /** By order; only orders in transit with a position. */
  sightings: ReadonlyMap<string, Sighting>;
}

export async function viewOf(
  core: Core,
  showDriver: boolean,
  orders: readonly Order[],
): Promise<ViewContext> {
  return { core, showDriver, sightings: await readSightings(core, orders) };
}

export function toListedOrder({ order, offer }: ListedOrder, { core, showDriver, sightings }: ViewContext) {
  const now = core.clock.now();
  const sighting = sightings.get(order.id) ?? null;
  return {
    ...toOrderRecord(order, { links: core.links, showDriver }),
    shownStatus: shownStatus(order),
    expectedDelivery: isOneOf(ON_THE_ROAD, order) ? expectedDelivery(order, sighting, now) : null,
    agreedDelivery: order.agreedDelivery,
    ...shownLateness(order, sighting, now),
    offer: offer && { ...withoutLines(toPrice(offer.price)), validUntil: offer.validUntil },
  };
}

function withoutLines({ lines: _, ...price }: ReturnType<typeof toPrice>) {
  return price;
}

export function toPortalOrder(listed: ListedOrder, agreementSince: Date | null, context: ViewContext) {
  const { order } = listed;
  const { distanceKm, agreementVersion, quoteReason, cancelReason, hasDamage, endCustomerEmail } = order;
  return {
    ...toListedOrder(listed, context),
    distanceKm,
    priceLines: order.price && toPrice(order.price),
    agreementVersion,
    agreementSince,
    quoteReason,
    cancelReason,
    hasDamage,
    endCustomerEmail,
    possible: possibleOf(order),
  };
}

function possibleOf(order: Order) {
  const change = isAllowed('change', order);
  const cancel =
    isAllowed(order.kind === 'REQUEST' ? 'withdraw' : 'cancel', order) && order.status !== 'QUOTE_SENT';
  return { change, cancel, because: change && cancel ? null : becauseOf(order) };
}

function becauseOf({ kind, status }: Order): (typeof STAYS_BECAUSE)[number] {
  if (status === 'CANCELLED' || status === 'REJECTED') return 'ENDED';
  if (status === 'QUOTE_SENT') return 'QUOTE_ON_OFFER';
  return kind === 'REQUEST' ? 'WAITS_FOR_QUOTE' : 'PICKED_UP';
}
