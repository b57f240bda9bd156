// A change of dates or places after the acceptance asks the driver again; until then dispatch sees it as to confirm.
import { expect, test } from 'vitest';
import { command, eventNames, patchOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip, type Phone } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const MINUTE_MS = 60_000;

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();
const tripOf = async (phone: Phone, id: string) => (await phone.get(`/trips/${id}`)).json;
const orderOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const decisionsOf = async (id: string): Promise<any[]> =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  (await service.ops('GET', '/today')).json.data.filter((one: any) => one.order?.id === id);

async function acceptedTrip() {
  const phone = await newPhone(service);
  const dates = { requestedPickup: inHours(3), requestedDelivery: inHours(9) };
  const id = await newTrip(service, key, phone.driverId, dates);
  expect((await phone.post(`/trips/${id}/accept`)).status).toBe(200);
  service.clock.advance(1000);
  return { phone, id };
}

test('a new date asks the driver again, who confirms it without any event', async () => {
  const { phone, id } = await acceptedTrip();
  expect(await tripOf(phone, id)).toMatchObject({ toConfirm: false });
  await patchOrder(service, key, id, { requestedPickup: inHours(4) });
  const events = await eventNames(service, id);
  expect(await tripOf(phone, id)).toMatchObject({
    status: 'ACCEPTED',
    toConfirm: true,
    actions: expect.arrayContaining(['accept', 'decline', 'start']),
  });
  expect(await orderOf(id)).toMatchObject({
    status: 'SCHEDULED',
    internalStatus: 'ACCEPTED',
    trouble: 'TO_CONFIRM',
    troubleSince: service.clock.now().toISOString(),
    possibleCommands: expect.arrayContaining(['driver_accepted']),
  });
  expect(await decisionsOf(id)).toEqual([]);
  service.clock.advance(20 * MINUTE_MS);
  expect(await decisionsOf(id)).toMatchObject([{ kind: 'TO_CONFIRM', order: { driverId: phone.driverId } }]);
  expect((await phone.post(`/trips/${id}/accept`)).json).toMatchObject({
    status: 'ACCEPTED',
    toConfirm: false,
  });
  expect(await orderOf(id)).toMatchObject({ internalStatus: 'ACCEPTED', trouble: null });
  expect(await decisionsOf(id)).toEqual([]);
  expect(await eventNames(service, id)).toEqual(events);
});

test('an acceptance from before the change does not confirm it', async () => {
  const { phone, id } = await acceptedTrip();
  const performedAt = service.clock.now().toISOString();
  service.clock.advance(MINUTE_MS);
  await patchOrder(service, key, id, { requestedDelivery: null });
  expect((await phone.post(`/trips/${id}/accept`, { performedAt })).json).toMatchObject({ toConfirm: true });
  expect((await phone.post(`/trips/${id}/accept`)).json).toMatchObject({ toConfirm: false });
});

test('a new address asks again; contacts, references and a reported delay do not', async () => {
  const { phone, id } = await acceptedTrip();
  await patchOrder(service, key, id, { customerReference: 'B-7', pickup: { contact: { name: 'Eva' } } });
  await command(service, id, 'report_delay', { requestedDelivery: inHours(12) });
  expect(await tripOf(phone, id)).toMatchObject({ toConfirm: false });
  const { version } = await orderOf(id);
  const delivery = { street: 'Hansaring 5', postalCode: '50670', city: 'Köln', country: 'DE' };
  const changed = await service.ops('POST', `/orders/${id}/change`, { version, delivery, reason: 'Moved' });
  expect(changed.status, changed.text).toBe(200);
  expect(await tripOf(phone, id)).toMatchObject({ toConfirm: true });
});

test.each([
  ['setting out', 'start_pickup', {}],
  ['dropping out', 'driver_dropped_out', {}],
  ['another driver', 'reassign_driver', { driverId: 'other' }],
])('%s ends it', async (_what, name, payload) => {
  const { id } = await acceptedTrip();
  await patchOrder(service, key, id, { requestedPickup: inHours(4) });
  const other = 'driverId' in payload ? { driverId: (await newPhone(service)).driverId } : {};
  expect((await command(service, id, name, other)).status).toBe(200);
  const [row] = await service.services.core.sql`select confirm_since from orders where id = ${id}`;
  expect(row).toEqual({ confirmSince: null });
});

test('an assigned trip without an answer is only unanswered, and an accepted one cannot be accepted twice', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId, { requestedPickup: inHours(3) });
  await patchOrder(service, key, id, { requestedPickup: inHours(4) });
  expect(await tripOf(phone, id)).toMatchObject({ status: 'ASSIGNED', toConfirm: false });
  await command(service, id, 'driver_accepted');
  expect((await command(service, id, 'driver_accepted')).status).toBe(409);
});
