// POST /extern/transportauftraege: the response, every field in both spellings, and where it is stored.
import { describe, expect, test } from 'vitest';
import { type FieldKind, LEGACY_FIELDS, type LegacyField } from '../../../src/api/legacy/fields.ts';
import { expectStandardHeaders } from '../../harness/expect-answer.ts';
import { advanceOrderTo, changeTerms, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  createLegacyOrder,
  DELIVERY,
  expectGerman,
  getThroughV1,
  PICKUP,
  postLegacyOrder,
} from './legacy-calls.ts';

const service = await sharedService({ deliver: true });
const { key, accountId } = await service.customer({ environment: 'production' });

// biome-ignore lint/suspicious/noExplicitAny: the record as dispatch sees it.
type Dispatch = any;
const dispatchOf = async (id: string): Promise<Dispatch> => (await service.ops('GET', `/orders/${id}`)).json;

/** A value for every field, where it appears, and its form there if it differs. */
const SEEN: Record<LegacyField, { value: unknown; at: (order: Dispatch) => unknown; as?: unknown }> = {
  externalOrderId: { value: 'PO-1', at: (order) => order.externalOrderId },
  pickup: { value: 'Weg 3, 10115 Berlin', at: (order) => order.pickup.formatted },
  delivery: { value: 'Weg 4, 20095 Hamburg', at: (order) => order.delivery.formatted },
  pickupZip: { value: '10115', at: (order) => order.extra.older.pickupZip },
  deliveryZip: { value: '20095', at: (order) => order.extra.older.deliveryZip },
  pickupDate: { value: '2026-10-05T08:00:00.000Z', at: (order) => order.requestedPickup },
  expectedDeliveryDate: { value: '2026-10-05T15:00:00.000Z', at: (order) => order.requestedDelivery },
  vehicleType: { value: 'SUV', at: (order) => order.vehicle.type },
  fuelType: { value: 'ELECTRIC', at: (order) => order.vehicle.fuelType },
  vin: { value: 'wvwzzz1kzaw000001', at: (order) => order.vehicle.vin, as: 'WVWZZZ1KZAW000001' },
  vehicleMake: { value: 'Škoda', at: (order) => order.vehicle.manufacturer },
  vehicleModel: { value: 'Enyaq', at: (order) => order.vehicle.model },
  vehicleYear: { value: 2024, at: (order) => order.vehicle.modelYear },
  licensePlate: { value: 'B-AB 123E', at: (order) => order.vehicle.registration.licensePlate },
  pickupContactName: { value: 'Erika Muster', at: (order) => order.pickup.contact.name },
  pickupContactPhone: { value: '+49 30 1', at: (order) => order.pickup.contact.phone },
  deliveryContactName: { value: 'Max Muster', at: (order) => order.delivery.contact.name },
  deliveryContactPhone: { value: '+49 40 2', at: (order) => order.delivery.contact.phone },
  notes: { value: 'Schlüssel im Büro', at: (order) => order.instructions },
  registrationService: {
    value: 'FULL_REGISTRATION',
    at: (order) => order.extra.older.registrationService,
  },
  transportMode: { value: 'FLEXIBLE', at: (order) => order.extra.older.transportMode },
  roadMovementMethod: { value: 'RED_PLATE', at: (order) => order.extra.older.roadMovementMethod },
  registrationStatus: { value: 'DEREGISTERED', at: (order) => order.vehicle.registration.status },
  distance: { value: 412.5, at: (order) => order.extra.older.distance },
  endCustomerEmail: { value: 'kunde@example.com', at: (order) => order.endCustomerEmail },
};
const FIELDS = Object.keys(LEGACY_FIELDS) as LegacyField[];
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('the answer is an order with its numbers and its internal status', async () => {
  const answer = await postLegacyOrder(service, key, { externalOrderId: 'ANSWER-1' });
  expect(answer.status, answer.text).toBe(201);
  expectStandardHeaders(answer);
  expect(answer.headers.get('x-service-environment')).toBe('production');
  expect(answer.json).toEqual({
    art: 'ORDER',
    orderId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    orderNumber: expect.stringMatching(/^VT-\d+$/),
    requestNumber: null,
    status: 'OPEN',
    externalOrderId: 'ANSWER-1',
    wiederholung: false,
    verworfeneFelder: [],
    hinweis: null,
  });
});

