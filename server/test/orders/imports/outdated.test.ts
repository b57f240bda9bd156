// Prices and matchings that change while rows are checked or created: nobody gets what they did not confirm.
import { beforeEach, expect, test } from 'vitest';
import { orderIntake } from '../../../src/api/shared/orders/order-intake.ts';
import type { AgreementTerms } from '../../../src/model/prices/agreement.ts';
import { changeMatching, pauseImport, startImport } from '../../../src/orders/imports/manage-imports.ts';
import { runDueImport } from '../../../src/orders/imports/run-imports.ts';
import type { Core } from '../../../src/orders/records/core.ts';
import { changeTerms } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { importsOf, problemsOf, resultsOf, table } from './import-setup.ts';

const service = await sharedService();
const { core } = service.services;
const intake = orderIntake(core.links);
let account: Awaited<ReturnType<typeof service.customer>>;
let imports: ReturnType<typeof importsOf>;

beforeEach(async () => {
  account = await service.customer({ environment: 'production' });
  imports = importsOf(service, account.account);
  await changePrice(100);
});

const tariff = (baseNet: number): AgreementTerms['tariffs'] => [
  {
    transportType: 'DRIVEN',
    vehicleType: null,
    baseNet,
    includedKm: 5000,
    perKmNet: 0,
    tiers: [],
    minimumNet: 0,
  },
];
const changePrice = (net: number) => changeTerms(service, account.accountId, { tariffs: tariff(net) });
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ plate: `S-X ${index + 1}` }));
const priceList = async () => (await imports.orders()).map(({ price }) => price!.netCents);

/** The core of a worker that does something else in the middle of its batch, before it reads the agreement. */
function interrupted(act: () => Promise<unknown>, atCall = 1): Core {
  let calls = 0;
  const count = async () => {
    calls += 1;
    if (calls === atCall) await act();
  };
  const { agreements } = core;
  const newestVersion: typeof agreements.newestVersion = async (...args) => {
    await count();
    return agreements.newestVersion(...args);
  };
  const forOrder: typeof agreements.forOrder = async (...args) => {
    await count();
    return agreements.forOrder(...args);
  };
  return { ...core, agreements: { ...agreements, newestVersion, forOrder } };
}

test('prices that changed since the check must be confirmed before anything is created', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }));
  await changePrice(300);
  await expect(imports.start(id)).rejects.toMatchObject({ code: 'IMPORT_OUTDATED' });
  await imports.work();
  expect(await imports.get(id)).toMatchObject({ state: 'READY', haltedBy: 'IMPORT_OUTDATED' });
  expect(await imports.rowsOf(id)).toMatchObject([
    { result: 'READY', netCents: 30_000, formerNetCents: 10_000, priceChanged: true },
  ]);
  expect(await imports.orders()).toHaveLength(0);
  expect(await imports.create(id)).toMatchObject([{ result: 'CREATED', priceChanged: false }]);
  expect(await imports.get(id)).toMatchObject({ state: 'DONE', haltedBy: null });
});

test('a run stops when the prices change, and goes on after a confirmation of the new ones', async () => {
  const { id } = await imports.check(table({ transport: 'LKW' }, ...many(80)));
  await imports.start(id);
  await runDueImport(
    interrupted(() => changePrice(300), 12),
    intake,
  );
  await imports.work();
  expect(await imports.get(id)).toMatchObject({ state: 'PAUSED', haltedBy: 'IMPORT_OUTDATED' });
  const before = (await imports.orders()).filter(({ kind }) => kind === 'ORDER').length;
  expect(before).toBeGreaterThan(5);
  expect(before).toBeLessThan(40);
  const waiting = (await imports.rowsOf(id)).filter(({ result }) => result === 'READY');
  expect(waiting).toHaveLength(80 - before);
  expect(new Set(waiting.map(({ netCents, formerNetCents }) => `${formerNetCents} ${netCents}`))).toEqual(
    new Set(['10000 30000']),
  );
  await imports.create(id);
  const created = (await imports.orders()).flatMap(({ price }) => price?.netCents ?? []);
  expect(created).toEqual([...Array(before).fill(10_000), ...Array(80 - before).fill(30_000)]);
});

