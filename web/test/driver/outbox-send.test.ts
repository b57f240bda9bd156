// Sending what waits: in order, nothing twice, nothing lost, and each answer leads to what it means.
import { describe, expect, test } from 'vitest';
import type { StoredTrip } from '../../src/driver/local-store/records.ts';
import { newPhone, type Phone, photoOf, refusal, SESSION, type Tab, tripOf } from './phone.ts';
import { SIGNATURE } from './protocol-drafts.ts';

const step = (name: 'accept' | 'start' | 'arrive-pickup' | 'finish') =>
  ({ type: 'step', step: name }) as const;

const states = async (tab: Tab) => (await tab.entries()).map(({ state }) => state);

async function keepTrip(tab: Tab, id: string): Promise<void> {
  await tab.inDatabase('readwrite', ['trips'], (transaction) =>
    transaction.put('trips', { id, trip: tripOf(id), gone: false, news: [] } satisfies StoredTrip),
  );
}
const tripOn = async (tab: Tab, id: string) =>
  (await tab.all<StoredTrip>('trips')).find((trip) => trip.id === id);

/** Accepted, driven to the pickup and signed there, all without network. */
async function signedOffline(phone: Phone): Promise<Tab> {
  const tab = await phone.open();
  await keepTrip(tab, 'a');
  for (const name of ['accept', 'start', 'arrive-pickup'] as const) await tab.enqueueStep('a', step(name));
  await tab.handIn('a', { photos: [photoOf('p1'), photoOf('p2')] });
  return tab;
}

const WHOLE_TRIP = [
  'POST /trips/a/accept',
  'POST /trips/a/start',
  'POST /trips/a/arrive-pickup',
  'PUT /trips/a/protocols/pickup',
  'PUT /trips/a/protocols/pickup/photos/p1',
  'PUT /trips/a/protocols/pickup/photos/p2',
  'POST /trips/a/protocols/pickup/submit',
];
const withoutQuery = (acts: readonly string[]) => acts.map((act) => act.replace(/\?.*/, ''));

describe('what was done without network', () => {
  test('goes out in its order, each once, with the pictures as they were taken', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    expect(await tab.sendAll()).toMatchObject({ reached: true, signedIn: true });
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP);
    expect(await phone.sent.find(({ path }) => path.includes('/photos/p2'))!.file!.text()).toBe(
      'picture of p2',
    );
    await tab.sendAll();
    expect(phone.acts()).toHaveLength(WHOLE_TRIP.length);
  });

  test('of two trips is sent for each, and the signatures of one are never those of the other', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    const signedBy = (png: string) => ({ ...SIGNATURE, png });
    for (const [id, name] of [
      ['a', 'Erika Muster'],
      ['b', 'Max Muster'],
    ] as const)
      await tab.handIn(id, {
        contactName: name,
        driverSignature: signedBy(`driver-${id}`),
        contactSignature: signedBy(`contact-${id}`),
      });
    await tab.sendAll();
    const protocols = phone.sent.filter(({ path }) => /protocols\/pickup$/.test(path));
    expect(
      protocols.map(({ path, json }) => [
        path,
        json.contactName,
        json.driverSignature.png,
        json.contactSignature.png,
      ]),
    ).toEqual([
      ['/trips/a/protocols/pickup', 'Erika Muster', 'driver-a', 'contact-a'],
      ['/trips/b/protocols/pickup', 'Max Muster', 'driver-b', 'contact-b'],
    ]);
  });

  test('carries the time at which it was done, not that of sending', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.enqueueStep('a', step('accept'));
    await tab.handIn('a');
    const doneBy = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await tab.sendAll();
    const [accept, protocol] = phone.sent;
    for (const at of [accept!.json.performedAt, protocol!.json.performedAt])
      expect(Date.parse(at)).toBeLessThanOrEqual(doneBy);
    expect(protocol!.json.driverSignature.signedAt).toBe(SIGNATURE.signedAt);
  });

  test('says by how much the clock of the phone is off', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    const date = () => ({ headers: { date: new Date(Date.now() - 3 * 3_600_000).toUTCString() } });
    phone.answer = date;
    await tab.synchronise({ ask: true });
    await tab.enqueueStep('a', step('accept'));
    await tab.sendAll();
    expect(Math.abs(phone.sent.at(-1)!.json.clockOffsetSeconds - 3 * 3600)).toBeLessThan(5);
  });
});

