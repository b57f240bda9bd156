// Orders without a pickup date: planned by the delivery date, and without any date a decision on Today.
import { expect, test } from 'vitest';
import { advanceOrderTo, createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
service.clock.set(new Date('2026-11-10T05:00:00Z'));

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
const read = async (path: string) => (await service.ops('GET', path)).json;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const has = (list: any[], id: string) => list.some((one) => (one.order ?? one).id === id);
const kindsOf = async (id: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  (await read('/today')).data.filter((one: any) => one.order?.id === id).map(({ kind }: any) => kind);

test('an order with only a delivery date is on Today, in day plan and proposal, and late by that date', async () => {
  await newDriver(service);
  const order = (await createOrder(service, key, { requestedPickup: null, requestedDelivery: inHours(12) }))
    .json;
  expect(await kindsOf(order.id)).toEqual(['NO_DRIVER']);
  const plan = await read('/day-plan');
  expect(has(plan.unassigned, order.id)).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const trip = plan.unassigned.find((one: any) => one.order.id === order.id);
  expect(trip.arrivesAt).toBe(order.requestedDelivery);
  const proposal = await read('/proposal');
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const legs = proposal.drivers.flatMap((driver: any) => driver.legs);
  expect(has([...legs, ...proposal.open], order.id)).toBe(true);
  const shown = async () => read(`/orders/${order.id}`);
  expect(await shown()).toMatchObject({ late: false, due: trip.startsAt });
  service.clock.advance(12 * 3_600_000 + 16 * 60_000);
  expect(await shown()).toMatchObject({ late: true, lateMinutes: 16, trouble: 'LATE' });
  expect(has((await read('/orders?late=true')).data, order.id)).toBe(true);
});

test('a released order without any date waits on Today, with and without a driver', async () => {
  const order = (await createOrder(service, key, { requestedPickup: null, requestedDelivery: null })).json;
  expect(await kindsOf(order.id)).toEqual(['NO_DATE']);
  await advanceOrderTo(service, order.id, 'ACCEPTED');
  expect(await kindsOf(order.id)).toEqual(['NO_DATE']);
});

test('an unanswered trip of next month is on Today as on the board', async () => {
  const order = (await createOrder(service, key, { requestedPickup: inHours(720), requestedDelivery: null }))
    .json;
  await advanceOrderTo(service, order.id, 'ASSIGNED');
  service.clock.advance(20 * 60_000 + 1000);
  expect(await read(`/orders/${order.id}`)).toMatchObject({ trouble: 'NO_ANSWER' });
  expect(await kindsOf(order.id)).toEqual(['NO_ANSWER']);
});
