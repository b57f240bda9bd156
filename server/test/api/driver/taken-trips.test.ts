// What a phone learns about a trip that it no longer has: who took it, who drives it, and which protocol was first.
import { expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, FULL_PROTOCOL, makeLink, newPhone, newTrip, type Phone, phoneWith } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const takenFrom = async (phone: Phone) => (await phone.get('/trips')).json.takenAway;

test('a trip that dispatch gives to somebody else is named for a day, with who did it and who drives now', async () => {
  const [jana, carla] = [await newPhone(service), await newPhone(service, { name: 'Carla Romano' })];
  const { console: sandra } = await newConsoleUser(service, { role: 'dispatcher', name: 'Sandra Weiß' });
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'PICKUP');
  expect(await takenFrom(jana)).toEqual([]);
  service.clock.advance(60_000);
  const at = service.clock.now().toISOString();
  await sandra('POST', `/orders/${id}/commands`, { command: 'reassign_driver', driverId: carla.driverId });
  service.clock.advance(60_000);
  expect(await takenFrom(jana)).toEqual([{ id, at, by: 'Sandra Weiß', driver: 'Carla Romano' }]);
  expect(await takenFrom(carla)).toEqual([]);
  // Back again: it is an own trip, and not taken away.
  await sandra('POST', `/orders/${id}/commands`, { command: 'reassign_driver', driverId: jana.driverId });
  expect(await takenFrom(jana)).toEqual([]);
  expect(await takenFrom(carla)).toMatchObject([{ id, driver: 'Jana Maria Kowalska' }]);
  service.clock.advance(25 * 3_600_000);
  const [session] = [await makeLink(service, carla.driverId)];
  const { json } = await service.call('/driver/session', { body: { token: session.token } });
  expect(await takenFrom(phoneWith(service, carla.driverId, json.sessionToken))).toEqual([]);
});

test('a trip that the driver gave back is not taken away; without a new driver the name is empty', async () => {
  const jana = await newPhone(service);
  const own = await newTrip(service, key, jana.driverId);
  await jana.post(`/trips/${own}/decline`);
  const taken = await newTrip(service, key, jana.driverId);
  await service.ops('POST', `/orders/${taken}/commands`, { command: 'driver_dropped_out' });
  expect(await takenFrom(jana)).toEqual([{ id: taken, at: expect.any(String), by: null, driver: null }]);
});

test('a protocol that comes after another phone handed one in is refused with who was first and when', async () => {
  const jana = await newPhone(service);
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'IN_TRANSIT');
  const { token } = await makeLink(service, jana.driverId);
  const { json } = await service.call('/driver/session', { body: { token } });
  const second = phoneWith(service, jana.driverId, json.sessionToken);
  const refused = await second.put(`/trips/${id}/protocols/pickup`, { ...FULL_PROTOCOL, odometerKm: 1 });
  expectV1Error(refused, 409, 'ORDER_NOT_CHANGEABLE');
  expect(refused.json.error.details).toMatchObject({
    reason: 'ALREADY_SUBMITTED',
    by: 'Jana Maria Kowalska',
    submittedAt: expect.any(String),
  });
});
