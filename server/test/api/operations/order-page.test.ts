// The page of an order: history with notes and mails, conflicts with newer changes, and who has it open.
import { describe, expect, test } from 'vitest';
import { anonymizeOrder } from '../../../src/retention/anonymize-order.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { command, createOrder, newDriver } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key, account } = await service.customer({ environment: 'production' });
const anna = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });
const jonas = await newConsoleUser(service, { role: 'dispatcher', name: 'Jonas Weber' });
const newOrder = async (changes = {}) => (await createOrder(service, key, changes)).json;

interface Entry {
  action: string;
  by: { channel: string; name: string | null };
  note: string | null;
  driverName: string | null;
  mails: { recipient: string; kind: string }[];
  events: { type: string }[];
}
const historyOf = async (id: string): Promise<Entry[]> =>
  (await anna.console('GET', `/orders/${id}/history`)).json.data;

describe('the history', () => {
  test('has every step with its author, its mails, and the driver by full name', async () => {
    const { id } = await newOrder({ endCustomerEmail: 'end@example.com' });
    const driverId = await newDriver(service, 'Tomasz Nowak');
    service.clock.advance(60_000);
    await anna.console('POST', `/orders/${id}/commands`, { command: 'pool' });
    service.clock.advance(60_000);
    await anna.console('POST', `/orders/${id}/commands`, { command: 'assign_driver', driverId });
    const history = await historyOf(id);
    expect(history.map(({ action }) => action)).toEqual([
      'order.created',
      'order.pool',
      'order.assign_driver',
    ]);
    const [created, pooled, assigned] = history;
    expect(created!.mails).toMatchObject([{ recipient: 'end@example.com', kind: 'TRACKING_LINK' }]);
    expect(pooled).toMatchObject({ by: { channel: 'DISPATCH', name: 'Anna Lindner' }, mails: [] });
    expect(assigned!.driverName).toBe('Tomasz Nowak');
    expect(assigned!.mails).toMatchObject([{ recipient: 'end@example.com', kind: 'STATUS' }]);
    expect(assigned!.events.map(({ type }) => type)).toContain('driver.assigned');
  });

  test('has internal notes, which customers never see', async () => {
    const { id } = await newOrder();
    service.clock.advance(1000);
    const text = 'Customer asks for a call before loading.';
    expect((await anna.console('POST', `/orders/${id}/notes`, { text })).status).toBe(201);
    const history = await historyOf(id);
    expect(history.at(-1)).toMatchObject({ action: 'order.note', note: text, by: { name: 'Anna Lindner' } });
    const { portal } = await newPortalUser(service, { account });
    const theirs = await portal('GET', `/production/orders/${id}/timeline`);
    expect(theirs.status).toBe(200);
    expect(JSON.stringify(theirs.json)).not.toContain('order.note');
    const audit = await service.ops('GET', `/orders/${id}/timeline`);
    expect(JSON.stringify(audit.json)).toContain('order.note');
    expect(JSON.stringify(audit.json)).not.toContain(text);
  });

  test('erases the text of notes when the order is anonymised, but keeps that they existed', async () => {
    const { id } = await newOrder();
    await anna.console('POST', `/orders/${id}/notes`, { text: 'Call Frau Mertens first' });
    await anonymizeOrder(service.services.core, id);
    expect(JSON.stringify(await historyOf(id))).not.toContain('Mertens');
    const audit = await service.ops('GET', `/orders/${id}/timeline`);
    expect(JSON.stringify(audit.json)).toContain('order.note');
  });

  test('gets no empty notes and no notes of viewers', async () => {
    const { id } = await newOrder();
    expectV1Error(await anna.console('POST', `/orders/${id}/notes`, { text: '' }), 400, 'INVALID_REQUEST');
    const viewer = await newConsoleUser(service, { role: 'viewer' });
    const answer = await viewer.console('POST', `/orders/${id}/notes`, { text: 'Hello' });
    expectV1Error(answer, 403, 'ROLE_NOT_SUFFICIENT');
  });
});

describe('a decision on an outdated version', () => {
  test('is refused with the changes since, and their authors', async () => {
    const { id } = await newOrder();
    const { version } = (await anna.console('GET', `/orders/${id}`)).json;
    await jonas.console('POST', `/orders/${id}/commands`, { command: 'pool' });
    await jonas.console('POST', `/orders/${id}/notes`, { text: 'Pooled it' });
    await jonas.console('POST', `/orders/${id}/commands`, { command: 'offer' });
    const answer = await anna.console('POST', `/orders/${id}/commands`, { command: 'pool', version });
    expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
    expect(answer.json.error.details).toMatchObject({
      seen: version,
      version: version + 2,
      status: 'OFFERED',
      changes: [
        { action: 'order.pool', by: { name: 'Jonas Weber' } },
        { action: 'order.offer', by: { name: 'Jonas Weber' } },
      ],
    });
  });

  test('does not change the order', async () => {
    const { id } = await newOrder();
    const { version } = (await anna.console('GET', `/orders/${id}`)).json;
    await command(service, id, 'pool');
    const instructions = 'Ring at the gate';
    const older = await anna.console('PATCH', `/orders/${id}`, { instructions, version });
    expectV1Error(older, 409, 'ORDER_NOT_CHANGEABLE');
    const newer = await anna.console('PATCH', `/orders/${id}`, { instructions, version: version + 1 });
    expect(newer.json).toMatchObject({ instructions, version: version + 2 });
  });
});

describe('who has an order open', () => {
  const here = async (id: string) =>
    (await anna.console('GET', `/orders/${id}/presence`)).json.data.map(({ name }: { name: string }) => name);

  test('is visible to the others until the user leaves or stops sending', async () => {
    const { id } = await newOrder();
    await anna.console('PUT', `/orders/${id}/presence`);
    await jonas.console('PUT', `/orders/${id}/presence`);
    expect(await here(id)).toEqual(['Anna Lindner', 'Jonas Weber']);
    await jonas.console('DELETE', `/orders/${id}/presence`);
    expect(await here(id)).toEqual(['Anna Lindner']);
    service.clock.advance(31_000);
    expect(await here(id)).toEqual([]);
  });

  test('notifies watchers of arrivals and departures, not of every heartbeat', async () => {
    const { id } = await newOrder();
    const told: string[] = [];
    const stop = service.services.core.changes.subscribe('presence', (topics) => told.push(topics![0]!));
    await anna.console('PUT', `/orders/${id}/presence`);
    await anna.console('PUT', `/orders/${id}/presence`);
    expect(told).toEqual([`order:${id}`]);
    await anna.console('DELETE', `/orders/${id}/presence`);
    await anna.console('DELETE', `/orders/${id}/presence`);
    expect(told).toHaveLength(2);
    stop();
  });

  test('does not include the operator token', async () => {
    const { id } = await newOrder();
    expect((await service.ops('PUT', `/orders/${id}/presence`)).json.data).toEqual([]);
    expect((await service.ops('DELETE', `/orders/${id}/presence`)).status).toBe(204);
  });
});

test('the position of the vehicle is shown with the places of the addresses', async () => {
  const { id } = await newOrder();
  const { json } = await anna.console('GET', `/orders/${id}/tracking`);
  expect(json.from.lat).toBeCloseTo(48.78, 0);
  expect(json).toMatchObject({ location: null, stale: false });
});
