// Imports through the portal: upload, rows with their problems, correction, creation, and the result as CSV.
import { beforeEach, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms, creation } from '../../harness/orders.ts';
import { newPortalUser, type PortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { table } from './import-setup.ts';

const service = await sharedService({ deliver: true });
let person: PortalUser;

beforeEach(async () => {
  person = await newPortalUser(service, { role: 'member' });
});

const PATH = '/production/imports';

function bring(text: string, query = '?fileName=fleet.csv', who = person) {
  return who.portal('POST', `${PATH}${query}`, undefined, {
    rawBody: text,
    headers: { 'content-type': 'text/csv' },
  });
}

async function checked(text: string): Promise<string> {
  const { json } = await bring(text);
  await service.settle();
  return json.id;
}

const rowsOf = async (id: string, query = '') =>
  (await person.portal('GET', `${PATH}/${id}/rows${query}`)).json;

test('a file becomes orders', async () => {
  const text = table(
    { number: 'A-1' },
    { number: 'A-2', vin: 'TMBJC9NYONF004417' },
    { number: 'A-3', transport: 'LKW' },
  );
  const made = await bring(text);
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    fileName: 'fleet.csv',
    state: 'CHECKING',
    rows: 3,
    counts: { UNCHECKED: 3 },
  });
  await service.settle();
  const { id } = made.json;
  const ready = await person.portal('GET', `${PATH}/${id}`);
  expect(ready.json).toMatchObject({
    state: 'READY',
    delimiter: ';',
    encoding: 'UTF-8',
    counts: { READY: 1, TO_CORRECT: 1, REQUEST: 1 },
    suggestions: 1,
    createdBy: 'Jana Petersen',
    agreementVersion: 1,
  });
  expect(ready.json.columns[9]).toEqual({
    name: 'Fahrzeug',
    field: 'vehicle.model',
    guessed: true,
    maybe: null,
  });
  const { data } = await rowsOf(id);
  expect(data.map(({ row, result }: Record<string, unknown>) => [row, result])).toEqual([
    [2, 'TO_CORRECT'],
    [3, 'REQUEST'],
    [1, 'READY'],
  ]);
  expect(data[0]).toMatchObject({
    values: { externalOrderId: 'A-2', 'vehicle.vin': 'TMBJC9NYONF004417', 'pickup.city': 'Stuttgart' },
    requestedPickup: '2026-11-17T07:00:00.000Z',
    problems: [{ field: 'vehicle.vin', reason: 'LETTER', about: { letter: 'O', at: 9, digit: '0' } }],
  });
  expect((await person.portal('POST', `${PATH}/${id}/apply-suggestions`, {})).json).toEqual({ corrected: 1 });
  await service.settle();
  const started = await person.portal('POST', `${PATH}/${id}/start`, {});
  expect(started.json).toMatchObject({ state: 'RUNNING' });
  await service.settle();
  const done = (await person.portal('GET', `${PATH}/${id}`)).json;
  expect(done).toMatchObject({ state: 'DONE', counts: { CREATED: 2, REQUESTED: 1 } });
  expect(done.net).toEqual([{ currency: 'EUR', ready: 0, created: 2 * data[2].net }]);
  const [newest] = (await rowsOf(id)).data;
  expect(newest).toMatchObject({
    row: 3,
    result: 'REQUESTED',
    order: { number: expect.stringMatching(/^RQ-/) },
  });
});

test('the result as CSV is in the language of the user, without formulas', async () => {
  const id = await checked(table({ number: '=1+1' }, { number: 'A-2', vin: 'SHORT' }));
  await person.portal('POST', `${PATH}/${id}/start`, {});
  await service.settle();
  const answer = await person.portal('GET', `${PATH}/${id}/result.csv`);
  expect(answer.headers.get('content-disposition')).toContain('fleet-ergebnis.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, first, second] = answer.text.split('\r\n');
  expect(head).toBe('Zeile;Ihre Nummer;Ergebnis;Auftragsnummer;Preis netto;Währung;Fehler');
  expect(first).toMatch(/^1;'=1\+1;Angelegt;VT-\d+;\d+,\d\d;EUR;$/);
  expect(second).toMatch(/^2;A-2;Zu korrigieren;;;;vehicle\.vin: A VIN has 17/);
});

test('invalid rows are exported in the columns of the file, with the corrections made', async () => {
  const text = table({ number: 'A-1' }, { number: 'A-2', vin: 'SHORT', model: 'VW "Golf"; Variant' });
  const id = await checked(text.replace('VW "Golf"; Variant', '"VW ""Golf""; Variant"'));
  await person.portal('PATCH', `${PATH}/${id}/rows/2`, { values: { 'vehicle.vin': 'TOOSHORT' } });
  const answer = await person.portal('GET', `${PATH}/${id}/rows.csv?result=TO_CORRECT`);
  expect(answer.text.split('\r\n')[1]).toBe(
    'A-2;Königstraße 1;70173;Stuttgart;Marienplatz 8;80331;München;TOOSHORT;;"VW ""Golf""; Variant";17.11.2026 08:00;',
  );
});

test('pages of rows continue where the last one ended, also filtered by result', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => ({
    number: `A-${index + 1}`,
    ...(index % 3 === 0 && { vin: 'X' }),
  }));
  const id = await checked(table(...lines));
  const first = await rowsOf(id, '?limit=8');
  const second = await rowsOf(id, `?limit=100&cursor=${first.nextCursor}`);
  expect([...first.data, ...second.data].map(({ row }) => row)).toHaveLength(30);
  expect(new Set([...first.data, ...second.data].map(({ row }) => row)).size).toBe(30);
  expect(second.nextCursor).toBeNull();
  expect((await rowsOf(id, '?result=TO_CORRECT,FAILED')).data).toHaveLength(10);
  const wrong = await person.portal('GET', `${PATH}/${id}/rows?result=NOTHING`);
  expect(wrong.json.error.code).toBe('INVALID_REQUEST');
  const foreign = await person.portal('GET', `${PATH}/${id}/rows?result=READY&cursor=${first.nextCursor}`);
  expect(foreign.json.error.code).toBe('INVALID_CURSOR');
});

