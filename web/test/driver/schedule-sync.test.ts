// When the app sends and refreshes: at once, with backoff after failures, when the network returns, and when
// the page becomes visible.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPhone, type Phone, photoOf } from './phone.ts';

const accept = { type: 'step', step: 'accept' } as const;
const GROWING_PAUSES_MS = [2000, 5000, 15_000, 30_000, 60_000, 120_000, 120_000];

let page: EventTarget;
let screen: EventTarget & { visibilityState: string };

beforeEach(() => {
  page = new EventTarget();
  screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
});
afterEach(() => vi.clearAllTimers());

async function openApp(phone: Phone) {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', screen);
  const tab = await phone.open();
  // The database runs in real time; the test controls only timers and the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const schedule = await import('../../src/driver/outbox/schedule-sync.ts');
  return { ...tab, ...schedule };
}

/** Waits until no operation is in progress; timers stay pending. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

const asked = (phone: Phone) => phone.sent.filter(({ path }) => path === '/trips').length;
const tried = (phone: Phone) => phone.acts().length;

test('a step is sent as soon as it can no longer be undone', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await settle();
  await app.enqueueStep('a', accept);
  await app.syncNow();
  await pass(app.UNDO_MS - 500);
  expect(phone.acts()).toEqual([]);
  await pass(600);
  expect(phone.acts()).toEqual(['POST /trips/a/accept']);
});

test('the delay grows with each failure, and a return of the network resets it', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  await app.enqueueProfile({ language: 'en' });
  phone.answer = () => null;
  await app.syncNow();
  expect(tried(phone)).toBe(1);
  for (const [times, pause] of GROWING_PAUSES_MS.entries()) {
    await pass(pause - 100);
    expect(tried(phone), `before pause ${times}`).toBe(times + 1);
    await pass(200);
    expect(tried(phone), `after pause ${times}`).toBe(times + 2);
  }
  app.startSyncSchedule();
  await settle();
  const before = tried(phone);
  phone.answer = () => undefined;
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(tried(phone)).toBeGreaterThan(before);
  expect((await app.entries()).map(({ state }) => state)).toEqual(['sent']);
});

test('a longer Retry-After of the service is respected', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  await app.enqueueProfile({ language: 'en' });
  phone.answer = ({ method }) =>
    method === 'GET' ? undefined : { status: 503, body: null, headers: { 'retry-after': '40' } };
  await app.syncNow();
  await pass(39_000);
  expect(tried(phone)).toBe(1);
  await pass(2000);
  expect(tried(phone)).toBe(2);
});

test('with an empty outbox the app refreshes once a minute, and when the page becomes visible', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await settle();
  expect(asked(phone)).toBe(1);
  await pass(59_000);
  expect(asked(phone)).toBe(1);
  await pass(2000);
  expect(asked(phone)).toBe(2);
  screen.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked(phone)).toBe(3);
  screen.visibilityState = 'hidden';
  screen.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked(phone)).toBe(3);
});

test('several calls during a round lead to one more round', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  await Promise.all([1, 2, 3, 4].map(() => app.syncNow({ ask: true })));
  expect(asked(phone)).toBe(2);
});

test('entries of another tab that was closed are sent by this tab', async () => {
  const phone = await newPhone();
  const closed = await phone.open();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await settle();
  await closed.enqueueProfile({ language: 'en' });
  await vi.waitFor(async () => {
    await settle();
    expect(phone.acts()).toEqual(['PATCH /me']);
  });
});

test('after a success the rest follows soon, although every third call fails', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  await app.handIn('a', { photos: ['1', '2', '3', '4', '5', '6', '7'].map((id) => photoOf(id)) });
  let calls = 0;
  phone.answer = () => {
    calls += 1;
    return calls % 3 === 0 ? null : undefined;
  };
  await app.syncNow();
  await settle();
  for (let seconds = 0; seconds < 8; seconds += 1) await pass(1000);
  expect((await app.entries()).filter(({ state }) => state !== 'sent')).toEqual([]);
});

test('positions do not postpone the refresh', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await settle();
  for (let times = 0; times < 3; times += 1) {
    await pass(25_000);
    await app.syncNow();
  }
  expect(asked(phone)).toBe(2);
});

test('"Send now" does not wait for a pause', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  await app.enqueueProfile({ language: 'en' });
  phone.answer = () => null;
  await app.syncNow();
  await pass(2100);
  phone.answer = () => undefined;
  await app.sendNow();
  expect((await app.entries()).map(({ state }) => state)).toEqual(['sent']);
});
