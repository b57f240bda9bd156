// What a tracking number shows without a login: every state, delays, the end after 30 days, no private data.
import { beforeAll, describe, expect, test } from 'vitest';
import { FULL_PROTOCOL, newTrip } from '../../api/driver/phone.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  cancelOrder,
  changeTerms,
  command,
  createOrder,
  patchOrder,
} from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newRequest } from '../../orders/quotes/requests.ts';
import { newTrackingSetup, sendPositions, type TrackingSetup, tripInStatus, ULM } from './tracking-setup.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PLANNED = {
  requestedPickup: '2027-03-01T08:00:00.000Z',
  requestedDelivery: '2027-03-01T15:40:00.000Z',
};

const service = await sharedService();
let setup: TrackingSetup;
beforeAll(async () => {
  setup = await newTrackingSetup(service);
});

const ask = (number: string) => service.call(`/public/tracking/${encodeURIComponent(number)}`);

async function numberOf(id: string): Promise<string> {
  return (await service.ops('GET', `/orders/${id}`)).json.trackingNumber;
}

async function show(id: string) {
  const answer = await ask(await numberOf(id));
  expect(answer.status).toBe(200);
  return answer.json;
}

async function newOrder(changes: object = {}): Promise<string> {
  service.clock.advance(1000);
  return (await createOrder(service, setup.key, { ...changes })).json.id;
}

const stepsOf = (record: { timeline: { step: string }[] }) => record.timeline.map(({ step }) => step);

describe('the state', () => {
  test.each([
    ['OFFERED', 'CONFIRMED'],
    ['ASSIGNED', 'SCHEDULED'],
    ['ACCEPTED', 'SCHEDULED'],
    ['PICKUP', 'PICKUP'],
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['DELIVERY', 'ARRIVED'],
    ['DELIVERED', 'DELIVERED'],
    ['COMPLETED', 'DELIVERED'],
    ['INVOICED', 'DELIVERED'],
  ])('of an order that is %s is %s', async (status, state) => {
    const id = await newOrder();
    await advanceOrderTo(service, id, status);
    expect((await show(id)).state).toBe(state);
  });

  test('of a request is RECEIVED, of a withdrawn one REJECTED', async () => {
    const { id } = await newRequest(service, setup.key);
    const asked = await show(id);
    expect([asked.state, stepsOf(asked)]).toEqual(['RECEIVED', ['RECEIVED']]);
    await command(service, id, 'reject_request');
    const rejected = await show(id);
    expect([rejected.state, stepsOf(rejected)]).toEqual(['REJECTED', ['RECEIVED', 'REJECTED']]);
  });

  test('before the release is RECEIVED, cancelled CANCELLED', async () => {
    const held = await newTrackingSetup(service, { release: 'MANUAL' });
    const { id } = (await createOrder(service, held.key)).json;
    expect((await show(id)).state).toBe('RECEIVED');
    await cancelOrder(service, held.key, id);
    const cancelled = await show(id);
    expect(cancelled).toMatchObject({ state: 'CANCELLED', late: false, estimatedDelivery: null });
    expect(stepsOf(cancelled)).toEqual(['RECEIVED', 'CANCELLED']);
  });

  test('of a complaint is the state before it', async () => {
    const id = await newOrder();
    await advanceOrderTo(service, id, 'DELIVERED');
    await command(service, id, 'complain', { description: 'Kratzer' });
    expect((await show(id)).state).toBe('DELIVERED');
  });
});