test('columns can be matched by hand, and impossible matches are refused', async () => {
  const id = await checked('S1;P1;C1;S2;P2;C2\nKönigstraße 1;70173;Stuttgart;Marienplatz 8;80331;München\n');
  const columns = [
    'pickup.street',
    'pickup.postalCode',
    'pickup.city',
    'delivery.street',
    'delivery.postalCode',
    'delivery.city',
  ];
  const patched = await person.portal('PATCH', `${PATH}/${id}`, {
    columns,
    constants: { transportType: 'TRUCK' },
  });
  expect(patched.json).toMatchObject({ state: 'CHECKING', constants: { transportType: 'TRUCK' } });
  await service.settle();
  expect((await rowsOf(id)).data).toMatchObject([{ result: 'REQUEST', quoteReason: 'TRANSPORT_TYPE' }]);
  for (const body of [
    { columns: ['pickup.street'] },
    { columns: ['price', null, null, null, null, null] },
    { columns: ['vehicle.vin', 'vehicle.vin', null, null, null, null] },
    { constants: { price: '1' } },
    { delimiter: ',' },
  ]) {
    const refused = await person.portal('PATCH', `${PATH}/${id}`, body);
    expect(refused.json.error?.code, JSON.stringify(body)).toBe('INVALID_REQUEST');
  }
});

test('files that cannot be read are refused with the reason', async () => {
  const refused = await bring('a;b\n1;2;3\n');
  expect(refused.status).toBe(400);
  expect(refused.json.error).toMatchObject({
    code: 'INVALID_IMPORT_FILE',
    details: { reason: 'UNEVEN_ROWS', rows: [1], needed: 2 },
  });
  expect((await bring('')).json.error.details.reason).toBe('EMPTY');
  const large = await bring('x'.repeat(8 * 1024 * 1024 + 1));
  expect(large.json.error).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: expect.stringContaining('8 MiB'),
  });
});

test('an action in the wrong state is refused with that state', async () => {
  const id = await checked(table({ number: 'A-1' }));
  const act = (what: string) => person.portal('POST', `${PATH}/${id}/${what}`, {});
  expect((await act('pause')).json.error).toMatchObject({
    code: 'IMPORT_STATE',
    details: { state: 'READY' },
  });
  await changeTerms(service, person.account.id, { vatRate: 7 });
  expect((await act('start')).json.error).toMatchObject({
    code: 'IMPORT_OUTDATED',
    details: { checkedVersion: 1, currentVersion: 2 },
  });
  await service.settle();
  expect((await act('cancel')).json).toMatchObject({ state: 'CANCELLED' });
  expect((await act('start')).status).toBe(409);
  const correct = await person.portal('PATCH', `${PATH}/${id}/rows/1`, { values: { externalOrderId: 'B' } });
  expect(correct.json.error.code).toBe('IMPORT_STATE');
});

