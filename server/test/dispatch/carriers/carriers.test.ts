// Offers of orders to carriers: one accepts, names a driver and gets the link; customers and other carriers see nothing.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expireDueOffers } from '../../../src/dispatch/carriers/end-offers.ts';
import { candidatesFor } from '../../../src/dispatch/planning/availability.ts';
import { listToPlanIn } from '../../../src/dispatch/planning/planning-store.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, createOrder, eventNames } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const { key, accountId } = await service.customer({ environment: 'production' });
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);

async function newOrder(pickupInHours = 72) {
  const dates = { requestedPickup: inHours(pickupInHours), requestedDelivery: inHours(pickupInHours + 9) };
  return (await createOrder(service, key, dates)).json;
}
async function newCarrier(name: string) {
  const account = await service.account({ name, kind: 'CARRIER', contractingParty: null });
  const { portal, user } = await newPortalUser(service, { account, role: 'member', name: `${name} Person` });
  return { id: account.id, portal, user };
}
const [first, second] = [await newCarrier('Erste Spedition'), await newCarrier('Zweite Spedition')];

const offer = (orderId: string, more: object = {}) =>
  service.ops('POST', `/orders/${orderId}/carrier-offers`, {
    carrierIds: [first.id, second.id],
    net: 320,
    deadline: inHours(24),
    ...more,
  });
const offersOf = async (orderId: string) =>
  (await service.ops('GET', `/orders/${orderId}/carrier-offers`)).json.data;
const statusOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json.internalStatus;
const costsOf = async (id: string) => {
  const { data } = (await service.ops('GET', `/orders/${id}/extras`)).json;
  return data.filter((extra: { kind: string }) => extra.kind === 'CARRIER');
};
const decisionsOn = async (orderId: string) =>
  (await service.ops('GET', '/today')).json.data.filter(
    ({ order }: { order?: { id: string } }) => order?.id === orderId,
  );
const pathOf = ({ id }: { id: string }, more = '') => `/production/carrier-offers/${id}${more}`;

async function offered(pickupInHours?: number) {
  const order = await newOrder(pickupInHours);
  const { json, status, text } = await offer(order.id);
  if (status !== 201) throw new Error(text);
  return { order, own: json.data[0], other: json.data[1] };
}

test('the margin of an order is what is left after the carrier, also when services are added', async () => {
  const { order, own } = await offered();
  const marginNow = async () => (await service.ops('GET', `/orders/${order.id}/carrier-offers`)).json.margin;
  expect(await marginNow()).toBeNull();
  await first.portal('POST', pathOf(own, '/accept'));
  const { net } = order.price;
  const left = Math.round((net - 320) * 100) / 100;
  const percent = Math.round(((net - 320) * 1000) / net) / 10;
  expect(await marginNow()).toEqual({ currency: 'EUR', revenue: net, cost: 320, margin: left, percent });
  await core.sql`
    insert into order_extras (id, account_id, environment, order_id, category, kind, source, bill_to, state, quantity,
      net_cents, decided_at, version, created_at, updated_at)
    select ${randomUUID()}, account_id, environment, id, 'EXTRA', 'WASH', 'DISPATCH', 'CUSTOMER', 'APPROVED', 1,
      2500, now(), 1, now(), now() from orders where id = ${order.id}`;
  expect(await marginNow()).toMatchObject({ revenue: net + 25, margin: Math.round((left + 25) * 100) / 100 });
});

