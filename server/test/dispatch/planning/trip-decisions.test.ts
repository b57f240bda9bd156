// Trips of drivers who left, plates that are not valid for a moved trip, and days that no calendar has.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPhone } from '../../api/driver/phone.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, newDriver, patchOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
service.clock.set(new Date('2026-11-10T05:00:00Z'));

const read = async (path: string) => (await service.ops('GET', path)).json;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const decisionsOf = async (id: string): Promise<any[]> =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  (await read('/today')).data.filter((one: any) => one.order?.id === id);
const makeOrder = async (pickup: string, delivery: string) =>
  (await createOrder(service, key, { requestedPickup: pickup, requestedDelivery: delivery })).json;

test('a trip of a driver who no longer works needs another driver, whatever its date', async () => {
  const driverId = await newDriver(service, 'Nora Nord');
  const order = await makeOrder('2027-01-11T08:00:00Z', '2027-01-11T18:00:00Z');
  await advanceOrderTo(service, order.id, 'ACCEPTED', driverId);
  expect(await decisionsOf(order.id)).toEqual([]);
  await service.services.core.sql`update drivers set active = false where id = ${driverId}`;
  expect(await decisionsOf(order.id)).toMatchObject([
    { kind: 'DRIVER_INACTIVE', order: { driverName: 'Nora Nord' } },
  ]);
  const other = await newDriver(service, 'Otto Ost');
  await command(service, order.id, 'reassign_driver', { driverId: other });
  expect(await decisionsOf(order.id)).toEqual([]);
});

test('a plate must be valid until the delivery; a date that moves afterwards is a decision', async () => {
  const order = await makeOrder('2026-11-12T08:00:00Z', '2026-11-13T18:00:00Z');
  const plateUntil = async (number: string, validUntil: string) =>
    (await service.ops('POST', '/plates', { number, validFrom: '2026-11-11', validUntil })).json.id;
  const use = (id: string) =>
    service.ops('POST', `/plates/${id}/actions`, { action: 'use', order: order.id });
  const refused = await use(await plateUntil('HH-04111', '2026-11-12'));
  expectV1Error(refused, 409, 'PLATE_NOT_AVAILABLE');
  expect(refused.json.error.details.reason).toBe('NOT_VALID_THEN');
  const used = await use(await plateUntil('HH-04112', '2026-11-14'));
  expect(used.status, used.text).toBe(200);
  const kinds = async () => (await decisionsOf(order.id)).map(({ kind }) => kind);
  expect(await kinds()).toEqual([]);
  await patchOrder(service, key, order.id, { requestedDelivery: '2026-11-16T18:00:00Z' });
  expect(await decisionsOf(order.id)).toMatchObject([
    { kind: 'PLATE_NOT_VALID', plate: expect.stringContaining('04112'), validUntil: '2026-11-14' },
  ]);
});

test('a request for days off counts trips that end on its first day', async () => {
  const phone = await newPhone(service);
  const order = await makeOrder('2026-11-19T20:00:00Z', '2026-11-20T08:00:00Z');
  await advanceOrderTo(service, order.id, 'ACCEPTED', phone.driverId);
  const days = { kind: 'HOLIDAY', firstDay: '2026-11-20', lastDay: '2026-11-22' };
  expect((await phone.put(`/absences/${randomUUID()}`, days)).status).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const own = (one: any) => one.kind === 'ABSENCE' && one.request.driverId === phone.driverId;
  expect((await read('/today')).data.find(own).request.trips).toBe(1);
});

test('a vehicle without any position is silent on the map as on the board', async () => {
  const order = await makeOrder('2026-11-10T05:00:00Z', '2026-11-10T20:00:00Z');
  await advanceOrderTo(service, order.id, 'IN_TRANSIT');
  service.clock.advance(20 * 60_000 + 1000);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const mapped = (await read('/orders/map')).orders.find((one: any) => one.order.id === order.id);
  expect(mapped).toMatchObject({ silent: true, position: null });
  expect(await read(`/orders/${order.id}`)).toMatchObject({ trouble: 'SILENT' });
});

test.each(['0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])('%s is no day of a plan', async (day) => {
  for (const path of ['/day-plan', '/proposal']) {
    expectV1Error(await service.ops('GET', `${path}?day=${day}`), 400, 'INVALID_REQUEST');
  }
});

test('a late delivery stays late, by the same minutes for dispatch and on the tracking page', async () => {
  const delivery = new Date(service.clock.now().getTime() + 3_600_000).toISOString();
  const order = await makeOrder(service.clock.now().toISOString(), delivery);
  await advanceOrderTo(service, order.id, 'DELIVERY');
  service.clock.advance(2 * 3_600_000);
  await command(service, order.id, 'hand_over');
  const { actualDelivery } = await read(`/orders/${order.id}`);
  const lateMinutes = Math.round((Date.parse(actualDelivery) - Date.parse(delivery)) / 60_000);
  service.clock.advance(3_600_000);
  expect(await read(`/orders/${order.id}`)).toMatchObject({ late: true, lateMinutes, trouble: null });
  const { json } = await service.call(`/public/tracking/${order.trackingNumber}`);
  expect(json.late).toBe(true);
});
