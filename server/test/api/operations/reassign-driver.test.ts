// One command assigns a trip to another driver, before and after the pickup; it always has a driver.
import { beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import {
  advanceOrderTo,
  changeTerms,
  command,
  createOrder,
  eventsOf,
  newDriver,
} from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newPhone, newTrip, type Phone } from '../driver/phone.ts';

const service = await sharedService();
const { sql } = service.services.core;
const { key } = await service.customer({ environment: 'production' });
const END_CUSTOMER = { endCustomerEmail: 'end@example.org', requestedDelivery: '2026-10-05T15:00:00.000Z' };
let jana: string;
let ali: string;
let uwe: string;
beforeAll(async () => {
  jana = await newDriver(service, 'Jana Kowalska');
  ali = await newDriver(service, 'Ali Demir');
  uwe = await newDriver(service, 'Uwe Brandt');
});

async function orderIn(status: string): Promise<string> {
  const made = await createOrder(service, key, END_CUSTOMER);
  if (status !== 'OPEN') await advanceOrderTo(service, made.json.id, status, jana);
  return made.json.id;
}

const read = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
const reassign = (id: string, payload: object = {}, headers = {}) =>
  command(service, id, 'reassign_driver', { driverId: ali, ...payload }, headers);
const mailsOf = (id: string) =>
  sql<{ subject: string }[]>`select subject from mails where order_id = ${id} order by created_at, id`;

async function auditOf(id: string) {
  return sql<{ action: string; details: Record<string, unknown> }[]>`
    select action, details from audit_log where subject_id = ${id} order by at, id`;
}

describe('before the driver has set out', () => {
  test.each(['ASSIGNED', 'ACCEPTED'])(
    'while %s: the new driver is assigned, with events and mail',
    async (status) => {
      const id = await orderIn(status);
      const [before, sent, mails] = [await read(id), await eventsOf(service, id), await mailsOf(id)];
      const answer = await reassign(id, { reason: 'No answer', version: before.version });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json).toMatchObject({
        internalStatus: 'ASSIGNED',
        status: 'SCHEDULED',
        assignedDriver: { id: ali, name: 'Ali Demir' },
        version: before.version + 1,
      });
      expect(await read(id)).toMatchObject({ internalStatus: 'ASSIGNED', assignedDriver: { id: ali } });
      const added = (await eventsOf(service, id)).slice(sent.length);
      expect(added.map(({ name }) => name)).toEqual(['order.scheduled', 'driver.assigned']);
      expect(added[1].data.driver).toEqual({ firstName: 'Ali', initial: 'D' });
      const subjects = (await mailsOf(id)).slice(mails.length).map(({ subject }) => subject);
      expect(subjects).toEqual([expect.stringContaining('eingeplant')]);
      expect((await auditOf(id)).at(-1)).toMatchObject({
        action: 'order.reassign_driver',
        details: { from: status, to: 'ASSIGNED', driverId: ali, reason: 'No answer' },
      });
    },
  );

  test('an end customer who does not see the driver gets no second mail', async () => {
    const own = await service.customer({ environment: 'production' });
    await changeTerms(service, own.accountId, { showDriver: false });
    const { id } = (await createOrder(service, own.key, END_CUSTOMER)).json;
    await advanceOrderTo(service, id, 'ASSIGNED', jana);
    const mails = await mailsOf(id);
    expect(mails.at(-1)!.subject).toContain('eingeplant');
    expect((await reassign(id)).status).toBe(200);
    await command(service, id, 'driver_dropped_out');
    await command(service, id, 'assign_driver', { driverId: uwe });
    expect(await mailsOf(id)).toEqual(mails);
  });

  test('older endpoints get a status change only if the status changes, and never a status without a driver', async () => {
    for (const [status, expected] of [
      ['ASSIGNED', []],
      ['ACCEPTED', [{ from: 'ACCEPTED', to: 'ASSIGNED' }]],
    ] as const) {
      const id = await orderIn(status);
      const sent = (await eventsOf(service, id, 'legacy')).length;
      await reassign(id);
      const added = (await eventsOf(service, id, 'legacy')).slice(sent);
      expect(added.map(({ data: { from, to } }) => ({ from, to }))).toEqual(expected);
    }
  });

  test('the trip disappears from one phone and appears on the other', async () => {
    const [old, next]: Phone[] = [await newPhone(service), await newPhone(service, { name: 'Ali Demir' })];
    const id = await newTrip(service, key, old!.driverId);
    expect((await reassign(id, { driverId: next!.driverId })).status).toBe(200);
    expectV1Error(await old!.get(`/trips/${id}`), 404, 'ORDER_NOT_FOUND');
    expect((await next!.get(`/trips/${id}`)).json).toMatchObject({ status: 'ASSIGNED' });
  });
});

