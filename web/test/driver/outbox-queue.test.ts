// The outbox: entries are queued once and in order, can be undone while they wait, and survive a restart.
import { expect, test } from 'vitest';
import { newPhone } from './phone.ts';

const step = (name: 'accept' | 'start' | 'arrive-pickup') => ({ type: 'step', step: name }) as const;

test('two taps on the same step are one entry, also from two tabs', async () => {
  const phone = await newPhone();
  const [one, other] = [await phone.open(), await phone.open()];
  await Promise.all([
    one.enqueueStep('a', step('accept')),
    one.enqueueStep('a', step('accept')),
    other.enqueueStep('a', step('accept')),
  ]);
  expect((await one.entries()).map(({ id, state }) => [id, state])).toEqual([['a/accept', 'waiting']]);
});

test('a step waits until it can no longer be undone, unless the next step follows', async () => {
  const tab = await (await newPhone()).open();
  const before = Date.now();
  await tab.enqueueStep('a', step('accept'));
  const [first] = await tab.entries();
  expect(first!.notBeforeMs - before).toBeGreaterThanOrEqual(tab.UNDO_MS);
  expect(Date.parse(first!.at) - before).toBeLessThan(tab.UNDO_MS);
  await tab.enqueueStep('a', step('start'));
  await tab.enqueueStep('b', step('accept'));
  expect((await tab.entries()).map(({ id, notBeforeMs }) => [id, notBeforeMs > 0])).toEqual([
    ['a/accept', false],
    ['a/start', true],
    ['b/accept', true],
  ]);
});

test('an undone step is never sent, and a step that is being sent cannot be undone', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.enqueueStep('a', step('accept'));
  await tab.enqueueStep('b', step('accept'));
  const [first] = await tab.entries();
  expect(await tab.cancelEntry(first!.seq)).toBe(true);
  let taken: boolean | undefined;
  phone.answer = async () => {
    const [sending] = await tab.entries();
    taken = await tab.cancelEntry(sending!.seq);
    return undefined;
  };
  await tab.sendAll();
  expect(taken).toBe(false);
  expect(phone.acts()).toEqual(['POST /trips/b/accept']);
  expect(await tab.cancelEntry(first!.seq)).toBe(false);
});

test('a refused step can be queued again', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.enqueueStep('a', step('accept'));
  phone.answer = () => ({ status: 409, body: { error: { code: 'INVALID_STATUS' } } });
  await tab.sendAll();
  expect((await tab.entries()).map(({ state }) => state)).toEqual(['refused']);
  await tab.enqueueStep('a', step('accept'));
  expect((await tab.entries()).map(({ state }) => state)).toEqual(['waiting']);
});

test('the newest value of a setting is sent', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.enqueueProfile({ language: 'de' });
  await tab.enqueueProfile({ locationConsent: true });
  await tab.enqueueProfile({ language: 'en' });
  await tab.sendAll();
  expect(phone.sent.map(({ json }) => json)).toEqual([{ locationConsent: true }, { language: 'en' }]);
});

test('all entries survive a restart, and an entry that was being sent is sent again', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.enqueueStep('a', step('accept'));
  await tab.enqueueStep('a', step('start'));
  // The battery is empty before the response arrives.
  phone.answer = () => new Promise(() => {});
  void tab.sendAll().catch(() => {});
  await expect.poll(() => phone.sent.length).toBe(1);
  const restarted = await newTabAfterCrash(phone);
  expect((await restarted.entries()).map(({ state }) => state)).toEqual(['sending', 'waiting']);
  phone.answer = () => undefined;
  await restarted.sendAll();
  expect(phone.acts()).toEqual(['POST /trips/a/accept', 'POST /trips/a/accept', 'POST /trips/a/start']);
  expect((await restarted.entries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

/** A closed tab releases its lock. */
async function newTabAfterCrash(phone: Awaited<ReturnType<typeof newPhone>>) {
  Reflect.deleteProperty(navigator, 'locks');
  return phone.open();
}
