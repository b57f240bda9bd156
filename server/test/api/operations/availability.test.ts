// The terms on which drivers work and their absences: who decides what, and what planning makes of it.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteOldAbsences } from '../../../src/dispatch/availability/absence-store.ts';
import { dayOf } from '../../../src/platform/time-zones.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip } from '../driver/phone.ts';

const service = await sharedService();
const { sql } = service.services.core;
const { key } = await service.customer({ environment: 'production' });

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(service.clock.now().getTime() + days * DAY_MS);
/** A day of the operator's calendar. */
const day = (days: number) => dayOf('Europe/Berlin', inDays(days));
const pickupOn = (date: string) => `${date}T11:00:00Z`;

type Phone = Awaited<ReturnType<typeof newPhone>>;
const terms = (id: string, body: object) => service.ops('PATCH', `/drivers/${id}/availability`, body);
const enter = (id: string, body: object) => service.ops('POST', `/drivers/${id}/absences`, body);
const decide = (id: string, body: object) => service.ops('POST', `/absences/${id}/decision`, body);
const absences = async (id: string) => (await service.ops('GET', `/drivers/${id}/absences`)).json.data;
function ask(phone: Phone, body: object, id = randomUUID() as string) {
  return phone.put(`/absences/${id}`, { kind: 'HOLIDAY', ...body });
}
const oneDay = (date: string) => ({ firstDay: date, lastDay: date });
async function candidateOf(orderId: string, driverId: string) {
  const { json } = await service.ops('GET', `/orders/${orderId}/candidates`);
  return json.data.find(({ driver }: { driver: { id: string } }) => driver.id === driverId);
}
const actionsOf = async (driverId: string) =>
  (await sql`select action from audit where subject_id = ${driverId} order by at, id`).map(
    ({ action }) => action,
  );

test('a new driver has the usual terms; changes keep the rest, are audited, and the home place is found', async () => {
  const { driverId, get } = await newPhone(service);
  const path = `/drivers/${driverId}/availability`;
  const usual = {
    weeklyHours: null,
    licenceClasses: [],
    mayDrive: ['TRAILER', 'TRUCK', 'ELECTRIC'],
    home: null,
    licences: [],
    employment: 'EMPLOYED',
    maxDayMinutes: null,
    minRestMinutes: null,
  };
  expect((await service.ops('GET', path)).json).toEqual(usual);
  const weeklyHours = [...Array(5).fill({ from: '07:00', to: '17:00' }), null, null];
  const home = { postalCode: '50667', city: 'Köln', country: 'DE' };
  expect((await terms(driverId, { weeklyHours, home, employment: 'FREELANCE' })).status).toBe(200);
  const changed = await terms(driverId, { maxDayMinutes: 540, licenceClasses: ['BE'], mayDrive: [] });
  expect(changed.json).toEqual({
    ...usual,
    weeklyHours,
    home: { ...home, found: true },
    employment: 'FREELANCE',
    maxDayMinutes: 540,
    licenceClasses: ['BE'],
    mayDrive: [],
  });
  expect((await service.ops('GET', path)).json).toEqual(changed.json);
  expect((await get('/availability')).json).toMatchObject({ weeklyHours, maxDayMinutes: 540, today: day(0) });
  expect(await actionsOf(driverId)).toEqual(
    expect.arrayContaining(['driver.terms_changed', 'driver.terms_changed']),
  );
  const order = await createOrder(service, key, { requestedPickup: inDays(0.2).toISOString() });
  expect((await candidateOf(order.json.id, driverId)).fromCity).toBe('Köln');
});

