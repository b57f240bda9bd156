// Deactivating a driver: what is open is listed, and everything is settled in one call or nothing.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { advanceTripTo, newPhone, newTrip } from '../api/driver/phone.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { command, createOrder } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
const openOf = async (id: string) => (await service.ops('GET', `/drivers/${id}/open`)).json.data;
const deactivate = (id: string, open: object[] = []) =>
  service.ops('PATCH', `/drivers/${id}`, { active: false, open });
const driverOf = async (orderId: string) => (await service.ops('GET', `/orders/${orderId}`)).json;

test('is refused while trips are open, and settles all of them together', async () => {
  const [leaving, other] = [await newPhone(service), await newPhone(service)];
  const kept = await newTrip(service, key, leaving.driverId);
  const given = await newTrip(service, key, leaving.driverId);
  const refused = await deactivate(leaving.driverId);
  expectV1Error(refused, 409, 'STILL_OPEN');
  expect(refused.json.error.details.open).toMatchObject([
    { kind: 'TRIP', id: kept, choices: ['LEAVE', 'GIVE'] },
    { kind: 'TRIP', id: given },
  ]);
  const leave = { kind: 'TRIP', id: kept, choice: 'LEAVE' };
  const give = { kind: 'TRIP', id: given, choice: 'GIVE', driverId: other.driverId };
  expectV1Error(await deactivate(leaving.driverId, [leave]), 409, 'STILL_OPEN');
  expectV1Error(
    await deactivate(leaving.driverId, [leave, { ...give, driverId: undefined }]),
    400,
    'INVALID_REQUEST',
  );
  expect((await driverOf(kept)).internalStatus).toBe('ASSIGNED');
  const done = await deactivate(leaving.driverId, [leave, give]);
  expect(done.json).toMatchObject({ active: false, leaving: false });
  expect(await driverOf(kept)).toMatchObject({ internalStatus: 'OFFERED', driver: null });
  expect((await driverOf(given)).assignedDriver.id).toBe(other.driverId);
  expect(await openOf(leaving.driverId)).toEqual([]);
  expectV1Error(await leaving.get('/trips'), 401, 'INVALID_CREDENTIALS');
});

test('a driver on the road finishes, gets no new trips, and leaves after the last one', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, trip, 'IN_TRANSIT');
  const plate = (
    await service.ops('POST', '/plates', {
      number: `S-04 ${phone.driverId.slice(-4)}`,
      validFrom: '2026-01-01',
      validUntil: '2027-12-31',
    })
  ).json;
  await service.ops('POST', `/plates/${plate.id}/actions`, { action: 'hand_out', driverId: phone.driverId });
  expect(await openOf(phone.driverId)).toMatchObject([
    { kind: 'TRIP', id: trip, choices: ['FINISH', 'GIVE'], from: 'Stuttgart', to: 'München' },
    { kind: 'PLATE', id: plate.id, choices: ['KEEP', 'RETURNED'] },
  ]);
  const finish = { kind: 'TRIP', id: trip, choice: 'FINISH' };
  const returned = { kind: 'PLATE', id: plate.id, choice: 'RETURNED' };
  expect((await deactivate(phone.driverId, [finish, returned])).json).toMatchObject({
    active: true,
    leaving: true,
  });
  const { id: further } = (await createOrder(service, key)).json;
  expectV1Error(
    await command(service, further, 'assign_driver', { driverId: phone.driverId }),
    400,
    'INVALID_REQUEST',
  );
  const candidates = (await service.ops('GET', `/orders/${further}/candidates`)).json.data;
  const found = candidates.find(({ driver }: { driver: { id: string } }) => driver.id === phone.driverId);
  expect(found).toMatchObject({
    fit: 'IMPOSSIBLE',
    conflicts: expect.arrayContaining([{ kind: 'LEAVING' }]),
  });
  const proposed = (await service.ops('GET', '/proposal')).json.drivers;
  expect(proposed.map(({ driver }: { driver: { id: string } }) => driver.id)).not.toContain(phone.driverId);
  await command(service, trip, 'arrive_delivery');
  await command(service, trip, 'hand_over');
  expect((await service.ops('GET', `/drivers/${phone.driverId}`)).json).toMatchObject({
    active: false,
    leaving: false,
  });
  const again = await service.ops('PATCH', `/drivers/${phone.driverId}`, { active: true });
  expect(again.json).toMatchObject({ active: true, leaving: false });
});

test('messages and expenses that wait are settled, too', async () => {
  const phone = await newPhone(service);
  const trip = await newTrip(service, key, phone.driverId);
  await phone.put(`/trips/${trip}/messages/${randomUUID()}`, { text: 'Jam on the A5' });
  await advanceTripTo(phone, trip, 'DELIVERED');
  const extra = { category: 'EXPENSE', kind: 'TOLL', gross: 12.5, vatRate: 19, paidOn: '2026-10-01' };
  const added = await phone.put(`/trips/${trip}/extras/${randomUUID()}`, { extra });
  expect(added.status, added.text).toBeLessThan(300);
  const open = await openOf(phone.driverId);
  expect(open).toMatchObject([
    { kind: 'MESSAGE', id: trip, choices: ['LATER', 'CLOSE'], text: 'Jam on the A5' },
    { kind: 'EXTRA', choices: ['LATER'], text: 'TOLL', amount: 12.5 },
  ]);
  const chosen = open.map(({ kind, id, choices }: { kind: string; id: string; choices: string[] }) => ({
    kind,
    id,
    choice: choices.at(-1),
  }));
  expect((await deactivate(phone.driverId, chosen)).json).toMatchObject({ active: false });
  const [message] = (await service.ops('GET', `/orders/${trip}/messages`)).json.messages;
  expect(message.readAt).not.toBeNull();
});