test('a vehicle on its way has every public field', async () => {
  const id = await tripInStatus(service, setup, 'IN_TRANSIT', PLANNED);
  const recordedAt = service.clock.now().toISOString();
  await sendPositions(service, setup.phone, id, { ...ULM, speedKmh: 112 });
  service.clock.advance(MINUTE_MS);
  const record = await show(id);
  expect(record).toMatchObject({
    trackingNumber: await numberOf(id),
    test: false,
    state: 'IN_TRANSIT',
    ended: false,
    endsAt: null,
    from: { city: 'Stuttgart', country: 'DE' },
    to: { city: 'München', country: 'DE' },
    vehicle: { manufacturer: 'Volkswagen', model: 'Golf', vinLastFour: '0001', plateLastFour: '1234' },
    driver: { firstName: 'Jana', initial: 'K' },
    ...PLANNED,
    estimatedPickup: null,
    delayedUntil: null,
    deliveryBeforeDelay: null,
    late: false,
    actualPickup: expect.any(String),
    actualDelivery: null,
    location: { ...ULM, recordedAt, accuracyMeters: null, headingDegrees: null },
    stale: false,
    locationUnavailableReason: null,
    distanceRemainingKm: expect.any(Number),
    operator: {
      name: 'Northern Transfers',
      email: null,
      phone: null,
      phoneHours: null,
      legalNoticeUrl: null,
      privacyUrl: null,
    },
  });
  expect(record.fromCoordinates.lat).toBeCloseTo(48.78, 1);
  expect(record.toCoordinates.lng).toBeCloseTo(11.58, 1);
  expect(record.estimatedDelivery).toMatch(/:00\.000Z$/);
  expect(stepsOf(record)).toEqual(['RECEIVED', 'CONFIRMED', 'SCHEDULED', 'PICKUP_STARTED', 'PICKED_UP']);
  const times = record.timeline.map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort());
});

