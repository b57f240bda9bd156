// A driver who was replaced while offline can still hand in what was signed before, and can do nothing else.
import { beforeAll, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, newPhone, newTrip, type Phone, photoJpeg, signedAt } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
let jana: Phone;
let ali: Phone;
let stranger: Phone;
beforeAll(async () => {
  jana = await newPhone(service);
  ali = await newPhone(service, { name: 'Ali Demir' });
  stranger = await newPhone(service, { name: 'Uwe Fremd' });
});

const HOUR_MS = 3_600_000;
const now = () => service.clock.now();
const pathTo = (id: string, kind = 'pickup') => `/trips/${id}/protocols/${kind}`;
const taken = (time: Date) => `?takenAt=${time.toISOString()}`;

/** Jana reaches this status and signs a minute later without network. A minute later Ali has the trip. */
async function replacedTrip(status: string) {
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, status);
  service.clock.advance(60_000);
  const signed = now();
  service.clock.advance(60_000);
  const answer = await command(service, id, 'replace_driver', { driverId: ali.driverId });
  expect(answer.status, answer.text).toBe(200);
  service.clock.advance(60_000);
  return { id, signed };
}

const orderOf = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;
const protocolsOf = async (id: string) =>
  (await service.call(`/extern/orders/${id}/documents`, { key })).json.data as { fileName: string }[];

test('before the pickup it becomes a separate protocol with the name of its signer, and the trip continues', async () => {
  const { id, signed } = await replacedTrip('PICKUP');
  const before = await orderOf(id);
  const told = (await eventsOf(service, id)).length;
  expect((await jana.put(pathTo(id), signedAt(signed))).json).toMatchObject({ ofFormerDriver: true });
  expect((await jana.photo(pathTo(id), photoJpeg, taken(signed))).status).toBe(200);
  const handedIn = await jana.post(`${pathTo(id)}/submit`);
  expect(handedIn.status, handedIn.text).toBe(200);
  expect(handedIn.json).toMatchObject({ trip: null, protocol: { submittedAt: expect.any(String) } });
  expect(handedIn.text).not.toContain('+49');
  expect(await orderOf(id)).toEqual({ ...before, updatedAt: expect.any(String) });
  const [uploaded, ...more] = (await eventsOf(service, id)).slice(told);
  expect([uploaded.name, more]).toEqual(['document.uploaded', []]);
  const { downloadUrl } = uploaded.data.document;
  const text = await readPdf((await fetchFile(service, pathOf(downloadUrl), key)).bytes);
  expect(text).toContain('Kowalska');
  expect(text).not.toContain('Demir');
  const history = (await service.ops('GET', `/orders/${id}/history`)).json.data;
  expect(history.at(-1)).toMatchObject({
    action: 'order.add_protocol_of_former_driver',
    by: { channel: 'DRIVER', name: 'Jana Maria Kowalska' },
  });
  // Repeats the call like a phone that lost the answer.
  expect((await jana.put(pathTo(id), signedAt(signed))).status).toBe(200);
  expect((await jana.post(`${pathTo(id)}/submit`)).status).toBe(200);
  expect(await protocolsOf(id)).toHaveLength(1);

  await ali.put(pathTo(id), signedAt(now(), { odometerKm: 48_300 }));
  expect((await ali.post(`${pathTo(id)}/submit`)).json.trip.status).toBe('IN_TRANSIT');
  expect(await protocolsOf(id)).toHaveLength(2);
  const pickedUp = (await eventsOf(service, id)).find(({ name }) => name === 'vehicle.picked_up');
  expect(pickedUp.data.odometerKm).toBe(48_300);
});

test('if the new driver signed as well, both protocols stay, and the trip keeps its own readings', async () => {
  const { id, signed } = await replacedTrip('PICKUP');
  await ali.put(pathTo(id), signedAt(now(), { odometerKm: 48_300 }));
  await ali.post(`${pathTo(id)}/submit`);
  await jana.put(pathTo(id), signedAt(signed));
  expect((await jana.post(`${pathTo(id)}/submit`)).status).toBe(200);
  expect(await protocolsOf(id)).toHaveLength(2);
  expect((await ali.get(pathTo(id))).json).toMatchObject({ odometerKm: 48_300, ofFormerDriver: false });
  const legacy = (await eventsOf(service, id, 'legacy')).filter(
    ({ event }) => event === 'protocol.pickup.submitted',
  );
  expect(legacy).toHaveLength(1);
});

test('a step that dispatch reported without a protocol gets the protocol of the driver who did it', async () => {
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'PICKUP');
  service.clock.advance(60_000);
  const signed = now();
  await command(service, id, 'pick_up');
  service.clock.advance(60_000);
  await command(service, id, 'replace_driver', { driverId: ali.driverId });
  await jana.put(pathTo(id), signedAt(signed));
  expect((await jana.post(`${pathTo(id)}/submit`)).status).toBe(200);
  const legacy = (await eventsOf(service, id, 'legacy')).at(-1);
  expect(legacy).toMatchObject({ event: 'protocol.pickup.submitted', data: { odometerReading: 48_211 } });
  expect((await ali.get(pathTo(id))).json).toMatchObject({
    odometerKm: 48_211,
    submittedAt: expect.any(String),
  });
});

