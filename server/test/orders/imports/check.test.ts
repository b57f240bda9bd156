// The dry run reports for each row what creating it would give, by the same rules, and creates nothing.
import { beforeEach, expect, test } from 'vitest';
import { applySuggestions } from '../../../src/orders/imports/correct-rows.ts';
import { changeMatching } from '../../../src/orders/imports/manage-imports.ts';
import { changeTerms, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { importsOf, problemsOf, resultsOf, table } from './import-setup.ts';

const service = await sharedService();
let account: Awaited<ReturnType<typeof service.customer>>;
let imports: ReturnType<typeof importsOf>;

beforeEach(async () => {
  account = await service.customer({ environment: 'production' });
  imports = importsOf(service, account.account);
});

const VIN = 'WVWZZZ1KZAW000001';

test('a valid row is priced like the order, and nothing is created', async () => {
  const { id, rows } = await imports.check(table({ number: 'A-1', vin: VIN, plate: 'S-AB 1' }));
  const call = await createOrder(service, account.key, { vehicle: { model: 'VW Golf' } });
  expect(rows[0]).toMatchObject({
    result: 'READY',
    externalOrderId: 'A-1',
    netCents: Math.round(call.json.price.net * 100),
    currency: 'EUR',
    problems: [],
  });
  expect(await imports.get(id)).toMatchObject({
    state: 'READY',
    delimiter: ';',
    encoding: 'UTF-8',
    rowCount: 1,
  });
  expect(await imports.orders()).toHaveLength(1);
});

test('a row that needs a quote has the reason', async () => {
  const { rows } = await imports.check(
    table({ transport: 'LKW' }, { pickup: ['Weg 1', '70173', 'Nirgendwo'] }),
  );
  expect(rows).toMatchObject([
    { result: 'REQUEST', quoteReason: 'TRANSPORT_TYPE', netCents: null },
    { result: 'REQUEST', quoteReason: 'DISTANCE_UNKNOWN' },
  ]);
});

test('wrong cells have the field codes of the API, with suggested corrections', async () => {
  const { rows } = await imports.check(
    table(
      { vin: 'TMBJC9NYONF004417' },
      { vin: 'WBA7K31070V83921' },
      { at: '31.11.2026 09:00' },
      { delivery: ['Prager Str. 1', '1069', 'Dresden'] },
      { pickup: ['Weg 1', '2053', 'Hamburg'] },
      { pickup: ['', '70173', 'Stuttgart'], at: '46343' },
      { transport: 'zu Fuß' },
    ),
  );
  expect(resultsOf(rows)).toEqual(Array(7).fill('TO_CORRECT'));
  expect(rows.map(problemsOf)).toEqual([
    [{ field: 'vehicle.vin', code: 'invalid_format', reason: 'LETTER', suggestion: 'TMBJC9NY0NF004417' }],
    [{ field: 'vehicle.vin', code: 'invalid_format', reason: 'LENGTH', suggestion: null }],
    [
      {
        field: 'requestedPickup',
        code: 'invalid_format',
        reason: 'DAY_OF_MONTH',
        suggestion: '2026-11-30 09:00',
      },
    ],
    [{ field: 'delivery.postalCode', code: 'invalid_format', reason: 'DIGITS', suggestion: '01069' }],
    [{ field: 'pickup.postalCode', code: 'invalid_format', reason: 'DIGITS', suggestion: null }],
    [
      { field: 'pickup.street', code: 'invalid_type', reason: 'REQUIRED', suggestion: null },
      { field: 'requestedPickup', code: 'invalid_format', reason: 'DATE_NUMBER', suggestion: '2026-11-17' },
    ],
    [{ field: 'transportType', code: 'invalid_value', reason: 'CHOICE', suggestion: null }],
  ]);
});

test('the same fields are wrong, with the same codes, as in a call with the same body', async () => {
  const { id } = await imports.check(table({ vin: 'SHORT' }));
  const text = 'a;b\n';
  await imports.correct(id, 1, {
    requestedPickup: '2026-11-18',
    requestedDelivery: '2026-11-17',
    endCustomerEmail: text,
  });
  const call = await createOrder(service, account.key, {
    vehicle: { vin: 'SHORT' },
    endCustomerEmail: 'a;b',
    requestedPickup: '2026-11-18T07:00:00Z',
    requestedDelivery: '2026-11-17T17:00:00Z',
  });
  const [row] = await imports.rowsOf(id);
  expect(row!.problems.map(({ field, code }) => `${field} ${code}`).sort()).toEqual(
    call.json.error.details.fields
      .map(({ field, code }: Record<string, string>) => `${field} ${code}`)
      .sort(),
  );
});

test('broken rules of the agreement are reported at the cell', async () => {
  await changeTerms(service, account.accountId, { allowedTransportTypes: ['DRIVEN'] });
  const { rows } = await imports.check(table({ transport: 'Anhänger' }));
  expect(problemsOf(rows[0]!)).toEqual([
    { field: 'transportType', code: 'TRANSPORT_TYPE_NOT_ALLOWED', reason: 'RULE', suggestion: null },
  ]);
});

test('usual words for countries, transport types and days are understood', async () => {
  const text = [
    'Abhol-Str;Abhol-PLZ;Abhol-Ort;Abhol-Land;Ziel-Str;Ziel-PLZ;Ziel-Ort;Fahrbereit;Kraftstoff;Abholdatum;Uhrzeit',
    'Stephansplatz 1;1010;Wien;Österreich;Marienplatz 8;80331;München;ja;Elektro;17.11.2026;09:30',
  ].join('\n');
  const { id, rows } = await imports.check(text);
  expect(rows[0]).toMatchObject({ result: 'READY' });
  const [created] = await imports.create(id);
  const order = await service.call(`/extern/orders/${created!.orderId}`, { key: account.key });
  expect(order.json).toMatchObject({
    pickup: { country: 'AT' },
    requestedPickup: '2026-11-17T08:30:00.000Z',
    vehicle: { fuelType: 'ELECTRIC', operationalStatus: { driveable: true } },
  });
});

test('an existing order is named with its number, found by own number or by content', async () => {
  const call = await createOrder(service, account.key, { externalOrderId: 'A-1' });
  const { id } = await imports.check(table({ plate: 'S-X 1' }));
  const [created] = await imports.create(id);
  const { rows } = await imports.check(table({ number: 'A-1' }, { plate: 'S-X 1' }, { plate: 'S-X 2' }));
  expect(rows).toMatchObject([
    { result: 'EXISTS', orderNumber: call.json.orderNumber, orderId: call.json.id },
    { result: 'EXISTS', orderNumber: created!.orderNumber },
    { result: 'READY' },
  ]);
});

test('duplicate rows are created once, and one number with different content is an error', async () => {
  const { rows } = await imports.check(
    table(
      { plate: 'S-X 1' },
      { number: 'A-1' },
      { plate: 'S-X 1' },
      { number: 'A-1' },
      { number: 'A-1', model: 'Audi A4' },
    ),
  );
  expect(rows).toMatchObject([
    { result: 'READY' },
    { result: 'READY' },
    { result: 'DUPLICATE', duplicateOf: 1 },
    { result: 'DUPLICATE', duplicateOf: 2 },
    { result: 'TO_CORRECT', duplicateOf: 2, problems: [{ reason: 'SAME_NUMBER', about: { row: 2 } }] },
  ]);
});

test('correcting a cell checks its row at once, and the rows that were compared with it', async () => {
  const { id } = await imports.check(table({ number: 'A-1', vin: 'SHORT' }, { number: 'A-1' }));
  expect(await imports.correct(id, 1, { 'vehicle.vin': VIN, externalOrderId: 'A-2' })).toMatchObject({
    result: 'READY',
    externalOrderId: 'A-2',
  });
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['READY', 'READY']);
  expect(await imports.get(id)).toMatchObject({ state: 'READY' });
});