test('imports of other accounts and of the other environment are not found', async () => {
  const id = await checked(table({ number: 'A-1' }));
  const stranger = await newPortalUser(service);
  const calls: [string, string, unknown?][] = [
    ['GET', ''],
    ['GET', '/rows'],
    ['GET', '/result.csv'],
    ['GET', '/rows.csv'],
    ['PATCH', '', { constants: {} }],
    ['PATCH', '/rows/1', { values: {} }],
    ['POST', '/start', {}],
    ['POST', '/pause', {}],
    ['POST', '/cancel', {}],
    ['POST', '/apply-suggestions', {}],
  ];
  for (const [method, path, body] of calls) {
    const foreign = await stranger.portal(method, `${PATH}/${id}${path}`, body);
    expect(foreign.json.error.code, path).toBe('IMPORT_NOT_FOUND');
    const sandbox = await person.portal(method, `/sandbox/imports/${id}${path}`, body);
    expect(sandbox.json.error.code, path).toBe('IMPORT_NOT_FOUND');
  }
  expect((await stranger.portal('GET', PATH)).json.data).toEqual([]);
  const missing = await person.portal('PATCH', `${PATH}/${id}/rows/99`, { values: {} });
  expect(missing.json.error.code).toBe('IMPORT_NOT_FOUND');
  expect((await person.portal('PATCH', `${PATH}/${id}/rows/0`, { values: {} })).json.error.code).toBe(
    'IMPORT_NOT_FOUND',
  );
});

test('viewers cannot import, and developers can in the sandbox', async () => {
  const id = await checked(table({ number: 'A-1' }));
  const account = person.account;
  const viewer = await newPortalUser(service, { role: 'viewer', account });
  const developer = await newPortalUser(service, { role: 'developer', account });
  expect((await viewer.portal('GET', `${PATH}/${id}/rows`)).status).toBe(200);
  expect((await viewer.portal('POST', `${PATH}/${id}/start`, {})).json.error.code).toBe(
    'ROLE_NOT_SUFFICIENT',
  );
  expect((await bring(table({}), '', developer)).json.error.code).toBe('ROLE_NOT_SUFFICIENT');
  const sandbox = await developer.portal('POST', '/sandbox/imports', undefined, { rawBody: table({}) });
  expect(sandbox.status).toBe(201);
});

test('the list shows every import with its result, newest first', async () => {
  const first = await checked(table({ number: 'A-1' }));
  service.clock.advance(1000);
  const second = await checked(table({ number: 'A-2' }, { number: 'A-3', vin: 'X' }));
  const page = (await person.portal('GET', `${PATH}?limit=1`)).json;
  expect(page.data).toMatchObject([{ id: second, counts: { READY: 1, TO_CORRECT: 1 } }]);
  const next = (await person.portal('GET', `${PATH}?limit=1&cursor=${page.nextCursor}`)).json;
  expect(next).toMatchObject({ data: [{ id: first, rows: 1 }], nextCursor: null });
});

test('imports are deleted 30 days after their last change, and at once with their account', async () => {
  const { sql } = service.services.core;
  const rows = async (id: string) => (await sql`select from import_rows where import_id = ${id}`).length;
  const id = await checked(table({ number: 'A-1' }));
  const { maintain } = await import('../../../src/workers/maintain.ts');
  service.clock.advance(31 * 86_400_000);
  await maintain(service.services);
  expect(await rows(id)).toBe(0);
  const other = await newPortalUser(service);
  const second = (await bring(table({}), '', other)).json.id;
  await service.ops('DELETE', `/accounts/${other.account.id}`);
  expect(await rows(second)).toBe(0);
});

test('the texts of a row are erased when its order is anonymised', async () => {
  const { sql, ...core } = service.services.core;
  const id = await checked(table({ number: 'A-1' }));
  await person.portal('POST', `${PATH}/${id}/start`, {});
  await service.settle();
  const { anonymizeOrder } = await import('../../../src/retention/anonymize-order.ts');
  const [row] = (await rowsOf(id)).data;
  await anonymizeOrder({ sql, ...core }, row.order.id);
  expect((await rowsOf(id)).data[0].values).toEqual({});
});

test('an order that a call has created since the check is not created again', async () => {
  const id = await checked(table({ number: 'A-1' }));
  const { secret: key } = await service.credential(person.account.id, { environment: 'production' });
  await service.call('/extern/orders', { key, body: creation({ externalOrderId: 'A-1' }) });
  await person.portal('POST', `${PATH}/${id}/start`, {});
  await service.settle();
  expect((await rowsOf(id)).data).toMatchObject([
    { result: 'EXISTS', order: { number: expect.any(String) } },
  ]);
});

test('an account imports at most 100,000 rows in 24 hours', async () => {
  const { json } = await bring(table({ number: 'L-1' }));
  await service.services.core.sql`update imports set row_count = 100000 where id = ${json.id}`;
  const refused = await bring(table({ number: 'L-2' }));
  expectV1Error(refused, 429, 'IMPORT_LIMIT');
  expect(refused.json.error.details).toEqual({ files: 100, rows: 100_000 });
  expect((await bring(table({ number: 'L-3' }), '', await newPortalUser(service))).status).toBe(201);
  service.clock.advance(24 * 3_600_000);
  const later = await newPortalUser(service, { account: person.account });
  expect((await bring(table({ number: 'L-4' }), '', later)).status).toBe(201);
});
