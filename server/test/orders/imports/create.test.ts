// The run creates each row exactly once, like a call, whatever happens in between.
import { beforeEach, expect, test } from 'vitest';
import { orderIntake } from '../../../src/api/shared/orders/order-intake.ts';
import { cancelImport, pauseImport, startImport } from '../../../src/orders/imports/manage-imports.ts';
import { runDueImport } from '../../../src/orders/imports/run-imports.ts';
import { creation, eventNames } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { importsOf, resultsOf, table } from './import-setup.ts';

const service = await sharedService();
const { core } = service.services;
const intake = orderIntake(core.links);
let account: Awaited<ReturnType<typeof service.customer>>;
let imports: ReturnType<typeof importsOf>;

beforeEach(async () => {
  account = await service.customer({ environment: 'production' });
  imports = importsOf(service, account.account);
});

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ plate: `S-X ${index + 1}` }));

test('orders and requests are created with the events and audit entries of a call, in the name of the user', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }, { number: 'A-2', transport: 'LKW' }));
  const rows = await imports.create(id);
  expect(rows).toMatchObject([
    { result: 'CREATED', orderNumber: expect.stringMatching(/^VT-/) },
    { result: 'REQUESTED', orderNumber: expect.stringMatching(/^RQ-/) },
  ]);
  expect(await eventNames(service, rows[0]!.orderId!)).toEqual(['order.created', 'order.accepted']);
  const audit = await core.sql`
    select actor, channel, action from audit where subject_id = ${rows[0]!.orderId} or subject_id = ${id} order by at, id`;
  expect(audit.map(({ action }) => action)).toEqual(['import.created', 'import.started', 'order.created']);
  expect(audit[2]).toMatchObject({ actor: imports.actor.name, channel: 'portal' });
  expect(await imports.get(id)).toMatchObject({ state: 'DONE', finishedAt: core.clock.now() });
});

test('invalid, existing and duplicate rows are left out', async () => {
  const { id } = await imports.check(table({ vin: 'SHORT' }, { plate: 'S-X 1' }, { plate: 'S-X 1' }));
  expect(resultsOf(await imports.create(id))).toEqual(['TO_CORRECT', 'CREATED', 'DUPLICATE']);
  expect(await imports.orders()).toHaveLength(1);
});

test('the same file again creates nothing, at once and after the keys of calls have expired', async () => {
  const file = table({ number: 'A-1' }, ...many(3));
  await imports.create((await imports.check(file)).id);
  service.clock.advance(48 * 3_600_000);
  await core.sql`delete from idempotency_keys`;
  const again = await imports.check(file);
  expect(resultsOf(again.rows)).toEqual(Array(4).fill('EXISTS'));
  expect(resultsOf(await imports.create(again.id))).toEqual(Array(4).fill('EXISTS'));
  expect(await imports.orders()).toHaveLength(4);
});

test('two imports of the same file that run at the same time create every order once', async () => {
  const file = table({ number: 'A-1' }, ...many(20));
  const ids = [(await imports.check(file)).id, (await imports.check(file)).id];
  for (const id of ids) await startImport(core, imports.scope, imports.actor, id);
  await Promise.all([1, 2, 3].map(imports.work));
  await imports.work();
  expect(await imports.orders()).toHaveLength(21);
  const results = (await Promise.all(ids.map(imports.rowsOf))).flat();
  expect(results.filter(({ result }) => result === 'CREATED')).toHaveLength(21);
  expect(results.filter(({ result }) => result === 'EXISTS')).toHaveLength(21);
});

test('if a process dies during a batch, no order is lost or created twice', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }, ...many(60)));
  await startImport(core, imports.scope, imports.actor, id);
  await runDueImport(core, intake);
  // As if the process had died after creating and before recording it, while it held the import.
  await core.sql`update import_rows set result = 'READY', order_id = null, order_number = null where import_id = ${id}`;
  await core.sql`update imports set leased_until = ${new Date(core.clock.now().getTime() + 15_000)} where id = ${id}`;
  const before = await imports.orders();
  expect(before.length).toBeGreaterThan(10);
  expect(await runDueImport(core, intake)).toBe(0);
  service.clock.advance(15_000);
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(Array(61).fill('CREATED'));
  expect(await imports.orders()).toHaveLength(61);
});

test('two processes at the same rows, because one lost its lease: each row is created once and says so', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }, ...many(30)));
  await startImport(core, imports.scope, imports.actor, id);
  const lost = [1, 2, 3].map(async () => {
    await core.sql`update imports set leased_until = null where id = ${id}`;
    await runDueImport(core, intake);
  });
  await Promise.all(lost);
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(Array(31).fill('CREATED'));
  expect(await imports.orders()).toHaveLength(31);
});

test('rows whose creation lost the database wait for the next attempt', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }, ...many(4)));
  await startImport(core, imports.scope, imports.actor, id);
  let left = 3;
  const writeCreation: typeof core.writeCreation = async (given) => {
    const written = await core.writeCreation(given);
    left -= 1;
    // The answer is lost, after the order was written.
    if (left >= 0) throw Object.assign(new Error('write CONNECTION_CLOSED'), { code: 'CONNECTION_CLOSED' });
    return written;
  };
  await runDueImport({ ...core, writeCreation }, intake);
  expect(resultsOf(await imports.rowsOf(id)).filter((result) => result === 'READY')).toHaveLength(3);
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(Array(5).fill('CREATED'));
  expect(await imports.orders()).toHaveLength(5);
});