test('only the two addresses are required, the rest has defaults', async () => {
  const { orderId } = await createLegacyOrder(service, key);
  expect(await getThroughV1(service, key, orderId)).toMatchObject({
    externalOrderId: null,
    customerReference: null,
    transportType: 'DRIVEN',
    vehicle: {
      vin: null,
      manufacturer: null,
      modelYear: null,
      type: 'CAR',
      fuelType: 'DIESEL',
      registration: { status: null, licensePlate: null },
      operationalStatus: { driveable: true, roadworthy: true },
    },
    pickup: { formatted: PICKUP, street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
    delivery: { formatted: DELIVERY, contact: { name: null, phone: null }, country: 'DE' },
    requestedPickup: null,
    services: { registration: false, shortTermPlate: false },
    instructions: null,
    metadata: {},
  });
});

describe('every field is taken in camelCase and in snake_case', () => {
  test.each(FIELDS)('%s', async (field) => {
    const { value, at, as = value } = SEEN[field];
    for (const name of new Set([field, snakeCase(field)])) {
      const { key: fresh } = await service.customer({ environment: 'production' });
      const { [field]: _, ...others } = { pickup: PICKUP, delivery: DELIVERY } as Record<string, unknown>;
      const made = await service.call('/extern/transportauftraege', {
        key: fresh,
        body: { ...others, [name]: value },
      });
      expect(made.status, made.text).toBe(201);
      expect(made.json.verworfeneFelder).toEqual([]);
      expect(at(await dispatchOf(made.json.orderId)), name).toEqual(as);
    }
  });

  test('camelCase wins over snake_case, also if it is wrong; an empty value is ignored', async () => {
    const both = await createLegacyOrder(service, key, {
      vehicle_type: 'ROCKET',
      vehicleType: 'VAN',
      fuelType: '',
      fuel_type: 'lpg',
    });
    expect((await dispatchOf(both.orderId)).vehicle).toMatchObject({ type: 'VAN', fuelType: 'LPG' });
    const reversed = await createLegacyOrder(service, key, { vehicleType: 'VAN', vehicle_type: 'SUV' });
    expect((await dispatchOf(reversed.orderId)).vehicle.type).toBe('VAN');
  });
});

describe('a choice is accepted in any letter case', () => {
  const choices = FIELDS.flatMap((field) => {
    const kind: FieldKind = LEGACY_FIELDS[field];
    return kind.type === 'choice' ? [[field, kind.values] as const] : [];
  });
  const mixed = (value: string) =>
    [...value.toLowerCase()].map((letter, at) => (at % 2 ? letter.toUpperCase() : letter)).join('');

  test.each(choices)('%s', async (field, values) => {
    for (const value of values) {
      for (const sent of [value.toLowerCase(), mixed(value), ` ${value} `]) {
        const { orderId } = await createLegacyOrder(service, key, { [field]: sent });
        expect(SEEN[field].at(await dispatchOf(orderId)), sent).toBe(value);
      }
    }
  });
});

describe('the meaning of older words', () => {
  test.each([
    [{ transportMode: 'DRIVEN_SINGLE' }, { transportType: 'DRIVEN', kind: 'ORDER' }],
    [{ transportMode: 'FLEXIBLE' }, { transportType: 'DRIVEN', kind: 'ORDER' }],
    [{ transportMode: 'CARRIER_SINGLE' }, { transportType: 'TRAILER', kind: 'REQUEST' }],
    [{ transportMode: 'CARRIER_MULTI' }, { transportType: 'TRUCK', kind: 'REQUEST' }],
    [
      { registrationService: 'FULL_REGISTRATION' },
      { services: { registration: true, shortTermPlate: false } },
    ],
    [{ registrationService: 'NONE' }, { services: { registration: false, shortTermPlate: false } }],
    [{ roadMovementMethod: 'SHORT_TERM_PLATE' }, { services: { registration: false, shortTermPlate: true } }],
    [{ roadMovementMethod: 'RED_PLATE' }, { services: { registration: false, shortTermPlate: false } }],
  ])('%j', async (sent, meant) => {
    const { orderId } = await createLegacyOrder(service, key, sent);
    expect(await getThroughV1(service, key, orderId)).toMatchObject(meant);
    expect((await dispatchOf(orderId)).extra.older).toEqual(sent);
  });
});

describe('a request is answered with its number and the reason', () => {
  const nowhere = { pickup: 'Nirgendwogasse 1, 00000 Nirgendwoheim' };
  const far = { transportTypes: [], vehicleTypes: ['VAN'], distanceAboveKm: 50, distanceUnknown: true };
  test.each([
    ['the transport type', { transportMode: 'CARRIER_MULTI' }, /Transportart/, {}],
    ['an unknown distance', nowhere, /Strecke konnte nicht/, {}],
    ['a distance beyond the agreement', {}, /über der vereinbarten Grenze/, { quoteRequired: far }],
    ['the vehicle type', { vehicleType: 'VAN' }, /Fahrzeugart/, { quoteRequired: far }],
    ['a case without a price', {}, /kein Preis vereinbart/, { tariffs: [] }],
  ])('%s', async (_, sent, reason, terms) => {
    const customer = await service.customer({ environment: 'production' });
    if (Object.keys(terms).length > 0) await changeTerms(service, customer.account.id, terms);
    const made = await createLegacyOrder(service, customer.key, sent);
    expect(made).toMatchObject({ art: 'REQUEST', status: 'QUOTE_REQUIRED', orderNumber: null });
    expect(made.requestNumber).toMatch(/^RQ-\d+$/);
    expect(made.hinweis).toMatch(reason);
    expectGerman(made.hinweis);
  });

  test('a sandbox order takes its scenario', async () => {
    const { key: test } = await service.customer();
    const made = await createLegacyOrder(service, test, {}, { 'x-sandbox-scenario': 'QUOTE_REQUIRED' });
    expect(made).toMatchObject({ art: 'REQUEST', requestNumber: expect.stringMatching(/^SBX-RQ-\d+$/) });
    expect(made.hinweis).toMatch(/Testszenario/);
  });
});

test('a sent distance is shown to dispatch and not used for the price', async () => {
  const { price } = (await createOrder(service, key)).json;
  for (const distance of [1, '9999', '12,5']) {
    const { orderId } = await createLegacyOrder(service, key, { distance });
    const dispatch = await dispatchOf(orderId);
    expect(dispatch.price).toEqual(price);
    expect(dispatch.distanceKm).toBeGreaterThan(200);
    expect(dispatch.extra.older.distance).toBe(Number(String(distance).replace(',', '.')));
  }
});

test('the end customer gets the tracking link and the mails of the transfer', async () => {
  const { orderId } = await createLegacyOrder(service, key, { end_customer_email: 'endkunde@example.com' });
  await advanceOrderTo(service, orderId, 'ASSIGNED');
  await service.settle();
  const { data } = (await service.ops('GET', `/mails?orderId=${orderId}`)).json;
  const mails = data.map(({ kind, recipient, state }: Dispatch) => ({ kind, recipient, state })).reverse();
  const common = { recipient: 'endkunde@example.com', state: 'KEPT' };
  expect(mails).toEqual([
    { kind: 'TRACKING_LINK', ...common },
    { kind: 'STATUS', ...common },
  ]);
  const { trackingUrl } = await getThroughV1(service, key, orderId);
  const first = (await service.ops('GET', `/mails/${data.at(-1).id}`)).json;
  expect(first.text).toContain(trackingUrl);
});

test('the request log names the order, and the audit log names the channel', async () => {
  const answer = await postLegacyOrder(service, key, { externalOrderId: 'LOG-1' });
  await service.services.http.requestLog.flush();
  const { data } = (await service.ops('GET', `/accounts/${accountId}/request-log?limit=100`)).json;
  const entry = data.find((row: Dispatch) => row.requestId === answer.headers.get('x-request-id'));
  expect(entry).toMatchObject({ orderId: answer.json.orderId, externalOrderId: 'LOG-1', status: 201 });
  const timeline = (await service.ops('GET', `/orders/${answer.json.orderId}/timeline`)).json.data;
  expect(timeline[0]).toMatchObject({ type: 'AUDIT', action: 'order.created', channel: 'older' });
});
