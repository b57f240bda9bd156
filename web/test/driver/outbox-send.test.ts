// Sends the outbox: in order, nothing twice, nothing lost, and every kind of response has its effect.
import { describe, expect, test, vi } from 'vitest';
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

/** Accepts the trip, drives to the pickup and signs there, all without network. */
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

describe('actions without network', () => {
  test('are sent in order, each once, with the original pictures', async () => {
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

  test('photos of a damage are sent with its number, others with a caption', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    const damage = { position: null, type: null, description: 'Delle', isNew: false };
    const subject = { of: 'damage', damageId: 'd2' } as const;
    await tab.handIn('a', {
      damages: [
        { ...damage, id: 'd1' },
        { ...damage, id: 'd2' },
      ],
      photos: [photoOf('p1'), { ...photoOf('p2'), subject }],
    });
    await tab.sendAll();
    const queryOf = (id: string) =>
      new URLSearchParams(
        phone
          .acts()
          .find((act) => act.includes(`/photos/${id}`))!
          .split('?')[1],
      );
    expect(queryOf('p1').get('caption')).toBe('Vorn');
    expect(queryOf('p1').get('damageNumber')).toBeNull();
    expect(queryOf('p2').get('caption')).toBeNull();
    expect(queryOf('p2').get('damageNumber')).toBe('2');
  });

  test('of two trips are sent for each trip, and their signatures are not mixed up', async () => {
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

  test('are sent with the time of the action, not the time of sending', async () => {
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

  test('are sent with the clock offset of the phone', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    const date = () => ({ headers: { date: new Date(Date.now() - 3 * 3_600_000).toUTCString() } });
    phone.answer = date;
    await tab.synchronise({ ask: true });
    await tab.enqueueStep('a', step('accept'));
    await tab.sendAll();
    expect(Math.abs(phone.sent.at(-1)!.json.clockOffsetSeconds - 3 * 3600)).toBeLessThan(5);
  });

  test('keep the clock offset of their time when the clock is corrected before they are sent', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.saveState('clockOffsetSeconds', -7200);
    await tab.enqueueStep('a', step('accept'));
    await tab.handIn('a');
    await tab.saveState('clockOffsetSeconds', 0);
    await tab.sendAll();
    expect(phone.sent.map(({ json, path }) => json?.clockOffsetSeconds ?? path)).toEqual([
      -7200,
      '/trips/a/protocols/pickup?clockOffsetSeconds=-7200',
      -7200,
    ]);
  });

  test('after the clock was set back are sent only when its offset is measured again', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.saveState('askedAt', new Date(Date.now() + 7_200_000).toISOString());
    await tab.enqueueStep('a', step('accept'));
    phone.answer = () => ({ headers: { date: new Date(Date.now() + 7_200_000).toUTCString() } });
    await tab.sendAll();
    const [measured, accept] = phone.sent;
    expect(measured).toMatchObject({ method: 'GET', path: '/me' });
    expect(Math.abs(accept!.json.clockOffsetSeconds + 7200)).toBeLessThan(5);
  });
});

describe('without network', () => {
  test('nothing is lost, at whichever call the network fails', async () => {
    for (let works = 0; works < WHOLE_TRIP.length; works += 1) {
      const phone = await newPhone();
      const tab = await signedOffline(phone);
      let calls = 0;
      phone.answer = () => (calls++ < works ? undefined : null);
      expect(await tab.sendAll()).toMatchObject({ reached: false });
      phone.answer = () => undefined;
      await (await phone.open()).sendAll();
      const acts = withoutQuery(phone.acts());
      // A photo does not wait for another one, so two of them are tried before the round ends.
      expect(acts.slice(0, works + 1), `broken off after ${works}`).toEqual(WHOLE_TRIP.slice(0, works + 1));
      const failed = WHOLE_TRIP[works]!.endsWith('/p1') ? 2 : 1;
      expect(acts.slice(works + failed), `continued after ${works}`).toEqual(WHOLE_TRIP.slice(works));
    }
  });

  test('a photo whose upload fails is sent again before the protocol is submitted', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = ({ path }) => (path.includes('/photos/p1') ? { status: 503, body: null } : undefined);
    await tab.sendAll();
    // The other photo does not wait for it, but the protocol does.
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP.slice(0, 6));
    phone.answer = () => undefined;
    await tab.sendAll();
    expect(withoutQuery(phone.acts()).slice(6)).toEqual([WHOLE_TRIP[4], WHOLE_TRIP[6]]);
  });
});

test('a clock that was set back does not hold an entry', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.enqueueStep('a', step('accept'));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
  await tab.synchronise({ ask: false });
  clock.mockRestore();
  expect(phone.acts()).toEqual(['POST /trips/a/accept']);
});

