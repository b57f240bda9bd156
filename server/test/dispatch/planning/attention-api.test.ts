// Board, table, map, Today, day plan, portal and tracking give one answer about an order.
import { beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_WITHIN_MS, SILENT_AFTER_MS } from '../../../src/model/orders/attention.ts';
import {
  advanceOrderTo,
  command,
  createOrder,
  eventsOf,
  newDriver,
  patchOrder,
} from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key, account, accountId } = await service.customer({ environment: 'production' });
const { sql } = service.services.core;
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();
const make = async (changes: object = {}) => {
  service.clock.advance(1000);
  const dates = { requestedPickup: inHours(0), requestedDelivery: inHours(9) };
  return (await createOrder(service, key, { ...dates, ...changes })).json;
};
const read = async (path: string) => (await service.ops('GET', path)).json;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const ofOrder = (list: any[], id: string) => list.filter(({ order }) => order?.id === id);
const ULM = { lat: 48.4, lng: 9.99 };
const putPosition = (id: string, { lat, lng }: { lat: number; lng: number }) => sql`
  insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, received_at)
  select account_id, id, driver_id, ${service.clock.now()}, ${lat}, ${lng}, ${service.clock.now()} from orders
  where id = ${id}`;

/** The answer of each page about an order on the road. */
async function lateEverywhere(id: string, driverId: string) {
  const [order, listed, board, map, road, plan, portal, tracking] = await Promise.all([
    read(`/orders/${id}`),
    read(`/orders?late=true&accountId=${accountId}`),
    read(`/orders/board?accountId=${accountId}`),
    read(`/orders/map?accountId=${accountId}`),
    read('/road'),
    read('/day-plan'),
    customer.portal('GET', `/production/orders/${id}`),
    customer.portal('GET', `/production/orders/${id}/tracking`),
  ]);
  const hasId = (one: { id: string }) => one.id === id;
  const { state, trips } = plan.drivers.find((one: { driver: { id: string } }) => one.driver.id === driverId);
  return {
    page: order.lateMinutes,
    table: listed.data.find(hasId)?.lateMinutes ?? 0,
    board: board.columns.flatMap(({ orders }: { orders: { id: string }[] }) => orders).find(hasId)
      .lateMinutes,
    map: ofOrder(map.orders, id)[0].lateMinutes,
    stop: ofOrder(road.stops, id)[0].lateMinutes,
    driver: state.lateMinutes,
    trip: ofOrder(trips, id)[0].lateMinutes,
    portal: portal.json.lateMinutes,
    isLate: [order.late, portal.json.late, tracking.json.late],
  };
}

let customer: Awaited<ReturnType<typeof newPortalUser>>;
beforeAll(async () => {
  customer = await newPortalUser(service, { account });
});

const everywhere = (minutes: number) => ({
  page: minutes,
  table: minutes,
  board: minutes,
  map: minutes,
  stop: minutes,
  driver: minutes,
  trip: minutes,
  portal: minutes,
  isLate: [minutes > 0, minutes > 0, minutes > 0],
});

