// Offers follow their order: own drivers, changes, cancellations and deleted carriers.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, command, createOrder, newDriver, patchOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const { key } = await service.customer({ environment: 'production' });
const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);

async function newCarrier(name: string) {
  const account = await service.account({ name, kind: 'CARRIER', contractingParty: null });
  const { portal, user } = await newPortalUser(service, { account, role: 'member', name: `${name} Person` });
  return { id: account.id, portal, user };
}
const carrier = await newCarrier('Folgende Spedition');
const pathOf = (id: string, more = '') => `/production/carrier-offers/${id}${more}`;

async function offered() {
  const dates = { requestedPickup: inHours(72), requestedDelivery: inHours(80) };
  const { id } = (await createOrder(service, key, dates)).json;
  const offer = { carrierIds: [carrier.id], net: 320, deadline: inHours(24) };
  const { json } = await service.ops('POST', `/orders/${id}/carrier-offers`, offer);
  return { id: id as string, offerId: json.data[0].id as string };
}

async function accepted(driverName?: string) {
  const order = await offered();
  await carrier.portal('POST', pathOf(order.offerId, '/accept'));
  if (driverName) await carrier.portal('PUT', pathOf(order.offerId, '/driver'), { name: driverName });
  return order;
}

const offerOf = async (id: string) =>
  (await service.ops('GET', `/orders/${id}/carrier-offers`)).json.data.at(-1);
const orderOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
const costOf = async (id: string) =>
  (await service.ops('GET', `/orders/${id}/extras`)).json.data.find(
    ({ kind }: { kind: string }) => kind === 'CARRIER',
  );
const topicsOf = (id: string) =>
  core.sql<{ subject: string }[]>`
    select subject from mails where order_id = ${id} and kind = 'CARRIER_OFFER' order by created_at, id`;

test('own drivers are refused while a carrier has the order, and drivers of carriers who do not have it', async () => {
  const { id, offerId } = await accepted('Piotr Nowak');
  const own = await newDriver(service);
  const refused = await command(service, id, 'reassign_driver', { driverId: own });
  expectV1Error(refused, 409, 'ORDER_NOT_CHANGEABLE');
  expect(refused.json.error).toMatchObject({ details: { reason: 'CARRIER_HAS_ORDER' } });
  expect(refused.json.error.message).toContain('Folgende Spedition');
  const carriers = (await offerOf(id)).driver.id;
  const candidates = (await service.ops('GET', `/orders/${id}/candidates`)).json.data;
  const candidate = (driverId: string) =>
    candidates.find(({ driver }: { driver: { id: string } }) => driver.id === driverId);
  const hasOrder = { kind: 'CARRIER_HAS_ORDER', carrier: 'Folgende Spedition', offerId, mayWithdraw: true };
  expect(candidate(own)).toMatchObject({ fit: 'IMPOSSIBLE' });
  expect(candidate(own).conflicts).toContainEqual(hasOrder);
  expect(candidate(carriers).conflicts).not.toContainEqual(hasOrder);
  const checked = await service.ops('POST', '/assignment-check', { driverId: own, orders: [id] });
  expect(checked.json.data[0].conflicts).toContainEqual(hasOrder);
  const other = (await createOrder(service, key)).json.id;
  const foreign = await command(service, other, 'assign_driver', { driverId: carriers });
  expect(foreign.json.error).toMatchObject({ details: { reason: 'DRIVER_OF_CARRIER' } });
  await service.ops('POST', `/carrier-offers/${offerId}/withdraw`, {});
  expect((await command(service, id, 'assign_driver', { driverId: own })).status).toBe(200);
});

test('assigning an own driver ends open offers at once, with a mail', async () => {
  const { id } = await offered();
  await command(service, id, 'assign_driver', { driverId: await newDriver(service) });
  expect(await offerOf(id)).toMatchObject({ state: 'WITHDRAWN', endReason: 'ORDER' });
  expect((await topicsOf(id)).at(-1)!.subject).toContain('vergeben');
});

test('another date ends an open offer, and asks the carrier of an accepted one again', async () => {
  const open = await offered();
  await patchOrder(service, key, open.id, { requestedPickup: inHours(74) });
  expect(await offerOf(open.id)).toMatchObject({ state: 'WITHDRAWN', endReason: 'CHANGED' });

  const taken = await accepted('Anna Wolf');
  await patchOrder(service, key, taken.id, { customerReference: 'Not another trip' });
  expect(await offerOf(taken.id)).toMatchObject({ state: 'ACCEPTED', confirmSince: null });
  await patchOrder(service, key, taken.id, { requestedPickup: inHours(75) });
  expect((await offerOf(taken.id)).confirmSince).not.toBeNull();
  expect((await topicsOf(taken.id)).at(-1)!.subject).toContain('bestätigen');
  const decisions = async () =>
    (await service.ops('GET', '/today')).json.data.filter(
      (one: { order?: { id: string } }) => one.order?.id === taken.id,
    );
  expect((await decisions())[0]).toMatchObject({
    kind: 'CARRIER_TO_CONFIRM',
    carrier: 'Folgende Spedition',
    dueAt: inHours(75).toISOString(),
  });
  const confirmed = await carrier.portal('POST', pathOf(taken.offerId, '/accept'));
  expect(confirmed.json).toMatchObject({ state: 'ACCEPTED', confirmSince: null });
  expect(await decisions()).toEqual([]);

  await patchOrder(service, key, taken.id, { requestedPickup: inHours(76) });
  const given = await carrier.portal('POST', pathOf(taken.offerId, '/decline'), { remarks: 'No truck' });
  expect(given.json).toMatchObject({ state: 'DECLINED' });
  expect(await orderOf(taken.id)).toMatchObject({ internalStatus: 'POOLED', driver: null });
  expect(await costOf(taken.id)).toMatchObject({ state: 'REFUSED' });
});