test('new damage at the delivery is reported by the driver who found it', async () => {
  const { id, signed } = await replacedTrip('DELIVERY');
  const damages = [{ description: 'Delle hinten', isNew: true }];
  await jana.put(pathTo(id, 'delivery'), signedAt(signed, { damages }));
  await jana.photo(pathTo(id, 'delivery'), photoJpeg, taken(signed));
  expect((await jana.post(`${pathTo(id, 'delivery')}/submit`)).status).toBe(200);
  const reported = (await eventsOf(service, id)).find(({ name }) => name === 'damage.reported');
  const { downloadUrl } = reported.data.document;
  const text = await readPdf((await fetchFile(service, pathOf(downloadUrl), key)).bytes);
  expect(text).toContain('Kowalska');
  expect((await service.ops('GET', `/orders/${id}`)).json).toMatchObject({
    internalStatus: 'DELIVERY',
    hasDamage: true,
  });
});

test('it is also accepted if dispatch removed the driver and no other driver is assigned yet', async () => {
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'PICKUP');
  service.clock.advance(60_000);
  const signed = now();
  service.clock.advance(60_000);
  await command(service, id, 'driver_dropped_out');
  await jana.put(pathTo(id), signedAt(signed));
  expect((await jana.post(`${pathTo(id)}/submit`)).status).toBe(200);
  expect(await protocolsOf(id)).toHaveLength(1);
});

test('a driver who gets the trip back continues with the own protocol and hands it in for the trip', async () => {
  const { id, signed } = await replacedTrip('PICKUP');
  await jana.put(pathTo(id), signedAt(signed));
  await jana.post(`${pathTo(id)}/submit`);
  await command(service, id, 'replace_driver', { driverId: jana.driverId });
  expect((await jana.get(pathTo(id))).json).toMatchObject({ submittedAt: null, odometerKm: 48_211 });
  expect((await jana.put(pathTo(id), { odometerKm: 48_212 })).json.submittedAt).toBeNull();
  expect((await jana.post(`${pathTo(id)}/submit`)).json.trip.status).toBe('IN_TRANSIT');
  expect(await protocolsOf(id)).toHaveLength(2);
});

test('a protocol signed after the replacement, unsigned or without a time is refused with a sentence', async () => {
  const { id, signed } = await replacedTrip('PICKUP');
  const refused = async (body: object) => {
    const answer = await jana.put(pathTo(id), body);
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.message).toMatch(/^The trip went to another driver at .+ before that/);
    expect(answer.json.error.details).toEqual({
      reason: 'NO_LONGER_YOUR_TRIP',
      replacedAt: expect.any(String),
    });
  };
  await refused(signedAt(now()));
  await refused(signedAt(new Date(signed.getTime() - 48 * HOUR_MS)));
  await refused({ ...signedAt(signed), contactSignature: signedAt(now()).contactSignature });
  await refused({ ...signedAt(signed), driverSignature: { png: signedAt(signed).driverSignature.png } });
  await refused({ odometerKm: 5 });
  expectV1Error(await jana.photo(pathTo(id), photoJpeg, taken(signed)), 409, 'ORDER_NOT_CHANGEABLE');
  expectV1Error(await jana.post(`${pathTo(id)}/submit`), 409, 'ORDER_NOT_CHANGEABLE');
  await jana.put(pathTo(id), signedAt(signed));
  expectV1Error(await jana.photo(pathTo(id), photoJpeg, taken(now())), 409, 'ORDER_NOT_CHANGEABLE');
  expectV1Error(await jana.photo(pathTo(id), photoJpeg), 409, 'ORDER_NOT_CHANGEABLE');
  expect((await jana.post(`${pathTo(id)}/submit`)).status).toBe(200);
});

test('a phone clock that is hours fast is corrected', async () => {
  const { id, signed } = await replacedTrip('PICKUP');
  const onPhone = signedAt(new Date(signed.getTime() + 3 * HOUR_MS));
  expectV1Error(await jana.put(pathTo(id), onPhone), 409, 'ORDER_NOT_CHANGEABLE');
  expect((await jana.put(`${pathTo(id)}?clockOffsetSeconds=10800`, onPhone)).status).toBe(200);
  expect((await jana.post(`${pathTo(id)}/submit`, { clockOffsetSeconds: 10_800 })).status).toBe(200);
});

test('it is refused a day after the replacement, and always for drivers who never had the trip', async () => {
  const { id, signed } = await replacedTrip('PICKUP');
  const expectNone = async (phone: Phone) => {
    expectV1Error(await phone.put(pathTo(id), signedAt(signed)), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await phone.photo(pathTo(id), photoJpeg, taken(signed)), 404, 'ORDER_NOT_FOUND');
    expectV1Error(await phone.post(`${pathTo(id)}/submit`), 404, 'ORDER_NOT_FOUND');
  };
  await expectNone(stranger);
  service.clock.advance(24 * HOUR_MS);
  await expectNone(jana);
});
