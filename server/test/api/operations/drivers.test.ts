// Drivers in the operations interface, and what customers see of them.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  changeTerms,
  command,
  createOrder,
  eventsOf,
  newDriver,
} from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const NOWHERE = '0199a0c2-7c4e-7000-8000-000000000001';

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });

const fieldsOf = (answer: TestResponse) =>
  answer.json.error.details.fields.map((f: { field: string; code: string }) => `${f.field} ${f.code}`).sort();
const makeOrder = async () => {
  service.clock.advance(1000);
  return (await createOrder(service, key)).json.id as string;
};
const seenByCustomer = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json;

test('a driver is added with defaults, read, changed field by field and listed newest first', async () => {
  const added = await service.ops('POST', '/drivers', { name: 'Jana Kowalska' });
  expect(added.status).toBe(201);
  expect(added.json).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Jana Kowalska',
    phone: null,
    email: null,
    locationConsent: false,
    language: 'de',
    leaving: false,
    active: true,
    carrier: null,
    createdAt: service.clock.now().toISOString(),
    updatedAt: service.clock.now().toISOString(),
  });
  const { id } = added.json;
  expect((await service.ops('GET', `/drivers/${id}`)).json).toEqual(added.json);

  service.clock.advance(1000);
  const changes = { phone: '+49 170 1', email: 'jana@example.com', locationConsent: true };
  const changed = await service.ops('PATCH', `/drivers/${id}`, changes);
  const updatedAt = service.clock.now().toISOString();
  expect(changed.json).toEqual({ ...added.json, ...changes, updatedAt });
  const cleared = await service.ops('PATCH', `/drivers/${id}`, { phone: null, active: false });
  expect(cleared.json).toMatchObject({ phone: null, active: false, email: 'jana@example.com' });

  const next = (await service.ops('POST', '/drivers', { name: 'Ali Demir' })).json;
  const { data } = (await service.ops('GET', '/drivers?limit=2')).json;
  expect(data.map((driver: { id: string }) => driver.id)).toEqual([next.id, id]);
  const audit = await service.services.core.sql`
    select action, actor, channel from audit where subject_id = ${id} order by at, id`;
  expect(audit.map((row) => `${row.actor} ${row.channel} ${row.action}`)).toEqual([
    'operator ops driver.added',
    'operator ops driver.changed',
    'operator ops driver.changed',
  ]);
});