describe('after a reported delay', () => {
  test('every page shows how late it is compared with the agreed time, and Today has nothing to decide', async () => {
    const driverId = await newDriver(service, 'Farid Rahimi');
    const order = await make();
    await advanceOrderTo(service, order.id, 'IN_TRANSIT', driverId);
    expect(await lateEverywhere(order.id, driverId)).toEqual(everywhere(0));
    await command(service, order.id, 'report_delay', { minutes: 60 });
    expect(await lateEverywhere(order.id, driverId)).toEqual(everywhere(60));
    expect(ofOrder((await read('/today')).data, order.id)).toEqual([]);
    expect(await read(`/orders/${order.id}`)).toMatchObject({
      agreedDelivery: order.requestedDelivery,
      requestedDelivery: new Date(Date.parse(order.requestedDelivery) + HOUR_MS).toISOString(),
      trouble: 'LATE',
    });
  });

  test('events stay as before: the moved date, and no new field', async () => {
    const order = await make();
    await advanceOrderTo(service, order.id, 'ASSIGNED');
    const { requestedDelivery } = (await command(service, order.id, 'report_delay', { minutes: 60 })).json;
    const moved = (await eventsOf(service, order.id)).find(({ name }) => name === 'order.rescheduled');
    expect(moved.data).toMatchObject({
      requestedDelivery,
      previousRequestedDelivery: order.requestedDelivery,
    });
    const older = (await eventsOf(service, order.id, 'legacy')).find(({ name }) => name === 'order.updated');
    expect(JSON.stringify(older)).not.toContain('agreed');
    expect(await read(`/orders/${order.id}`)).toMatchObject({ late: true, lateMinutes: 60 });
  });

  test('a date set by the customer is agreed, and the delay is over', async () => {
    const order = await make();
    await advanceOrderTo(service, order.id, 'ASSIGNED');
    await command(service, order.id, 'report_delay', { minutes: 60 });
    const requestedDelivery = inHours(20);
    expect((await patchOrder(service, key, order.id, { requestedDelivery })).status).toBe(200);
    expect(await read(`/orders/${order.id}`)).toMatchObject({
      agreedDelivery: requestedDelivery,
      requestedDelivery,
      delayedUntil: null,
      late: false,
    });
    const older = (await eventsOf(service, order.id, 'legacy')).findLast(
      ({ name }) => name === 'order.updated',
    );
    expect(JSON.stringify(older)).not.toContain('agreed');
  });
});

test('a position that predicts a delay counts on every page, in the filter and in the count', async () => {
  const driverId = await newDriver(service, 'Uwe Krüger');
  const order = await make({ requestedDelivery: inHours(5) });
  await advanceOrderTo(service, order.id, 'IN_TRANSIT', driverId);
  service.clock.advance(4 * HOUR_MS);
  const { late } = await read('/orders/counts');
  await putPosition(order.id, ULM);
  // The customer sees a new position at the end of the agreed interval.
  service.clock.advance(61_000);
  const said = await lateEverywhere(order.id, driverId);
  expect(said.page).toBeGreaterThan(60);
  expect(said).toEqual(everywhere(said.page));
  expect((await read('/orders/counts')).late).toBe(late + 1);
  expect(ofOrder((await read('/today')).data, order.id)).toMatchObject([
    { kind: 'LATE', minutes: said.page, order: { agreedDelivery: order.requestedDelivery } },
  ]);
});

test('a position that predicts an arrival in time wins over a plan that is too tight', async () => {
  const driverId = await newDriver(service, 'Sara Lind');
  const order = await make({ requestedDelivery: inHours(2) });
  await advanceOrderTo(service, order.id, 'IN_TRANSIT', driverId);
  expect((await lateEverywhere(order.id, driverId)).page).toBeGreaterThan(60);
  const { late } = await read('/orders/counts');
  service.clock.advance(HOUR_MS);
  await putPosition(order.id, { lat: 48.14, lng: 11.5 });
  service.clock.advance(61_000);
  expect(await lateEverywhere(order.id, driverId)).toEqual(everywhere(0));
  expect((await read('/orders/counts')).late).toBe(late - 1);
});

test('a vehicle is silent after the same time on Orders, in its count, on Today, map and day plan', async () => {
  const driverId = await newDriver(service, 'Mehmet Aydin');
  const order = await make({ requestedDelivery: inHours(20) });
  await advanceOrderTo(service, order.id, 'IN_TRANSIT', driverId);
  await putPosition(order.id, ULM);
  const silent = async () => {
    const [{ trouble }, today, map, plan, road] = await Promise.all([
      read(`/orders/${order.id}`),
      read('/today'),
      read(`/orders/map?accountId=${accountId}`),
      read('/day-plan'),
      read('/road'),
    ]);
    const own = plan.drivers.find((one: { driver: { id: string } }) => one.driver.id === driverId);
    return [
      trouble === 'SILENT',
      ofOrder(today.data, order.id).some(({ kind }) => kind === 'SILENT'),
      ofOrder(map.orders, order.id)[0].silent,
      own.state.silentMinutes > 0,
      ofOrder(road.vehicles, order.id)[0].silent,
    ];
  };
  const { withoutPosition } = await read('/orders/counts');
  service.clock.advance(SILENT_AFTER_MS - 1);
  expect(await silent()).toEqual([false, false, false, false, false]);
  service.clock.advance(1);
  expect(await silent()).toEqual([true, true, true, true, true]);
  expect((await read('/orders/counts')).withoutPosition).toBeGreaterThan(withoutPosition);
  await service.ops('PATCH', `/drivers/${driverId}`, { locationConsent: false });
  expect((await read(`/orders/${order.id}`)).trouble).toBeNull();
});