test('hours and days are checked', async () => {
  const { driverId, put } = await newPhone(service);
  const wrong = [...Array(6).fill(null), { from: '08:00', to: '25:00' }];
  expectV1Error(await terms(driverId, { weeklyHours: wrong }), 400, 'INVALID_REQUEST');
  expectV1Error(await terms(driverId, { weeklyHours: [null] }), 400, 'INVALID_REQUEST');
  const backwards = { kind: 'HOLIDAY', firstDay: day(5), lastDay: day(4) };
  expectV1Error(await enter(driverId, backwards), 400, 'INVALID_REQUEST');
  expectV1Error(await enter(driverId, { ...backwards, lastDay: day(5 + 366) }), 400, 'INVALID_REQUEST');
  const past = { kind: 'DAY_OFF', ...oneDay(day(-1)) };
  expectV1Error(await put(`/absences/${randomUUID()}`, past), 400, 'INVALID_REQUEST');
  expect((await put(`/absences/${randomUUID()}`, { ...past, kind: 'SICKNESS' })).status).toBe(200);
  expectV1Error(await service.ops('GET', `/drivers/${randomUUID()}/absences`), 404, 'NOT_FOUND');
  expectV1Error(await terms(randomUUID(), { mayDrive: [] }), 404, 'NOT_FOUND');
});

test('a driver asks, dispatch approves, and the driver sees the answer', async () => {
  const phone = await newPhone(service, { name: 'Uwe Krüger' });
  const days = { firstDay: day(10), lastDay: day(12), remark: 'Umzug' };
  const id = randomUUID();
  const asked = await ask(phone, days, id);
  expect(asked.json).toMatchObject({ id, kind: 'HOLIDAY', state: 'REQUESTED', source: 'DRIVER', ...days });
  expect((await ask(phone, days, id)).json).toEqual(asked.json);
  expectV1Error(await ask(phone, { ...days, lastDay: day(13) }, id), 409, 'ABSENCE_NOT_CHANGEABLE');
  const overlap = await ask(phone, oneDay(day(12)));
  expectV1Error(overlap, 409, 'ABSENCE_OVERLAPS');
  expect(overlap.json.error.details).toMatchObject({ state: 'REQUESTED', lastDay: day(12) });

  const trip = await newTrip(service, key, phone.driverId, { requestedPickup: pickupOn(day(11)) });
  const { data } = (await service.ops('GET', '/absences?limit=100')).json;
  const waiting = data.find((one: { id: string }) => one.id === id);
  expect(waiting).toMatchObject({ driverName: 'Uwe Krüger', trips: 1, version: 1, remark: 'Umzug' });
  expect((await candidateOf(trip, phone.driverId)).conflicts).not.toMatchObject([{ kind: 'ABSENT' }]);

  expectV1Error(await decide(id, { decision: 'APPROVE', version: 7 }), 409, 'ABSENCE_NOT_CHANGEABLE');
  const approved = await decide(id, { decision: 'APPROVE', remark: 'Gern', version: 1 });
  expect(approved.json).toMatchObject({ state: 'APPROVED', decisionRemark: 'Gern', version: 2 });
  expectV1Error(await decide(id, { decision: 'DECLINE' }), 409, 'ABSENCE_NOT_CHANGEABLE');
  expect((await phone.get('/me')).json.unseenAbsences).toBe(1);
  expect((await phone.get('/absences')).json.data).toMatchObject([
    { state: 'APPROVED', decisionRemark: 'Gern' },
  ]);
  expect((await phone.post('/absences/seen')).status).toBe(204);
  expect((await phone.get('/me')).json.unseenAbsences).toBe(0);
  expectV1Error(await phone.post(`/absences/${id}/withdraw`), 409, 'ABSENCE_NOT_CHANGEABLE');

  const candidate = await candidateOf(trip, phone.driverId);
  expect(candidate.fit).toBe('IMPOSSIBLE');
  expect(candidate.conflicts[0]).toEqual({
    kind: 'ABSENT',
    absence: 'HOLIDAY',
    firstDay: day(10),
    lastDay: day(12),
  });
  const plan = (await service.ops('GET', `/day-plan?day=${day(11)}`)).json;
  const own = plan.drivers.find((one: { driver: { id: string } }) => one.driver.id === phone.driverId);
  expect(own).toMatchObject({
    workday: { kind: 'ABSENT', absence: 'HOLIDAY', lastDay: day(12) },
    trips: [{ order: { id: trip }, obstacles: [{ kind: 'ABSENT' }] }],
  });

  await decide(id, { decision: 'WITHDRAW' });
  expect(await absences(phone.driverId)).toMatchObject([{ state: 'WITHDRAWN' }]);
  expect((await candidateOf(trip, phone.driverId)).fit).not.toBe('IMPOSSIBLE');
  expect(await actionsOf(phone.driverId)).toEqual(
    expect.arrayContaining([
      'driver.absence_requested',
      'driver.absence_approved',
      'driver.absence_withdrawn',
    ]),
  );
  const [entry] = await sql`
    select details from audit_log where subject_id = ${phone.driverId} and action = 'driver.absence_requested'`;
  expect(entry!.details).toEqual({ absenceId: id, firstDay: day(10), lastDay: day(12) });
});

