// Recurring orders: made from an order, created ahead exactly once, paused, resumed, ended.
import { expect, test } from 'vitest';
import { runDueRecurring } from '../../../src/orders/recurring/run-due.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { CACHED_MS, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const dayFromNow = (days: number) =>
  new Date(service.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
/** 1 is Monday. */
const weekdayIn = (days: number) => new Date(`${dayFromNow(days)}T00:00:00Z`).getUTCDay() || 7;

async function newRecurring(changes: object = {}) {
  const customer = await service.customer({ environment: 'production' });
  const template = (await createOrder(service, customer.key, { instructions: 'Tor 3' })).json;
  const rule = {
    weekdays: [weekdayIn(2)],
    pickupTime: '08:30',
    deliveryAfterMinutes: 240,
    startsOn: dayFromNow(0),
  };
  const body = {
    order: template.orderNumber,
    name: 'Weekly',
    daysAhead: 9,
    vehicleCount: 2,
    ...rule,
    ...changes,
  };
  const answer = await service.ops('POST', '/recurring-orders', body);
  return { ...customer, template, answer, recurring: answer.json };
}
const ordersOf = (accountId: string) =>
  core.sql<{ requestedPickup: Date; instructions: string; vin: string | null }[]>`
    select requested_pickup, instructions, vin from orders
    where account_id = ${accountId} and status <> 'CANCELLED' order by created_at, id offset 1`;
const read = async (id: string) => (await service.ops('GET', `/recurring-orders/${id}`)).json;
const act = (id: string, action: string, version?: number) =>
  service.ops('POST', `/recurring-orders/${id}/actions`, { action, version });

test('creates the orders of each date ahead, for each vehicle, exactly once', async () => {
  const { answer, recurring, accountId } = await newRecurring();
  expect(answer.status).toBe(201);
  expect(recurring).toMatchObject({ state: 'ACTIVE', vehicleCount: 2, version: 1 });
  expect(recurring.nextDays[0]).toEqual({ day: dayFromNow(2), movedFrom: null, skippedBy: null });
  // Two processes at once.
  await Promise.all([runDueRecurring(core), runDueRecurring(core)]);
  const orders = await ordersOf(accountId);
  expect(orders).toHaveLength(4);
  expect(orders[0]).toMatchObject({ instructions: 'Tor 3', vin: null });
  const { dates } = await read(recurring.id);
  expect(dates).toMatchObject([
    { day: dayFromNow(9), outcome: 'CREATED' },
    { day: dayFromNow(2), outcome: 'CREATED' },
  ]);
  expect(dates[0].orders).toHaveLength(2);
  expect(await runDueRecurring(core)).toBe(0);
});

test('a pause creates nothing, a resumed one goes on, an ended one stays so', async () => {
  const { recurring, accountId } = await newRecurring();
  expect((await act(recurring.id, 'pause')).json).toMatchObject({ state: 'PAUSED', nextDays: [] });
  await runDueRecurring(core);
  expect(await ordersOf(accountId)).toHaveLength(0);
  const wrong = await act(recurring.id, 'pause');
  expectV1Error(wrong, 409, 'RECURRING_ORDER_NOT_CHANGEABLE');
  await act(recurring.id, 'resume');
  await runDueRecurring(core);
  expect(await ordersOf(accountId)).toHaveLength(4);
  expect((await act(recurring.id, 'end')).json.state).toBe('ENDED');
  expect((await act(recurring.id, 'resume')).json.error.details.reason).toBe('ENDED');
  const audit = await core.sql<{ action: string }[]>`
    select action from audit where subject_id = ${recurring.id} order by at, id`;
  expect(audit.map(({ action }) => action)).toEqual([
    'recurring.added',
    'recurring.paused',
    'recurring.resumed',
    'recurring.ended',
  ]);
});

test('a changed rule applies to dates that are not created yet', async () => {
  const { recurring } = await newRecurring();
  const path = `/recurring-orders/${recurring.id}`;
  const changed = await service.ops('PATCH', path, { pickupTime: '10:00', everyWeeks: 2, version: 1 });
  expect(changed.json).toMatchObject({ pickupTime: '10:00', everyWeeks: 2, version: 2 });
  const outdated = await service.ops('PATCH', path, { pickupTime: '11:00', version: 1 });
  expect(outdated.json.error.details.reason).toBe('CHANGED');
  expectV1Error(await service.ops('PATCH', path, { endsOn: dayFromNow(-3) }), 400, 'INVALID_REQUEST');
  const gone = '0199a0c2-7c4e-7000-8000-0000000000ff';
  expectV1Error(await service.ops('GET', `/recurring-orders/${gone}`), 404, 'RECURRING_ORDER_NOT_FOUND');
  await act(recurring.id, 'end');
});

test('a refused date is kept with its reason, is a decision, and can be tried again', async () => {
  const { recurring, accountId } = await newRecurring();
  await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: null });
  service.clock.advance(CACHED_MS);
  await runDueRecurring(core);
  const refused = (await read(recurring.id)).dates;
  expect(refused[0]).toMatchObject({
    outcome: 'REFUSED',
    orders: [],
    error: { code: 'NO_CONTRACTING_PARTY' },
  });
  const decisions = async () =>
    (await service.ops('GET', '/today')).json.data.filter(
      (one: { recurringId?: string }) => one.recurringId === recurring.id,
    );
  expect(await decisions()).toMatchObject([
    {
      kind: 'RECURRING_REFUSED',
      name: 'Weekly',
      day: dayFromNow(2),
      count: 2,
      error: { code: 'NO_CONTRACTING_PARTY' },
    },
  ]);
  const party = {
    name: 'Neu GmbH',
    address: 'Weg 1, 20095 Hamburg',
    country: 'DE',
    email: 'neu@example.org',
  };
  await service.ops('PATCH', `/accounts/${accountId}`, { contractingParty: party });
  service.clock.advance(CACHED_MS);
  await act(recurring.id, 'retry');
  await runDueRecurring(core);
  expect((await read(recurring.id)).dates.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'CREATED',
    'CREATED',
  ]);
  expect(await decisions()).toEqual([]);
});