test('only certain suggestions are applied in bulk', async () => {
  const { id } = await imports.check(
    table(
      { vin: 'TMBJC9NYONF004417', delivery: ['Prager Str. 1', '1069', 'Dresden'] },
      { at: '31.11.2026 09:00', plate: 'S-X 1' },
    ),
  );
  expect(await applySuggestions(service.services.core, imports.scope, id)).toBe(2);
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['READY', 'TO_CORRECT']);
});

test('columns can be matched by hand, constants fill in, and the next file with this header starts with both', async () => {
  const { core } = service.services;
  const text = 'S1;P1;C1;S2;P2;C2;K\nKönigstraße 1;70173;Stuttgart;Marienplatz 8;80331;München;x\n';
  const { id, rows } = await imports.check(text);
  expect(rows[0]!.result).toBe('TO_CORRECT');
  await changeMatching(core, imports.scope, imports.actor, id, {
    fields: [
      'pickup.street',
      'pickup.postalCode',
      'pickup.city',
      'delivery.street',
      'delivery.postalCode',
      'delivery.city',
      null,
    ],
    constants: { 'vehicle.manufacturer': 'VW' },
  });
  await imports.work();
  expect(resultsOf(await imports.rowsOf(id))).toEqual(['READY']);
  const again = await imports.check(text);
  expect(resultsOf(again.rows)).toEqual(['READY']);
  expect(await imports.get(again.id)).toMatchObject({
    remembered: true,
    constants: { 'vehicle.manufacturer': 'VW' },
  });
  const other = importsOf(service, (await service.customer()).account);
  expect(await other.get((await other.check(text)).id)).toMatchObject({ remembered: false });
});

test('a missing contracting party is reported once for the import, not for every row', async () => {
  const poor = importsOf(service, await service.account({ contractingParty: null }));
  const { id, rows } = await poor.check(table({}));
  expect(rows[0]).toMatchObject({ result: 'READY', netCents: null });
  expect(await poor.get(id)).toMatchObject({ haltedBy: 'NO_CONTRACTING_PARTY' });
});
