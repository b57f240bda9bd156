// The values before and after a change: in every history, erasable, and verified by the hash in the sealed entry.
import { beforeAll, describe, expect, test } from 'vitest';
import { sealAudit } from '../../src/operator/seals.ts';
import { verifySeals } from '../../src/operator/verify-seals.ts';
import { deleteAccount } from '../../src/retention/delete-account.ts';
import { newConsoleUser } from '../harness/console.ts';
import { command, createOrder, patchOrder } from '../harness/orders.ts';
import { newPortalUser, type PortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const { sql } = core;
const { key, account } = await service.customer({ environment: 'production' });
let customer: PortalUser;
let dispatch: Awaited<ReturnType<typeof newConsoleUser>>;
beforeAll(async () => {
  customer = await newPortalUser(service, { account });
  dispatch = await newConsoleUser(service, { role: 'dispatcher' });
});

interface Change {
  field: string;
  values: { before: unknown; after: unknown } | null;
}

const ERIKA = { name: 'Erika Muster', phone: '+49 711 123456' };
const newOrder = async (changes = {}): Promise<string> =>
  (await createOrder(service, key, { customerReference: 'A-1', ...changes })).json.id;

async function historyOf(id: string): Promise<{ action: string; changes: Change[] }[]> {
  return (await dispatch.console('GET', `/orders/${id}/history`)).json.data;
}
const lastChange = async (id: string) => (await historyOf(id)).at(-1)!.changes;
async function lastInPortal(id: string): Promise<Change[]> {
  return (await customer.portal('GET', `/production/orders/${id}/timeline`)).json.data.at(-1).changes;
}

describe('the history has the values before and after', () => {
  const changed = [{ field: 'customerReference', values: { before: 'A-1', after: 'B-2' } }];

  test.each([
    ['the API', (id: string) => patchOrder(service, key, id, { customerReference: 'B-2' })],
    [
      'the portal',
      (id: string) => customer.portal('PATCH', `/production/orders/${id}`, { customerReference: 'B-2' }),
    ],
    ['the console', (id: string) => dispatch.console('PATCH', `/orders/${id}`, { customerReference: 'B-2' })],
  ])('of a change by %s', async (_, change) => {
    const id = await newOrder();
    const answer = await change(id);
    expect(answer.status, answer.text).toBe(200);
    expect(await lastChange(id)).toEqual(changed);
    expect(await lastInPortal(id)).toEqual(changed);
  });

  test('of every field that can change, and of no other', async () => {
    const id = await newOrder({ metadata: { a: 1 }, instructions: null });
    await patchOrder(service, key, id, {
      customerReference: 'A-1',
      requestedPickup: '2026-10-05T08:00:00Z',
      pickup: { contact: { name: 'Anna Neu' } },
      instructions: 'Ring twice',
      vehicle: { registration: { licensePlate: 'M-AB 1' } },
      metadata: { a: 2 },
    });
    const changes = Object.fromEntries((await lastChange(id)).map(({ field, values }) => [field, values]));
    expect(changes).toMatchObject({
      requestedPickup: { after: '2026-10-05T08:00:00.000Z' },
      pickupContact: { after: { name: 'Anna Neu' } },
      instructions: { before: null, after: 'Ring twice' },
      licensePlate: { after: 'M-AB 1' },
      metadata: { before: { a: 1 }, after: { a: 2 } },
    });
    expect(Object.keys(changes)).toHaveLength(5);
  });

  test('of a delay that dispatch reports', async () => {
    const id = await newOrder({ requestedDelivery: '2027-03-01T12:00:00Z' });
    await command(service, id, 'assign_driver', {
      driverId: (await service.ops('POST', '/drivers', { name: 'Ali Demir' })).json.id,
    });
    await command(service, id, 'report_delay', { requestedDelivery: '2027-03-01T14:00:00Z' });
    const values = { before: '2027-03-01T12:00:00.000Z', after: '2027-03-01T14:00:00.000Z' };
    expect(await lastInPortal(id)).toEqual([{ field: 'requestedDelivery', values }]);
  });

  test('and the journal and its file, too', async () => {
    const id = await newOrder();
    await patchOrder(service, key, id, { customerReference: 'B-2' });
    const [entry, created] = (await dispatch.console('GET', `/audit?subject=${id}`)).json.data;
    expect(entry.values).toEqual({ customerReference: { before: 'A-1', after: 'B-2' } });
    expect(created.values).toBeNull();
    expect((await dispatch.console('GET', `/audit.csv?subject=${id}`)).text).toContain('B-2');
  });
});

test('the sealed entry has names and a hash, but no value', async () => {
  const id = await newOrder({
    pickup: { street: 'Allee 1', postalCode: '10115', city: 'Berlin', contact: ERIKA },
  });
  await patchOrder(service, key, id, { pickup: { contact: { name: 'Anna Neu', phone: null } } });
  const [entry] = await sql`
    select audit::text as text, details from audit where subject_id = ${id} and action = 'order.change'`;
  expect(entry!.details).toEqual({
    from: 'OPEN',
    to: 'OPEN',
    fields: ['pickupContact'],
    valuesHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(entry!.text).not.toMatch(/Erika|Anna|123456/);
});

describe('after an erasure', () => {
  const ask = (what: string, body: object) => service.ops('POST', `/personal-data/${what}`, body);

  test('requested by a former contact, the values are gone and the history says so', async () => {
    const contact = { name: 'Paul Früher', phone: '+49 30 7771234' };
    const id = await newOrder({
      delivery: { street: 'Weg 1', postalCode: '10115', city: 'Berlin', contact },
    });
    await patchOrder(service, key, id, {
      delivery: { contact: { name: 'Ina Neu', phone: '+49 30 7774321' } },
    });
    const person = { phone: '030 7771234' };
    const found = (await ask('export', person)).json.orders;
    expect(found).toMatchObject([{ id, deliveryContact: null, formerContacts: [contact] }]);
    const preview = (await ask('erasure-preview', person)).json;
    expect(preview.people).toContainEqual(
      expect.objectContaining({ role: 'CONTACT', name: 'Paul Früher', requested: true }),
    );
    const erased = await ask('erase', { ...person, confirmation: preview.confirmation });
    expect(erased.json).toMatchObject({ orders: 1 });
    expect(await sql`select from audit_values where order_id = ${id}`).toHaveLength(0);
    const change = [{ field: 'deliveryContact', values: null }];
    expect(await lastChange(id)).toEqual(change);
    expect(await lastInPortal(id)).toEqual(change);
    expect((await ask('export', person)).json.orders).toEqual([]);
  });

  test('of a deleted account, no values are left', async () => {
    const other = await service.customer({ environment: 'production' });
    const { id } = (await createOrder(service, other.key)).json;
    await patchOrder(service, other.key, id, { customerReference: 'B-2' });
    const cancelled = [{ kind: 'ORDER', id, choice: 'CANCEL' }];
    await deleteAccount(core, { name: 'operator', channel: 'ops' }, other.accountId, cancelled);
    expect(await sql`select from audit_values where order_id = ${id}`).toHaveLength(0);
  });
});

describe('the verification of the audit log', () => {
  const faultsOf = async () => (await verifySeals(core)).faults.map(({ fault }) => fault);

  test('reveals changed and removed values, and accepts erased ones', async () => {
    const { sql: db } = core;
    const id = await newOrder();
    await patchOrder(service, key, id, { customerReference: 'B-2' });
    service.clock.advance(120_000);
    while ((await sealAudit(core)) > 0);
    expect(await faultsOf()).toEqual([]);
    const [kept] = await db`select * from audit_values where order_id = ${id}`;
    const changeTo = (reference: string) => db`
      update audit_values set changes = jsonb_set(changes, '{customerReference,after}', ${db.json(reference)})
      where order_id = ${id}`;
    await changeTo('C-3');
    expect(await faultsOf()).toEqual(['VALUES_CHANGED']);
    await changeTo('B-2');
    expect(await faultsOf()).toEqual([]);
    await db`delete from audit_values where audit_id = ${kept!.auditId}`;
    expect(await faultsOf()).toEqual(['VALUES_MISSING']);
    await db`insert into anonymized_orders values (${id}, now())`;
    expect(await faultsOf()).toEqual([]);
  });
});