test('a trip is unanswered after the same time on Orders, Today and day plan, also if the order changes', async () => {
  const driverId = await newDriver(service, 'Lena Vogt');
  const order = await make({ requestedPickup: inHours(2) });
  await advanceOrderTo(service, order.id, 'ASSIGNED', driverId);
  const unanswered = async () => {
    const [{ trouble }, today, plan] = await Promise.all([
      read(`/orders/${order.id}`),
      read('/today'),
      read('/day-plan'),
    ]);
    const own = plan.drivers.find((one: { driver: { id: string } }) => one.driver.id === driverId);
    return [
      trouble === 'NO_ANSWER',
      ofOrder(today.data, order.id).some(({ kind }) => kind === 'NO_ANSWER'),
      own.state.kind === 'NO_ANSWER',
    ];
  };
  service.clock.advance(ANSWER_WITHIN_MS - 10_000);
  await patchOrder(service, key, order.id, { instructions: 'Ring twice' });
  expect(await unanswered()).toEqual([false, false, false]);
  service.clock.advance(11_000);
  expect(await unanswered()).toEqual([true, true, true]);
});

test('a driver at the pickup is late on no page, and before it on every page', async () => {
  const order = await make({ requestedPickup: inHours(-1) });
  await advanceOrderTo(service, order.id, 'PICKUP');
  const said = async () => {
    const [{ late }, today, portal] = await Promise.all([
      read(`/orders/${order.id}`),
      read('/today'),
      customer.portal('GET', `/production/orders/${order.id}`),
    ]);
    return [late, portal.json.late, ofOrder(today.data, order.id).length > 0];
  };
  expect(await said()).toEqual([true, true, true]);
  await command(service, order.id, 'arrive_pickup');
  expect(await said()).toEqual([false, false, false]);
});

test('a damage is undecided for the same time on Orders, board, Today, day plan and in accounting', async () => {
  const driverId = await newDriver(service, 'Jonas Kern');
  const order = await make();
  await advanceOrderTo(service, order.id, 'DELIVERY', driverId);
  await command(service, order.id, 'hand_over', { hasDamage: true, damageDescription: 'Scratch' });
  const undecided = async () => {
    const [{ trouble }, board, today, plan, staged] = await Promise.all([
      read(`/orders/${order.id}`),
      read(`/orders/board?accountId=${accountId}`),
      read('/today'),
      read('/day-plan'),
      read('/accounting/orders?stage=delivered'),
    ]);
    const listed = board.columns
      .flatMap(({ orders }: { orders: { id: string }[] }) => orders)
      .find(({ id }: { id: string }) => id === order.id);
    const own = plan.drivers.find((one: { driver: { id: string } }) => one.driver.id === driverId);
    return [
      trouble === 'DAMAGE',
      listed.trouble === 'DAMAGE',
      ofOrder(today.data, order.id).some(({ kind }) => kind === 'DAMAGE'),
      ofOrder(own.trips, order.id)[0].order.undecidedDamage === 'DAMAGE',
      ofOrder(staged.data, order.id)[0].hasUndecidedDamage,
    ];
  };
  expect(await undecided()).toEqual([true, true, true, true, true]);
  expect((await service.ops('POST', `/orders/${order.id}/damage-dismissal`)).status).toBe(204);
  expect(await undecided()).toEqual([false, false, false, false, false]);
});
