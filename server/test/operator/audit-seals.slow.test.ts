// Seals reveal every change of the audit log.
import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { findLastSeal, type Seal } from '../../src/operator/seal-store.ts';
import { formatSeal, parseSeal } from '../../src/operator/seal-text.ts';
import { auditSealer, sealAudit } from '../../src/operator/seals.ts';
import { verifySeals } from '../../src/operator/verify-seals.ts';
import { saveDataKeys } from '../../src/platform/keys/data-key-store.ts';
import { newDataKey } from '../../src/platform/keys/data-keys.ts';
import { masterKeysOf } from '../../src/platform/keys/master-keys.ts';
import { newConsoleUser } from '../harness/console.ts';
import { createOrder } from '../harness/orders.ts';
import { MASTER_KEY, startService, type TestService } from '../harness/service.ts';

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

  async function removeSeal(number: number): Promise<void> {
    await core().sql`delete from audit_sealed where seal = ${number}`;
    await core().sql`delete from audit_seals where number = ${number}`;
  }

  /** Computes all hashes as SQL can: without the key. */
  async function recomputeBySql(): Promise<void> {
    const { sql } = core();
    await sql`
      update audit_seals q set digest = (
        select sha256(convert_to(string_agg(audit_entry_text(a), e'\n' order by a.id), 'UTF8'))
        from audit_sealed s join audit a on a.id = s.entry_id where s.seal = q.number)`;
    const seals = await sql<Seal[]>`select * from audit_seals order by number`;
    let before: Buffer = Buffer.alloc(32);
    for (const { number, sealedAt, entries, digest } of seals) {
      const text = `${number} ${sealedAt.toISOString()} ${entries} ${digest.toString('hex')}`;
      before = createHash('sha256').update(before).update(text).digest();
      await sql`update audit_seals set chain = ${before} where number = ${number}`;
    }
  }

  test('are valid while nothing is changed, and new entries get a later seal', async () => {
    const { seals, faults, entries, lastSeal } = await verify();
    expect({ seals, faults }).toEqual({ seals: 3, faults: [] });
    expect(entries).toBeGreaterThan(5);
    expect(lastSeal).toMatch(/^3-[0-9a-f]{64}$/);
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

  test('reveal a chain that was computed again by SQL', async () => {
    const { sql } = core();
    await sql`update audit set action = 'nothing.happened' where id = ${await anEntryOf(2)}`;
    await recomputeBySql();
    const { faults } = await verify();
    expect(faults.map(({ fault }) => fault)).toContain('CHAIN_BROKEN');
  });

  test('reveal that the key of a seal is gone', async () => {
    await core().sql`update audit_seals set key_id = '0123456789abcdef' where number = 2`;
    expect((await verify()).faults).toEqual([{ seal: 2, fault: 'KEY_MISSING' }]);
  });

  test('stay valid after another key took over', async () => {
    const { sql, clock } = core();
    const added = newDataKey(masterKeysOf(MASTER_KEY).current, 'audit-seal', clock.now());
    await saveDataKeys(sql, [added]);
    await expect.poll(() => core().secrets.auditSealKeys.current().id).toBe(added.id);
    await service.customer({ environment: 'production' });
    service.clock.advance(61_000);
    await sealAudit(core());
    expect((await findLastSeal(sql))!.keyId).toBe(added.id);
    expect(await verify()).toMatchObject({ seals: 4, faults: [] });
  });

  test('reveal by a copy that the newest ones were removed or replaced', async () => {
    const { sql } = core();
    const copies = (await sql<Seal[]>`select * from audit_seals order by number`).map(formatSeal);
    const expecting = (text: string) => verifySeals(core(), parseSeal(text));
    for (const copy of copies) expect((await expecting(copy)).faults).toEqual([]);
    const seal = auditSealer(core());
    await seal();
    await removeSeal(3);
    expect((await verify()).faults).toEqual([]);
    const gone = [{ seal: 3, fault: 'EXPECTED_MISSING' }];
    expect((await expecting(copies[2]!)).faults).toEqual(gone);
    // The process remembers the newest seal, and the next one has the same number.
    service.clock.advance(61_000);
    await seal();
    expect(await verify()).toMatchObject({ seals: 3, faults: [] });
    expect((await expecting(copies[2]!)).faults).toEqual(gone);
    const alerts = await sql`select kind, details from alerts`;
    expect(alerts).toEqual([{ kind: 'SEALS_REMOVED', details: { seal: copies[2] } }]);
  });

  test('reveal a missing seal and inserted entries', async () => {
    await removeSeal(2);
    service.clock.advance(2 * 3_600_000);
    const { faults, unsealed } = await verify();
    expect(faults).toEqual([{ seal: 3, fault: 'SEAL_MISSING' }]);
    expect(unsealed).toBeGreaterThan(0);
  });

  test('can be checked by admins in the console', async () => {
    const { console } = await newConsoleUser(service);
    const { json } = await console('GET', '/audit/verification');
    expect(json).toMatchObject({ seals: 3, faults: [] });
    const expecting = async (seal: string) =>
      (await console('GET', `/audit/verification?expect=${seal}`)).json;
    expect((await expecting(json.lastSeal)).faults).toEqual([]);
    const other = `9-${'0'.repeat(64)}`;
    expect((await expecting(other)).faults).toEqual([{ seal: 9, fault: 'EXPECTED_MISSING' }]);
    expect((await expecting('9')).error.code).toBe('INVALID_REQUEST');
  });
});
