// One core behind two APIs: each shows what the other creates, and both webhook formats announce it.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EVENT_NAMES, LEGACY_EVENT_NAMES } from '../../../src/model/orders/event-catalog.ts';
import { advanceOrderTo, cancelOrder, createOrder, eventsOf, patchOrder } from '../../harness/orders.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { importLegacyEndpoint, subscribe } from '../../messages/webhooks/subscribers.ts';
import { accept, issue } from '../../orders/quotes/requests.ts';
import { createLegacyOrder, DELIVERY, getThroughV1, legacyStatus, PICKUP } from './legacy-calls.ts';

const service = await sharedService({ deliver: true });
let key: string;
let v1: Receiver;
let legacy: Receiver;
beforeEach(async () => {
  const customer = await service.customer({ environment: 'production' });
  key = customer.key;
  [v1, legacy] = [await startReceiver(), await startReceiver()];
  await subscribe(service, key, v1.url, EVENT_NAMES);
  const events = LEGACY_EVENT_NAMES.filter((name) => name !== 'webhook.test');
  const made = await importLegacyEndpoint(service, customer.account.id, legacy.url, events);
  expect(made.status, made.text).toBe(201);
});
afterEach(async () => {
  await v1.close();
  await legacy.close();
});

/** The same order in the fields of each API. */
const THROUGH_V1 = {
  customerReference: null,
  transportType: 'DRIVEN',
  vehicle: {
    vin: 'WVWZZZ1KZAW000001',
    manufacturer: 'Volkswagen',
    model: 'Golf',
    modelYear: 2024,
    type: 'COMBI',
    fuelType: 'PETROL',
    registration: { status: 'REGISTERED', licensePlate: 'S-AB 1234' },
  },
  pickup: {
    street: 'Königstraße 1',
    postalCode: '70173',
    city: 'Stuttgart',
    contact: { name: 'Erika Muster', phone: '+49 711 1' },
  },
  delivery: {
    street: 'Marienplatz 8',
    postalCode: '80331',
    city: 'München',
    contact: { name: 'Max Muster', phone: '+49 89 2' },
  },
  requestedPickup: '2026-10-05T10:00:00+02:00',
  requestedDelivery: '2026-10-05T17:00:00+02:00',
  services: { registration: true, shortTermPlate: true },
  instructions: 'Zwei Schlüssel',
};
const THROUGH_LEGACY = {
  pickup: PICKUP,
  delivery: DELIVERY,
  vin: 'wvwzzz1kzaw000001',
  vehicleMake: 'Volkswagen',
  vehicleModel: 'Golf',
  vehicleYear: '2024',
  vehicleType: 'combi',
  fuelType: 'petrol',
  registrationStatus: 'registered',
  licensePlate: 'S-AB 1234',
  pickupContactName: 'Erika Muster',
  pickupContactPhone: '+49 711 1',
  deliveryContactName: 'Max Muster',
  deliveryContactPhone: '+49 89 2',
  pickupDate: '2026-10-05T10:00',
  expectedDeliveryDate: '2026-10-05T17:00',
  registrationService: 'full_registration',
  roadMovementMethod: 'short_term_plate',
  transportMode: 'driven_single',
  notes: 'Zwei Schlüssel',
};

test('v1 shows the same order for both APIs: content, price, readiness and status', async () => {
  const one = (await createOrder(service, key, THROUGH_V1)).json;
  const { orderId } = await createLegacyOrder(service, key, THROUGH_LEGACY);
  const other = await getThroughV1(service, key, orderId);
  expect(other.orderNumber).toMatch(/^VT-\d+$/);
  const { id, orderNumber, trackingNumber, trackingUrl } = other;
  const formatted = (order: typeof one, place: 'pickup' | 'delivery', line: string) => ({
    ...order[place],
    formatted: line,
  });
  expect(other).toEqual({
    ...one,
    id,
    orderNumber,
    trackingNumber,
    trackingUrl,
    pickup: formatted(one, 'pickup', PICKUP),
    delivery: formatted(one, 'delivery', DELIVERY),
  });
});

test('the older interface shows the same order for both APIs', async () => {
  const one = (await createOrder(service, key, THROUGH_V1)).json;
  const { orderId } = await createLegacyOrder(service, key, THROUGH_LEGACY);
  const [mine, theirs] = [
    await legacyStatus(service, key, orderId),
    await legacyStatus(service, key, one.id),
  ];
  expect(theirs.json).toEqual({
    ...mine.json,
    orderId: one.id,
    orderNumber: one.orderNumber,
    trackingNumber: one.trackingNumber,
  });
});