test('the portal shows which prices changed, first of all rows, and starts only what was seen', async () => {
  const { portal } = await newPortalUser(service, { account: account.account, role: 'member' });
  const van = [...tariff(100), { ...tariff(100)[0]!, vehicleType: 'VAN' as const }];
  await changeTerms(service, account.accountId, { tariffs: van });
  const text = `${table({ number: 'A-1' }, { number: 'A-2' })}`.split('\r\n');
  const { id } = await imports.check(
    [`${text[0]};Fahrzeugart`, `${text[1]};PKW`, `${text[2]};Transporter`].join('\r\n'),
  );
  const seen = (await imports.get(id)).agreementVersion!;
  await changeTerms(service, account.accountId, { tariffs: [van[0]!, { ...van[1]!, baseNet: 250.5 }] });
  const path = `/production/imports/${id}`;
  const start = (agreementVersion: number) => portal('POST', `${path}/start`, { agreementVersion });
  expect((await start(seen)).json.error.code).toBe('IMPORT_OUTDATED');
  await imports.work();
  expect((await portal('GET', path)).json).toMatchObject({
    haltedBy: 'IMPORT_OUTDATED',
    priceChanges: [{ currency: 'EUR', rows: 1, formerNet: 100, net: 250.5 }],
  });
  expect((await portal('GET', `${path}/rows`)).json.data).toMatchObject([
    { row: 2, priceChanged: true, formerNet: 100, net: 250.5 },
    { row: 1, priceChanged: false, net: 100 },
  ]);
  // A page that still shows the former prices confirms nothing.
  expect((await start(seen)).json.error.code).toBe('IMPORT_OUTDATED');
  expect((await start(seen + 1)).json).toMatchObject({ state: 'RUNNING', haltedBy: null, priceChanges: [] });
});

test('an agreement that changes nothing for the rows is confirmed without a changed price', async () => {
  const { id } = await imports.check(table(...many(2)));
  await changeTerms(service, account.accountId, { quoteValidityDays: 5 });
  await expect(imports.start(id)).rejects.toMatchObject({ code: 'IMPORT_OUTDATED' });
  await imports.work();
  expect((await imports.rowsOf(id)).map(({ priceChanged }) => priceChanged)).toEqual([false, false]);
  expect(resultsOf(await imports.create(id))).toEqual(['CREATED', 'CREATED']);
});

test('a check that began before the columns were matched again writes nothing', async () => {
  const id = await imports.bring(table({ number: 'A-1', plate: 'S-X 1' }));
  const { columns } = await imports.get(id);
  const fields = columns.map(({ field }) => (field === 'delivery.city' ? null : field));
  const match = () => changeMatching(core, imports.scope, imports.actor, id, { fields });
  await runDueImport(interrupted(match), intake);
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['UNCHECKED']);
  await imports.work();
  const [row] = await imports.rowsOf(id);
  expect(problemsOf(row!)).toMatchObject([{ field: 'delivery.city', reason: 'REQUIRED' }]);
});

test('a check that began before a cell was corrected does not overwrite the new result', async () => {
  const id = await imports.bring(table({ vin: 'SHORT' }, { plate: 'S-X 1' }));
  const correct = () => imports.correct(id, 1, { 'vehicle.vin': 'WVWZZZ1KZAW000001' });
  const correctAndReset = async () => {
    await correct();
    // As if the answer of the correction had not been written yet.
    await core.sql`update import_rows set result = 'UNCHECKED' where import_id = ${id} and row_number = 1`;
  };
  await runDueImport(interrupted(correctAndReset), intake);
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['UNCHECKED', 'READY']);
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['READY', 'READY']);
});

test('orders of a batch are recorded even if the columns are matched again in between, other results are not', async () => {
  const { id } = await imports.check(table({ number: 'A-1' }, { number: 'A-2' }));
  await imports.start(id);
  const { columns } = await imports.get(id);
  const fields = columns.map(({ field }) => (field === 'delivery.city' ? null : field));
  const matchAndFail = async () => {
    await pauseImport(core, imports.scope, imports.actor, id);
    await changeMatching(core, imports.scope, imports.actor, id, { fields });
    throw new Error('The second row cannot be created');
  };
  await runDueImport(interrupted(matchAndFail, 2), intake);
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['CREATED', 'UNCHECKED']);
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['CREATED', 'TO_CORRECT']);
});

test('an import whose rows are all orders can be ended although the agreement changed', async () => {
  const { id } = await imports.check(table(...many(2)));
  await imports.start(id);
  await runDueImport(core, intake);
  await pauseImport(core, imports.scope, imports.actor, id);
  await changePrice(300);
  await expect(startImport(core, imports.scope, imports.actor, id)).rejects.toMatchObject({
    code: 'IMPORT_OUTDATED',
  });
  await imports.work();
  await imports.create(id);
  expect(await imports.get(id)).toMatchObject({ state: 'DONE' });
  expect(await priceList()).toEqual([10_000, 10_000]);
});