describe('without network', () => {
  test('nothing is lost, wherever it breaks off', async () => {
    for (let works = 0; works < WHOLE_TRIP.length; works += 1) {
      const phone = await newPhone();
      const tab = await signedOffline(phone);
      let calls = 0;
      phone.answer = () => (calls++ < works ? undefined : null);
      expect(await tab.sendAll()).toMatchObject({ reached: false });
      phone.answer = () => undefined;
      await (await phone.open()).sendAll();
      const acts = withoutQuery(phone.acts());
      expect(acts.toSpliced(works, 1), `broken off after ${works}`).toEqual(WHOLE_TRIP);
    }
  });

  test('a photo whose upload fails is sent again, before the protocol is closed', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = ({ path }) => (path.includes('/photos/p1') ? { status: 503, body: null } : undefined);
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP.slice(0, 5));
    phone.answer = () => undefined;
    await tab.sendAll();
    expect(withoutQuery(phone.acts()).slice(5)).toEqual(WHOLE_TRIP.slice(4));
  });
});

describe('a service that cannot take it now', () => {
  test('holds up its trip only, and says when to come again', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    for (const id of ['a', 'b'])
      for (const name of ['accept', 'start'] as const) await tab.enqueueStep(id, step(name));
    phone.answer = ({ path }) =>
      path === '/trips/a/accept'
        ? { ...refusal(429, 'RATE_LIMITED'), headers: { 'retry-after': '7' } }
        : undefined;
    expect(await tab.sendAll()).toMatchObject({ reached: true, retryAfterSeconds: 7 });
    expect(phone.acts()).toEqual(['POST /trips/a/accept', 'POST /trips/b/accept', 'POST /trips/b/start']);
    expect(await states(tab)).toEqual(['waiting', 'waiting', 'sent', 'sent']);
  });
});

describe('what the service refuses', () => {
  test('is noted, and what comes after it goes out', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.enqueueStep('a', step('accept'));
    await tab.enqueueStep('a', step('start'));
    phone.answer = ({ path }) =>
      path === '/trips/a/accept' ? refusal(409, 'INVALID_STATUS', { status: 'PICKUP' }) : undefined;
    await tab.sendAll();
    const [accept, start] = await tab.entries();
    expect(accept).toMatchObject({ state: 'refused', refusal: { code: 'INVALID_STATUS', status: 'PICKUP' } });
    expect(start!.state).toBe('sent');
  });

  test('of a protocol takes its photos along', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = ({ path }) =>
      /protocols\/pickup$/.test(path)
        ? refusal(409, 'CONFLICT', { reason: 'NO_LONGER_YOUR_TRIP' })
        : undefined;
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP.slice(0, 4));
    const refused = (await tab.entries()).filter(({ state }) => state === 'refused');
    expect(refused.map(({ refusal: why }) => why!.reason)).toEqual(Array(4).fill('NO_LONGER_YOUR_TRIP'));
  });

  test('as wrong opens the protocol again; handed in anew it goes before what was done after it', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.handIn('a');
    await tab.enqueueStep('a', step('finish'));
    const fields = [{ field: 'odometerKm', message: 'Too low.' }];
    phone.answer = ({ path }) =>
      /submit$/.test(path) ? refusal(400, 'VALIDATION_FAILED', { fields }) : undefined;
    await tab.sendAll();
    expect(await tab.readDraft('a', 'pickup')).toMatchObject({ handedInAt: null, problems: fields });
    expect(phone.acts()).not.toContain('POST /trips/a/finish');
    phone.answer = () => undefined;
    phone.sent.length = 0;
    await tab.handIn('a', { odometerKm: 710 });
    await tab.sendAll();
    expect(phone.acts()).toEqual([
      'PUT /trips/a/protocols/pickup',
      'POST /trips/a/protocols/pickup/submit',
      'POST /trips/a/finish',
    ]);
    expect(phone.sent[0]!.json.odometerKm).toBe(710);
  });

  test('a photo that is gone from the phone does not hold up the rest', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    await tab.inDatabase('readwrite', ['photos'], (transaction) => transaction.remove('photos', 'p1'));
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP.filter((act) => !act.endsWith('/p1')));
    expect((await tab.entries()).find(({ state }) => state === 'refused')!.refusal!.code).toBe('PHOTO_LOST');
  });
});

