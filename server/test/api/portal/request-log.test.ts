// The request log in the portal: filters, complete pages, counts, one call in detail, and the export.
import { beforeAll, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { type CallPortal, newPortalUser } from '../../harness/portal.ts';
import type { TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

interface Shown {
  requestId: string;
  status: number;
  path: string;
  errorCode: string | null;
}

async function newLog(portal: CallPortal) {
  await service.services.http.requestLog.flush();
  return async (query = '') => {
    const answer = await portal('GET', `/sandbox/request-log${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json as { data: Shown[]; nextCursor: string | null; searchedTo: string | null };
  };
}

/** An order that was created, read, requested under a wrong number, and created again with other content. */
async function someCalls() {
  const { portal, account } = await newPortalUser(service, { role: 'viewer' });
  const key = await service.credential(account.id, { name: 'ERP' });
  const other = await service.credential(account.id, { name: 'Data warehouse', scopes: ['tracking:read'] });
  const next = () => service.clock.advance(60_000);
  const order = (await createOrder(service, key.secret, { externalOrderId: 'NL-1' })).json;
  next();
  await service.call(`/extern/orders/${order.id}`, { key: key.secret });
  next();
  await service.call('/extern/orders/VT-1', { key: key.secret });
  next();
  const taken = { externalOrderId: 'NL-1', customerReference: 'other' };
  const refused = await createOrder(service, key.secret, taken);
  next();
  await service.call('/extern/orders', { key: other.secret });
  next();
  const log = await newLog(portal);
  // Sets the durations, because a loaded machine may take any time.
  await service.services.core.sql`
    update request_log set duration_ms = case status when 404 then 1500 else 5 end
    where account_id = ${account.id}`;
  return { portal, account, key, other, order, refused, log };
}

test('every filter finds the matching calls', async () => {
  const { log, key, other, order } = await someCalls();
  const codes = async (query: string) => (await log(query)).data.map(({ errorCode }) => errorCode);
  const all = ['INSUFFICIENT_SCOPE', 'IDEMPOTENCY_KEY_REUSED', 'ORDER_NOT_FOUND', null, null];
  expect(await codes('')).toEqual(all);
  expect(await codes('?only=errors')).toEqual(all.slice(0, 3));
  expect(await codes('?only=slow')).toEqual(['ORDER_NOT_FOUND']);
  expect(await codes('?method=POST')).toEqual(['IDEMPOTENCY_KEY_REUSED', null]);
  expect(await codes('?path=/extern/orders/')).toEqual(['ORDER_NOT_FOUND', null]);
  expect(await codes('?status=404')).toEqual(['ORDER_NOT_FOUND']);
  expect(await codes('?status=2xx')).toEqual([null, null]);
  expect(await codes('?status=4xx&method=GET')).toEqual(['INSUFFICIENT_SCOPE', 'ORDER_NOT_FOUND']);
  expect(await codes('?errorCode=ORDER_NOT_FOUND')).toEqual(['ORDER_NOT_FOUND']);
  expect(await codes(`?credential=${other.id}`)).toEqual(['INSUFFICIENT_SCOPE']);
  expect(await codes(`?credential=${key.id}&only=errors`)).toEqual([
    'IDEMPOTENCY_KEY_REUSED',
    'ORDER_NOT_FOUND',
  ]);
  expect(await codes(`?order=${order.id}&status=2xx`)).toEqual([null, null]);
  expect(await codes(`?order=${order.orderNumber}&status=2xx`)).toEqual([null, null]);
  expect(await codes('?order=VT-0')).toEqual([]);
  expect(await codes('?externalOrderId=NL-1&method=POST')).toEqual(['IDEMPOTENCY_KEY_REUSED', null]);
  const now = service.clock.now().getTime();
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  expect(await codes(`?from=${minutesAgo(2.5)}`)).toEqual(all.slice(0, 2));
  expect(await codes(`?from=${minutesAgo(6)}&to=${minutesAgo(3.5)}`)).toEqual([null, null]);
});

test('a call has its key and its order, and pages contain every call once', async () => {
  const { log, key, order } = await someCalls();
  const first = await log('?limit=3');
  expect(first.data).toHaveLength(3);
  const second = await log(`?limit=3&cursor=${first.nextCursor}`);
  expect([second.data.length, second.nextCursor, second.searchedTo]).toEqual([2, null, null]);
  expect(second.data[1]).toMatchObject({
    method: 'POST',
    path: '/extern/orders',
    status: 201,
    interface: 'v1',
    environment: 'sandbox',
    refusal: null,
    credential: { id: key.id, name: 'ERP', type: 'api_key', prefix: key.prefix, clientId: null },
    order: { id: order.id, number: order.orderNumber },
    externalOrderId: 'NL-1',
    address: '127.0.0.1',
  });
});

test('a call is shown with the start of its answer and the number of equal errors', async () => {
  const { portal, key, refused } = await someCalls();
  service.clock.advance(60_000);
  const taken = { externalOrderId: 'NL-1', customerReference: 'other' };
  await createOrder(service, key.secret, taken);
  await service.services.http.requestLog.flush();
  const requestId = refused.headers.get('x-request-id')!;
  const { json } = await portal('GET', `/sandbox/request-log/${requestId}`);
  expect(json).toMatchObject({ requestId, status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' });
  expect(json.similarCalls.count).toBe(2);
  expect(json.responseHeaders).toEqual([
    'HTTP/1.1 409 Conflict',
    `X-Request-Id: ${requestId}`,
    'X-Service-Environment: sandbox',
    `RateLimit-Limit: ${refused.headers.get('ratelimit-limit')}`,
    `RateLimit-Remaining: ${refused.headers.get('ratelimit-remaining')}`,
    `RateLimit-Reset: ${refused.headers.get('ratelimit-reset')}`,
  ]);
});

test('a call of another account, environment or period is not found', async () => {
  const { portal, refused } = await someCalls();
  const id = refused.headers.get('x-request-id')!;
  const stranger = await newPortalUser(service);
  expectV1Error(await stranger.portal('GET', `/sandbox/request-log/${id}`), 404, 'NOT_FOUND');
  expectV1Error(await portal('GET', `/production/request-log/${id}`), 404, 'NOT_FOUND');
  const late = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
  expectV1Error(await portal('GET', `/sandbox/request-log/${late}`), 404, 'NOT_FOUND');
  expect((await stranger.portal('GET', '/sandbox/request-log')).json.data).toEqual([]);
  const first = (await portal('GET', '/sandbox/request-log?limit=1')).json;
  const foreign = await portal('GET', `/production/request-log?cursor=${first.nextCursor}`);
  expectV1Error(foreign, 400, 'INVALID_CURSOR');
});

test('refused calls belong to the account of their key', async () => {
  const { portal, account } = await newPortalUser(service);
  const key = await service.credential(account.id, { allowedAddresses: ['198.51.100.1'] });
  await service.call('/extern/me', { key: key.secret });
  const log = await newLog(portal);
  expect((await log()).data).toMatchObject([
    { status: 401, errorCode: 'INVALID_CREDENTIALS', refusal: 'ADDRESS_NOT_ALLOWED' },
  ]);
});

test('calls of the portal itself are not listed', async () => {
  const { portal } = await newPortalUser(service);
  await portal('GET', '/sandbox/credentials');
  const log = await newLog(portal);
  expect((await log()).data).toEqual([]);
});

test('a period is counted in total and in 24 parts', async () => {
  const { portal } = await someCalls();
  const { json } = await portal('GET', '/sandbox/request-log/summary');
  expect(json).toMatchObject({ calls: 5, errors: 3, slow: 1, medianMs: 5, lastAt: expect.any(String) });
  expect(json.slots).toHaveLength(24);
  expect(json.slots[23]).toMatchObject({ calls: 5, errors: 3 });
  expect(json.slots[0]).toMatchObject({ calls: 0, errors: 0, slow: 0 });
  const some = await portal('GET', '/sandbox/request-log/summary?method=POST&only=errors');
  expect(some.json).toMatchObject({ calls: 2, errors: 1 });
  const stranger = await newPortalUser(service);
  const none = (await stranger.portal('GET', '/sandbox/request-log/summary')).json;
  expect(none).toMatchObject({ calls: 0, medianMs: null, lastAt: null });
});

test('the export has the filtered calls, and no formulas', async () => {
  const { portal, account } = await newPortalUser(service);
  const key = await service.credential(account.id, { name: '=HYPERLINK("x")' });
  await service.call('/extern/me', { key: key.secret, headers: { 'user-agent': 'a,"b";=1+1' } });
  await service.call('/extern/nothing', { key: key.secret });
  await service.services.http.requestLog.flush();
  const file = await portal('GET', '/sandbox/request-log/export?status=2xx');
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toContain('request-log-sandbox-');
  const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^at,requestId,/);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[1]).toContain(`"a,""b"";'=1+1"`);
});

test('members see no log, and wrong filters are named', async () => {
  const { portal, account } = await newPortalUser(service);
  const member = await newPortalUser(service, { role: 'member', account });
  for (const path of ['', '/summary', '/export', '/0199a0c2-7c4e-7000-8000-000000000001'])
    expectV1Error(await member.portal('GET', `/sandbox/request-log${path}`), 403, 'ROLE_NOT_SUFFICIENT');
  const wrong = await portal(
    'GET',
    '/sandbox/request-log?status=9xx&method=HEAD&credential=1&what=1&path=%00',
  );
  expectV1Error(wrong, 400, 'INVALID_REQUEST');
  const fields = wrong.json.error.details.fields.map(({ field }: { field: string }) => field).sort();
  expect(fields).toEqual(['credential', 'method', 'path', 'status', 'what']);
  const backwards = '?from=2026-10-02T00:00:00Z&to=2026-10-01T00:00:00Z';
  expectV1Error(await portal('GET', `/sandbox/request-log${backwards}`), 400, 'INVALID_REQUEST');
});
