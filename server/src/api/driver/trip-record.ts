// How a driver sees an order: places, vehicle, contacts and next actions, but no prices.
import { z } from 'zod';
import type { Driver } from '../../dispatch/drivers/driver.ts';
import { estimateDelivery } from '../../dispatch/tracking/tracking.ts';
import {
  CANCELLED_BY,
  type Cancellation,
  cancellationsOf,
  type DriverCommand,
  possibleSteps,
  TRIP_STATUSES,
  tripStatus,
} from '../../dispatch/trips/trip.ts';
import type { Order } from '../../model/orders/order.ts';
import { type ProtocolRules, protocolRulesSchema } from '../../model/prices/protocol-rules.ts';
import { findOperator } from '../../operator/operator.ts';
import { readDispatchNotes } from '../../orders/notes/dispatch-note-store.ts';
import type { Core } from '../../orders/records/core.ts';
import { timestamp } from '../../platform/schemas.ts';
import { orderShape, toOrderRecord } from '../shared/orders/order-record.ts';
import { agreedExtra, readTripExtras, type TripExtras, tripExtra } from './trip-extra.ts';
import { readTripMessages, type TripMessages, tripMessage } from './trip-messages.ts';

/** The last part of the path that performs each command. */
const ACTIONS = {
  driver_accepted: 'accept',
  driver_dropped_out: 'decline',
  start_pickup: 'start',
  arrive_pickup: 'arrive-pickup',
  trip_in_vain: 'trip-in-vain',
  pick_up: 'protocols/pickup/submit',
  arrive_delivery: 'arrive-delivery',
  hand_over: 'protocols/delivery/submit',
  complete: 'finish',
} as const satisfies Record<DriverCommand, string>;

const { id, transportType, vehicle, pickup, delivery, services, instructions } = orderShape;
const { requestedPickup, requestedDelivery, actualPickup, actualDelivery } = orderShape;

export const tripRecord = z
  .object({
    id,
    orderNumber: orderShape.orderNumber,
    status: z.enum(TRIP_STATUSES),
    actions: z.array(z.enum(Object.values(ACTIONS))).describe('The actions that are possible now'),
    toConfirm: z
      .boolean()
      .describe('Whether dates or places changed after I accepted: I accept again, or give the trip back'),
    transportType,
    vehicle,
    pickup,
    delivery,
    requestedPickup,
    requestedDelivery,
    arrivedAtPickup: timestamp.nullable(),
    actualPickup,
    actualDelivery,
    services,
    instructions,
    dispatchNote: z.string().nullable().describe('A note from dispatch to the driver'),
    distanceKm: z.number().nullable(),
    odometerAtPickupKm: z
      .number()
      .nullable()
      .describe('A lower reading at delivery needs confirm when the protocol is handed in'),
    hasDamage: z.boolean(),
    estimatedDelivery: timestamp.nullable().describe('Set while the vehicle is in transit'),
    recipientMailed: z.boolean().describe('Whether the recipient gets a mail when the delivery is delayed'),
    cancellation: z
      .object({
        at: timestamp,
        by: z.enum(CANCELLED_BY),
        name: z.string().nullable().describe('The name of the dispatcher'),
        reason: z.string().nullable(),
      })
      .nullable()
      .describe('Set when the trip was cancelled: when, by whom and why'),
    extras: z.array(tripExtra).describe('My extras and expenses of this trip, and the decisions about them'),
    agreedExtras: z.array(agreedExtra).describe('Extras that the customer’s agreement has a price for'),
    messages: z.array(tripMessage).describe('My messages with dispatch about this trip, oldest first'),
    unreadNotices: z
      .array(z.uuid())
      .describe('Changes, notes and messages that I have not seen; send them to `readNotices` when shown'),
    positionIntervalSeconds: z
      .int()
      .nullable()
      .describe('How often to send positions while on the road; null without consent'),
    protocolRules: protocolRulesSchema
      .meta({ id: 'ProtocolRules' })
      .describe('What a protocol of this trip must have besides readings and my signature'),
  })
  .meta({ id: 'Trip' });

export async function toTripRecord(core: Core, driver: Driver, order: Order) {
  const [record] = await toTripRecords(core, driver, [order]);
  return record!;
}

export async function toTripRecords(core: Core, driver: Driver, orders: readonly Order[]) {
  const ids = orders.map(({ id: orderId }) => orderId);
  const [notes, cancellations, extrasOf, messagesOf, operator] = await Promise.all([
    readDispatchNotes(core.sql, ids),
    cancellationsOf(core, orders),
    readTripExtras(core, driver, ids),
    readTripMessages(core, driver, ids),
    findOperator(core.sql),
  ]);
  return Promise.all(
    orders.map((order) =>
      toRecord(core, driver, order, {
        dispatchNote: notes.get(order.id) ?? null,
        cancellation: cancellations.get(order.id) ?? null,
        ...extrasOf(order.id),
        ...messagesOf(order.id),
        defaultRules: operator.protocol,
      }),
    ),
  );
}

interface TripDetails extends TripExtras, TripMessages {
  dispatchNote: string | null;
  cancellation: Cancellation | null;
  defaultRules: ProtocolRules;
}

async function toRecord(core: Core, driver: Driver, order: Order, details: TripDetails) {
  const { links, agreements } = core;
  const shown = toOrderRecord(order, { links, showDriver: false });
  const { terms } = await agreements.current(order.accountId);
  return {
    id: shown.id,
    orderNumber: shown.orderNumber,
    status: tripStatus(order),
    actions: possibleSteps(order).map((name) => ACTIONS[name]),
    toConfirm: order.confirmSince !== null,
    transportType: shown.transportType,
    vehicle: shown.vehicle,
    pickup: shown.pickup,
    delivery: shown.delivery,
    requestedPickup: shown.requestedPickup,
    requestedDelivery: shown.requestedDelivery,
    arrivedAtPickup: order.arrivedAtPickup,
    actualPickup: shown.actualPickup,
    actualDelivery: shown.actualDelivery,
    services: shown.services,
    instructions: shown.instructions,
    dispatchNote: details.dispatchNote,
    distanceKm: order.distanceKm,
    odometerAtPickupKm: order.vehicleAtPickup?.odometerKm ?? null,
    hasDamage: order.hasDamage,
    estimatedDelivery: await estimateDelivery(core, order),
    recipientMailed: order.endCustomerEmail !== null,
    cancellation: details.cancellation,
    extras: details.extras,
    agreedExtras: details.agreedExtras,
    messages: details.messages,
    unreadNotices: details.unreadNotices,
    positionIntervalSeconds: driver.locationConsent ? terms.positionIntervalSeconds : null,
    protocolRules: terms.protocol ?? details.defaultRules,
  };
}
