// The audit log: read, filtered and exported with the names of the authors, and sealed against tampering.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditSealer, sealAudit, verifySeals } from '../../../src/operator/seals.ts';
import { OPERATOR_ROLES } from '../../../src/people/user.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { createOrder, newDriver } from '../../harness/orders.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

describe('reading', () => {
  test('shows who did what to which order, by person, channel, action, order and time', async () => {
    const service = await sharedService();
    const { key, account } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const { console, user } = await newConsoleUser(service, { role: 'dispatcher', name: 'Tom Albers' });
    await console('POST', `/orders/${order.id}/commands`, { command: 'pool' });
    const read = async (query: string) => (await console('GET', `/audit?${query}`)).json.data;
    const [entry, ...others] = await read(`actor=user:${user.id}&action=order`);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actorName: 'Tom Albers',
      channel: 'console',
      number: order.orderNumber,
      accountName: account.name,
      subjectType: 'order',
    });
    const ofOrder = await read(`subject=${order.orderNumber}`);
    expect(ofOrder.map((one: { channel: string }) => one.channel)).toEqual(['console', 'api-v1']);
    expect(ofOrder[1].actorName).not.toBeNull();
    expect(await read(`subject=${order.orderNumber}&channel=console`)).toHaveLength(1);
    expect(await read(`subject=${order.orderNumber}&from=2030-01-01T00:00:00Z`)).toEqual([]);
    const pages = await console('GET', `/audit?subject=${order.orderNumber}&limit=1`);
    const next = await console(
      'GET',
      `/audit?subject=${order.orderNumber}&limit=1&cursor=${pages.json.nextCursor}`,
    );
    expect(next.json.data[0].channel).toBe('api-v1');
  });

  test('has the names of drivers and people that an entry mentions only by id', async () => {
    const service = await sharedService();
    const { key } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const driverId = await newDriver(service, 'Jonas Weber');
    const { console } = await newConsoleUser(service, { role: 'dispatcher', name: 'Anna Lindner' });
    await console('POST', `/orders/${order.id}/commands`, { command: 'assign_driver', driverId });
    const [entry] = (await console('GET', `/audit?subject=${order.id}&limit=1`)).json.data;
    expect(entry).toMatchObject({
      action: 'order.assign_driver',
      actorName: 'Anna Lindner',
      details: { driverId },
      names: { [driverId]: 'Jonas Weber' },
    });
    const [added] = (await console('GET', `/audit?subject=${driverId}&action=driver.added`)).json.data;
    expect(added.names).toEqual({ [driverId]: 'Jonas Weber' });
  });

  test.each(OPERATOR_ROLES)('the list and the file follow one rule: %s', async (role) => {
    const { console } = await newConsoleUser(await sharedService(), { role });
    for (const [list, file] of [
      ['/audit', '/audit.csv'],
      ['/accounting/invoices', '/accounting/invoices.csv'],
    ]) {
      expect((await console('GET', file!)).status).toBe((await console('GET', list!)).status);
    }
  });

  test('is exported as a file', async () => {
    const service = await sharedService();
    const { key } = await service.customer({ environment: 'production' });
    const order = (await createOrder(service, key)).json;
    const { console } = await newConsoleUser(service);
    const { status, text } = await console('GET', `/audit.csv?subject=${order.id}`);
    expect(status).toBe(200);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Zeit;Akteur;Name;Kanal;Aktion');
    expect(lines[1]).toContain(order.orderNumber);
    expect(lines).toHaveLength(2);
  });
});