test('the first who accepts has the order, its price is a cost, and the other is told', async () => {
  const { order, own, other } = await offered();
  expect(await statusOf(order.id)).toBe('POOLED');
  const mails = await core.sql`
    select account_id, recipient, text from mails where order_id = ${order.id} and kind = 'CARRIER_OFFER'`;
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [first.user.email, second.user.email].sort(),
  );
  expect(mails[0]!.text).toContain(`/portal/production/carrier-offers/`);
  expect(mails[0]!.text).not.toContain(order.pickup.street);

  const before = (await first.portal('GET', pathOf(own))).json;
  expect(before).toMatchObject({ state: 'OFFERED', mayAnswer: true, netCents: 32_000 });
  expect(before.order).toMatchObject({ status: null, pickup: { city: order.pickup.city, address: null } });
  expect(JSON.stringify(before)).not.toContain(order.vehicle.vin);

  const [won, lost] = await Promise.all([
    first.portal('POST', pathOf(own, '/accept')),
    second.portal('POST', pathOf(other, '/accept')),
  ]);
  const [winner, loser] = won.status === 200 ? [won, lost] : [lost, won];
  expectV1Error(loser, 409, 'CARRIER_OFFER_NOT_OPEN');
  expect(loser.json.error.details).toMatchObject({ reason: 'TAKEN' });
  expect(winner.json.order).toMatchObject({
    status: 'TENANT_ACCEPTED',
    pickup: { address: { street: order.pickup.street } },
    vehicle: { identity: { vin: order.vehicle.vin } },
  });
  expect(JSON.stringify(winner.json)).not.toContain(accountId);
  expect((await offersOf(order.id)).map(({ state }: { state: string }) => state).sort()).toEqual([
    'ACCEPTED',
    'WITHDRAWN',
  ]);
  expect(await costsOf(order.id)).toMatchObject([
    { billTo: 'OPERATOR', state: 'APPROVED', paid: { gross: 380.8, vatRate: 19 } },
  ]);
  expectV1Error(await offer(order.id), 409, 'ORDER_NOT_CHANGEABLE');
});

test('the carrier names a driver by the usual command, gets the link, and keeps the driver to himself', async () => {
  const { order, own, other } = await offered();
  expectV1Error(
    await first.portal('PUT', pathOf(own, '/driver'), { name: 'Piotr Nowak' }),
    409,
    'CARRIER_OFFER_NOT_OPEN',
  );
  await first.portal('POST', pathOf(own, '/accept'));
  const named = await first.portal('PUT', pathOf(own, '/driver'), {
    name: 'Piotr Nowak',
    phone: '+49 170 1',
  });
  expect(named.status).toBe(200);
  expect(named.json).toMatchObject({ offer: { driver: { name: 'Piotr Nowak' } }, link: { mailed: false } });
  expect(named.json.link.url).toContain('/driver#');
  expect(await statusOf(order.id)).toBe('ASSIGNED');
  expect(await eventNames(service, order.id)).toContain('driver.assigned');
  const driverId = named.json.offer.driver.id;
  expect((await first.portal('GET', '/carrier-drivers')).json.data).toMatchObject([{ id: driverId }]);
  expect((await second.portal('GET', '/carrier-drivers')).json.data).toEqual([]);
  expect((await first.portal('POST', pathOf(own, '/driver-link'))).status).toBe(201);
  // Of no use to others: neither the driver nor the offer.
  expectV1Error(await second.portal('GET', pathOf(own)), 404, 'CARRIER_OFFER_NOT_FOUND');
  const next = await offered();
  await second.portal('POST', pathOf(next.other, '/accept'));
  expectV1Error(
    await second.portal('PUT', pathOf(next.other, '/driver'), { driverId }),
    400,
    'INVALID_REQUEST',
  );
  const own2 = await newOrder();
  const { candidates } = await candidatesFor(core, own2.id);
  expect(candidates.map(({ driver }) => driver.id)).not.toContain(driverId);
  // A customer sees the step as one of dispatch.
  const history = (await service.call(`/extern/orders/${order.id}`, { key })).text;
  expect(history).not.toContain('Spedition');
  expect((await second.portal('GET', pathOf(other))).json.state).toBe('WITHDRAWN');
});

test('withdrawing an accepted offer frees the order without its driver, and removes the cost', async () => {
  const { order, own } = await offered();
  await first.portal('POST', pathOf(own, '/accept'));
  await first.portal('PUT', pathOf(own, '/driver'), { name: 'Anna Wolf' });
  const withdraw = `/carrier-offers/${own.id}/withdraw`;
  expect((await service.ops('POST', withdraw, { remarks: 'New date' })).status).toBe(200);
  expect(await service.ops('GET', `/orders/${order.id}`)).toMatchObject({
    json: { internalStatus: 'POOLED', driver: null },
  });
  expect(await costsOf(order.id)).toMatchObject([{ state: 'REFUSED' }]);
  const seen = (await first.portal('GET', pathOf(own))).json;
  expect(seen).toMatchObject({
    state: 'WITHDRAWN',
    remarks: 'New date',
    order: { pickup: { address: null } },
  });
  expectV1Error(await first.portal('POST', pathOf(own, '/accept')), 409, 'CARRIER_OFFER_NOT_OPEN');
  // The same carrier can be asked again.
  const again = (await offer(order.id, { carrierIds: [first.id] })).json.data.at(-1);
  await first.portal('POST', pathOf(again, '/accept'));
  const { driver } = (await first.portal('PUT', pathOf(again, '/driver'), { name: 'Anna Wolf' })).json.offer;
  for (const step of ['driver_accepted', 'start_pickup', 'pick_up']) await command(service, order.id, step);
  const late = await service.ops('POST', `/carrier-offers/${again.id}/withdraw`, {});
  expect(late.json.error.details).toMatchObject({ reason: 'ON_THE_WAY' });
  expect(driver.name).toBe('Anna Wolf');
});