describe('a trip that went to another driver', () => {
  const notMine = refusal(404, 'ORDER_NOT_FOUND');

  test('takes no step any more, but what was signed before is handed in', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = ({ path }) => {
      if (!path.includes('protocols')) return notMine;
      return {
        body: /submit$/.test(path)
          ? { trip: null, protocol: { ofFormerDriver: true } }
          : { ofFormerDriver: true },
      };
    };
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual([WHOLE_TRIP[0], ...WHOLE_TRIP.slice(3)]);
    expect((await tripOn(tab, 'a'))!.gone).toBe(true);
    expect((await states(tab)).slice(3)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  test('keeps on the phone what was not taken', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = () => notMine;
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual([WHOLE_TRIP[0], WHOLE_TRIP[3]]);
    expect(new Set(await states(tab))).toEqual(new Set(['refused']));
    expect(await tab.readDraft('a', 'pickup')).toMatchObject({ driverSignature: SIGNATURE });
    expect(await tab.protocolStore.readPhoto('p1')).toBeDefined();
  });
});

describe('a session', () => {
  test('that ended loses nothing: a new one of the same driver goes on', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = ({ token }) => (token === 'session-2' ? undefined : refusal(401, 'INVALID_CREDENTIALS'));
    expect(await tab.sendAll()).toMatchObject({ signedIn: false });
    expect((await tab.readState('session'))!.ended).toBe(true);
    // Nothing is asked of the service until then.
    phone.sent.length = 0;
    expect(await tab.synchronise({ ask: true })).toBeNull();
    expect(phone.sent).toEqual([]);
    await tab.saveState('session', { ...SESSION, token: 'session-2' });
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP);
  });

  test('that dispatch ended everywhere takes everything off the phone', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = () => refusal(401, 'INVALID_CREDENTIALS', { reason: 'SIGNED_OUT' });
    await tab.sendAll();
    expect(await tab.entries()).toEqual([]);
    expect(await tab.all('drafts')).toEqual([]);
    expect(await tab.protocolStore.readPhoto('p1')).toBeUndefined();
    expect(await tab.readState('session')).toBeUndefined();
    expect(await (await phone.open()).readState('wiped')).toBe('SIGNED_OUT');
  });
});

describe('several tabs', () => {
  test('send one after the other, and nothing twice', async () => {
    const phone = await newPhone();
    const one = await signedOffline(phone);
    const other = await phone.open();
    await Promise.all([one.sendAll(), other.sendAll(), one.sendAll()]);
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP);
  });

  test('see what the other did', async () => {
    const phone = await newPhone();
    const [one, other] = [await phone.open(), await phone.open()];
    const { onChange } = await import('../../src/driver/local-store/announce-changes.ts');
    const heard = new Promise<void>((resolve) => void onChange(resolve));
    await one.enqueueStep('a', step('accept'));
    await heard;
    expect(await states(other)).toEqual(['waiting']);
  });
});

describe('positions', () => {
  const position = (tripId: string) => ({
    tripId,
    lat: 48.5,
    lng: 9.5,
    recordedAt: '2026-10-01T08:00:00.000Z',
  });
  const keepPosition = (tab: Tab, tripId: string) =>
    tab.inDatabase('readwrite', ['positions'], (transaction) =>
      transaction.put('positions', position(tripId)),
    );

  test('wait until the service knows that the trip began, and go before the handover', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.enqueueStep('a', step('start'));
    await keepPosition(tab, 'a');
    phone.answer = ({ path }) => (path.endsWith('/start') ? { status: 503, body: null } : undefined);
    await tab.sendAll();
    expect(phone.acts()).toEqual(['POST /trips/a/start']);
    phone.answer = () => undefined;
    await tab.handIn('a', { kind: 'delivery' });
    phone.sent.length = 0;
    await tab.sendAll();
    expect(phone.acts()).toEqual([
      'POST /trips/a/start',
      'PUT /trips/a/protocols/delivery',
      'POST /positions',
      'POST /trips/a/protocols/delivery/submit',
    ]);
    expect(await tab.all('positions')).toEqual([]);
  });

  test('stay without network, and go when the service cannot read them', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await keepPosition(tab, 'a');
    phone.answer = () => null;
    await tab.sendAll();
    expect(await tab.all('positions')).toHaveLength(1);
    phone.answer = () => refusal(400, 'VALIDATION_FAILED');
    await tab.sendAll();
    expect(await tab.all('positions')).toEqual([]);
  });
});
