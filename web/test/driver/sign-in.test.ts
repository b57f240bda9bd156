// Signs in with a link, and handles the data on the phone.
import { expect, test } from 'vitest';
import { newPhone, refusal, SESSION } from './phone.ts';

const OTHER = { ...SESSION.driver, id: 'driver-2', name: 'Jana Kowalska' };
const signedIn = (driver: object) => ({
  body: { sessionToken: 'session-2', driver, storageKey: SESSION.storageKey },
});

async function withLink(driver: object = SESSION.driver) {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.saveState('link', 'a'.repeat(40));
  phone.answer = ({ path }) => (path === '/session' ? signedIn(driver) : undefined);
  return { phone, tab };
}

test('the same driver continues with the unsent entries', async () => {
  const { tab } = await withLink();
  await tab.enqueueStep('a', { type: 'step', step: 'accept' });
  await tab.changeSession(SESSION.token, { ended: true });
  expect(await tab.signIn()).toBe('done');
  expect(await tab.readState('session')).toMatchObject({ token: 'session-2', ended: false });
  expect(await tab.entries()).toHaveLength(1);
  expect(await tab.readState('link')).toBeUndefined();
});

test('a link of another driver replaces nobody without asking, and unsent work is locked, not deleted', async () => {
  const { phone, tab } = await withLink(OTHER);
  await tab.enqueueStep('a', { type: 'step', step: 'accept' });
  phone.answer = ({ path, json }) =>
    path !== '/session'
      ? undefined
      : json?.signedInAs
        ? refusal(409, 'OTHER_DRIVER_SIGNED_IN', { driver: { id: OTHER.id, name: OTHER.name } })
        : signedIn(OTHER);
  expect(await tab.signIn()).toEqual({ other: 'Jana Kowalska' });
  expect(phone.sent.at(-1)!.json.signedInAs).toBe(SESSION.driver.id);
  expect((await tab.readState('session'))!.driver.name).toBe('Murat Kaya');
  expect(await tab.entries()).toHaveLength(1);
  expect(await tab.readState('link')).toBeDefined();
  expect(await tab.signIn({ replace: true })).toBe('done');
  expect((await tab.readState('session'))!.driver.name).toBe('Jana Kowalska');
  expect(await tab.entries()).toEqual([]);
  expect(await tab.readState('locked')).toMatchObject([{ driverId: SESSION.driver.id }]);
  expect(phone.acts().at(-1)).toBe('DELETE /session?holdsWork=true');
});

test('another driver sees no data of the previous driver after everything was sent', async () => {
  const { tab } = await withLink(OTHER);
  await tab.saveState('askedAt', '2026-10-01T08:00:00.000Z');
  expect(await tab.signIn()).toBe('done');
  expect(await tab.readState('askedAt')).toBeUndefined();
  expect(await tab.readState('locked')).toBeUndefined();
});

test('a phone keeps its id, so that it can repeat a sign-in whose answer was lost', async () => {
  const { phone, tab } = await withLink();
  phone.answer = () => null;
  await tab.signIn();
  phone.answer = () => signedIn(SESSION.driver);
  await (await phone.open()).signIn();
  const ids = phone.sent.map(({ json }) => json.deviceId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

test('opening a link again that signed this phone in only opens the app', async () => {
  const { phone, tab } = await withLink();
  phone.answer = () => refusal(401, 'INVALID_CREDENTIALS', { reason: 'USED_ON_THIS_PHONE' });
  expect(await tab.signIn()).toBe('done');
  expect(await tab.readState('session')).toMatchObject({ token: SESSION.token });
  await tab.saveState('link', 'a'.repeat(40));
  await tab.changeSession(SESSION.token, { ended: true });
  expect(await tab.signIn()).toBe('unknown');
});

test.for([
  [signedIn(SESSION.driver), 'done'],
  [refusal(401, 'INVALID_CREDENTIALS'), 'unknown'],
  [refusal(400, 'INVALID_REQUEST'), 'unknown'],
  [refusal(401, 'CREDENTIALS_EXPIRED'), 'expired'],
  [refusal(429, 'RATE_LIMITED'), 'tooMany'],
  [null, 'offline'],
] as const)('a typed code: %j', async ([answer, outcome]) => {
  const phone = await newPhone({ session: null });
  const tab = await phone.open();
  phone.answer = () => answer;
  expect(await tab.signIn({ code: '4829130571' })).toBe(outcome);
  expect(phone.sent[0]).toMatchObject({ path: '/session/code', json: { code: '4829130571' } });
});

test('a link that was opened without network is stored until the network returns', async () => {
  const { phone, tab } = await withLink();
  phone.answer = () => null;
  expect(await tab.signIn()).toBe('offline');
  expect(await (await phone.open()).readState('link')).toBeDefined();
});

test.for([
  ['CREDENTIALS_EXPIRED', 'expired'],
  ['INVALID_CREDENTIALS', 'unknown'],
] as const)('an invalid link is reported and deleted: %s', async ([code, outcome]) => {
  const { phone, tab } = await withLink();
  phone.answer = () => refusal(401, code);
  expect(await tab.signIn()).toBe(outcome);
  expect(await tab.readState('link')).toBeUndefined();
});

test('signing out on this phone deletes everything, and without network the session ends later', async () => {
  const { phone, tab } = await withLink();
  await tab.enqueueStep('a', { type: 'step', step: 'accept' });
  phone.answer = () => null;
  await tab.signOutHere();
  expect(phone.acts()).toEqual(['DELETE /session']);
  expect(await tab.entries()).toEqual([]);
  expect(await tab.readState('session')).toBeUndefined();
  expect(await tab.readState('signOut')).toEqual({ token: SESSION.token, hasFailed: true });
  // The app was closed and opened again.
  phone.answer = () => undefined;
  await (await phone.open()).synchronise({ ask: true });
  expect(phone.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/session', token: SESSION.token });
  expect(await tab.readState('signOut')).toBeUndefined();
});

test.for([
  ['the service ended it', undefined],
  ['the session had ended before', refusal(401, 'INVALID_CREDENTIALS')],
] as const)('a sign-out is not reported again: %s', async ([, answer]) => {
  const { phone, tab } = await withLink();
  phone.answer = () => answer;
  await tab.signOutHere();
  expect(await tab.readState('signOut')).toBeUndefined();
});
