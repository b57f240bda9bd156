// The request log: every call of every interface, no secrets, written after the response, kept 90 days.
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RequestLogEntry } from '../../src/operator/request-log/store.ts';
import { requestLog } from '../../src/operator/request-log/write-behind.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder } from '../harness/orders.ts';
import { startService, type TestResponse, type TestService } from '../harness/service.ts';
import { linkPath, linkToken, offeredRequest } from '../orders/quotes/requests.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const log = async (accountId: string, query = '') => {
  await service.services.http.requestLog.flush();
  return (await service.ops('GET', `/accounts/${accountId}/request-log${query}`)).json;
};

test('holds time, method, path, status, duration, error, credential, address and user agent', async () => {
  const account = await service.account();
  const key = await service.credential(account.id);
  const answer = await service.call('/extern/me?secret=1', {
    key: key.secret,
    headers: { 'user-agent': 'dealer/1.0' },
  });
  const { data } = await log(account.id);
  expect(data).toEqual([
    {
      at: '2026-10-01T08:00:00.000Z',
      requestId: answer.headers.get('x-request-id'),
      interface: 'v1',
      method: 'GET',
      path: '/api/v1/extern/me',
      status: 400,
      durationMs: expect.any(Number),
      errorCode: 'INVALID_REQUEST',
      refusal: null,
      credentialId: key.id,
      environment: 'sandbox',
      address: '127.0.0.1',
      userAgent: 'dealer/1.0',
      orderId: null,
      externalOrderId: null,
    },
  ]);
});

test('also holds refused, unknown and undecodable calls, and never a key, token or body', async () => {
  const account = await service.account();
  const client = await service.credential(account.id, { type: 'oauth_client' });
  const key = await service.credential(account.id);
  await service.ops('PATCH', `/credentials/${key.id}`, { disabled: true });
  await service.call('/extern/me', { key: key.secret });
  await service.call('/extern/nothing', { headers: { 'x-api-key': 'svc_test_unknown' } });
  const body = { grant_type: 'client_credentials', client_id: client.clientId, client_secret: client.secret };
  const token = await service.call('/extern/oauth/token', { body: { ...body, scope: 'nope' } });
  expect(token.status).toBe(400);
  const good = await service.call('/extern/oauth/token', { body });
  await service.call('/extern/me', { key: good.json.access_token });
  await service.call('/ops/accounts', { key: 'wrong' });
  const { data } = await log(account.id);
  expect(data.map((entry: { errorCode: string }) => entry.errorCode).sort()).toEqual(
    ['CREDENTIALS_DISABLED', 'invalid_scope', null, null].sort(),
  );
  const rows = await service.services.core.sql`select * from request_log`;
  const paths = rows.map((row) => row.path);
  expect(paths).toContain('/api/v1/extern/nothing');
  const everything = JSON.stringify(rows);
  for (const secret of [key.secret, client.secret, good.json.access_token, 'svc_test_unknown']) {
    expect(everything).not.toContain(secret);
  }
});

test('holds the calls of every interface, but no link tokens', async () => {
  const { accountId, key } = await service.customer({ environment: 'production' });
  const id = await offeredRequest(service, key);
  const token = await linkToken(service, key, id);
  await service.services.http.requestLog.flush();
  await service.services.core.sql`truncate request_log`;
  await service.call('/extern/me', { key });
  await service.call('/extern/transportauftraege/nothing', { key });
  await service.call('/extern/oauth/token', { body: {} });
  await service.call('/ops/operator', { key: 'wrong' });
  await service.call('/driver/trips');
  await service.call(linkPath(token));
  await service.call(linkPath(token, '/nowhere'));
  await service.call('/health/live');
  await service.services.http.requestLog.flush();
  const rows = await service.services.core.sql`
    select interface, path, account_id, order_id from request_log order by interface, path`;
  expect(rows.map((row) => [row.interface, row.path])).toEqual([
    ['driver', '/api/v1/driver/trips'],
    ['legacy', '/api/v1/extern/transportauftraege/nothing'],
    ['oauth', '/api/v1/extern/oauth/token'],
    ['operations', '/api/v1/ops/operator'],
    ['public', '/api/v1/public/quotes/:token'],
    ['public', '/api/v1/public/…'],
    ['v1', '/api/v1/extern/me'],
  ]);
  expect(rows[4]).toMatchObject({ accountId, orderId: id });
});

