// Two drivers and one trip: only the current driver sees it, acts on it, and signs for it.
import { beforeAll, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf } from '../../documents/files.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { advanceTripTo, FULL_PROTOCOL, newPhone, newTrip, type Phone, photoJpeg, signedAt } from './phone.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
let jana: Phone;
let ali: Phone;
beforeAll(async () => {
  jana = await newPhone(service);
  ali = await newPhone(service, { name: 'Ali Demir' });
});

const PROTOCOL = 'protocols/pickup';

/** Calls that are refused for every driver who does not have the trip now. */
async function expectClosed(phone: Phone, id: string) {
  const protocol = `/trips/${id}/${PROTOCOL}`;
  const calls = [
    phone.get(`/trips/${id}`),
    phone.get(protocol),
    ...['accept', 'start', 'arrive-pickup', 'arrive-delivery', 'finish', 'decline'].map((path) =>
      phone.post(`/trips/${id}/${path}`),
    ),
  ];
  for (const answer of await Promise.all(calls)) expectV1Error(answer, 404, 'ORDER_NOT_FOUND');
  const { data } = (await phone.get('/trips')).json;
  expect(data.map((trip: { id: string }) => trip.id)).not.toContain(id);
}

async function expectNothing(phone: Phone, id: string) {
  await expectClosed(phone, id);
  const protocol = `/trips/${id}/${PROTOCOL}`;
  const handingIn = [
    phone.put(protocol, FULL_PROTOCOL),
    phone.photo(protocol, photoJpeg),
    phone.remove(`${protocol}/photos/0199a0c2-7c4e-7000-8000-000000000001`),
    phone.post(`${protocol}/submit`),
  ];
  for (const answer of await Promise.all(handingIn)) expectV1Error(answer, 404, 'ORDER_NOT_FOUND');
}

test('every call for the trip of another driver is not found', async () => {
  const id = await newTrip(service, key, jana.driverId);
  await expectNothing(ali, id);
  await advanceTripTo(jana, id, 'IN_TRANSIT');
  await expectNothing(ali, id);
  expect((await jana.get(`/trips/${id}`)).json.status).toBe('IN_TRANSIT');
});

test('a driver who was replaced loses the trip at once', async () => {
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'PICKUP');
  await command(service, id, 'replace_driver', { driverId: ali.driverId });
  await expectClosed(jana, id);
  expect((await ali.get(`/trips/${id}`)).json.status).toBe('PICKUP');
});

test('a driver who takes over before the pickup starts a new protocol and cannot hand in the other signature', async () => {
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'PICKUP');
  const path = `/trips/${id}/protocols/pickup`;
  await jana.put(path, FULL_PROTOCOL);
  await jana.photo(path, photoJpeg);
  await command(service, id, 'replace_driver', { driverId: ali.driverId });
  const begun = (await ali.get(path)).json;
  expect(begun).toMatchObject({ driverSignature: null, odometerKm: null, photos: [] });
  expectV1Error(await ali.post(`${path}/submit`), 400, 'INVALID_REQUEST');
  await ali.put(path, { ...FULL_PROTOCOL, odometerKm: 77 });
  expect((await ali.post(`${path}/submit`)).status).toBe(200);
  const picked = (await eventsOf(service, id)).find((event) => event.name === 'vehicle.picked_up');
  expect(picked.data.odometerKm).toBe(77);
  const text = await readPdf((await fetchFile(service, pathOf(picked.data.document.downloadUrl), key)).bytes);
  expect(text).toContain('Ali Demir');
  expect(text).not.toContain('Kowalska');
});

test('a driver who takes over on the way sees the pickup protocol and cannot change it', async () => {
  const id = await newTrip(service, key, jana.driverId);
  await advanceTripTo(jana, id, 'IN_TRANSIT');
  await command(service, id, 'replace_driver', { driverId: ali.driverId });
  const path = `/trips/${id}/protocols/pickup`;
  expect((await ali.get(path)).json).toMatchObject({ odometerKm: 48_211, submittedAt: expect.any(String) });
  expectV1Error(await ali.put(path, { odometerKm: 1 }), 409, 'ORDER_NOT_CHANGEABLE');
  await ali.post(`/trips/${id}/arrive-delivery`);
  await ali.put(`/trips/${id}/protocols/delivery`, FULL_PROTOCOL);
  expect((await ali.post(`/trips/${id}/protocols/delivery/submit`)).json.trip.status).toBe('DELIVERED');
});

test('of handing in and replacing at once one wins, and the order is consistent', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await newTrip(service, key, jana.driverId);
    await advanceTripTo(jana, id, 'PICKUP');
    await jana.put(`/trips/${id}/protocols/pickup`, signedAt(service.clock.now()));
    const [submitted, replaced] = await Promise.all([
      jana.post(`/trips/${id}/protocols/pickup/submit`),
      command(service, id, 'replace_driver', { driverId: ali.driverId }),
    ]);
    expect(replaced.status).toBe(200);
    const trip = (await ali.get(`/trips/${id}`)).json;
    const pickedUp = trip.status === 'IN_TRANSIT';
    expect([submitted.status, trip.status]).toEqual([200, pickedUp ? 'IN_TRANSIT' : 'PICKUP']);
    expect(submitted.json.protocol.ofFormerDriver).toBe(!pickedUp);
    const documents = await service.services.core.sql`select id from documents where order_id = ${id}`;
    expect(documents).toHaveLength(1);
  }
});