test('a driver withdraws only an own request', async () => {
  const [phone, other] = [await newPhone(service), await newPhone(service)];
  const id = (await ask(phone, oneDay(day(20)))).json.id;
  expectV1Error(await other.post(`/absences/${id}/withdraw`), 404, 'ABSENCE_NOT_FOUND');
  expectV1Error(await ask(other, oneDay(day(20)), id), 409, 'ABSENCE_NOT_CHANGEABLE');
  expect((await phone.post(`/absences/${id}/withdraw`)).json.state).toBe('WITHDRAWN');
  expect((await phone.post(`/absences/${id}/withdraw`)).status).toBe(200);
  expect((await phone.get('/me')).json.unseenAbsences).toBe(0);
  expectV1Error(await decide(randomUUID(), { decision: 'APPROVE' }), 404, 'ABSENCE_NOT_FOUND');
});

test('sickness counts at once: the trip of the driver becomes a decision, and dispatch may still assign', async () => {
  const phone = await newPhone(service);
  await newTrip(service, key, phone.driverId, { requestedPickup: inDays(0.1).toISOString() });
  expect((await ask(phone, { kind: 'SICKNESS', firstDay: day(0), lastDay: day(1) })).status).toBe(200);
  const { data } = (await service.ops('GET', '/today')).json;
  // biome-ignore lint/suspicious/noExplicitAny: decisions of every kind.
  const ofDriver = data.filter((one: any) => (one.order ?? one.request)?.driverId === phone.driverId);
  expect(ofDriver).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'DRIVER_ABSENT', absence: 'SICKNESS', lastDay: day(1) }),
      expect.objectContaining({
        kind: 'ABSENCE',
        urgency: 'NOW',
        request: expect.objectContaining({ kind: 'SICKNESS', trips: 1 }),
      }),
    ]),
  );
  const again = await newTrip(service, key, phone.driverId, { requestedPickup: inDays(0.3).toISOString() });
  expect((await service.ops('GET', `/orders/${again}`)).json.status).toBe('SCHEDULED');
});

test('only those who plan see why a driver is absent', async () => {
  const { driverId } = await newPhone(service);
  await enter(driverId, { kind: 'SICKNESS', ...oneDay(day(0)) });
  const { console: viewer } = await newConsoleUser(service, { role: 'viewer' });
  expectV1Error(await viewer('GET', `/drivers/${driverId}/absences`), 403, 'ROLE_NOT_SUFFICIENT');
  const plan = (await viewer('GET', '/day-plan')).json;
  const own = plan.drivers.find((one: { driver: { id: string } }) => one.driver.id === driverId);
  expect(own).toMatchObject({ state: { kind: 'ABSENT', absence: null }, workday: { absence: null } });
});

test('the list of a driver has pages; old absences are deleted', async () => {
  const { driverId } = await newPhone(service);
  for (const at of [30, 31, 32]) await enter(driverId, { kind: 'DAY_OFF', ...oneDay(day(at)) });
  const first = (await service.ops('GET', `/drivers/${driverId}/absences?limit=2`)).json;
  expect(first.data.map(({ firstDay }: { firstDay: string }) => firstDay)).toEqual([day(32), day(31)]);
  const next = await service.ops('GET', `/drivers/${driverId}/absences?limit=2&cursor=${first.nextCursor}`);
  expect(next.json).toMatchObject({ data: [{ firstDay: day(30) }], nextCursor: null });
  await sql`update driver_absences set first_day = '2020-01-01', last_day = '2020-01-02'
    where driver_id = ${driverId} and first_day = ${day(30)}::date`;
  await deleteOldAbsences(sql, new Date('2020-02-01'), 10);
  expect(await absences(driverId)).toHaveLength(2);
});