test('names the order of replays and conflicts, and the externalOrderId of look-ups and refused calls', async () => {
  const { accountId, key } = await service.customer({ environment: 'production' });
  const headers = { 'idempotency-key': 'one' };
  const { id } = (await createOrder(service, key, { externalOrderId: 'X-1' }, headers)).json;
  const calls: [string, () => Promise<TestResponse>, object][] = [
    [
      'replay',
      () => createOrder(service, key, { externalOrderId: 'X-1' }, headers),
      { status: 201, orderId: id, externalOrderId: 'X-1' },
    ],
    ['other content', () => createOrder(service, key, {}, headers), { status: 409, orderId: id }],
    [
      'taken',
      () => createOrder(service, key, { externalOrderId: 'X-1', customerReference: 'other' }),
      { status: 409, orderId: id, externalOrderId: 'X-1' },
    ],
    [
      'wrong',
      () => createOrder(service, key, { externalOrderId: 'X-2', pickup: 1 }),
      { status: 400, orderId: null, externalOrderId: 'X-2' },
    ],
    [
      'look-up',
      () => service.call('/extern/orders?externalOrderId=X-3', { key }),
      { status: 200, externalOrderId: 'X-3' },
    ],
    [
      'wrong look-up',
      () => service.call('/extern/orders?externalOrderId=X-4&limit=0', { key }),
      { status: 400, externalOrderId: 'X-4' },
    ],
    [
      'older',
      () => service.call('/extern/transportauftraege', { key, body: { externalOrderId: 'X-5' } }),
      { status: 400, externalOrderId: 'X-5' },
    ],
    [
      'NUL',
      () => createOrder(service, key, { externalOrderId: 'X\0' }),
      { status: 400, externalOrderId: null },
    ],
  ];
  for (const [name, call, expected] of calls) {
    service.clock.advance(1000);
    await call();
    expect((await log(accountId)).data[0], name).toMatchObject(expected);
  }
});

test('attributes a wrong secret to the account of its client', async () => {
  const account = await service.account();
  const client = await service.credential(account.id, { type: 'oauth_client' });
  const body = {
    grant_type: 'client_credentials',
    client_id: client.clientId,
    client_secret: 'svc_live_wrong',
  };
  const answer = await service.call('/extern/oauth/token', { body });
  expect([answer.status, answer.headers.get('x-service-environment')]).toEqual([401, 'production']);
  expect((await log(account.id)).data).toMatchObject([
    { interface: 'oauth', status: 401, errorCode: 'invalid_client', credentialId: client.id },
  ]);
});

test('the log of an unknown account is not found', async () => {
  const path = '/accounts/0199a0c2-7c4e-7000-8000-000000000001/request-log';
  expectV1Error(await service.ops('GET', path), 404, 'NOT_FOUND');
});

test('its pages contain every entry exactly once', async () => {
  const { account, key } = await service.customer();
  for (let i = 0; i < 7; i += 1) {
    await service.call('/extern/me', { key });
    service.clock.advance(1000);
  }
  const first = await log(account.id, '?limit=5');
  expect(first.data).toHaveLength(5);
  const second = await log(account.id, `?limit=5&cursor=${first.nextCursor}`);
  expect(second.data).toHaveLength(2);
  expect(second.nextCursor).toBeNull();
  const times = [...first.data, ...second.data].map((entry) => entry.at);
  expect(times).toEqual([...times].sort().reverse());
  const foreign = await service.account();
  expect((await log(foreign.id, `?cursor=${first.nextCursor}`)).error.code).toBe('INVALID_CURSOR');
});

test('a missing partition is created for its day, and partitions older than 90 days are dropped', async () => {
  const { account, key } = await service.customer();
  service.clock.advance(40 * 86_400_000);
  await service.call('/extern/me', { key });
  expect((await log(account.id)).data).toHaveLength(1);
  await service.services.http.requestLog.flush();
  service.clock.advance(91 * 86_400_000);
  await service.services.http.requestLog.maintain();
  expect((await log(account.id)).data).toHaveLength(0);
  const partitions = await service.services.core.sql<{ name: string }[]>`
    select relname as name from pg_class where relname like 'request_log_2%' and relkind = 'r' order by 1`;
  expect(partitions.length).toBe(3);
});

test('entries wait while the database is down and are written when it is back', async () => {
  const { account, key } = await service.customer();
  await service.services.core.sql.unsafe('alter table request_log rename to request_log_away');
  await service.call('/extern/me', { key });
  await expect(service.services.http.requestLog.flush()).rejects.toThrow();
  await service.services.core.sql.unsafe('alter table request_log_away rename to request_log');
  expect((await log(account.id)).data).toHaveLength(1);
});

test('calls that arrive while a batch is written go into the next batch together', async () => {
  const { sql, clock } = service.services.core;
  const batches: number[] = [];
  const onWritten = (entries: readonly RequestLogEntry[]) => batches.push(entries.length);
  const written = requestLog({ sql, clock, log: pino({ level: 'silent' }), onWritten });
  const add = (count: number) => {
    for (let added = 0; added < count; added += 1) written.add(newEntry(clock.now()));
  };
  add(1);
  const first = written.flush();
  await Promise.resolve();
  add(5);
  await first;
  expect(batches).toEqual([1]);
  await written.close();
  expect(batches).toEqual([1, 5]);
});

function newEntry(at: Date): RequestLogEntry {
  return {
    at,
    requestId: uuidv7(at),
    interface: 'v1',
    method: 'GET',
    path: '/api/v1/extern/me',
    status: 200,
    durationMs: 1,
    errorCode: null,
    refusal: null,
    accountId: null,
    credentialId: null,
    environment: 'sandbox',
    address: '127.0.0.1',
    userAgent: null,
    orderId: null,
    externalOrderId: null,
    rateLimit: null,
    rateRemaining: null,
    rateReset: null,
    retryAfter: null,
  };
}
