// Days off on the phone: asked for without network, sent once, withdrawn, and the answer seen.
import { expect, test } from 'vitest';
import { shownAbsences } from '../../src/driver/days-off/shown-absences.ts';
import type { AbsenceInput, MyAbsence, StoredAvailability } from '../../src/driver/local-store/records.ts';
import { newPhone, type Phone, refusal, SESSION, type Tab } from './phone.ts';

const HOLIDAY: AbsenceInput = {
  kind: 'HOLIDAY',
  firstDay: '2026-12-21',
  lastDay: '2026-12-30',
  remark: 'Familie',
};
const HOURS = { today: '2026-11-17', weeklyHours: null, maxDayMinutes: null, minRestMinutes: null };
const recordOf = (id: string, state: MyAbsence['state']): MyAbsence => ({
  ...HOLIDAY,
  id,
  state,
  source: 'DRIVER',
  createdAt: '2026-11-17T10:00:00.000Z',
  decidedAt: null,
  decisionRemark: null,
});

async function openPhone(phone: Phone, absences: MyAbsence[] = [], unseen = 0) {
  const tab = await phone.open();
  const store = await import('../../src/driver/local-store/store-absences.ts');
  const readAt = new Date().toISOString();
  await tab.saveState('availability', {
    hours: HOURS,
    absences,
    unseen,
    readAt,
  } satisfies StoredAvailability);
  return { tab, store };
}

const shownOn = async (tab: Tab) =>
  shownAbsences((await tab.readState('availability'))!.absences, await tab.entries());

test('a request without network waits, and is sent once with the same id', async () => {
  const phone = await newPhone();
  const { tab, store } = await openPhone(phone);
  await store.saveRequest(HOLIDAY);
  expect(await shownOn(tab)).toMatchObject([{ ...HOLIDAY, state: 'waiting' }]);
  let offline = true;
  phone.answer = ({ path }) => {
    const [, id] = /^\/absences\/(.+)$/.exec(path) ?? [];
    return offline ? null : id ? { body: recordOf(id, 'REQUESTED') } : undefined;
  };
  await tab.sendAll();
  offline = false;
  phone.sent.length = 0;
  await tab.sendAll();
  await tab.sendAll();
  expect(phone.sent.map(({ json }) => json)).toEqual([HOLIDAY]);
  expect(await shownOn(tab)).toMatchObject([{ state: 'REQUESTED', remark: 'Familie' }]);
  expect(await tab.entries()).toEqual([]);
});

test('a refused request says why and can be removed; other settings are still sent', async () => {
  const phone = await newPhone();
  const { tab, store } = await openPhone(phone);
  phone.answer = ({ method }) => (method === 'PUT' ? refusal(409, 'ABSENCE_OVERLAPS') : undefined);
  await store.saveRequest(HOLIDAY);
  await tab.enqueueProfile({ language: 'en' });
  await tab.sendAll();
  const [shown] = await shownOn(tab);
  expect(shown).toMatchObject({ state: 'not-accepted', refusal: 'ABSENCE_OVERLAPS' });
  expect(phone.acts()).toContain('PATCH /me');
  await store.withdrawRequest(shown!.id);
  expect(await shownOn(tab)).toEqual([]);
});

test('what was never sent leaves only the phone; what the service has is withdrawn there', async () => {
  const phone = await newPhone();
  const { tab, store } = await openPhone(phone, [recordOf('a', 'REQUESTED')]);
  await store.saveRequest({ ...HOLIDAY, firstDay: '2026-12-29' });
  const [waiting] = await shownOn(tab);
  await store.withdrawRequest(waiting!.id);
  await store.withdrawRequest('a');
  expect(await shownOn(tab)).toMatchObject([{ id: 'a', state: 'withdrawing' }]);
  phone.answer = () => ({ body: recordOf('a', 'WITHDRAWN') });
  await tab.sendAll();
  expect(phone.acts()).toEqual(['POST /absences/a/withdraw']);
  expect(await shownOn(tab)).toMatchObject([{ id: 'a', state: 'WITHDRAWN' }]);
});

test('a new answer is read, and reported as seen once', async () => {
  const phone = await newPhone();
  const { tab, store } = await openPhone(phone, [recordOf('a', 'REQUESTED')]);
  phone.answer = ({ method, path }) => {
    if (method !== 'GET') return { status: 204 };
    if (path === '/me') return { body: { driver: SESSION.driver, dispatch: null, unseenAbsences: 1 } };
    if (path === '/availability') return { body: HOURS };
    return path.startsWith('/absences') ? { body: { data: [recordOf('a', 'APPROVED')] } } : undefined;
  };
  await tab.refresh(SESSION);
  expect(await tab.readState('availability')).toMatchObject({ unseen: 1, absences: [{ state: 'APPROVED' }] });
  await store.saveSeen();
  await store.saveSeen();
  await tab.sendAll();
  expect(phone.acts()).toEqual(['POST /absences/seen']);
});
