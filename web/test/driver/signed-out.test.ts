// A phone that dispatch signed out: it hands in what it can, locks the rest, and deletes it only when told.
import { describe, expect, test } from 'vitest';
import type { StoredDraft, StoredTrip } from '../../src/driver/local-store/records.ts';
import { newPhone, type Phone, photoOf, refusal, SESSION, type Sent, type Tab, tripOf } from './phone.ts';

const signedOut = (details: object = {}) =>
  refusal(401, 'INVALID_CREDENTIALS', { reason: 'SIGNED_OUT', ...details });
const newSession = { ...SESSION, token: 'session-2' };

/** A protocol with two photos waits, another one is begun. */
async function withWork(phone: Phone): Promise<Tab> {
  const tab = await phone.open();
  await tab.inDatabase('readwrite', ['trips'], async (transaction) => {
    for (const id of ['a', 'b']) {
      await transaction.put('trips', { id, trip: tripOf(id), gone: false, news: [] } satisfies StoredTrip);
    }
  });
  await tab.enqueueStep('a', { type: 'step', step: 'start' });
  await tab.handIn('a', { photos: [photoOf('p1'), photoOf('p2')] });
  return tab;
}

const synchroniseAll = async (tab: Tab) => {
  await tab.sendAll();
  return tab.synchronise({ ask: true });
};

/** The service refuses reads and, if wanted, what was done after the sign-out. */
const answering =
  (refuses: (call: Sent) => boolean = () => false) =>
  (call: Sent) =>
    call.path === '/session' || call.path.startsWith('/session?')
      ? { body: {} }
      : call.method === 'GET' || call.path === '/me' || refuses(call)
        ? signedOut()
        : undefined;

test('hands in everything that waits, then deletes its data and confirms it', async () => {
  const phone = await newPhone();
  const tab = await withWork(phone);
  await tab.enqueueProfile({ language: 'en' });
  phone.answer = answering();
  await synchroniseAll(tab);
  expect(phone.acts().map((act) => act.replace(/\?.*/, ''))).toEqual(
    expect.arrayContaining([
      'POST /trips/a/start',
      'PUT /trips/a/protocols/pickup',
      'PUT /trips/a/protocols/pickup/photos/p1',
      'PUT /trips/a/protocols/pickup/photos/p2',
      'POST /trips/a/protocols/pickup/submit',
    ]),
  );
  expect(phone.acts().at(-1)).toBe('DELETE /session');
  expect(await tab.readState('session')).toBeUndefined();
  expect(await tab.readState('locked')).toBeUndefined();
  expect(await tab.readState('wiped')).toBe('SIGNED_OUT');
  expect(await tab.all('trips')).toEqual([]);
});

test('goes on trying while the network is lost or the service is busy', async () => {
  const phone = await newPhone();
  const tab = await withWork(phone);
  phone.answer = ({ path, method }) =>
    method === 'GET' ? signedOut() : path.includes('p2') ? refusal(503, 'SERVICE_BUSY') : undefined;
  await synchroniseAll(tab);
  expect(await tab.readState('session')).toMatchObject({ signedOut: true });
  expect((await tab.entries()).filter(tab.isOpen)).toHaveLength(2);
  phone.answer = answering();
  await synchroniseAll(tab);
  expect(await tab.readState('session')).toBeUndefined();
  expect(phone.acts()).toContain('POST /trips/a/protocols/pickup/submit');
});

