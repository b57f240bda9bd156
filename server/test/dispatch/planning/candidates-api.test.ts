// GET /ops/orders/{id}/candidates over real orders, positions and drivers.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, command, createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const { sql } = service.services.core;

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
const makeOrder = async (changes: object = {}) => {
  service.clock.advance(1000);
  return (await createOrder(service, key, { requestedPickup: inHours(3), ...changes })).json;
};
const candidates = async (id: string) => (await service.ops('GET', `/orders/${id}/candidates`)).json;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const find = (list: any, id: string) => list.data.find((one: any) => one.driver.id === id);

test('a driver on the road is busy, then free at the end of the trip; others are unknown or inactive', async () => {
  const [onTrip, fresh, gone] = await Promise.all(
    ['Uwe Krüger', 'Neu Hier', 'Nicht Da'].map((n) => newDriver(service, n)),
  );
  await service.ops('PATCH', `/drivers/${gone}`, { active: false });
  const trip = await makeOrder();
  await advanceOrderTo(service, trip.id, 'IN_TRANSIT', onTrip);
  await sql`
    insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, received_at)
    select account_id, id, driver_id, ${service.clock.now()}, 48.4, 10, ${service.clock.now()} from orders
    where id = ${trip.id}`;
  const order = await makeOrder({ requestedPickup: inHours(0.5) });
  const list = await candidates(order.id);
  expect(list.order).toMatchObject({
    id: order.id,
    number: order.orderNumber,
    status: 'OPEN',
    driverId: null,
  });
  expect(find(list, onTrip!)).toMatchObject({
    fit: 'IMPOSSIBLE',
    conflicts: [{ kind: 'BUSY', order: trip.orderNumber }],
    fromCity: 'München',
    busy: [{ order: trip.orderNumber }],
    place: { coordinates: { lat: 48.4, lng: 10 }, city: null },
  });
  expect(find(list, fresh!)).toMatchObject({
    fit: 'POSSIBLE',
    conflicts: [{ kind: 'NO_POSITION' }],
    distanceKm: null,
  });
  expect(find(list, gone!)).toBeUndefined();

  await command(service, trip.id, 'arrive_delivery');
  await command(service, trip.id, 'hand_over');
  const later = await makeOrder({ requestedPickup: inHours(6) });
  const free = find(await candidates(later.id), onTrip!);
  expect(free).toMatchObject({ fit: 'FREE', fromCity: 'München', place: { city: 'München' } });
  expect(free.distanceKm).toBeGreaterThan(180);
});

test('a position is not used without consent', async () => {
  const id = await newDriver(service, 'Ohne Ortung');
  const trip = await makeOrder();
  await advanceOrderTo(service, trip.id, 'IN_TRANSIT', id);
  await sql`
    insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, received_at)
    select account_id, id, driver_id, ${service.clock.now()}, 48.4, 10, ${service.clock.now()} from orders
    where id = ${trip.id}`;
  const order = await makeOrder();
  expect(find(await candidates(order.id), id).place).not.toBeNull();
  await service.ops('PATCH', `/drivers/${id}`, { locationConsent: false });
  expect(find(await candidates(order.id), id).place).toBeNull();
});

test('an order is found by its number, and an unknown one is not found', async () => {
  const order = await makeOrder();
  expect((await candidates(order.orderNumber)).order.id).toBe(order.id);
  expectV1Error(await service.ops('GET', '/orders/VT-1/candidates'), 404, 'ORDER_NOT_FOUND');
});

test('several orders for one driver are checked one after the other, without changing them', async () => {
  const id = await newDriver(service, 'Mehrere Aufträge');
  const home = await makeOrder({ requestedPickup: inHours(0.1) });
  await advanceOrderTo(service, home.id, 'DELIVERED', id);
  const first = await makeOrder({ requestedPickup: inHours(12) });
  const same = await makeOrder({ requestedPickup: inHours(12.5) });
  const later = await makeOrder({ requestedPickup: inHours(60) });
  const orders = [later.id, same.id, first.id, '0199a0c2-7c4e-7000-8000-000000000010'];
  const check = await service.ops('POST', '/assignment-check', { driverId: id, orders });
  expect(check.json.data).toMatchObject([
    { number: first.orderNumber, fit: 'FREE', conflicts: [] },
    { number: same.orderNumber, fit: 'IMPOSSIBLE' },
    { number: later.orderNumber, fit: 'FREE', conflicts: [] },
  ]);
  expect(check.json.data[1].conflicts[0]).toMatchObject({ kind: 'BUSY', order: first.orderNumber });
  expect((await service.ops('GET', `/orders/${first.id}`)).json.assignedDriver).toBeNull();
  await service.ops('PATCH', `/drivers/${id}`, { active: false });
  const inactive = await service.ops('POST', '/assignment-check', { driverId: id, orders: [later.id] });
  expect(inactive.json.data).toMatchObject([{ fit: 'IMPOSSIBLE', conflicts: [{ kind: 'INACTIVE' }] }]);
});

test('a driver who gave the trip back comes after those who did not', async () => {
  const order = await makeOrder();
  const [gone, other] = [await newDriver(service, 'Aaron Anders'), await newDriver(service, 'Berta Bach')];
  for (const name of ['assign_driver', 'driver_dropped_out']) {
    const answer = await command(service, order.id, name, name === 'assign_driver' ? { driverId: gone } : {});
    expect(answer.status, answer.text).toBe(200);
  }
  const list = await candidates(order.id);
  expect(find(list, gone)).toMatchObject({
    fit: 'POSSIBLE',
    conflicts: [{ kind: 'DECLINED' }, ...find(list, gone).conflicts.slice(1)],
  });
  expect(find(list, other).conflicts).not.toContainEqual({ kind: 'DECLINED' });
});
