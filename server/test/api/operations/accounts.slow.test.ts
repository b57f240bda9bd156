// The operations interface, first part: accounts, agreements, credentials, the operator's record.
import { describe, expect, test } from 'vitest';
import { operationsApi } from '../../../src/api/operations/api.ts';
import { expectStandardHeaders, expectV1Error } from '../../harness/expect-answer.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();

const NOWHERE = '0199a0c2-7c4e-7000-8000-000000000001';
const open = async (body: object = { name: 'Leasing Nord AG' }) =>
  (await service.ops('POST', '/accounts', body)).json;

/** Routes about the own user are not for machines. */
const forMachines = operationsApi.routes.filter(
  ({ access: { who } }) => who !== 'anonymous' && who !== 'person',
);

describe.each(forMachines.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    const path = `/ops${route.path.replace(/\{\w+\}/g, NOWHERE)}`;
    test('accepts the operator token and no other', async () => {
      const { method } = route;
      expectV1Error(await service.call(path, { method }), 401, 'UNAUTHORIZED');
      expectV1Error(await service.call(path, { method, key: 'wrong' }), 401, 'INVALID_CREDENTIALS');
      const { key } = await service.customer({ environment: 'production' });
      const customer = await service.call(path, { method, key });
      expectV1Error(customer, 401, 'INVALID_CREDENTIALS');
      expect(customer.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect((await service.ops(method, path.slice(4))).status).not.toBe(401);
    });
  },
);

test('an account is opened with defaults, read, changed field by field, listed and deleted', async () => {
  const opened = await service.ops('POST', '/accounts', { name: 'Leasing Nord AG' });
  expect(opened.status).toBe(201);
  expectStandardHeaders(opened);
  expect(opened.json).toMatchObject({
    name: 'Leasing Nord AG',
    kind: 'CUSTOMER',
    status: 'ACTIVE',
    apiV1Production: false,
    contractingParty: null,
  });
  const { id } = opened.json;
  expect((await service.ops('GET', `/accounts/${id}`)).json).toEqual(opened.json);

  service.clock.advance(1000);
  const party = { name: 'Leasing Nord AG', address: 'Kai 1, 20457 Hamburg', email: 'post@leasing.example' };
  const changed = await service.ops('PATCH', `/accounts/${id}`, {
    apiV1Production: true,
    contractingParty: party,
  });
  expect(changed.json).toMatchObject({
    name: 'Leasing Nord AG',
    apiV1Production: true,
    contractingParty: { ...party, country: 'DE', vatId: null },
  });
  expect(changed.json.updatedAt > opened.json.updatedAt).toBe(true);
  const cleared = await service.ops('PATCH', `/accounts/${id}`, { contractingParty: null });
  expect(cleared.json.contractingParty).toBeNull();

  const { data } = (await service.ops('GET', '/accounts?limit=100')).json;
  expect(data[0].id).toBe(id);
  expect((await service.ops('DELETE', `/accounts/${id}`)).status).toBe(204);
  expectV1Error(await service.ops('GET', `/accounts/${id}`), 404, 'NOT_FOUND');
  expectV1Error(await service.ops('DELETE', `/accounts/${id}`), 404, 'NOT_FOUND');
  const [row] = await service.services.core.sql`select * from accounts where id = ${id}`;
  expect(JSON.stringify(row)).not.toMatch(/Leasing|Hamburg/);
});