test('pages of drivers contain every driver once, and the cursor of another list is refused', async () => {
  for (let i = 0; i < 5; i += 1) await newDriver(service, `Driver ${i}`);
  const all = (await service.ops('GET', '/drivers?limit=100')).json;
  const seen: string[] = [];
  let cursor = '';
  do {
    const { json } = await service.ops('GET', `/drivers?limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...json.data.map((driver: { id: string }) => driver.id));
    cursor = json.nextCursor ?? '';
  } while (cursor);
  expect(seen).toEqual(all.data.map((driver: { id: string }) => driver.id));
  const page = (await service.ops('GET', '/drivers?limit=1')).json.nextCursor;
  expectV1Error(await service.ops('GET', `/orders?cursor=${page}`), 400, 'INVALID_CURSOR');
});

test('wrong fields are named, unknown drivers are not found', async () => {
  const wrong = { name: '', phone: 'x'.repeat(51), email: 'nobody', locationConsent: 'yes', salary: 1 };
  const expected = [
    'email invalid_format',
    'locationConsent invalid_type',
    'name too_small',
    'phone too_big',
    'salary unrecognized_key',
  ];
  const added = await service.ops('POST', '/drivers', wrong);
  expectV1Error(added, 400, 'INVALID_REQUEST');
  expect(fieldsOf(added)).toEqual(expected);
  const id = await newDriver(service);
  expect(fieldsOf(await service.ops('PATCH', `/drivers/${id}`, wrong))).toEqual(expected);
  expect(fieldsOf(await service.ops('PATCH', `/drivers/${id}`, { name: null }))).toEqual([
    'name invalid_type',
  ]);
  expect(fieldsOf(await service.ops('POST', '/drivers', {}))).toEqual(['name invalid_type']);
  expectV1Error(await service.ops('GET', `/drivers/${NOWHERE}`), 404, 'NOT_FOUND');
  expectV1Error(await service.ops('PATCH', `/drivers/${NOWHERE}`, { active: true }), 404, 'NOT_FOUND');
  expectV1Error(await service.ops('GET', '/drivers/jana'), 404, 'NOT_FOUND');
});

describe('only an active driver gets a trip', () => {
  test.each(['assign_driver', 'replace_driver'])('by %s', async (name) => {
    const id = await makeOrder();
    if (name === 'replace_driver') await advanceOrderTo(service, id, 'IN_TRANSIT');
    const inactive = await newDriver(service);
    await service.ops('PATCH', `/drivers/${inactive}`, { active: false });
    for (const [driverId, code] of [
      [inactive, 'driverId invalid_value'],
      [NOWHERE, 'driverId invalid_value'],
      ['jana', 'driverId invalid_format'],
      [undefined, 'driverId invalid_type'],
      [null, 'driverId invalid_type'],
    ]) {
      const answer = await command(service, id, name, { driverId });
      expectV1Error(answer, 400, 'INVALID_REQUEST');
      expect(fieldsOf(answer)).toEqual([code]);
    }
    await service.ops('PATCH', `/drivers/${inactive}`, { active: true });
    expect((await command(service, id, name, { driverId: inactive })).status).toBe(200);
  });
});

describe('the customer sees of a driver', () => {
  test.each([
    ['Jana Maria Kowalska', { firstName: 'Jana', initial: 'K' }],
    ['Ali  özdemir', { firstName: 'Ali', initial: 'Ö' }],
    ['Cher', { firstName: 'Cher', initial: '' }],
  ])('named %s only %j, in record, list and event', async (name, driver) => {
    const id = await makeOrder();
    expect((await seenByCustomer(id)).driver).toBeNull();
    await advanceOrderTo(service, id, 'ASSIGNED', await newDriver(service, name));
    const record = await seenByCustomer(id);
    expect(record.driver).toEqual(driver);
    const listed = await service.call('/extern/orders?limit=1', { key });
    expect(listed.json.data[0].driver).toEqual(driver);
    const events = await eventsOf(service, id);
    expect(events.find((event) => event.name === 'driver.assigned').data.driver).toEqual(driver);
    const last = name.split(' ').at(-1)!;
    if (last !== name) expect(JSON.stringify([record, listed.json, events])).not.toContain(last);
  });

  test('nothing if the agreement hides drivers, while dispatch sees the full name', async () => {
    await changeTerms(service, accountId, { showDriver: false });
    const id = await makeOrder();
    await advanceOrderTo(service, id, 'IN_TRANSIT', await newDriver(service));
    const hidden = await seenByCustomer(id);
    expect(hidden.driver).toBeNull();
    const events = await eventsOf(service, id);
    expect(events.find((event) => event.name === 'driver.assigned').data.driver).toBeNull();
    expect(JSON.stringify([hidden, events])).not.toMatch(/Jana|Kowalska/);
    const dispatched = (await service.ops('GET', `/orders/${id}`)).json;
    expect(dispatched.assignedDriver.name).toBe('Jana Maria Kowalska');
    await changeTerms(service, accountId, { showDriver: true });
    expect((await seenByCustomer(id)).driver).toEqual({ firstName: 'Jana', initial: 'K' });
  });

  test('no driver after a drop-out, and the next one after a replacement', async () => {
    const id = await makeOrder();
    await advanceOrderTo(service, id, 'ACCEPTED');
    const dropped = await command(service, id, 'driver_dropped_out', { reason: 'Ill' });
    expect(dropped.json).toMatchObject({ internalStatus: 'OFFERED', assignedDriver: null });
    expect(await seenByCustomer(id)).toMatchObject({ status: 'ACCEPTED', driver: null });
    for (const [name, payload] of [
      ['assign_driver', { driverId: await newDriver(service) }],
      ['driver_accepted', {}],
      ['start_pickup', {}],
      ['arrive_pickup', {}],
      ['replace_driver', { driverId: await newDriver(service, 'Ali Demir') }],
      ['arrive_pickup', {}],
      ['pick_up', {}],
    ] as const) {
      expect((await command(service, id, name, payload)).status, name).toBe(200);
    }
    expect(await seenByCustomer(id)).toMatchObject({
      status: 'IN_TRANSIT',
      driver: { firstName: 'Ali', initial: 'D' },
    });
    const told = (await eventsOf(service, id)).filter((event) => event.name === 'driver.assigned');
    expect(told.map((event) => event.data.driver.firstName)).toEqual(['Jana', 'Jana', 'Ali']);
  });
});
