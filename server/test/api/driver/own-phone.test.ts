// Calls of the phone that are not about a trip: driver, consent, clock, and the end of a session.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { FULL_PROTOCOL, newPhone, newTrip } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

const historyOf = async (id: string) =>
  (await service.ops('GET', `/orders/${id}/history`)).json.data as {
    action: string;
    onDevice: { at: string; clockOffsetSeconds: number | null } | null;
  }[];
const minutesAgo = (minutes: number) =>
  new Date(service.clock.now().getTime() - minutes * 60_000).toISOString();

test('the driver decides on consent and language, and the audit log names the driver', async () => {
  const phone = await newPhone(service, { locationConsent: false });
  const patch = (body: object) => service.call('/driver/me', { method: 'PATCH', key: phone.token, body });
  expect((await phone.get('/me')).json).toMatchObject({
    driver: { id: phone.driverId, locationConsent: false, language: 'de' },
    dispatch: { name: 'Northern Transfers' },
  });
  const changed = await patch({ locationConsent: true, language: 'en' });
  expect(changed.status, changed.text).toBe(200);
  expect(changed.json.driver).toMatchObject({ locationConsent: true, language: 'en' });
  expect((await service.ops('GET', `/drivers/${phone.driverId}`)).json).toMatchObject({
    locationConsent: true,
    language: 'en',
  });
  const [entry] = await service.services.core.sql`
    select actor, channel, details from audit_log where subject_id = ${phone.driverId} and action = 'driver.changed'`;
  expect(entry).toMatchObject({ actor: `driver:${phone.driverId}`, channel: 'driver' });
  expect(JSON.stringify(entry!.details)).toContain('locationConsent');
  expectV1Error(await patch({ language: 'fr' }), 400, 'INVALID_REQUEST');
  expectV1Error(await patch({ active: true }), 400, 'INVALID_REQUEST');
});

test('the time of a step is corrected by the clock of the phone, and dispatch sees how wrong that is', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  service.clock.advance(3_600_000);
  const arrived = minutesAgo(20);
  await phone.post(`/trips/${id}/accept`, { performedAt: minutesAgo(40), clockOffsetSeconds: 3 });
  await phone.post(`/trips/${id}/start`, { performedAt: '1970-01-01T00:00:00Z' });
  const answer = await phone.post(`/trips/${id}/arrive-pickup`, {
    performedAt: minutesAgo(140),
    clockOffsetSeconds: -7200,
  });
  expect(answer.json.arrivedAtPickup).toBe(arrived);
  const steps = (await historyOf(id)).filter(({ onDevice }) => onDevice !== null);
  expect(steps.map(({ action, onDevice }) => [action, onDevice!.clockOffsetSeconds])).toEqual([
    ['order.driver_accepted', 3],
    ['order.start_pickup', null],
    ['order.arrive_pickup', -7200],
  ]);
  expect(steps[2]!.onDevice!.at).toBe(arrived);
  const created = (await service.call(`/extern/orders/${id}`, { key })).json.createdAt;
  expect(steps[1]!.onDevice!.at).toBe(created);
});

test('a time of the phone in the future counts as now', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`, {});
  const answer = await phone.post(`/trips/${id}/arrive-pickup`, { performedAt: minutesAgo(-180) });
  expect(answer.json.arrivedAtPickup).toBe(service.clock.now().toISOString());
});

test('the time of a protocol is corrected too', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`, {});
  service.clock.advance(3_600_000);
  // Signed half an hour ago, by a clock that is an hour fast.
  await phone.put(`/trips/${id}/protocols/pickup`, { ...FULL_PROTOCOL, performedAt: minutesAgo(-30) });
  const answer = await phone.post(`/trips/${id}/protocols/pickup/submit`, { clockOffsetSeconds: 3600 });
  expect(answer.json.trip.actualPickup).toBe(minutesAgo(30));
  const entry = (await historyOf(id)).find(({ action }) => action === 'order.pick_up');
  expect(entry!.onDevice).toEqual({ at: minutesAgo(30), clockOffsetSeconds: 3600 });
});

test('a session ended by dispatch is answered with that reason, one ended by the driver as unknown', async () => {
  const lost = await newPhone(service);
  await service.ops('DELETE', `/drivers/${lost.driverId}/sessions`);
  const answer = await lost.get('/trips');
  expectV1Error(answer, 401, 'INVALID_CREDENTIALS');
  expect(answer.json.error.details).toEqual({ reason: 'SIGNED_OUT', deleteUnsentWork: false });

  const left = await newPhone(service);
  expect((await left.remove('/session')).status).toBe(204);
  const afterwards = await left.get('/trips');
  expectV1Error(afterwards, 401, 'INVALID_CREDENTIALS');
  expect(afterwards.json.error.details).toEqual({});
});

test('a protocol signed without network is accepted even if the order was cancelled in between', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  for (const step of ['accept', 'start']) await phone.post(`/trips/${id}/${step}`, {});
  await command(service, id, 'cancel', { reason: 'Kunde hat abgesagt' });
  const cancelledAt = service.clock.now();
  service.clock.advance(60_000);
  expectV1Error(await phone.post(`/trips/${id}/arrive-pickup`, {}), 409, 'ORDER_NOT_CHANGEABLE');
  const path = `/trips/${id}/protocols/pickup`;
  expect((await phone.put(path, FULL_PROTOCOL)).status).toBe(200);
  const answer = await phone.post(`${path}/submit`, {});
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.trip).toMatchObject({
    status: 'CANCELLED',
    cancellation: { by: 'DISPATCH', reason: 'Kunde hat abgesagt' },
  });
  expect(Date.parse(answer.json.trip.cancellation.at) - cancelledAt.getTime()).toBeLessThan(1000);
  const documents = (await service.call(`/extern/orders/${id}/documents`, { key })).json.data;
  expect(documents.map(({ kind }: { kind: string }) => kind)).toContain('PICKUP_PROTOCOL');
  expect((await service.ops('GET', `/orders/${id}`)).json.internalStatus).toBe('CANCELLED');
});
