// Which trips a driver sees, and when a step is refused.
import { expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, createOrder, eventNames } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, FULL_PROTOCOL, newPhone, newTrip, photoPng } from './phone.ts';

const DAY_MS = 86_400_000;
const NOWHERE = '0199a0c2-7c4e-7000-8000-000000000001';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

test('the list has open trips and those that ended within 24 hours, the next pickup first', async () => {
  service.clock.set(new Date('2026-11-10T20:00:00Z'));
  const driver = await newPhone(service);
  const listed = async () => (await driver.get('/trips')).json.data.map((trip: { id: string }) => trip.id);
  const undated = await newTrip(service, key, driver.driverId);
  const later = await newTrip(service, key, driver.driverId, { requestedPickup: '2026-11-12T08:00:00Z' });
  const sooner = await newTrip(service, key, driver.driverId, { requestedPickup: '2026-11-11T08:00:00Z' });
  expect(await listed()).toEqual([sooner, later, undated]);
  await service.call(`/extern/orders/${later}/cancel`, { method: 'POST', key });
  expect(await listed()).toEqual([sooner, later, undated]);
  expect((await driver.get(`/trips/${later}`)).json).toMatchObject({
    status: 'CANCELLED',
    actions: [],
    cancellation: { by: 'CUSTOMER', name: null, reason: null },
  });
  service.clock.advance(DAY_MS);
  expect(await listed()).toEqual([sooner, later, undated]);
  service.clock.advance(1000);
  expect(await listed()).toEqual([sooner, undated]);
});

test('the name of the dispatcher who cancelled is shown', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const desk = await newConsoleUser(service, { role: 'dispatcher', name: 'Sandra Weiß' });
  const cancelled = await desk.console('POST', `/orders/${id}/commands`, {
    command: 'cancel',
    reason: 'Zu spät',
  });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect((await phone.get(`/trips/${id}`)).json.cancellation).toMatchObject({
    by: 'DISPATCH',
    name: 'Sandra Weiß',
    reason: 'Zu spät',
  });
});

test.each(['COMPLETED', 'CANCELLED'])(
  'a trip that is %s is visible for 24 hours, and never after that',
  async (ended) => {
    const phone = await newPhone(service);
    const id = await newTrip(service, key, phone.driverId);
    await advanceTripTo(phone, id, ended === 'CANCELLED' ? 'PICKUP' : ended);
    if (ended === 'CANCELLED') await command(service, id, 'cancel');
    service.clock.advance(DAY_MS - 1000);
    expect((await phone.get(`/trips/${id}`)).json).toMatchObject({ status: ended });
    service.clock.advance(2000);
    if (ended === 'COMPLETED') await command(service, id, 'invoice');
    const upload = `/trips/${id}/documents?kind=AUTHORIZATION`;
    const calls = [
      phone.get(`/trips/${id}`),
      phone.get(`/trips/${id}/protocols/pickup`),
      phone.put(`/trips/${id}/protocols/pickup`, FULL_PROTOCOL),
      phone.post(`/trips/${id}/protocols/pickup/submit`),
      phone.post(`/trips/${id}/finish`),
      phone.post(`/trips/${id}/decline`),
      service.call(`/driver${upload}`, { method: 'POST', key: phone.token, rawBody: photoPng }),
    ];
    for (const answer of await Promise.all(calls)) expectV1Error(answer, 404, 'ORDER_NOT_FOUND');
    expect((await phone.get('/trips')).json.data).toEqual([]);
  },
);

test('an order of the sandbox is never a trip', async () => {
  const phone = await newPhone(service);
  const test = (await service.customer()).key;
  const { id } = (await createOrder(service, test)).json;
  await service.services.core
    .sql`update orders set driver_id = ${phone.driverId}, status = 'ASSIGNED' where id = ${id}`;
  expect((await phone.get(`/trips/${id}`)).json.error.code).toBe('ORDER_NOT_FOUND');
  expect((await phone.post(`/trips/${id}/accept`)).json.error.code).toBe('ORDER_NOT_FOUND');
  expect((await phone.get('/trips')).text).not.toContain(id);
});

test('a step in the wrong status is refused with the status and changes nothing', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  const tooEarly = ['start', 'arrive-pickup', 'arrive-delivery', 'finish', 'protocols/pickup/submit'];
  for (const path of tooEarly) {
    const answer = await phone.post(`/trips/${id}/${path}`);
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details.status).toBe('ASSIGNED');
  }
  await advanceTripTo(phone, id, 'IN_TRANSIT');
  for (const path of ['decline', 'finish', 'protocols/delivery/submit']) {
    const answer = await phone.post(`/trips/${id}/${path}`);
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details.status).toBe('IN_TRANSIT');
  }
});

test('on a cancelled trip every step is refused, also the repetition of an earlier one', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, id, 'PICKUP');
  await command(service, id, 'cancel');
  for (const path of ['accept', 'start', 'arrive-pickup', 'decline']) {
    const answer = await phone.post(`/trips/${id}/${path}`);
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details.status).toBe('CANCELLED');
  }
});

test('after an invoice or a complaint the driver still sees a finished trip', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, id, 'COMPLETED');
  for (const name of ['invoice', 'complain']) {
    await command(service, id, name);
    const answer = await phone.post(`/trips/${id}/finish`);
    expect({ status: answer.status, trip: answer.json.status }).toEqual({ status: 200, trip: 'COMPLETED' });
  }
  expect((await eventNames(service, id)).filter((name) => name === 'order.completed')).toHaveLength(1);
});

test('unknown paths are ORDER_NOT_FOUND, and unknown fields and queries are named', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const path of [`/trips/${NOWHERE}`, '/trips/VT-100001', `/trips/${id}/protocols/other`]) {
    expectV1Error(await phone.get(path), 404, 'ORDER_NOT_FOUND');
  }
  expectV1Error(await phone.post(`/trips/${NOWHERE}/decline`), 404, 'ORDER_NOT_FOUND');
  const wrong = await phone.post(`/trips/${id}/accept`, { price: 1 });
  expect(wrong.json.error.details.fields).toMatchObject([{ field: 'price', code: 'unrecognized_key' }]);
  expect((await phone.get(`/trips/${id}?x=1`)).json.error.code).toBe('INVALID_REQUEST');
  const other = await phone.get('/positions');
  expectV1Error(other, 404, 'NOT_FOUND');
  expect(other.headers.get('allow')).toBe('POST');
});
