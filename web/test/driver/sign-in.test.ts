// Signs in with a link, and handles the data on the phone.
import { expect, test } from 'vitest';
import { newPhone, refusal, SESSION } from './phone.ts';

const OTHER = { ...SESSION.driver, id: 'driver-2', name: 'Jana Kowalska' };
const signedIn = (driver: object) => ({ body: { sessionToken: 'session-2', driver } });

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
  expect(await tab.signInWithLink()).toBe('done');
  expect(await tab.readState('session')).toMatchObject({ token: 'session-2', ended: false });
  expect(await tab.entries()).toHaveLength(1);
  expect(await tab.readState('link')).toBeUndefined();
});

test('another driver is asked before unsent data is deleted', async () => {
  const { tab } = await withLink(OTHER);
  await tab.enqueueStep('a', { type: 'step', step: 'accept' });
  expect(await tab.signInWithLink()).toBe('other-driver');
  expect((await tab.readState('session'))!.driver.name).toBe('Murat Kaya');
  expect(await tab.entries()).toHaveLength(1);
  expect(await tab.signInWithLink({ replace: true })).toBe('done');
  expect((await tab.readState('session'))!.driver.name).toBe('Jana Kowalska');
  expect(await tab.entries()).toEqual([]);
});

test('another driver sees no data of the previous driver after everything was sent', async () => {
  const { tab } = await withLink(OTHER);
  await tab.saveState('askedAt', '2026-10-01T08:00:00.000Z');
  expect(await tab.signInWithLink()).toBe('done');
  expect(await tab.readState('askedAt')).toBeUndefined();
});

test('a link that was opened without network is stored until the network returns', async () => {
  const { phone, tab } = await withLink();
  phone.answer = () => null;
  expect(await tab.signInWithLink()).toBe('offline');
  expect(await (await phone.open()).readState('link')).toBeDefined();
});

test.for([
  ['CREDENTIALS_EXPIRED', 'expired'],
  ['INVALID_CREDENTIALS', 'unknown'],
] as const)('an invalid link is reported and deleted: %s', async ([code, outcome]) => {
  const { phone, tab } = await withLink();
  phone.answer = () => refusal(401, code);
  expect(await tab.signInWithLink()).toBe(outcome);
  expect(await tab.readState('link')).toBeUndefined();
});

test('signing out on this phone deletes everything, with or without network', async () => {
  const { phone, tab } = await withLink();
  await tab.enqueueStep('a', { type: 'step', step: 'accept' });
  phone.answer = () => null;
  await tab.signOutHere();
  expect(phone.acts()).toEqual(['DELETE /session']);
  expect(await tab.entries()).toEqual([]);
  expect(await tab.readState('session')).toBeUndefined();
});