test('only active carriers with people are asked, until a time in the future; carriers order nothing', async () => {
  const order = await newOrder();
  const silent = await service.account({ kind: 'CARRIER', contractingParty: null });
  const wrong = await offer(order.id, { carrierIds: [accountId, silent.id], deadline: inHours(-1) });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
  expect(wrong.json.error.details.fields.map(({ field }: { field: string }) => field)).toEqual([
    'carrierIds[0]',
    'carrierIds[1]',
    'deadline',
  ]);
  expect(await statusOf(order.id)).toBe('OPEN');
  expect((await first.portal('GET', '/session')).json.account.kind).toBe('CARRIER');
  expectV1Error(await first.portal('GET', '/production/orders'), 403, 'ACCOUNT_NOT_ELIGIBLE');
  expect((await first.portal('GET', '/users')).status).toBe(200);
  const list = await first.portal('GET', '/production/carrier-offers?view=ended');
  expect(list.json.data.length).toBeGreaterThan(0);
});

test('the worker ends offers at their deadline, and those of orders that went another way', async () => {
  const [expiring, assigned, cancelled] = [await offered(30), await offered(), await offered()];
  const driverId = (await service.ops('POST', '/drivers', { name: 'Own Driver' })).json.id;
  await command(service, assigned.order.id, 'assign_driver', { driverId });
  await first.portal('POST', pathOf(cancelled.own, '/accept'));
  await command(service, cancelled.order.id, 'cancel', {});
  expect((await first.portal('POST', pathOf(assigned.own, '/accept'))).json.error.details.reason).toBe(
    'ORDER',
  );
  const span = { from: inHours(0), to: inHours(100) };
  const planned = async () => (await listToPlanIn(core.sql, span, true)).map(({ id }) => id);
  expect(await planned()).not.toContain(expiring.order.id);
  service.clock.advance(25 * 3_600_000);
  while ((await expireDueOffers(core)) > 0);
  const ended = async ({ order }: { order: { id: string } }) =>
    (await offersOf(order.id)).map(({ state, endReason }: Record<string, string>) => [state, endReason]);
  expect(await ended(expiring)).toEqual([
    ['EXPIRED', null],
    ['EXPIRED', null],
  ]);
  expect(await ended(assigned)).toEqual([
    ['WITHDRAWN', 'ORDER'],
    ['WITHDRAWN', 'ORDER'],
  ]);
  expect(await ended(cancelled)).toEqual([
    ['WITHDRAWN', 'ORDER'],
    ['WITHDRAWN', 'TAKEN'],
  ]);
  expect(await costsOf(cancelled.order.id)).toMatchObject([{ state: 'REFUSED' }]);
  expect(await planned()).toContain(expiring.order.id);
  expect(await decisionsOn(expiring.order.id)).toMatchObject([{ kind: 'CARRIER_NO_ANSWER', offers: 2 }]);
});

test('an accepted order without a driver near its pickup is a decision; dispatch notes answers of the phone', async () => {
  const { order, own, other } = await offered(6);
  const answer = (id: string, given: string) =>
    service.ops('POST', `/carrier-offers/${id}/answer`, { answer: given });
  expect((await answer(other.id, 'DECLINE')).json.data[1].state).toBe('DECLINED');
  expectV1Error(await answer(other.id, 'ACCEPT'), 409, 'CARRIER_OFFER_NOT_OPEN');
  expect((await answer(own.id, 'ACCEPT')).json.data[0].state).toBe('ACCEPTED');
  expect(await decisionsOn(order.id)).toMatchObject([
    { kind: 'CARRIER_NO_DRIVER', carrier: 'Erste Spedition' },
  ]);
  const carriers = (await service.ops('GET', '/carriers')).json.data;
  expect(carriers.find(({ id }: { id: string }) => id === first.id)).toMatchObject({ people: 1 });
});
