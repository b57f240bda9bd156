// What dispatch changed since the last refresh, and what stays on the phone of a trip that another driver
// has.
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { StoredTrip, Trip } from '../../src/driver/local-store/records.ts';
import { newPhone, refusal, SESSION, type Tab, tripOf } from './phone.ts';

/** Refreshes the phone with these trips. */
async function look(phone: Awaited<ReturnType<typeof newPhone>>, tab: Tab, trips: Trip[]) {
  phone.answer = ({ path }) => (path === '/trips' ? { body: { data: trips } } : undefined);
  expect(await tab.refresh(SESSION)).toBe(true);
  return tab.all<StoredTrip>('trips');
}

const elsewhere = { ...tripOf('a').delivery, contact: { name: 'Petra Öztürk', phone: '2' } };

describe('changes by dispatch', () => {
  test.for([
    ['another contact', { delivery: elsewhere }, 'DELIVERY_PLACE'],
    ['another pickup', { pickup: { ...elsewhere, formatted: 'Weg 1' } }, 'PICKUP_PLACE'],
    ['other dates', { requestedDelivery: '2026-10-02T10:00:00.000Z' }, 'DATES'],
    ['a step set by dispatch', { status: 'PICKUP' }, 'STEP'],
  ] as const)('%s', async ([, changes, news]) => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a')]);
    expect((await look(phone, tab, [tripOf('a', changes as Partial<Trip>)]))[0]!.news).toEqual([news]);
    // The changes stay until the driver has seen them.
    expect((await look(phone, tab, [tripOf('a', changes as Partial<Trip>)]))[0]!.news).toEqual([news]);
    await tab.dismissChanges('a');
    expect((await tab.all<StoredTrip>('trips'))[0]!.news).toEqual([]);
  });

  test('actions of the driver do not count as changes', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a')]);
    await tab.enqueueStep('a', { type: 'step', step: 'accept' });
    expect((await look(phone, tab, [tripOf('a', { status: 'ACCEPTED' })]))[0]!.news).toEqual([]);
  });
});

describe('a trip that the service no longer lists', () => {
  test('is removed from the phone when it had ended and nothing is unsent', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a', { status: 'COMPLETED' })]);
    expect(await look(phone, tab, [])).toEqual([]);
  });

  test('is removed from the phone when the driver gave it back', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a')]);
    await tab.enqueueStep('a', { type: 'decline', reason: null });
    phone.answer = () => undefined;
    await tab.sendAll();
    expect(await look(phone, tab, [])).toEqual([]);
  });

  test('stays as gone while an entry waits or was refused', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a')]);
    await tab.handIn('a');
    expect((await look(phone, tab, []))[0]).toMatchObject({ id: 'a', gone: true });
    phone.answer = () => refusal(409, 'CONFLICT', { reason: 'NO_LONGER_YOUR_TRIP' });
    await tab.sendAll();
    expect((await look(phone, tab, []))[0]).toMatchObject({ id: 'a', gone: true });
    expect(await tab.readDraft('a', 'pickup')).toBeDefined();
  });

  test('stays when a protocol was started and not handed in', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a')]);
    const draft = tab.newDraft(tripOf('a'), 'pickup');
    for (const entered of [{ odometerKm: 700 }, { checklist: [{ item: 'KEYS', ok: true, count: 2 }] }]) {
      await tab.protocolStore.save({ ...draft, ...entered });
      expect((await look(phone, tab, []))[0]).toMatchObject({ id: 'a', gone: true });
    }
  });

  test('stays for a day when it was given to somebody else, with who drives it now', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-01T08:00:00.000Z') });
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a')]);
    const taken = { id: 'a', at: '2026-10-01T07:58:00.000Z', by: 'Sandra Weiß', driver: 'Carla Romano' };
    phone.answer = ({ path }) => (path === '/trips' ? { body: { data: [], takenAway: [taken] } } : undefined);
    await tab.refresh(SESSION);
    expect(await tab.all<StoredTrip>('trips')).toMatchObject([{ id: 'a', gone: true, taken }]);
    vi.setSystemTime(Date.now() + DAY_MS - 1);
    await tab.refresh(SESSION);
    expect(await tab.all('trips')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1);
    phone.answer = ({ path }) => (path === '/trips' ? { body: { data: [], takenAway: [] } } : undefined);
    await tab.refresh(SESSION);
    expect(await tab.all('trips')).toEqual([]);
  });

  test('the reading that dispatch reported for the pickup is known at the handover', async () => {
    const phone = await newPhone();
    const tab = await phone.open();
    await look(phone, tab, [tripOf('a', { odometerAtPickupKm: 48_211 })]);
    expect(await tab.readEarlier('a')).toMatchObject({ odometerKm: 48_211 });
  });
});

test('a trip that was declined and assigned again starts from the beginning', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await look(phone, tab, [tripOf('a')]);
  await tab.enqueueStep('a', { type: 'decline', reason: 'Ill' });
  phone.answer = () => undefined;
  await tab.sendAll();
  expect(phone.sent.at(-1)!.json.reason).toBe('Ill');
  await look(phone, tab, [tripOf('a')]);
  expect(await tab.entries()).toEqual([]);
});

test('a profile change in the outbox is newer than the data of the service', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.saveState('session', { ...SESSION, driver: { ...SESSION.driver, language: 'en' } });
  await tab.enqueueProfile({ language: 'en' });
  await look(phone, tab, []);
  expect((await tab.readState('session'))!.driver.language).toBe('en');
});

test('a pickup protocol from another phone is fetched before the handover', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  const protocol = { odometerKm: 48_211, fuelLevelPercent: 75, checklist: [], damages: [] };
  phone.answer = ({ path }) => {
    if (path === '/trips') return { body: { data: [tripOf('a', { status: 'IN_TRANSIT' })] } };
    return path.endsWith('/protocols/pickup') ? { body: protocol } : undefined;
  };
  await tab.refresh(SESSION);
  expect(await tab.readEarlier('a')).toEqual(protocol);
});

test('without network everything stays unchanged', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await look(phone, tab, [tripOf('a')]);
  phone.answer = () => null;
  expect(await tab.refresh(SESSION)).toBe(false);
  expect(await tab.all('trips')).toHaveLength(1);
});
