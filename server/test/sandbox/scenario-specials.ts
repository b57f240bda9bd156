// The effects of a scenario step besides status and events: dates, damage, prices, drivers, reasons.
import { expect } from 'vitest';
import type { Journey } from './journey.ts';

const TWO_HOURS_MS = 2 * 3_600_000;
/** DRIVEN CAR in the standard agreement for 300 km: 89 + 250 × 0.95, plus 19 % VAT. */
export const STANDARD_PRICE = { net: 326.5, gross: 388.54, vatRate: 19, currency: 'EUR' };

/** 40 more for each of two changes. */
const TWICE_CHANGED_PRICE = { ...STANDARD_PRICE, net: 406.5, gross: 483.74 };

// biome-ignore lint/suspicious/noExplicitAny: messages and records of every shape.
type Json = any;

interface StepSeen {
  v1: Json[];
  legacy: Json[];
  record: Json;
  tracking: Json;
}

/** By step name. */
const SPECIALS: Record<string, (journey: Journey, seen: StepSeen) => void | Promise<void>> = {
  ORDER_CREATED: ({ scenario }, { record, v1 }) => {
    expect(record).toMatchObject({ kind: 'ORDER', price: STANDARD_PRICE });
    expect(record.orderNumber).toMatch(/^SBX-\d+$/);
    expect(record.requestNumber).toEqual(
      scenario === 'QUOTE_REQUIRED' ? expect.stringMatching(/^SBX-RQ-\d+$/) : null,
    );
    for (const { data } of v1) expect(data).toMatchObject({ kind: 'ORDER', orderNumber: record.orderNumber });
  },
  DRIVER_ASSIGNED: ({ order, service }, { record, tracking, v1 }) => {
    const now = service.clock.now().toISOString();
    expect(tracking.estimatedPickup).toBe(order.requestedPickup < now ? now : order.requestedPickup);
    expect(tracking.driver).toEqual(record.driver);
    expect(record.driver).toEqual({ firstName: 'Sandra', initial: 'S' });
    expect(v1[1].data.driver).toEqual(record.driver);
  },
  VEHICLE_PICKED_UP: ({ order }, { record, tracking, v1, legacy }) => {
    expect(tracking.estimatedPickup).toBeNull();
    expect(tracking.estimatedDelivery).toEqual(order.requestedDelivery ?? expect.any(String));
    expect(v1[0].data).toMatchObject({
      actualPickup: record.actualPickup,
      odometerKm: expect.any(Number),
      fuelLevelPercent: expect.any(Number),
    });
    expect(legacy[1].data).toMatchObject({
      odometerReading: v1[0].data.odometerKm,
      fuelLevel: v1[0].data.fuelLevelPercent,
    });
  },
  ORDER_CHANGED: (_, { record }) => {
    expect(record).toMatchObject({ delivery: { city: 'Nürnberg' }, price: { net: 366.5, gross: 436.14 } });
  },
  DESTINATION_CHANGED: (_, { record }) => {
    expect(record).toMatchObject({ delivery: { city: 'Augsburg' }, price: TWICE_CHANGED_PRICE });
  },
  DELAY_REPORTED: ({ order, times }, { record, tracking, v1, legacy }) => {
    const from = order.requestedDelivery ?? times.at(-1);
    const moved = new Date(Date.parse(from) + TWO_HOURS_MS).toISOString();
    expect(record.requestedDelivery).toBe(moved);
    // If the distance gives a later time, the delay does not make it earlier.
    if (order.requestedDelivery !== null) expect(tracking.estimatedDelivery).toBe(moved);
    expect(Date.parse(tracking.estimatedDelivery)).toBeGreaterThanOrEqual(Date.parse(moved));
    expect(v1[0].data).toMatchObject({ requestedDelivery: moved, reason: expect.any(String) });
    expect(v1[1].data).toMatchObject({
      requestedDelivery: moved,
      previousRequestedDelivery: order.requestedDelivery,
      requestedPickup: order.requestedPickup,
      previousRequestedPickup: order.requestedPickup,
    });
    expect(legacy[0].data).toMatchObject({
      expectedDeliveryDate: moved,
      changedFields: expect.arrayContaining(['requestedDelivery']),
    });
  },
  VEHICLE_HANDED_OVER: async ({ scenario, service, order }, { record, v1, legacy }) => {
    const hasDamage = scenario === 'DAMAGE';
    const { actualDelivery } = record;
    expect(v1[0].data).toMatchObject({ hasDamage, actualDelivery, odometerKm: expect.any(Number) });
    expect(legacy[1].data).toMatchObject({ hasDamage, actualDelivery, fuelLevel: expect.any(Number) });
    const dispatch = (await service.ops('GET', `/orders/${order.id}`)).json;
    expect(dispatch.hasDamage).toBe(hasDamage);
    if (hasDamage) {
      expect(v1[1].data).toMatchObject({ afterDelivery: false, description: expect.any(String) });
    }
  },
  ORDER_COMPLETED: async ({ service, order, scenario }, { record, tracking }) => {
    expect([tracking.estimatedPickup, tracking.estimatedDelivery]).toEqual([null, null]);
    expect(record.price).toMatchObject(scenario === 'CHANGED_ORDER' ? TWICE_CHANGED_PRICE : STANDARD_PRICE);
    const dispatch = (await service.ops('GET', `/orders/${order.id}`)).json;
    expect(dispatch.internalStatus).toBe('COMPLETED');
  },
  ORDER_CANCELLED: (_, { v1, legacy }) => {
    expect(v1[0].data.reason).toMatch(/operator/);
    expect(legacy[1].data).toMatchObject({ status: 'CANCELLED', reason: v1[0].data.reason });
  },
  REQUEST_RECEIVED: async (journey, { record }) => {
    expect(record).toMatchObject({ kind: 'REQUEST', orderNumber: null, price: null });
    expect(record.requestNumber).toMatch(/^SBX-RQ-\d+$/);
    expect(await quoteOf(journey)).toMatchObject({ state: 'REQUESTED', version: 0, amounts: null });
  },
  QUOTE_SENT: async (journey, { record }) => {
    expect(record).toMatchObject({ kind: 'REQUEST', orderNumber: null, price: null });
    const quote = await quoteOf(journey);
    expect(quote).toMatchObject({ state: 'OFFERED', version: 1, orderId: null });
    expect(quote.quoteNumber).toMatch(/^SBX-QT-\d+$/);
    expect(quote.amounts).toEqual({ ...STANDARD_PRICE, vat: 62.04 });
  },
  QUOTE_ACCEPTED: async (journey, { record }) => {
    expect(record).toMatchObject({ kind: 'REQUEST', orderNumber: null, price: null });
    const decidedAt = journey.service.clock.now().toISOString();
    expect(await quoteOf(journey)).toMatchObject({ state: 'ACCEPTED', orderId: null, decidedAt });
  },
};

async function quoteOf({ service, key, order }: Journey) {
  return (await service.call(`/extern/quotes/${order.id}`, { key })).json;
}

export async function checkSpecials(journey: Journey, name: string, seen: StepSeen): Promise<void> {
  await SPECIALS[name]?.(journey, seen);
}