test('a cancellation ends the offer with its cost; at the pickup a person decides about the cost', async () => {
  const early = await accepted('Piotr Nowak');
  await cancelOrder(service, key, early.id);
  expect(await offerOf(early.id)).toMatchObject({ state: 'WITHDRAWN', endReason: 'ORDER' });
  expect(await costOf(early.id)).toMatchObject({ state: 'REFUSED' });

  const late = await accepted('Piotr Nowak');
  for (const step of ['driver_accepted', 'start_pickup', 'arrive_pickup'])
    await command(service, late.id, step);
  await cancelOrder(service, key, late.id);
  const cost = await costOf(late.id);
  expect(cost).toMatchObject({ state: 'PROPOSED' });
  expect(await offerOf(late.id)).toMatchObject({ state: 'WITHDRAWN' });
  const today = (await service.ops('GET', '/today')).json.data;
  expect(today.some(({ kind }: { kind: string }) => kind === 'EXTRAS')).toBe(true);
  const paid = await service.ops('POST', `/extras/${cost.id}/decision`, { decision: 'APPROVE' });
  expect(paid.status, paid.text).toBe(200);
  expect(await costOf(late.id)).toMatchObject({ state: 'APPROVED', billTo: 'OPERATOR' });
});

test('completing the order ends the offer, and the cost stays', async () => {
  const { id } = await accepted('Piotr Nowak');
  const steps = ['driver_accepted', 'start_pickup', 'pick_up', 'arrive_delivery', 'hand_over', 'complete'];
  for (const step of steps) await command(service, id, step);
  expect((await offerOf(id)).endedAt).not.toBeNull();
  expect(await costOf(id)).toMatchObject({ state: 'APPROVED' });
});

test.each(['take', 'offer'])('open offers end if dispatch keeps the order: %s', async (name) => {
  const { id } = await offered();
  await command(service, id, name);
  expect(await offerOf(id)).toMatchObject({ state: 'WITHDRAWN', endReason: 'ORDER' });
});

test('a carrier with an order is deleted only after its offer was withdrawn', async () => {
  const going = await newCarrier('Gehende Spedition');
  const { id } = (await createOrder(service, key)).json;
  const offer = { carrierIds: [going.id], net: 320, deadline: inHours(24) };
  const offerId = (await service.ops('POST', `/orders/${id}/carrier-offers`, offer)).json.data[0].id;
  await going.portal('POST', pathOf(offerId, '/accept'));
  await going.portal('PUT', pathOf(offerId, '/driver'), { name: 'Jan Kowalski' });
  const driverId = (await offerOf(id)).driver.id;
  const refused = await service.ops('DELETE', `/accounts/${going.id}`);
  expectV1Error(refused, 409, 'STILL_OPEN');
  expect(refused.json.error.details.open).toMatchObject([
    { kind: 'CARRIER_OFFER', id: offerId, choices: ['WITHDRAW'] },
  ]);
  const open = [{ kind: 'CARRIER_OFFER', id: offerId, choice: 'WITHDRAW' }];
  expect((await service.ops('DELETE', `/accounts/${going.id}`, { open })).status).toBe(204);
  expect(await orderOf(id)).toMatchObject({ internalStatus: 'POOLED' });
  expect((await service.ops('GET', `/drivers/${driverId}`)).json.active).toBe(false);
});

test('the list of drivers says for whom each works', async () => {
  const { id } = await accepted('Lena Fischer');
  const works = (await offerOf(id)).driver.id;
  const own = await newDriver(service);
  const ofCarrier = { id: carrier.id, name: 'Folgende Spedition' };
  expect((await service.ops('GET', `/drivers/${works}`)).json.carrier).toEqual(ofCarrier);
  const { data } = (await service.ops('GET', '/drivers')).json;
  const listed = new Map(data.map((one: { id: string; carrier: unknown }) => [one.id, one.carrier]));
  expect([listed.get(works), listed.get(own)]).toEqual([ofCarrier, null]);
  const found = (await service.ops('GET', '/drivers?search=Lena')).json.data;
  expect(found[0]).toMatchObject({ id: works, carrier: ofCarrier });
  const changed = await service.ops('PATCH', `/drivers/${works}`, { phone: '+49 170 1' });
  expect(changed.json.carrier).toEqual(ofCarrier);
});