test('the next dates of a rule are previewed, with the holidays of the place of the pickup', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const { orderNumber: order } = (await createOrder(service, key)).json;
  const preview = async (rule: object) =>
    (await service.ops('POST', '/recurring-orders/preview', { pickupTime: '08:00', ...rule })).json;
  const fridays = { weekdays: [5], startsOn: '2099-12-14', onHolidays: 'SKIP' };
  expect((await preview(fridays)).data[1]).toMatchObject({ day: '2099-12-25', skippedBy: 'HOLIDAY' });
  // Epiphany is a holiday in Stuttgart.
  const byMonth = { byMonth: { nth: 6, of: 'DAY' }, startsOn: '2098-01-01', onHolidays: 'MOVE' };
  expect((await preview(byMonth)).data[0]).toMatchObject({ day: '2098-01-06', movedFrom: null });
  expect((await preview({ ...byMonth, order })).data[0]).toMatchObject({ day: '2098-01-07' });
  expect((await preview({ startsOn: '2098-01-01' })).error.details.fields).toMatchObject([
    { field: 'weekdays' },
  ]);
});

test('an order of the sandbox does not repeat, and several vehicles do not share a VIN', async () => {
  const { accountId, key } = await service.customer();
  const { orderNumber } = (await createOrder(service, key)).json;
  const sandbox = (await newRecurring({ order: orderNumber })).answer;
  expectV1Error(sandbox, 400, 'INVALID_REQUEST');
  expect(sandbox.json.error.details.fields).toMatchObject([{ field: 'order', reason: 'sandbox_order' }]);
  expect(await core.sql`select from recurring_orders where account_id = ${accountId}`).toHaveLength(0);
  const shared = (await newRecurring({ sameVehicle: true, vehicleCount: 2 })).answer;
  expect(shared.json.error.details.fields).toMatchObject([{ field: 'sameVehicle', reason: 'same_vehicle' }]);
});

test('no days ahead: the order of today is created today, even if the service was down at its time', async () => {
  const rule = { weekdays: [weekdayIn(1)], daysAhead: 0, pickupTime: '00:00', vehicleCount: 1 };
  const { accountId } = await newRecurring(rule);
  await runDueRecurring(core);
  expect(await ordersOf(accountId)).toHaveLength(0);
  service.clock.advance(86_400_000);
  await runDueRecurring(core);
  expect(await ordersOf(accountId)).toHaveLength(1);
});

test('a date is left out or moved until its orders exist', async () => {
  const { recurring, accountId } = await newRecurring({ vehicleCount: 1 });
  const path = `/recurring-orders/${recurring.id}`;
  const [first, second] = [dayFromNow(2), dayFromNow(9)];
  const exceptions = [
    { day: first, to: null },
    { day: second, to: dayFromNow(8) },
  ];
  expect((await service.ops('PATCH', path, { exceptions })).json.nextDays.slice(0, 2)).toEqual([
    { day: first, movedFrom: null, skippedBy: 'EXCEPTION' },
    { day: dayFromNow(8), movedFrom: second, skippedBy: null },
  ]);
  await runDueRecurring(core);
  const orders = await ordersOf(accountId);
  expect(orders.map(({ requestedPickup }) => requestedPickup.toISOString().slice(0, 10))).toEqual([
    dayFromNow(8),
  ]);
  const again = [...exceptions, { day: dayFromNow(8), to: dayFromNow(7) }];
  const late = await service.ops('PATCH', path, { exceptions: again });
  expect(late.json.error.details.fields).toMatchObject([
    { field: 'exceptions[2].day', reason: 'date_created' },
  ]);
});