describe('once the driver has set out', () => {
  test.each(['PICKUP', 'IN_TRANSIT', 'DELIVERY'])('while %s: the status does not change', async (status) => {
    const id = await orderIn(status);
    const [sent, mails] = [await eventsOf(service, id), await mailsOf(id)];
    const answer = await reassign(id);
    expect(answer.json).toMatchObject({ internalStatus: status, assignedDriver: { id: ali } });
    const added = (await eventsOf(service, id)).slice(sent.length);
    expect(added.map(({ name }) => name)).toEqual(['driver.assigned']);
    expect(await mailsOf(id)).toHaveLength(mails.length);
    expect((await auditOf(id)).at(-1)!.details).toEqual({ from: status, to: status, driverId: ali });
  });

  test('the next driver has not arrived at the pickup yet', async () => {
    const id = await orderIn('PICKUP');
    await command(service, id, 'arrive_pickup');
    expect((await reassign(id)).json.possibleCommands).toContain('arrive_pickup');
  });
});

describe('is refused', () => {
  test.each(['OPEN', 'DELIVERED', 'COMPLETED'])('while %s', async (status) => {
    const id = await orderIn(status);
    expectV1Error(await reassign(id), 409, 'ORDER_NOT_CHANGEABLE');
  });

  test('for the driver who has the trip', async () => {
    const answer = await reassign(await orderIn('ASSIGNED'), { driverId: jana });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: 'driverId' }]);
  });

  test('on an outdated version, and the trip keeps its driver', async () => {
    const id = await orderIn('ASSIGNED');
    const { version } = await read(id);
    await command(service, id, 'driver_accepted');
    const answer = await reassign(id, { version });
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details).toMatchObject({ seen: version, status: 'ACCEPTED' });
    expect(await read(id)).toMatchObject({ internalStatus: 'ACCEPTED', assignedDriver: { id: jana } });
  });
});

test('its effects are shown before it is sent', async () => {
  const outlook = async (status: string) => {
    const { commands } = (await service.ops('GET', `/orders/${await orderIn(status)}/commands`)).json;
    const found = commands.find((one: { command: string }) => one.command === 'reassign_driver');
    const events = found.events.map((event: { type: string; conditional: boolean }) => [
      event.type,
      event.conditional,
    ]);
    return { leadsTo: found.leadsTo, events, mail: found.mail };
  };
  expect(await outlook('ACCEPTED')).toEqual({
    leadsTo: 'ASSIGNED',
    events: [
      ['order.scheduled', false],
      ['driver.assigned', false],
    ],
    mail: { topic: 'scheduled', conditional: false, to: 'end@example.org' },
  });
  expect(await outlook('IN_TRANSIT')).toEqual({
    leadsTo: 'IN_TRANSIT',
    events: [['driver.assigned', false]],
    mail: null,
  });
});

test('a repetition with the same key gets the first answer and changes nothing', async () => {
  const id = await orderIn('ASSIGNED');
  const headers = { 'Idempotency-Key': `reassign-${id}` };
  const [first, second] = [await reassign(id, {}, headers), await reassign(id, {}, headers)];
  expect(second.text).toBe(first.text);
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  const actions = (await auditOf(id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'order.reassign_driver')).toHaveLength(1);
});

describe('at the same time', () => {
  test.each(['ASSIGNED', 'IN_TRANSIT'])('two dispatchers while %s: exactly one succeeds', async (status) => {
    const id = await orderIn(status);
    const { version } = await read(id);
    const answers = await Promise.all([
      reassign(id, { driverId: ali, version }),
      reassign(id, { driverId: uwe, version }),
    ]);
    const [won] = answers.filter(({ status }) => status === 200);
    const [lost] = answers.filter(({ status }) => status === 409);
    expectV1Error(lost!, 409, 'ORDER_NOT_CHANGEABLE');
    const after = await read(id);
    expect(after).toMatchObject({ internalStatus: status, version: version + 1 });
    expect(after.assignedDriver).toEqual(won!.json.assignedDriver);
    const names = (await eventsOf(service, id)).map(({ name }) => name);
    expect(names.filter((name) => name === 'driver.assigned')).toHaveLength(2);
  });

  test('the old driver accepts: the new driver has the trip and has not accepted it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = await newPhone(service);
      const id = await newTrip(service, key, phone.driverId);
      const [accepted, reassigned] = await Promise.all([phone.post(`/trips/${id}/accept`), reassign(id)]);
      expect([200, 404]).toContain(accepted.status);
      expect(reassigned.status, reassigned.text).toBe(200);
      expect(await read(id)).toMatchObject({ internalStatus: 'ASSIGNED', assignedDriver: { id: ali } });
    }
  });
});
