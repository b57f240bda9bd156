// Work that the service does not have is named with its reason, until it is sent.
import { expect, test } from 'vitest';
import type { StoredData } from '../../src/driver/local-store/use-stored-data.ts';
import { openProblems } from '../../src/driver/protocol/field-problems.ts';
import { listPendingWork } from '../../src/driver/trips/pending-work.ts';
import { sentParts } from '../../src/driver/trips/sent-parts.ts';
import { newPhone, photoOf, refusal, type Tab } from './phone.ts';

async function pending(tab: Tab) {
  const stored = { trips: [], entries: await tab.entries(), drafts: await tab.all('drafts') } as unknown;
  return listPendingWork(stored as StoredData).map(({ reason, ...work }) => [
    reason,
    work.what === 'protocol' ? work.kind : work.count,
  ]);
}

test('nothing is pending on a phone that has sent everything', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.handIn('a', { photos: [photoOf('p1')] });
  expect(await pending(tab)).toEqual([['waiting', 4]]);
  await tab.sendAll();
  expect(await pending(tab)).toEqual([]);
});

test('a protocol that was started is pending as soon as it has an entry', async () => {
  const tab = await (await newPhone()).open();
  const draft = tab.newDraft({ id: 'a', delivery: { contact: { name: null } } } as never, 'delivery');
  const known = { id: 'd', position: null, type: null, description: 'Kratzer', isNew: false };
  await tab.protocolStore.save({ ...draft, damages: [known] });
  expect(await pending(tab)).toEqual([]);
  await tab.protocolStore.save({ ...draft, checklist: [{ item: 'KEYS', ok: true, count: 2 }] });
  expect(await pending(tab)).toEqual([['unfinished', 'delivery']]);
});

test('a protocol that was sent back is pending until the field is corrected and handed in again', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.handIn('a', { remarks: 'nass', photos: [photoOf('p1')] });
  phone.answer = ({ path }) =>
    /protocols\/pickup$/.test(path)
      ? refusal(400, 'INVALID_REQUEST', { fields: [{ field: 'remarks', code: 'invalid_format' }] })
      : undefined;
  await tab.sendAll();
  expect(await pending(tab)).toEqual([['sent-back', 'pickup']]);
  const draft = (await tab.readDraft('a', 'pickup'))!;
  const parts = sentParts(draft, await tab.entries());
  expect([parts.sent, parts.isComplete]).toEqual([0, false]);
  expect(openProblems(draft).map(({ field }) => field)).toEqual(['remarks']);
  expect(openProblems({ ...draft, remarks: 'trocken' })).toEqual([]);
  phone.answer = () => undefined;
  await tab.handIn('a', { remarks: 'trocken', photos: [photoOf('p1')] });
  await tab.sendAll();
  expect(await pending(tab)).toEqual([]);
});

test('a protocol that is not accepted any more is pending', async () => {
  const phone = await newPhone();
  const tab = await phone.open();
  await tab.handIn('a');
  phone.answer = () => refusal(409, 'CONFLICT', { reason: 'NO_LONGER_YOUR_TRIP' });
  await tab.sendAll();
  expect(await pending(tab)).toEqual([['refused', 'pickup']]);
});