describe('a service that cannot accept a call now', () => {
  test('blocks only the trip of that call, and the result has its Retry-After', async () => {
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

describe('a refusal by the service', () => {
  test('is stored, and the following entries are sent', async () => {
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

  test('of a protocol also refuses its photos', async () => {
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

  test('for an invalid field reopens the protocol; handed in again, it is sent before later steps', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.handIn('a');
    await tab.enqueueStep('a', step('finish'));
    const fields = [{ field: 'odometerKm', code: 'too_small', message: 'Too low.' }];
    phone.answer = ({ path }) =>
      /submit$/.test(path) ? refusal(400, 'VALIDATION_FAILED', { fields }) : undefined;
    await tab.sendAll();
    expect(await tab.readDraft('a', 'pickup')).toMatchObject({
      handedInAt: null,
      problems: [{ field: 'odometerKm', code: 'too_small', value: '[700,false]' }],
    });
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

  test('a photo that was taken again after that replaces the old one in the service too', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await tab.handIn('a', { photos: [photoOf('old')] });
    const fields = [{ field: 'odometerKm', code: 'too_small' }];
    phone.answer = ({ path }) =>
      /submit$/.test(path) ? refusal(400, 'INVALID_REQUEST', { fields }) : undefined;
    await tab.sendAll();
    const draft = (await tab.readDraft('a', 'pickup'))!;
    const retaken = await tab.protocolStore.addPhoto(
      await tab.protocolStore.removePhoto(draft, 'old'),
      photoOf('new'),
      new Blob(['new'], { type: 'image/jpeg' }),
    );
    phone.answer = ({ method }) => (method === 'DELETE' ? { body: {} } : undefined);
    phone.sent.length = 0;
    await tab.protocolStore.handIn(retaken);
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual([
      'PUT /trips/a/protocols/pickup',
      'PUT /trips/a/protocols/pickup/photos/new',
      'DELETE /trips/a/protocols/pickup/photos/old',
      'POST /trips/a/protocols/pickup/submit',
    ]);
  });

  test('a photo that is missing on the phone does not block the other entries', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    await tab.inDatabase('readwrite', ['photos'], (transaction) => transaction.remove('photos', 'p1'));
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP.filter((act) => !act.endsWith('/p1')));
    expect((await tab.entries()).find(({ state }) => state === 'refused')!.refusal!.code).toBe('PHOTO_LOST');
  });
});

describe('a trip that was given to another driver', () => {
  const notMine = refusal(404, 'ORDER_NOT_FOUND');

  test('refuses steps, but accepts a protocol that was signed before', async () => {
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

  test('keeps refused data on the phone', async () => {
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
  test('that expired loses nothing: a new session of the same driver continues', async () => {
    const phone = await newPhone();
    const tab = await signedOffline(phone);
    phone.answer = ({ token }) => (token === 'session-2' ? undefined : refusal(401, 'INVALID_CREDENTIALS'));
    expect(await tab.sendAll()).toMatchObject({ signedIn: false });
    expect((await tab.readState('session'))!.ended).toBe(true);
    // No call is made until there is a new session.
    phone.sent.length = 0;
    expect(await tab.synchronise({ ask: true })).toBeNull();
    expect(phone.sent).toEqual([]);
    await tab.saveState('session', { ...SESSION, token: 'session-2' });
    await tab.sendAll();
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP);
  });
});

describe('several tabs', () => {
  test('send one after another, and nothing twice', async () => {
    const phone = await newPhone();
    const one = await signedOffline(phone);
    const other = await phone.open();
    await Promise.all([one.sendAll(), other.sendAll(), one.sendAll()]);
    expect(withoutQuery(phone.acts())).toEqual(WHOLE_TRIP);
  });

  test('see the changes of other tabs', async () => {
    const phone = await newPhone();
    const [one, other] = [await phone.open(), await phone.open()];
    const { onChange } = await import('../../src/driver/local-store/announce-changes.ts');
    const changeAnnounced = new Promise<void>((resolve) => void onChange(resolve));
    await one.enqueueStep('a', step('accept'));
    await changeAnnounced;
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

  test('wait until the start of the trip is sent, and are sent before the handover', async () => {
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

  test('that the service ignores lead to a refresh at once', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await keepTrip(tab, 'a');
    await keepPosition(tab, 'a');
    const ignored = [{ tripId: 'a', reason: 'ORDER_NOT_FOUND' }];
    phone.answer = ({ path }) => (path === '/positions' ? { body: { accepted: 0, ignored } } : undefined);
    await tab.synchronise({ ask: false });
    expect(phone.sent.map(({ path }) => path)).toContain('/trips');
    expect(await tab.all('trips')).toMatchObject([{ id: 'a', gone: true }]);
  });

  test('are kept without network, and deleted when the service rejects them as invalid', async () => {
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
