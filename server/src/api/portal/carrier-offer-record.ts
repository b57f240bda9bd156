import { z } from 'zod';
import {
  type CarrierOffer,
  isAcceptable,
  isBeforePickup,
  isRunning,
  mayGiveBack,
  OFFER_STATES,
} from '../../dispatch/carriers/carrier-offer.ts';
import { describeOrder } from '../../dispatch/carriers/describe-order.ts';
import { listDriversOfCarrier } from '../../dispatch/carriers/driver-store.ts';
import { findOfferedOrders } from '../../dispatch/carriers/offer-store.ts';
import { ALL_STATUSES } from '../../model/orders/status.ts';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../model/prices/vocabulary.ts';
import { readDispatchNotes } from '../../orders/notes/dispatch-note-store.ts';
import { timestamp } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { hasRole, type PortalCaller } from './admit.ts';

const stop = z.object({
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  address: z
    .object({
      company: z.string().nullable(),
      street: z.string(),
      contact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }),
    })
    .nullable()
    .describe('Only while the carrier has the order, otherwise null'),
});

export const offerRecord = z
  .object({
    id: z.uuid(),
    state: z.enum(OFFER_STATES),
    mayAnswer: z
      .boolean()
      .describe('Whether the caller can accept or decline it now, or confirm it or give it back'),
    confirmSince: timestamp
      .nullable()
      .describe('Since when the carrier is asked again, because the order changed after it was accepted'),
    mayNameDriver: z.boolean(),
    netCents: z.int().describe('What the carrier gets, without VAT'),
    vatRate: z.number(),
    currency: z.string(),
    deadline: timestamp,
    remarks: z.string().nullable(),
    createdAt: timestamp,
    answeredAt: timestamp.nullable(),
    endedAt: timestamp.nullable(),
    driver: z
      .object({ id: z.uuid(), name: z.string(), phone: z.string().nullable() })
      .nullable()
      .describe('Named by the carrier'),
    order: z.object({
      orderNumber: z.string().nullable(),
      status: z.enum(ALL_STATUSES).nullable().describe('Null unless the carrier has the order'),
      transportType: z.enum(TRANSPORT_TYPES),
      distanceKm: z.number().nullable(),
      requestedPickup: timestamp.nullable(),
      requestedDelivery: timestamp.nullable(),
      pickup: stop,
      delivery: stop,
      vehicle: z.object({
        manufacturer: z.string().nullable(),
        model: z.string().nullable(),
        type: z.enum(VEHICLE_TYPES),
        fuelType: z.enum(FUEL_TYPES),
        driveable: z.boolean(),
        identity: z
          .object({ vin: z.string().nullable(), licensePlate: z.string().nullable() })
          .nullable()
          .describe('Only while the carrier has the order, otherwise null'),
      }),
      shortTermPlate: z.boolean().describe('Whether short-term plates are needed'),
      instructions: z.string().nullable(),
      note: z.string().nullable().describe('A note from dispatch to the driver'),
    }),
  })
  .meta({ id: 'PortalCarrierOffer' });

export async function toOfferRecords(
  { core }: Services,
  caller: PortalCaller,
  offers: readonly CarrierOffer[],
) {
  const ids = offers.map(({ orderId }) => orderId);
  const [orders, notes, drivers] = await Promise.all([
    findOfferedOrders(core.sql, ids),
    readDispatchNotes(core.sql, ids),
    listDriversOfCarrier(core.sql, caller.account.id),
  ]);
  const mayAct = hasRole(caller, 'orderers');
  const now = core.clock.now();
  return offers.map((offer) => {
    const {
      id,
      state,
      netCents,
      vatRate,
      currency,
      deadline,
      remarks,
      createdAt,
      answeredAt,
      endedAt,
      confirmSince,
    } = offer;
    const order = orders.get(offer.orderId)!;
    const driver = drivers.find((one) => one.id === offer.driverId);
    return {
      id,
      state,
      mayAnswer: mayAct && (isAcceptable(offer, order, now) || mayGiveBack(offer, order)),
      confirmSince,
      mayNameDriver: mayAct && isRunning(offer) && isBeforePickup(order),
      netCents,
      vatRate,
      currency,
      deadline,
      remarks,
      createdAt,
      answeredAt,
      endedAt,
      driver: driver ? { id: driver.id, name: driver.name, phone: driver.phone } : null,
      order: describeOrder(offer, order, notes.get(order.id) ?? null),
    };
  });
}

export async function toOfferRecord(services: Services, caller: PortalCaller, offer: CarrierOffer) {
  const [record] = await toOfferRecords(services, caller, [offer]);
  return record!;
}
