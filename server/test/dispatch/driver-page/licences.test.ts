// Licences of drivers: recorded with the terms, refused when they have ended, a decision on Today, exported and erased.
import { expect, test } from 'vitest';
import { dayOf } from '../../../src/platform/time-zones.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, createOrder, newDriver } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const day = (days: number) =>
  dayOf('Europe/Berlin', new Date(service.clock.now().getTime() + days * 86_400_000));
const record = (id: string, ...licences: object[]) =>
  service.ops('PATCH', `/drivers/${id}/availability`, { licences });
const newOrder = async (days = 1) => {
  service.clock.advance(1000);
  const requestedPickup = new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();
  return (await createOrder(service, key, { requestedPickup })).json;
};
const conflictsOf = async (orderId: string, driverId: string) => {
  const { json } = await service.ops('GET', `/orders/${orderId}/candidates`);
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  const found = json.data.find((one: any) => one.driver.id === driverId);
  return { fit: found.fit, kinds: found.conflicts.map(({ kind }: { kind: string }) => kind) };
};
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
const decisionsOf = async (driverId: string): Promise<any[]> =>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
  (await service.ops('GET', '/today')).json.data.filter((one: any) => one.driverId === driverId);

test('a licence is recorded once per kind, with a day or without an end', async () => {
  const id = await newDriver(service);
  const check = { kind: 'LICENCE_CHECK', validUntil: day(20) };
  const electric = { kind: 'ELECTRIC', validUntil: null };
  expect((await record(id, check, electric)).json.licences).toEqual([check, electric]);
  const twice = await record(id, check, check);
  expectV1Error(twice, 400, 'INVALID_REQUEST');
  expect(twice.json.error.details.fields[0].message).toBe('Send each kind at most once.');
  expect((await record(id, { ...check, validUntil: '2026-02-30' })).status).toBe(400);
});

test('an ended licence refuses new trips whoever assigns them, and one that ends before the trip is a conflict', async () => {
  const id = await newDriver(service, 'Jana Kowalska');
  const order = await newOrder(3);
  await record(id, { kind: 'LICENCE_CHECK', validUntil: day(1) });
  expect(await conflictsOf(order.id, id)).toMatchObject({
    fit: 'IMPOSSIBLE',
    kinds: ['LICENCE_ENDED', 'NO_POSITION'],
  });
  expect(await decisionsOf(id)).toMatchObject([{ kind: 'LICENCE_ENDS', urgency: 'TODAY', trips: 0 }]);

  await record(id, { kind: 'LICENCE_CHECK', validUntil: day(-1) });
  const refused = await command(service, order.id, 'assign_driver', { driverId: id });
  expectV1Error(refused, 409, 'ORDER_NOT_CHANGEABLE');
  expect(refused.json.error).toMatchObject({
    message: `The licence check of Jana Kowalska ended on ${day(-1)}. Record the new one, or choose another driver.`,
    details: { reason: 'LICENCE_ENDED', licence: 'LICENCE_CHECK' },
  });
  expect(await decisionsOf(id)).toMatchObject([
    { kind: 'LICENCE_ENDS', urgency: 'NOW', validUntil: day(-1) },
  ]);

  await record(id, { kind: 'LICENCE_CHECK', validUntil: day(0) });
  expect((await command(service, order.id, 'assign_driver', { driverId: id })).status).toBe(200);
  expect(await decisionsOf(id)).toMatchObject([{ kind: 'LICENCE_ENDS', trips: 1 }]);
  await record(id, { kind: 'LICENCE_CHECK', validUntil: day(40) });
  expect(await decisionsOf(id)).toEqual([]);
});

test('an ended instruction for electric vehicles concerns only those', async () => {
  const id = await newDriver(service);
  await record(id, { kind: 'ELECTRIC', validUntil: day(-5) });
  const diesel = await newOrder();
  expect((await command(service, diesel.id, 'assign_driver', { driverId: id })).status).toBe(200);
});

test('licences are in the export of a person, and are erased', async () => {
  const email = 'licence.holder@drivers.example';
  const { id } = (await service.ops('POST', '/drivers', { name: 'Lea Licence', email })).json;
  const licence = { kind: 'DRIVING_LICENCE', validUntil: day(400) };
  await record(id, licence);
  const exported = await service.ops('POST', '/personal-data/export', { email });
  expect(exported.json.drivers[0].terms.licences).toEqual([licence]);
  const { json: preview } = await service.ops('POST', '/personal-data/erasure-preview', { email });
  await service.ops('POST', '/personal-data/erase', { email, confirmation: preview.confirmation });
  expect((await service.ops('GET', `/drivers/${id}/availability`)).json.licences).toEqual([]);
});
