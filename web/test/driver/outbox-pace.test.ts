// When the app sends and asks: at once, with growing pauses while it fails, and by itself when network or eyes come back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPhone, type Phone } from './phone.ts';

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
  // The database goes on by itself; only waiting is in the hands of the test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const pace = await import('../../src/driver/outbox/schedule-sync.ts');
  return { ...tab, ...pace };
}

/** Until nothing is under way: what is due happens, and what waits stays. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await calm();
}

const asked = (phone: Phone) => phone.sent.filter(({ path }) => path === '/trips').length;
const tried = (phone: Phone) => phone.acts().length;

test('a step goes out as soon as it can no longer be taken back', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await calm();
  await app.enqueueStep('a', accept);
  await app.syncNow();
  await pass(app.UNDO_MS - 500);
  expect(phone.acts()).toEqual([]);
  await pass(600);
  expect(phone.acts()).toEqual(['POST /trips/a/accept']);
});

test('pauses grow while it fails, and network that comes back ends them', async () => {
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
  await calm();
  const before = tried(phone);
  phone.answer = () => undefined;
  page.dispatchEvent(new Event('online'));
  await calm();
  expect(tried(phone)).toBeGreaterThan(before);
  expect((await app.entries()).map(({ state }) => state)).toEqual(['sent']);
});

test('a service that asks to wait longer gets its time', async () => {
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

test('where nothing waits, the service is asked for news once a minute, and when eyes come back', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await calm();
  expect(asked(phone)).toBe(1);
  await pass(59_000);
  expect(asked(phone)).toBe(1);
  await pass(2000);
  expect(asked(phone)).toBe(2);
  screen.dispatchEvent(new Event('visibilitychange'));
  await calm();
  expect(asked(phone)).toBe(3);
  screen.visibilityState = 'hidden';
  screen.dispatchEvent(new Event('visibilitychange'));
  await calm();
  expect(asked(phone)).toBe(3);
});

test('what is asked while a round runs becomes one more round, not several', async () => {
  const phone = await newPhone();
  const app = await openApp(phone);
  await Promise.all([1, 2, 3, 4].map(() => app.syncNow({ ask: true })));
  expect(asked(phone)).toBe(2);
});

test('what another tab put in line before it closed is sent by this one', async () => {
  const phone = await newPhone();
  const closed = await phone.open();
  const app = await openApp(phone);
  app.startSyncSchedule();
  await calm();
  await closed.enqueueProfile({ language: 'en' });
  await vi.waitFor(async () => {
    await calm();
    expect(phone.acts()).toEqual(['PATCH /me']);
  });
});
