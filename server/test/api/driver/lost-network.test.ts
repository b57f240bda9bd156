// A phone without network repeats calls, in parallel and in any order; every effect happens once.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, eventNames, patchOrder } from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, FULL_PROTOCOL, newPhone, newTrip, type Phone, photoJpeg } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
let phone: Phone;
beforeAll(async () => {
  phone = await newPhone(service);
});

const statuses = (answers: TestResponse[]) => answers.map(({ status }) => status);
const times = (count: number, call: () => Promise<TestResponse>) =>
  Promise.all(Array.from({ length: count }, call));
const documentKinds = async (id: string) => {
  const rows = await service.services.core
    .sql`select kind from documents where order_id = ${id} order by kind`;
  return rows.map(({ kind }) => kind);
};

const WHOLE_WAY = [
  'pickup.started',
  'pickup.arrived',
  'vehicle.picked_up',
  'transport.started',
  'delivery.arrived',
  'vehicle.delivered',
  'order.completed',
];

test('every call of a trip sent five times at once has its effect once', async () => {
  const id = await newTrip(service, key, phone.driverId);
  const calls: [string, object?][] = [
    ['accept'],
    ['start'],
    ['arrive-pickup'],
    ['protocols/pickup/submit', FULL_PROTOCOL],
    ['arrive-delivery'],
    ['protocols/delivery/submit', FULL_PROTOCOL],
    ['finish'],
  ];
  for (const [path, protocol] of calls) {
    if (protocol) {
      const draft = `/trips/${id}/${path.replace('/submit', '')}`;
      expect(statuses(await times(5, () => phone.put(draft, protocol)))).toEqual(Array(5).fill(200));
    }
    const answers = await times(5, () => phone.post(`/trips/${id}/${path}`));
    expect(statuses(answers), path).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size, path).toBe(1);
    service.clock.advance(1000);
  }
  expect((await eventNames(service, id)).slice(4)).toEqual(WHOLE_WAY);
  expect(await documentKinds(id)).toEqual(['DELIVERY_PROTOCOL', 'PICKUP_PROTOCOL']);
});

test('repeating all calls in reverse after the end answers 200 with the current trip and changes nothing', async () => {
  const id = await newTrip(service, key, phone.driverId);
  const photoId = randomUUID();
  await phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL);
  const photo = () =>
    service.call(`/driver/trips/${id}/protocols/pickup/photos/${photoId}?caption=Front`, {
      method: 'PUT',
      key: phone.token,
      rawBody: photoJpeg,
    });
  await photo();
  await advanceTripTo(phone, id, 'COMPLETED');
  const trip = (await phone.get(`/trips/${id}`)).json;
  const before = (await service.call(`/extern/orders/${id}`, { key })).json;
  service.clock.advance(600_000);

  for (const path of ['finish', 'arrive-delivery', 'arrive-pickup', 'start', 'accept']) {
    const answer = await phone.post(`/trips/${id}/${path}`);
    expect({ path, ...answer.json }).toEqual({ path, ...trip });
  }
  for (const kind of ['delivery', 'pickup']) {
    const path = `/trips/${id}/protocols/${kind}`;
    const again = await phone.post(`${path}/submit`);
    expect(again.json.trip).toEqual(trip);
    expect((await phone.put(path, FULL_PROTOCOL)).json).toEqual(again.json.protocol);
  }
  expect((await photo()).status).toBe(200);
  expect((await service.call(`/extern/orders/${id}`, { key })).json).toEqual(before);
  expect((await eventNames(service, id)).slice(4)).toEqual(
    WHOLE_WAY.filter((name) => name !== 'pickup.arrived'),
  );
});

test('a protocol that was handed in cannot be changed; only its exact repetition is accepted', async () => {
  const id = await newTrip(service, key, phone.driverId);
  const path = `/trips/${id}/protocols/pickup`;
  const { photos } = (await phone.photo(path, photoJpeg)).json;
  await advanceTripTo(phone, id, 'IN_TRANSIT');
  const changes = [
    { odometerKm: 1 },
    { damages: [] },
    { contactSignature: null },
    { performedAt: '2026-01-01T00:00Z' },
  ];
  for (const change of changes) {
    expectV1Error(await phone.put(path, change), 409, 'ORDER_NOT_CHANGEABLE');
  }
  expectV1Error(await phone.photo(path, photoJpeg), 409, 'ORDER_NOT_CHANGEABLE');
  expectV1Error(await phone.remove(`${path}/photos/${photos[0].id}`), 409, 'ORDER_NOT_CHANGEABLE');
  expect((await phone.remove(`${path}/photos/${randomUUID()}`)).status).toBe(204);
  expect((await phone.get(path)).json.photos).toEqual(photos);
});

test('parts of a protocol may arrive before the steps they follow, in any order and at once', async () => {
  const id = await newTrip(service, key, phone.driverId);
  const path = `/trips/${id}/protocols/pickup`;
  const parts = Object.entries(FULL_PROTOCOL).map(([name, value]) => ({ [name]: value }));
  const answers = await Promise.all([...parts.reverse(), ...parts].map((part) => phone.put(path, part)));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  const filled = (await phone.get(path)).json;
  expect(filled).toMatchObject({ missing: [], odometerKm: 48_211, contactName: 'Erika Muster' });
  await phone.post(`/trips/${id}/accept`);
  await phone.post(`/trips/${id}/start`);
  expect((await phone.post(`${path}/submit`)).status).toBe(200);
});

test('a change of the order or the protocol while its PDF is rendered is in the PDF or waits for it', async () => {
  const id = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, id, 'PICKUP');
  const path = `/trips/${id}/protocols/pickup`;
  await phone.put(path, FULL_PROTOCOL);
  const [submitted, ...others] = await Promise.all([
    phone.post(`${path}/submit`),
    phone.put(path, { odometerKm: 50_000 }),
    patchOrder(service, key, id, { customerReference: 'changed meanwhile' }),
  ]);
  expect(submitted.status).toBe(200);
  for (const { status } of others) expect([200, 409]).toContain(status);
  const [row] = await service.services.core.sql`
    select body::jsonb #>> '{data,odometerKm}' as km from events
    where order_id = ${id} and type = 'vehicle.picked_up'`;
  expect((await phone.get(path)).json.odometerKm).toBe(Number(row!.km));
});

test('declining a trip again is still 200, also at once, and the driver drops out once', async () => {
  const id = await newTrip(service, key, phone.driverId);
  const answers = await times(4, () => phone.post(`/trips/${id}/decline`, { reason: 'krank' }));
  expect(statuses(answers)).toEqual([200, 200, 200, 200]);
  expect((await phone.post(`/trips/${id}/decline`)).json).toEqual({ id, declined: true });
  expectV1Error(await phone.get(`/trips/${id}`), 404, 'ORDER_NOT_FOUND');
  const timeline = (await service.ops('GET', `/orders/${id}/timeline`)).json.data;
  const dropped = timeline.filter(
    (entry: { action?: string }) => entry.action === 'order.driver_dropped_out',
  );
  expect(dropped).toMatchObject([{ actor: `driver:${phone.driverId}`, details: { reason: 'krank' } }]);
  const other = await newPhone(service);
  await command(service, id, 'assign_driver', { driverId: other.driverId });
  expect((await phone.post(`/trips/${id}/decline`)).status).toBe(200);
  expect((await other.get(`/trips/${id}`)).json.status).toBe('ASSIGNED');
});
