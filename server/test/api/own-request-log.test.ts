// GET /extern/request-log: a key with webhooks:manage reads the calls of its account in its environment.
import { beforeAll, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import { createOrder } from '../harness/orders.ts';
import type { TestService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
});

async function readLog(key: string, query = '') {
  await service.services.http.requestLog.flush();
  const answer = await service.call(`/extern/request-log${query}`, { key });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}

const pathsOf = ({ data }: { data: { path: string }[] }) => data.map(({ path }) => path);

test('shows the calls of all keys of the account and environment, and none of others or of itself', async () => {
  const { account, key } = await service.customer();
  const other = await service.credential(account.id, { name: 'ERP', scopes: ['orders:read'] });
  const live = await service.credential(account.id, { environment: 'production' });
  const stranger = await service.customer();
  const order = (await createOrder(service, key, { externalOrderId: 'NL-1' })).json;
  service.clock.advance(1000);
  for (const secret of [live.secret, stranger.key]) await service.call('/extern/me', { key: secret });
  await service.call('/extern/orders/VT-1', { key: other.secret, headers: { 'user-agent': 'erp/1' } });
  await readLog(key);
  const page = await readLog(key);
  expect(pathsOf(page)).toEqual(['/extern/orders/VT-1', '/extern/orders']);
  expect(page).toMatchObject({ nextCursor: null, searchedTo: null });
  expect(page.data[0]).toEqual({
    requestId: expect.any(String),
    at: service.clock.now().toISOString(),
    interface: 'v1',
    environment: 'sandbox',
    method: 'GET',
    path: '/extern/orders/VT-1',
    status: 404,
    durationMs: expect.any(Number),
    errorCode: 'ORDER_NOT_FOUND',
    credential: { id: other.id, name: 'ERP', type: 'api_key', prefix: other.prefix, clientId: null },
    order: null,
    externalOrderId: null,
  });
  expect(page.data[1]).toMatchObject({ order: { id: order.id }, externalOrderId: 'NL-1' });
  expect(pathsOf(await readLog(live.secret))).toEqual(['/extern/me']);
});

test('needs webhooks:manage', async () => {
  const { key } = await service.customer({ scopes: ['orders:read', 'orders:write', 'documents:read'] });
  const answer = await service.call('/extern/request-log', { key });
  expectV1Error(answer, 403, 'INSUFFICIENT_SCOPE');
  expect(answer.json.error.details.required).toEqual(['webhooks:manage']);
});

test('can be limited to errors and to a time, and is read page by page', async () => {
  const { key } = await service.customer();
  const begun = service.clock.now().toISOString();
  for (const path of ['/extern/me', '/extern/orders/VT-1', '/extern/orders/VT-2']) {
    await service.call(path, { key });
    service.clock.advance(60_000);
  }
  expect(pathsOf(await readLog(key, '?only=errors'))).toEqual(['/extern/orders/VT-2', '/extern/orders/VT-1']);
  const later = new Date(service.clock.now().getTime() - 90_000).toISOString();
  expect(pathsOf(await readLog(key, `?from=${later}`))).toEqual(['/extern/orders/VT-2']);
  const first = await readLog(key, `?from=${begun}&limit=2`);
  const second = await readLog(key, `?from=${begun}&limit=2&cursor=${first.nextCursor}`);
  expect([...pathsOf(first), ...pathsOf(second)]).toEqual([
    '/extern/orders/VT-2',
    '/extern/orders/VT-1',
    '/extern/me',
  ]);
  expectV1Error(await service.call('/extern/request-log?cursor=x', { key }), 400, 'INVALID_CURSOR');
  const future = new Date(service.clock.now().getTime() + 60_000).toISOString();
  expectV1Error(await service.call(`/extern/request-log?from=${future}`, { key }), 400, 'INVALID_REQUEST');
});
