// A phone that dispatch signed out hands in what was done before, and keeps or deletes the rest as dispatch decides.
import { expect, test } from 'vitest';
import { changeDriverIn } from '../../../src/dispatch/drivers/manage-drivers.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  advanceTripTo,
  makeLink,
  newPhone,
  newTrip,
  type Phone,
  phoneWith,
  photoJpeg,
  signedAt,
} from './phone.ts';

const service = await sharedService();
const { core } = service.services;
const { key } = await service.customer({ environment: 'production' });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const now = () => service.clock.now();
const path = (id: string) => `/trips/${id}/protocols/pickup`;
const signOut = (phone: Phone) => service.ops('DELETE', `/drivers/${phone.driverId}/sessions`);
const phonesOf = async ({ driverId }: Phone) =>
  (await service.ops('GET', `/drivers/${driverId}/sessions`)).json.data;
const statusOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json.internalStatus;

/** A trip whose pickup was driven and signed without network. */
async function signedOffline() {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  service.clock.advance(MINUTE_MS);
  const done = now();
  service.clock.advance(MINUTE_MS);
  return { phone, id, done };
}

/** Everything that waits on the phone, in the sequence in which it sends it. */
async function handIn(phone: Phone, id: string, done: Date): Promise<number[]> {
  const report = { performedAt: done.toISOString() };
  const answers = [
    await phone.post(`/trips/${id}/accept`, report),
    await phone.post(`/trips/${id}/start`, report),
    await phone.put(path(id), signedAt(done, report)),
    await phone.photo(path(id), photoJpeg, `?takenAt=${done.toISOString()}`),
    await phone.post(`${path(id)}/submit`),
  ];
  return answers.map(({ status }) => status);
}

/** Dispatch must settle trips first; this is what remains if a trip was assigned at the same moment. */
const deactivate = ({ driverId }: Phone) =>
  core.sql.begin((tx) =>
    changeDriverIn(core, tx, { name: 'test', channel: 'test' }, driverId, { active: false }),
  );

test.for([
  ['signed out everywhere', signOut],
  ['deactivated in spite of a trip', deactivate],
] as const)('a driver who was %s loses no signed work', async ([, end]) => {
  const { phone, id, done } = await signedOffline();
  await end(phone);
  expect(await handIn(phone, id, done)).toEqual([200, 200, 200, 200, 200]);
  expect(await statusOf(id)).toBe('IN_TRANSIT');
  const refused = await phone.get('/trips');
  expectV1Error(refused, 401, 'INVALID_CREDENTIALS');
  expect(refused.json.error.details).toEqual({ reason: 'SIGNED_OUT', deleteUnsentWork: false });
});

test('a signed-out phone reads nothing, shares no position and changes no setting', async () => {
  const { phone, id } = await signedOffline();
  await signOut(phone);
  const patch = { method: 'PATCH', key: phone.token, body: { language: 'en' } };
  for (const answer of [
    await phone.get('/me'),
    await phone.get(`/trips/${id}`),
    await phone.get(path(id)),
    await phone.post('/positions', { positions: [] }),
    await service.call('/driver/me', patch),
  ]) {
    expectV1Error(answer, 401, 'INVALID_CREDENTIALS');
    expect(answer.json.error.details.reason).toBe('SIGNED_OUT');
  }
});

test('what was done after the sign-out is refused, and everything after a day', async () => {
  const { phone, id, done } = await signedOffline();
  await signOut(phone);
  service.clock.advance(MINUTE_MS);
  const refused = await handIn(phone, id, now());
  expect(refused.slice(0, 4)).toEqual([401, 401, 401, 401]);
  expect(await statusOf(id)).toBe('ASSIGNED');
  expectV1Error(await phone.post(`/trips/${id}/accept`), 401, 'INVALID_CREDENTIALS');
  // The clock of this phone is two minutes fast.
  const fast = { performedAt: now().toISOString(), clockOffsetSeconds: 120 };
  expect((await phone.post(`/trips/${id}/accept`, fast)).status).toBe(200);
  service.clock.advance(DAY_MS);
  expect(await handIn(phone, id, done)).toEqual([401, 401, 401, 401, 401]);
});

test('dispatch sees which phones may hold work, and can give it up', async () => {
  const phone = await newPhone(service);
  await signOut(phone);
  const [lost] = await phonesOf(phone);
  expect(lost).toMatchObject({ state: 'NOT_REACHED', signedOutAt: now().toISOString() });
  service.clock.advance(1000);
  await phone.get('/trips');
  expect(await phonesOf(phone)).toMatchObject([{ state: 'MAY_HOLD_WORK' }]);
  const work = `/drivers/${phone.driverId}/sessions/${lost.id}/unsent-work`;
  expect((await service.ops('DELETE', work)).status).toBe(204);
  expect(await phonesOf(phone)).toMatchObject([{ state: 'RELEASED' }]);
  const answer = await phone.get('/trips');
  expect(answer.json.error.details).toEqual({ reason: 'SIGNED_OUT', deleteUnsentWork: true });
  expect((await phone.remove('/session')).status).toBe(204);
  expect(await phonesOf(phone)).toEqual([]);
});

test('a phone that another driver takes over can keep the work of the driver before', async () => {
  const phone = await newPhone(service);
  expect((await phone.remove('/session?holdsWork=true')).status).toBe(204);
  expect(await phonesOf(phone)).toMatchObject([{ state: 'NOT_REACHED' }]);
  expect((await phone.get('/trips')).json.error.details.reason).toBe('SIGNED_OUT');
});

test('the key for locked work is the same at every sign-in of a driver, and differs between drivers', async () => {
  const keyOf = async (driverId: string) => {
    const { token } = await makeLink(service, driverId);
    return (await service.call('/driver/session', { body: { token } })).json.storageKey as string;
  };
  const [one, other] = [await newPhone(service), await newPhone(service)];
  const first = await keyOf(one.driverId);
  expect(Buffer.from(first, 'base64')).toHaveLength(32);
  expect(await keyOf(one.driverId)).toBe(first);
  expect(await keyOf(other.driverId)).not.toBe(first);
});

test('a signed-out phone is not shown as signed in', async () => {
  const phone = await newPhone(service);
  const signedIn = async () => {
    const day = now().toISOString().slice(0, 10);
    const { drivers } = (await service.ops('GET', `/day-plan?day=${day}`)).json;
    return drivers.find(({ driver }: { driver: { id: string } }) => driver.id === phone.driverId).driver
      .signedIn;
  };
  expect(await signedIn()).toBe(true);
  await signOut(phone);
  expect(await signedIn()).toBe(false);
});

test('a replaced driver can remove a photo from a protocol that was not handed in', async () => {
  const phone = await newPhone(service);
  const id = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, id, 'PICKUP');
  const done = now();
  await phone.put(path(id), signedAt(done));
  const filled = await phone.photo(path(id), photoJpeg, `?takenAt=${done.toISOString()}`);
  service.clock.advance(MINUTE_MS);
  const other = await newPhone(service, { name: 'Ali Demir' });
  await command(service, id, 'replace_driver', { driverId: other.driverId });
  const [photo] = filled.json.photos;
  expect((await phone.remove(`${path(id)}/photos/${photo.id}`)).status).toBe(204);
  expect((await phone.put(path(id), signedAt(done))).json.photos).toEqual([]);
  const stranger = phoneWith(service, other.driverId, (await newPhone(service)).token);
  expectV1Error(await stranger.remove(`${path(id)}/photos/${photo.id}`), 404, 'ORDER_NOT_FOUND');
});