test('an order of the older interface can be listed, changed and cancelled in v1, and both show the result', async () => {
  const { orderId, orderNumber } = await createLegacyOrder(service, key, { externalOrderId: 'BOTH-1' });
  const list = (await service.call('/extern/orders?externalOrderId=BOTH-1', { key })).json.data;
  expect(list.map(({ id }: { id: string }) => id)).toEqual([orderId]);
  const dates = { requestedPickup: '2026-11-01T08:00:00Z', requestedDelivery: '2026-11-02T08:00:00Z' };
  expect((await patchOrder(service, key, orderNumber, dates)).status).toBe(200);
  expect((await legacyStatus(service, key, 'BOTH-1')).json).toMatchObject({
    pickupDate: '2026-11-01T08:00:00.000Z',
    expectedDeliveryDate: '2026-11-02T08:00:00.000Z',
    status: 'OPEN',
  });
  const instructions = (await patchOrder(service, key, orderId, { instructions: 'Klingeln' })).json;
  expect(instructions.pickup.formatted).toBe(PICKUP);
  expect((await cancelOrder(service, key, orderNumber)).json.status).toBe('CANCELLED');
  expect((await legacyStatus(service, key, orderNumber)).json.status).toBe('CANCELLED');
});

test('a request of the older interface is quoted and accepted in v1, and a request of v1 is found here', async () => {
  const made = await createLegacyOrder(service, key, {
    transportMode: 'CARRIER_SINGLE',
    externalOrderId: 'BOTH-2',
  });
  expect(await getThroughV1(service, key, made.requestNumber)).toMatchObject({
    kind: 'REQUEST',
    status: 'QUOTE_REQUIRED',
    transportType: 'TRAILER',
    price: null,
  });
  await issue(service, made.orderId);
  expect((await accept(service, key, made.requestNumber)).status).toBe(200);
  const record = await getThroughV1(service, key, made.orderId);
  expect(record).toMatchObject({ kind: 'ORDER', price: { net: 480 } });
  expect((await legacyStatus(service, key, 'BOTH-2')).json.orderNumber).toBe(record.orderNumber);

  const other = (await createOrder(service, key, { transportType: 'TRUCK' })).json;
  expect((await legacyStatus(service, key, other.requestNumber)).json).toMatchObject({
    art: 'REQUEST',
    orderId: other.id,
    status: 'QUOTE_REQUIRED',
  });
});

test('a sandbox process of one API continues through the other', async () => {
  const { key: test } = await service.customer();
  const manual = { 'x-sandbox-mode': 'manual' };
  const mine = await createLegacyOrder(service, test, {}, manual);
  const theirs = (await createOrder(service, test, {}, manual)).json;
  const advanced = await service.call(`/extern/sandbox/orders/${mine.orderId}/advance`, {
    key: test,
    body: {},
  });
  expect(advanced.json.scenario).toMatchObject({ step: 2, last: 'TRIP_OFFERED' });
  const path = `/extern/sandbox/transportauftraege/${theirs.orderNumber}/weiter`;
  const moved = await service.call(path, { method: 'POST', key: test });
  expect(moved.json).toMatchObject({ schritt: 2, letzterSchritt: 'TRIP_OFFERED', orderId: theirs.id });
});

test('webhooks of both formats report the same for orders of either API', async () => {
  const mine = await createLegacyOrder(service, key, { externalOrderId: 'HOOK-1' });
  const theirs = (await createOrder(service, key, { externalOrderId: 'HOOK-2' })).json;
  for (const id of [mine.orderId, theirs.id]) {
    await advanceOrderTo(service, id, 'COMPLETED');
    await service.settle();
  }
  const namesOf = ({ received }: Receiver, id: string) =>
    received.flatMap(({ json }) => (json.data.orderId === id ? [json.type ?? json.event] : []));
  for (const receiver of [v1, legacy]) {
    expect(namesOf(receiver, mine.orderId)).toEqual(namesOf(receiver, theirs.id));
  }
  expect(namesOf(v1, mine.orderId).slice(0, 2)).toEqual(['order.created', 'order.accepted']);
  expect(namesOf(v1, mine.orderId).at(-1)).toBe('order.completed');
  expect(new Set(namesOf(legacy, mine.orderId))).toEqual(
    new Set([
      'order.status_changed',
      'protocol.pickup.submitted',
      'protocol.delivery.submitted',
      'order.delivered',
      'order.completed',
    ]),
  );
  const first = legacy.received.find(({ json }) => json.data.orderId === mine.orderId)!;
  expect(first.json.data).toMatchObject({ externalOrderId: 'HOOK-1', from: null, to: 'OPEN' });
  const [created] = await eventsOf(service, mine.orderId);
  expect(v1.received.find(({ json }) => json.data.orderId === mine.orderId)!.json.id).toBe(created.id);
});