describe('work that cannot be sent', () => {
  async function locked() {
    const phone = await newPhone();
    const tab = await withWork(phone);
    phone.answer = answering(() => true);
    await synchroniseAll(tab);
    return { phone, tab };
  }

  test('is locked: nothing on the phone can be read without the key', async () => {
    const { phone, tab } = await locked();
    expect(await tab.readState('wiped')).toBe('LOCKED');
    expect(await tab.readState('session')).toBeUndefined();
    for (const store of ['outbox', 'trips', 'drafts'] as const) expect(await tab.all(store)).toEqual([]);
    expect(await tab.protocolStore.readPhoto('p1')).toBeUndefined();
    expect(phone.acts().at(-1)).toBe('DELETE /session?holdsWork=true');
    const [work] = (await tab.readState('locked'))!;
    expect(work).toMatchObject({ driverId: SESSION.driver.id, token: SESSION.token });
    const text = Buffer.from(work!.data).toString('latin1');
    for (const plain of ['Erika', 'Stuttgart', 'picture of p1', 'pickup']) expect(text).not.toContain(plain);
  });

  test('is sent as soon as the driver signs in again', async () => {
    const { phone, tab } = await locked();
    phone.answer = ({ path }) =>
      path === '/session'
        ? { body: { ...newSession, sessionToken: newSession.token, driver: SESSION.driver } }
        : undefined;
    await tab.saveState('link', 'a'.repeat(43));
    expect(await tab.signIn()).toBe('done');
    expect(await tab.readState('locked')).toBeUndefined();
    expect(await tab.all<StoredDraft>('drafts')).toMatchObject([{ contactName: 'Erika Muster' }]);
    phone.sent.length = 0;
    await tab.sendAll();
    const photo = phone.sent.find(({ path }) => path.includes('/photos/p1'))!;
    expect(await photo.file!.text()).toBe('picture of p1');
    expect(photo.file!.type).toBe('image/jpeg');
    expect(phone.acts().at(-1)).toBe('POST /trips/a/protocols/pickup/submit');
    expect(new Set(phone.sent.map(({ token }) => token))).toEqual(new Set(['session-2']));
  });

  test('stays locked while another driver uses the phone and signs out', async () => {
    const { phone, tab } = await locked();
    const driver = { ...SESSION.driver, id: 'driver-2' };
    phone.answer = ({ path, method }) =>
      path === '/session' && method === 'POST'
        ? { body: { sessionToken: 'session-3', driver, storageKey: SESSION.storageKey } }
        : undefined;
    await tab.saveState('link', 'a'.repeat(43));
    expect(await tab.signIn()).toBe('done');
    expect(await tab.entries()).toEqual([]);
    await tab.signOutHere();
    expect(await tab.readState('locked')).toHaveLength(1);
  });

  test('stays locked if the service has another key', async () => {
    const { phone, tab } = await locked();
    const storageKey = `${'B'.repeat(43)}=`;
    phone.answer = ({ path }) =>
      path === '/session'
        ? { body: { sessionToken: 'session-2', driver: SESSION.driver, storageKey } }
        : undefined;
    await tab.saveState('link', 'a'.repeat(43));
    expect(await tab.signIn()).toBe('done');
    expect(await tab.readState('locked')).toHaveLength(1);
  });

  test('is deleted only when dispatch has given it up', async () => {
    const { phone, tab } = await locked();
    await tab.deleteReleasedWork();
    phone.answer = () => null;
    await tab.deleteReleasedWork();
    phone.answer = () => refusal(401, 'INVALID_CREDENTIALS');
    await tab.deleteReleasedWork();
    expect(await tab.readState('locked')).toHaveLength(1);
    phone.answer = ({ method }) => (method === 'GET' ? signedOut({ deleteUnsentWork: true }) : { body: {} });
    await tab.deleteReleasedWork();
    expect(await tab.readState('locked')).toBeUndefined();
    expect(await tab.readState('wiped')).toBe('SIGNED_OUT');
    expect(phone.acts().at(-1)).toBe('DELETE /session');
  });
});

test('work of one trip that was done too late does not keep the other trip from being sent', async () => {
  const phone = await newPhone();
  const tab = await withWork(phone);
  await tab.handIn('b');
  phone.answer = answering(({ path }) => path.startsWith('/trips/a/'));
  await synchroniseAll(tab);
  expect(phone.acts()).toContain('POST /trips/b/protocols/pickup/submit');
  expect(await tab.readState('wiped')).toBe('LOCKED');
});

test('a draft that is saved while the work is locked is locked with it', async () => {
  const phone = await newPhone();
  const tab = await withWork(phone);
  phone.answer = answering(() => true);
  const { encrypt } = crypto.subtle;
  let saved = false;
  crypto.subtle.encrypt = async (...given: Parameters<typeof encrypt>) => {
    if (!saved) await tab.handIn('b');
    saved = true;
    return encrypt.apply(crypto.subtle, given);
  };
  await synchroniseAll(tab);
  crypto.subtle.encrypt = encrypt;
  expect(await tab.all('drafts')).toEqual([]);
  const putBack = await tab.openLockedWork(newSession);
  await tab.inDatabase('readwrite', tab.STORES, putBack);
  expect((await tab.all<StoredDraft>('drafts')).map(({ tripId }) => tripId)).toEqual(['a', 'b']);
});

test('work that dispatch has given up is deleted at once', async () => {
  const phone = await newPhone();
  const tab = await withWork(phone);
  phone.answer = () => signedOut({ deleteUnsentWork: true });
  await synchroniseAll(tab);
  expect(await tab.entries()).toEqual([]);
  expect(await tab.readState('locked')).toBeUndefined();
  expect(await tab.readState('wiped')).toBe('SIGNED_OUT');
});

test('removing a photo that the service does not have is no error', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.handIn('a', { uploadedPhotoIds: ['p9'] });
  phone.answer = ({ method }) => (method === 'DELETE' ? refusal(404, 'ORDER_NOT_FOUND') : undefined);
  await tab.sendAll();
  expect((await tab.entries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});