test('of several customers that get one debtor number at once, one has it', async () => {
  const party = { name: 'Nord', address: 'Weg 1\n10115 Berlin', email: 'nord@example.com' };
  const ids = await Promise.all(Array.from({ length: 4 }, async () => (await open()).id));
  const numbered = { contractingParty: { ...party, debtorNumber: '10999' } };
  const changes = ids.map((id) => service.ops('PATCH', `/accounts/${id}`, numbered));
  const opening = service.ops('POST', '/accounts', { name: 'Fünfter', ...numbered });
  const answers = await Promise.all([...changes, opening]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  for (const refused of answers.filter(({ status }) => status >= 300)) {
    expectV1Error(refused, 400, 'INVALID_REQUEST');
    expect(refused.json.error.details.fields).toMatchObject([
      { field: 'contractingParty.debtorNumber', message: expect.stringContaining('10999 already') },
    ]);
  }
});

test('pages of accounts contain every account exactly once', async () => {
  const seen = new Set<string>();
  let cursor: string | null = null;
  do {
    const { json }: { json: { data: { id: string }[]; nextCursor: string | null } } = await service.ops(
      'GET',
      `/accounts?limit=3${cursor ? `&cursor=${cursor}` : ''}`,
    );
    for (const { id } of json.data) expect(seen.add(id).size).toBeGreaterThan(0);
    cursor = json.nextCursor;
  } while (cursor);
  const [{ count } = { count: 0 }] = await service.services.core.sql<{ count: number }[]>`
    select count(*)::int from accounts where deleted_at is null`;
  expect(seen.size).toBe(count);
  expectV1Error(await service.ops('GET', '/accounts?cursor=nonsense'), 400, 'INVALID_CURSOR');
});

test('an agreement gets a new version each time; wrong terms are named and change nothing', async () => {
  const { id } = await open();
  const first = (await service.ops('GET', `/accounts/${id}/agreement`)).json;
  expect(first).toMatchObject({
    version: 1,
    terms: { currency: 'EUR', quoteAcceptanceViaApi: true, showDriver: true },
  });
  const second = await service.ops('PUT', `/accounts/${id}/agreement`, {
    ...first.terms,
    vatRate: 7.7,
    release: 'MANUAL',
  });
  expect(second.json).toMatchObject({ version: 2, terms: { vatRate: 7.7, release: 'MANUAL' } });
  const wrong = await service.ops('PUT', `/accounts/${id}/agreement`, { vatRate: 'a lot', discount: 1 });
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
  expect(wrong.json.error.details.fields.map((f: { field: string }) => f.field).sort()).toEqual([
    'discount',
    'vatRate',
  ]);
  expect((await service.ops('GET', `/accounts/${id}/agreement`)).json.version).toBe(2);
  expectV1Error(await service.ops('PUT', `/accounts/${NOWHERE}/agreement`, {}), 404, 'NOT_FOUND');
});

describe('credentials', () => {
  test('a key is shown once and stored only as a hash', async () => {
    const { id } = await open();
    const made = await service.ops('POST', `/accounts/${id}/credentials`, {
      type: 'api_key',
      environment: 'production',
      name: 'ERP',
      scopes: ['orders:write', 'orders:read', 'orders:read'],
      expiresAt: '2027-01-01T01:00:00+01:00',
    });
    expect(made.status).toBe(201);
    expect(made.json.key).toMatch(/^svc_live_[0-9A-Za-z]{43}$/);
    expect(made.json).toMatchObject({
      clientId: null,
      scopes: ['orders:read', 'orders:write'],
      expiresAt: '2027-01-01T00:00:00.000Z',
      disabled: false,
    });
    const listed = await service.ops('GET', `/accounts/${id}/credentials`);
    expect(listed.json.data).toHaveLength(1);
    expect(listed.text).not.toContain(made.json.key);
    const rows = await service.services.core
      .sql`select credentials::text from credentials where id = ${made.json.id}`;
    expect(JSON.stringify(rows)).not.toContain(made.json.key);
    const audit = await service.services.core
      .sql`select audit::text as line from audit where account_id = ${id}`;
    expect(audit.length).toBe(2);
    expect(JSON.stringify(audit)).not.toContain(made.json.key);
  });

  test('an OAuth client gets id and secret, all scopes by default', async () => {
    const { id } = await open();
    const made = await service.ops('POST', `/accounts/${id}/credentials`, {
      type: 'oauth_client',
      environment: 'sandbox',
      name: 'Portal',
    });
    expect(made.json.clientId).toMatch(/^svcc_[0-9A-Za-z]{22}$/);
    expect(made.json.clientSecret).toMatch(/^svc_test_[0-9A-Za-z]{43}$/);
    expect(made.json.key).toBeUndefined();
    expect(made.json.scopes).toHaveLength(8);
  });

  test('are disabled, enabled and revoked; what does not exist is not found', async () => {
    const { account, key } = await service.customer();
    const [{ id }] = (await service.ops('GET', `/accounts/${account.id}/credentials`)).json.data;
    expect((await service.ops('PATCH', `/credentials/${id}`, { disabled: true })).json.disabled).toBe(true);
    expectV1Error(await service.call('/extern/me', { key }), 401, 'CREDENTIALS_DISABLED');
    expect((await service.ops('PATCH', `/credentials/${id}`, { disabled: false })).json.disabled).toBe(false);
    expect((await service.call('/extern/me', { key })).status).toBe(200);
    expect((await service.ops('DELETE', `/credentials/${id}`)).status).toBe(204);
    expectV1Error(await service.call('/extern/me', { key }), 401, 'INVALID_CREDENTIALS');
    expectV1Error(await service.ops('DELETE', `/credentials/${id}`), 404, 'NOT_FOUND');
    expectV1Error(await service.ops('PATCH', `/credentials/${id}`, { disabled: false }), 404, 'NOT_FOUND');
    const order = { type: 'api_key', environment: 'sandbox', name: 'x' };
    expectV1Error(await service.ops('POST', `/accounts/${NOWHERE}/credentials`, order), 404, 'NOT_FOUND');
  });

  test('wrong fields of a credential are named', async () => {
    const { id } = await open();
    const answer = await service.ops('POST', `/accounts/${id}/credentials`, {
      type: 'password',
      environment: 'moon',
      scopes: ['orders:read', 'all'],
      expiresAt: '2027-01-01T00:00:00',
    });
    const found = answer.json.error.details.fields.map(
      (f: { field: string; code: string }) => `${f.field} ${f.code}`,
    );
    expect(found.sort()).toEqual([
      'environment invalid_value',
      'expiresAt invalid_format',
      'name invalid_type',
      'scopes[1] invalid_value',
      'type invalid_value',
    ]);
  });

  test('a key is imported once, and a key with a prefix is refused', async () => {
    const { id } = await open();
    const importing = (key: string) =>
      service.ops('POST', `/accounts/${id}/credentials/import`, { name: 'Old', key });
    expect((await importing('0123456789abcdef')).status).toBe(201);
    expectV1Error(await importing('0123456789abcdef'), 400, 'INVALID_REQUEST');
    expectV1Error(await importing(`svc_live_${'x'.repeat(20)}`), 400, 'INVALID_REQUEST');
    expectV1Error(await importing('short'), 400, 'INVALID_REQUEST');
    expectV1Error(await importing('with space in the middle'), 400, 'INVALID_REQUEST');
  });
});

test('the record of the operator has defaults and is replaced as a whole', async () => {
  expect((await service.ops('GET', '/operator')).json).toMatchObject({
    timeZone: 'Europe/Berlin',
    bank: null,
    phone: null,
    legalNoticeUrl: null,
  });
  const record = {
    name: 'Überführung Süd',
    address: 'Ring 1, 80331 München',
    managedBy: 'Ines Hartmann',
    register: 'Amtsgericht München HRB 12345',
    phone: '089 1234 56',
    phoneHours: 'Mo.–Fr. 7–19 Uhr',
    legalNoticeUrl: 'https://sued.example/impressum',
    privacyUrl: 'https://sued.example/datenschutz',
    termsUrl: 'http://sued.example/agb',
    timeZone: 'Europe/Vienna',
  };
  expect((await service.ops('PUT', '/operator', record)).json).toMatchObject(record);
  expect((await service.ops('GET', '/operator')).json).toMatchObject(record);
  for (const wrong of [
    { timeZone: 'Mars/Base' },
    { phone: 'Zentrale' },
    { privacyUrl: 'javascript:alert(1)' },
    { termsUrl: 'sued.example/agb' },
  ]) {
    expectV1Error(await service.ops('PUT', '/operator', wrong), 400, 'INVALID_REQUEST');
  }
});

test('a change by the operator applies to the next call', async () => {
  const account = await service.account();
  const key = await service.credential(account.id, { environment: 'production' });
  const me = () => service.call('/extern/me', { key: key.secret });
  for (let i = 0; i < 20; i += 1) {
    await service.ops('PATCH', `/accounts/${account.id}`, { status: 'SUSPENDED' });
    expectV1Error(await me(), 403, 'ACCOUNT_SUSPENDED');
    await service.ops('PATCH', `/accounts/${account.id}`, { status: 'ACTIVE' });
    expect((await me()).status).toBe(200);
  }
});