test('no answer contains a street, contact, price, reference, document or full name', async () => {
  const id = await tripInStatus(service, setup, 'DELIVERED', {
    externalOrderId: 'DEALER-SECRET-1',
    instructions: 'Key in the letter box',
    endCustomerEmail: 'end@customer.example',
    metadata: { costCentre: 'CC-4711' },
  });
  const order = (await service.ops('GET', `/orders/${id}`)).json;
  const { text } = await ask(order.trackingNumber);
  const secrets = [
    'Königstraße',
    'Marienplatz',
    '70173',
    'Muster',
    '123456',
    'Leasing return',
    'DEALER-SECRET',
    'letter box',
    'customer.example',
    'CC-4711',
    'Kowalska',
    'WVWZZZ1KZAW',
    'S-AB',
    'downloadUrl',
    'odometer',
    'price',
    'net"',
    order.id,
    order.orderNumber,
    order.accountId,
    setup.phone.driverId,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test('the map shows the city, not the address', async () => {
  const id = await newOrder();
  await service.services.core.sql`
    update orders set pickup = jsonb_set(pickup, '{coordinates}', '{"lat": 48.7011, "lng": 9.3011}') where id = ${id}`;
  const { fromCoordinates } = await show(id);
  expect(fromCoordinates.lat).not.toBe(48.7011);
  expect(fromCoordinates.lat).toBeCloseTo(48.78, 1);
});

test('the driver is hidden if the agreement says so', async () => {
  const quiet = await newTrackingSetup(service);
  const id = await tripInStatus(service, quiet, 'IN_TRANSIT');
  await changeTerms(service, quiet.accountId, { showDriver: false });
  expect((await show(id)).driver).toBeNull();
});

test('steps that a phone reports later have the time when they were done', async () => {
  const { phone, key } = setup;
  const id = await newTrip(service, key, phone.driverId);
  const start = service.clock.now().getTime();
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS).toISOString();
  service.clock.advance(20 * MINUTE_MS);
  await patchOrder(service, key, id, { requestedDelivery: '2027-03-02T10:00:00.000Z' });
  service.clock.advance(10 * MINUTE_MS);
  await phone.post(`/trips/${id}/accept`, { performedAt: at(4) });
  await phone.post(`/trips/${id}/start`, { performedAt: at(5) });
  await phone.post(`/trips/${id}/arrive-pickup`, { performedAt: at(10) });
  expect((await show(id)).timeline.slice(-3)).toMatchObject([
    { step: 'PICKUP_STARTED', at: at(5) },
    { step: 'PICKUP_ARRIVED', at: at(10) },
    { step: 'RESCHEDULED', at: at(20) },
  ]);
  const protocol = { ...FULL_PROTOCOL, performedAt: at(16) };
  await phone.put(`/trips/${id}/protocols/pickup`, protocol);
  await phone.post(`/trips/${id}/protocols/pickup/submit`);
  await phone.post(`/trips/${id}/arrive-delivery`, { performedAt: at(22) });
  await phone.put(`/trips/${id}/protocols/delivery`, { ...protocol, performedAt: at(24) });
  await phone.post(`/trips/${id}/protocols/delivery/submit`);
  const record = await show(id);
  expect(record).toMatchObject({ state: 'DELIVERED', actualPickup: at(16), actualDelivery: at(24) });
  expect(record.timeline.slice(-4)).toMatchObject([
    { step: 'PICKED_UP', at: at(16) },
    { step: 'RESCHEDULED', at: at(20) },
    { step: 'DELIVERY_ARRIVED', at: at(22) },
    { step: 'DELIVERED', at: at(24) },
  ]);
});

test('a delay is shown with the earlier plan, also after a second one', async () => {
  const id = await newOrder(PLANNED);
  await advanceOrderTo(service, id, 'IN_TRANSIT');
  const delay = (requestedDelivery: string) =>
    command(service, id, 'report_delay', { requestedDelivery, reason: 'Stau bei Frau Muster' });
  await delay('2027-03-01T16:20:00.000Z');
  service.clock.advance(MINUTE_MS);
  await delay('2027-03-01T16:40:00.000Z');
  const answer = await ask(await numberOf(id));
  expect(answer.json).toMatchObject({
    late: true,
    delayedUntil: '2027-03-01T16:40:00.000Z',
    deliveryBeforeDelay: PLANNED.requestedDelivery,
  });
  expect(answer.json.timeline.slice(-2)).toMatchObject([
    { step: 'DELAYED', newPickup: null, newDelivery: '2027-03-01T16:20:00.000Z' },
    { step: 'DELAYED', newPickup: null, newDelivery: '2027-03-01T16:40:00.000Z' },
  ]);
  expect(answer.text).not.toContain('Stau');
});

test('dates changed by the customer are a separate step, and not a delay', async () => {
  const id = await newOrder(PLANNED);
  await patchOrder(service, setup.key, id, { requestedDelivery: '2027-03-02T10:00:00.000Z' });
  const record = await show(id);
  expect(record).toMatchObject({ late: false, deliveryBeforeDelay: null, delayedUntil: null });
  expect(record.timeline.at(-1)).toMatchObject({
    step: 'RESCHEDULED',
    newPickup: null,
    newDelivery: '2027-03-02T10:00:00.000Z',
  });
});

test('a delivery more than 15 minutes after the plan was late, an earlier one was not', async () => {
  for (const [minutes, late] of [
    [15, false],
    [16, true],
  ] as const) {
    service.clock.advance(MINUTE_MS);
    const requestedDelivery = service.clock.now();
    const id = await newOrder({ requestedDelivery: requestedDelivery.toISOString() });
    await advanceOrderTo(service, id, 'DELIVERY');
    service.clock.set(new Date(requestedDelivery.getTime() + minutes * MINUTE_MS));
    await command(service, id, 'hand_over');
    expect((await show(id)).late).toBe(late);
  }
});

test('an arrived vehicle has no expected time', async () => {
  const id = await newOrder(PLANNED);
  await advanceOrderTo(service, id, 'PICKUP');
  expect((await show(id)).estimatedPickup).not.toBeNull();
  await command(service, id, 'arrive_pickup');
  const there = await show(id);
  expect([there.estimatedPickup, stepsOf(there).at(-1)]).toEqual([null, 'PICKUP_ARRIVED']);
  await command(service, id, 'pick_up');
  await command(service, id, 'arrive_delivery');
  expect(await show(id)).toMatchObject({ state: 'ARRIVED', estimatedDelivery: null });
});

test('an order of the sandbox says that it is a test', async () => {
  const { key } = await service.customer();
  const { trackingNumber } = (await createOrder(service, key)).json;
  const answer = await ask(trackingNumber);
  expect(answer.json).toMatchObject({ test: true, location: null, locationUnavailableReason: 'SANDBOX' });
  expect(answer.headers.get('x-service-environment')).toBe('sandbox');
});

test('after the delivery there is no position, and after 30 days only the fact of the delivery', async () => {
  const id = await tripInStatus(service, setup, 'DELIVERY');
  await sendPositions(service, setup.phone, id, ULM);
  service.clock.advance(MINUTE_MS);
  expect((await show(id)).location).toMatchObject(ULM);
  const deliveredAt = service.clock.now();
  await command(service, id, 'hand_over');
  const endsAt = new Date(deliveredAt.getTime() + 30 * DAY_MS);
  service.clock.set(new Date(endsAt.getTime() - 1));
  expect(await show(id)).toMatchObject({
    state: 'DELIVERED',
    ended: false,
    endsAt: endsAt.toISOString(),
    location: null,
    to: { city: 'München' },
  });
  service.clock.set(endsAt);
  const ended = await ask(await numberOf(id));
  expect(ended.json).toMatchObject({
    state: 'DELIVERED',
    ended: true,
    actualDelivery: deliveredAt.toISOString(),
    from: null,
    to: null,
    fromCoordinates: null,
    vehicle: null,
    driver: null,
    actualPickup: null,
    timeline: [],
  });
  expect(ended.text).not.toMatch(/Stuttgart|München|Volkswagen|Golf|Jana/);
});

describe('a number', () => {
  test('may be typed in groups, in lower case and with letters for digits', async () => {
    const number = await numberOf(await newOrder());
    const typed = number.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
    for (const text of [typed, number.replace(/(.{4})/g, '$1 '), number.replace(/(.{6})/g, '$1-')]) {
      expect((await ask(text)).json.trackingNumber).toBe(number);
    }
  });

  test('that is unknown is not found, in any form', async () => {
    const number = await numberOf(await newOrder());
    const order = await newOrder();
    for (const text of [
      'ZZZZZZZZZZZZZZZZZZ',
      number.slice(1),
      `${number}0`,
      'x\0y',
      '%',
      order,
      'ä'.repeat(300),
    ]) {
      expectV1Error(await ask(text), 404, 'ORDER_NOT_FOUND');
      expectV1Error(
        await service.call(`/public/tracking/${encodeURIComponent(text)}/events`),
        404,
        'ORDER_NOT_FOUND',
      );
    }
  });

  test('of a suspended or deleted account is not found, and is found again with the account', async () => {
    const other = await newTrackingSetup(service);
    const { id, trackingNumber } = (await createOrder(service, other.key)).json;
    await service.ops('PATCH', `/accounts/${other.accountId}`, { status: 'SUSPENDED' });
    expectV1Error(await ask(trackingNumber), 404, 'ORDER_NOT_FOUND');
    await service.ops('PATCH', `/accounts/${other.accountId}`, { status: 'ACTIVE' });
    expect((await show(id)).state).toBe('CONFIRMED');
    const open = [{ kind: 'ORDER', id, choice: 'CANCEL' }];
    expect((await service.ops('DELETE', `/accounts/${other.accountId}`, { open })).status).toBe(204);
    expectV1Error(await ask(trackingNumber), 404, 'ORDER_NOT_FOUND');
  });

  test('is in no log', async () => {
    const number = await numberOf(await newOrder());
    await ask(number);
    await service.services.http.requestLog.flush();
    const rows = await service.services.core.sql<{ path: string }[]>`
      select path from request_log where path like '%tracking/%' and interface = 'public'`;
    expect(rows.length).toBeGreaterThan(0);
    for (const { path } of rows) expect(path).not.toContain(number);
  });
});
