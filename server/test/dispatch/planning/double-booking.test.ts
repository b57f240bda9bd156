// Two trips of one driver at the same time are a decision on Today and an obstacle in the day plan.
import { expect, test } from 'vitest';
import { findDoubleBookings } from '../../../src/dispatch/planning/double-booking.ts';
import type { PlanOrder } from '../../../src/dispatch/planning/plan-order.ts';
import { advanceOrderTo, command, createOrder, newDriver, patchOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { at, NOW, planOrder } from './plan-orders.ts';

const trip = (pickup: string, more: Partial<PlanOrder> = {}) =>
  planOrder('Hamburg', 'Bremen', pickup, { status: 'ACCEPTED', driverId: 'one', ...more });
const pairs = (...orders: PlanOrder[]) => findDoubleBookings(orders, NOW).length;

test('trips overlap by more than the tolerance, of one driver, not on one transporter, not after the delivery', () => {
  expect(pairs(trip('12:00'), trip('12:30'))).toBe(1);
  expect(pairs(trip('12:00'), trip('18:00'))).toBe(0);
  expect(pairs(trip('12:00'), trip('12:30', { driverId: 'two' }))).toBe(0);
  expect(pairs(trip('12:00', { transportType: 'TRUCK' }), trip('12:30', { transportType: 'TRUCK' }))).toBe(0);
  expect(pairs(trip('12:00'), trip('12:30', { status: 'DELIVERED', actualDelivery: NOW }))).toBe(0);
});

test('overdue trips count at their planned times, and two driven vehicles always', () => {
  expect(pairs(trip('03:00'), trip('07:30'))).toBe(0);
  const driven = (actualPickup: Date) => trip('03:00', { status: 'IN_TRANSIT', actualPickup });
  expect(pairs(driven(at('03:00')), driven(at('08:59')))).toBe(1);
});

test('a changed date that books a driver twice is a decision, and both trips have an obstacle', async () => {
  const service = await sharedService();
  const { key } = await service.customer({ environment: 'production' });
  service.clock.set(new Date('2026-11-10T05:00:00Z'));
  const driverId = await newDriver(service, 'Farid Rahimi');
  const day = '2026-11-11';
  const accepted = async (clock: string) => {
    const dates = { requestedPickup: `${day}T${clock}:00Z`, requestedDelivery: null };
    const { json } = await createOrder(service, key, dates);
    await advanceOrderTo(service, json.id, 'ACCEPTED', driverId);
    return json;
  };
  const [first, second] = [await accepted('04:00'), await accepted('19:00')];
  const found = async () =>
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
    (await service.ops('GET', '/today')).json.data.filter((one: any) => one.kind === 'DOUBLE_BOOKED');
  expect(await found()).toEqual([]);
  await patchOrder(service, key, second.id, { requestedPickup: `${day}T05:00:00Z` });
  expect(await found()).toMatchObject([
    {
      order: { number: second.orderNumber, driverName: 'Farid Rahimi' },
      other: { number: first.orderNumber },
    },
  ]);
  const { drivers } = (await service.ops('GET', `/day-plan?day=${day}`)).json;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const { trips } = drivers.find((one: any) => one.driver.id === driverId);
  expect(trips).toMatchObject([
    { obstacles: [{ kind: 'BUSY', order: second.orderNumber }, ...trips[0].obstacles.slice(1)] },
    { obstacles: [{ kind: 'BUSY', order: first.orderNumber }, ...trips[1].obstacles.slice(1)] },
  ]);
  await command(service, second.id, 'driver_dropped_out');
  expect(await found()).toEqual([]);
});