test('a lease from a clock that was set back is not waited for', async () => {
  const { id } = await imports.check(table(...many(2)));
  await startImport(core, imports.scope, imports.actor, id);
  const inAnHour = new Date(core.clock.now().getTime() + 3_600_000);
  await core.sql`update imports set leased_until = ${inAnHour} where id = ${id}`;
  await imports.work();
  expect(await imports.get(id)).toMatchObject({ state: 'DONE' });
});

test('a call with the number and content of a row gets the answer of that order', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }));
  const [row] = await imports.create(id);
  const body = {
    externalOrderId: 'A-1',
    pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
    delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
    vehicle: { model: 'VW Golf' },
    requestedPickup: '2026-11-17T07:00:00.000Z',
  };
  const call = await service.call('/extern/orders', { key: account.key, body });
  expect(call.headers.get('idempotent-replayed')).toBe('true');
  expect(call.json.id).toBe(row!.orderId);
});

test('imports of different accounts alternate', async () => {
  const other = importsOf(service, (await service.customer()).account);
  const big = await imports.check(table(...many(200)));
  const small = await other.check(table(...many(2)));
  await startImport(core, imports.scope, imports.actor, big.id);
  await startImport(core, other.scope, other.actor, small.id);
  for (let batch = 0; batch < 3; batch += 1) await runDueImport(core, intake);
  expect(resultsOf(await other.rowsOf(small.id))).toEqual(['CREATED', 'CREATED']);
  expect((await imports.orders()).length).toBeLessThan(200);
  await imports.work();
  expect(await imports.orders()).toHaveLength(200);
});

test('a paused run stops after the current batch and can continue; a cancelled one cannot', async () => {
  const { id } = await imports.check(table(...many(100)));
  await startImport(core, imports.scope, imports.actor, id);
  await runDueImport(core, intake);
  await pauseImport(core, imports.scope, imports.actor, id);
  await imports.work();
  const created = (await imports.orders()).length;
  expect(created).toBeGreaterThan(0);
  expect(created).toBeLessThan(100);
  await startImport(core, imports.scope, imports.actor, id);
  await runDueImport(core, intake);
  await cancelImport(core, imports.scope, imports.actor, id);
  await imports.work();
  const left = (await imports.orders()).length;
  expect(left).toBeGreaterThan(created);
  expect(left).toBeLessThan(100);
  await expect(startImport(core, imports.scope, imports.actor, id)).rejects.toMatchObject({
    code: 'IMPORT_STATE',
    details: { state: 'CANCELLED' },
  });
});

test('a row that is corrected during the run is created with it', async () => {
  const { id } = await imports.check(table({ vin: 'SHORT' }, ...many(60)));
  await startImport(core, imports.scope, imports.actor, id);
  await runDueImport(core, intake);
  await imports.correct(id, 1, { 'vehicle.vin': 'WVWZZZ1KZAW000001' });
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(Array(61).fill('CREATED'));
  await expect(imports.correct(id, 1, { 'vehicle.vin': '' })).rejects.toMatchObject({ code: 'IMPORT_STATE' });
});

test('a correction after the run makes the import ready again', async () => {
  const { id } = await imports.check(table({ vin: 'SHORT' }, { plate: 'S-X 1' }));
  await imports.create(id);
  await imports.correct(id, 1, { 'vehicle.vin': '' });
  await imports.work();
  expect(await imports.get(id)).toMatchObject({ state: 'READY' });
  expect(resultsOf(await imports.create(id))).toEqual(['CREATED', 'CREATED']);
});

test('the daily limit of the sandbox pauses the run', async () => {
  const sandbox = importsOf(service, account.account, 'sandbox');
  const { id } = await sandbox.check(table(...many(501)));
  const rows = await sandbox.create(id);
  expect(rows.filter(({ result }) => result === 'CREATED')).toHaveLength(500);
  expect(await sandbox.get(id)).toMatchObject({ state: 'PAUSED', haltedBy: 'SANDBOX_LIMIT' });
  service.clock.advance(24 * 3_600_000);
  expect(resultsOf(await sandbox.create(id))).toEqual(Array(501).fill('CREATED'));
});

test('an account that is suspended during the run creates nothing more', async () => {
  const { id } = await imports.check(table(...many(60)));
  await startImport(core, imports.scope, imports.actor, id);
  await runDueImport(core, intake);
  const before = (await imports.orders()).length;
  await service.ops('PATCH', `/accounts/${account.accountId}`, { status: 'SUSPENDED' });
  await imports.work();
  expect(await imports.orders()).toHaveLength(before);
  expect(await imports.get(id)).toMatchObject({ state: 'PAUSED', haltedBy: 'ACCOUNT_SUSPENDED' });
});

test('if a call uses the same number during the run, there is one order', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }));
  await startImport(core, imports.scope, imports.actor, id);
  await Promise.all([
    imports.work(),
    service.call('/extern/orders', { key: account.key, body: creation({ externalOrderId: 'A-1' }) }),
  ]);
  expect(await imports.orders()).toHaveLength(1);
  expect(['CREATED', 'EXISTS']).toContain((await imports.rowsOf(id))[0]!.result);
});