describe('seals', () => {
  let service: TestService;
  const services: TestService[] = [];
  afterAll(() => Promise.all(services.map((one) => one.close())));
  const core = () => service.services.core;

  /** Creates entries in several seals. */
  beforeEach(async () => {
    service = await startService();
    services.push(service);
    for (let round = 0; round < 3; round += 1) {
      const { key } = await service.customer({ environment: 'production' });
      await createOrder(service, key);
      service.clock.advance(120_000);
      expect(await sealAudit(core())).toBeGreaterThan(0);
    }
  });

  const verify = () => verifySeals(core());
  const anEntryOf = async (seal: number): Promise<string> => {
    const [row] = await core().sql`select entry_id from audit_sealed where seal = ${seal} limit 1`;
    return row!.entryId;
  };

  test('are valid while nothing is changed, and new entries get a later seal', async () => {
    const { seals, faults, entries, lastChain } = await verify();
    expect({ seals, faults }).toEqual({ seals: 3, faults: [] });
    expect(entries).toBeGreaterThan(5);
    expect(lastChain).toMatch(/^[0-9a-f]{64}$/);
    await service.customer({ environment: 'production' });
    // A transaction that runs now may not have committed yet.
    expect(await sealAudit(core())).toBe(0);
    service.clock.advance(61_000);
    expect(await sealAudit(core())).toBeGreaterThan(0);
    expect(await sealAudit(core())).toBe(0);
    expect((await verify()).faults).toEqual([]);
  });

  test('two processes at once seal every entry once', async () => {
    await service.customer({ environment: 'production' });
    service.clock.advance(61_000);
    const sealed = await Promise.all([sealAudit(core()), sealAudit(core()), sealAudit(core())]);
    expect(sealed.filter((count) => count > 0)).toHaveLength(1);
    expect((await verify()).faults).toEqual([]);
  });

  test('include a long backlog from before the service was started', async () => {
    const { sql } = core();
    await sql`
      insert into audit (id, at, actor, channel, action, account_id, subject_type, subject_id, details)
      select gen_random_uuid(), timestamptz '2025-01-01' + n * interval '1 minute', 'system', 'start', 'demo.paused', null,
        'demo', n::text, '{}'
      from generate_series(1, 2300) n`;
    const seal = auditSealer(core());
    let sealed = 0;
    for (let more = await seal(); more > 0; more = await seal()) sealed += more;
    expect(sealed).toBe(2300);
    expect(await verify()).toMatchObject({ seals: 6, unsealed: 0, faults: [] });
  });

  test('reveal a changed entry', async () => {
    await core().sql`update audit set actor = 'user:somebody-else' where id = ${await anEntryOf(2)}`;
    expect((await verify()).faults).toEqual([{ seal: 2, fault: 'ENTRIES_CHANGED' }]);
  });

  test('reveal a removed entry', async () => {
    const { sql } = core();
    const id = await anEntryOf(2);
    await sql`delete from audit_values where audit_id = ${id}`;
    await sql`delete from audit where id = ${id}`;
    expect((await verify()).faults).toEqual([{ seal: 2, fault: 'ENTRIES_MISSING' }]);
  });

  test('reveal a seal that was changed to match', async () => {
    const { sql } = core();
    await sql`update audit set action = 'nothing.happened' where id = ${await anEntryOf(2)}`;
    await sql`
      update audit_seals set digest = (
        select sha256(convert_to(string_agg(audit_entry_text(a), e'\n' order by a.id), 'UTF8'))
        from audit_sealed s join audit a on a.id = s.entry_id where s.seal = 2) where number = 2`;
    expect((await verify()).faults).toEqual([{ seal: 2, fault: 'CHAIN_BROKEN' }]);
  });

  test('reveal a missing seal and inserted entries', async () => {
    const { sql } = core();
    await sql`delete from audit_sealed where seal = 2`;
    await sql`delete from audit_seals where number = 2`;
    service.clock.advance(2 * 3_600_000);
    const { faults, unsealed } = await verify();
    expect(faults).toEqual([{ seal: 3, fault: 'SEAL_MISSING' }]);
    expect(unsealed).toBeGreaterThan(0);
  });

  test('can be checked by admins in the console', async () => {
    const { console } = await newConsoleUser(service);
    const { json } = await console('GET', '/audit/verification');
    expect(json).toMatchObject({ seals: 3, faults: [] });
  });
});
