// The edges of HTTP: unknown paths and methods, broken bodies, over-long ids and headers, broken requests.
import { type AddressInfo, connect, connect as connectTo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { listenForMetrics } from '../../src/api/health/health.ts';
import { buildApp } from '../../src/app.ts';
import { expectNotCached, expectStandardHeaders, expectV1Error } from '../harness/expect-answer.ts';
import { createOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { OPERATOR_TOKEN, startService, type TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer();

/** Sends raw bytes and reads until the server closes the connection. */
function raw(bytes: string): Promise<TestResponse> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', text = ''] = received.split('\r\n\r\n');
      const [statusLine = '', ...lines] = head.split('\r\n');
      const headers = new Headers(
        lines.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]),
      );
      const status = Number(statusLine.split(' ')[1]);
      resolve({ status, headers, text, json: JSON.parse(text || 'null') });
    });
  });
}

describe('unknown paths', () => {
  test.each([
    '/api/v1/extern/nothing',
    '/api/v1/nothing',
    '/nothing',
    '/nothing/at/all',
    '/api/v1/extern/me/',
    '/api/v1/ops/nothing',
  ])('%s is NOT_FOUND', async (path) =>
    expectV1Error(await service.call(`/api/../..${path}`.replace('/api/../..', '/api/..')), 404, 'NOT_FOUND'),
  );

  test('an unknown path of the older interface gets an error in its format', async () => {
    const answer = await service.call('/extern/transportauftraege/x/y/z');
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ error: 'NOT_FOUND', requestId: answer.headers.get('x-request-id') });
    expectStandardHeaders(answer);
  });

  test('a known path with another method answers with the allowed methods', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await service.call('/extern/me', { method, key });
      expectV1Error(answer, 404, 'NOT_FOUND');
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
      expect(answer.headers.get('x-service-environment')).toBe('sandbox');
      expect(answer.headers.get('ratelimit-limit')).toBe('50');
    }
  });

  test('a path that cannot be decoded is refused', async () => {
    const answer = await raw('GET /api/v1/extern/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expectV1Error(answer, 404, 'NOT_FOUND');
  });

  test('HEAD gets the headers of GET without a body', async () => {
    const answer = await service.call('/extern/me', { method: 'HEAD', key });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
    expectStandardHeaders(answer);
  });
});

describe('ids', () => {
  test.each([
    ['of 201 characters', 'x'.repeat(201)],
    ['of 5,000 characters', 'x'.repeat(5000)],
    ['with a NUL character', 'a%00b'],
    ['with a slash inside', 'a%2Fb'],
    ['of no UUID', 'abc'],
  ])('%s are not found', async (_, id) => {
    expectV1Error(await service.ops('GET', `/accounts/${id}`), 404, 'NOT_FOUND');
  });
});

describe('bodies', () => {
  const post = (rawBody: string | Buffer, headers = {}) =>
    service.call('/ops/accounts', { rawBody, key: 'operator-token-of-the-tests', headers });

  test.each([
    ['cut', '{"name":'],
    ['two documents', '{} {}'],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
    ['a prototype', '{"__proto__":{"name":"x"}}'],
    ['plain text', 'hello'],
  ])('%s is INVALID_JSON', async (_, body) => {
    expectV1Error(await post(body), 400, 'INVALID_JSON');
  });

  test.each([
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '7'],
  ])('%s is INVALID_REQUEST at $', async (_, body) => {
    const answer = await post(body);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toEqual([
      expect.objectContaining({ field: '$', code: 'invalid_type' }),
    ]);
  });

  test('an empty body is refused with every required field', async () => {
    const answer = await service.call('/ops/accounts', {
      method: 'POST',
      key: 'operator-token-of-the-tests',
    });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toEqual([
      { field: 'name', code: 'invalid_type', message: 'name is required.', reason: 'required' },
    ]);
  });

  test('a body is read as JSON with any content type, with or without a byte order mark', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/json; charset=utf-8', 'nonsense']) {
      expect((await post('{"name":"Any type"}', { 'content-type': type })).status).toBe(201);
    }
    expect((await post('\ufeff{"name":"With mark"}')).status).toBe(201);
  });

  test('all wrong and unknown fields are named in one answer, only with the six codes', async () => {
    const answer = await post(
      JSON.stringify({
        name: 7,
        kind: 'BOSS',
        price: 1,
        contractingParty: { email: 'x', extra: 1, name: '' },
      }),
    );
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    const found = answer.json.error.details.fields.map(
      ({ field, code }: Record<string, string>) => `${field} ${code}`,
    );
    expect(found.sort()).toEqual([
      'contractingParty.address invalid_type',
      'contractingParty.email invalid_format',
      'contractingParty.extra unrecognized_key',
      'contractingParty.name too_small',
      'kind invalid_value',
      'name invalid_type',
      'price unrecognized_key',
    ]);
  });

  test('at most 50 problems are named, the rest is counted, and long names are cut', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    const answer = await post(JSON.stringify({ ...unknown, kind: 'BOSS' }));
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    const { fields, more } = answer.json.error.details;
    // The kind and the missing name are wrong as well.
    expect([fields.length, more]).toEqual([50, 4952]);
    expect(answer.text.length).toBeLessThan(10_000);
    const long = await post(JSON.stringify({ name: 'x', ['y'.repeat(200_000)]: 1 }));
    expect(long.json.error.details.fields).toHaveLength(1);
    expect(long.json.error.details).not.toHaveProperty('more');
    expect(long.text.length).toBeLessThan(1000);
  });

  test.each([
    ['a wide list', `[${'1,'.repeat(10_000)}1]`],
    ['a wide object', `{${Array.from({ length: 10_001 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['deep lists', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('%s of more than 10,000 values is refused as a whole', async (_, body) => {
    const answer = await post(body);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toMatchObject([{ field: '$', code: 'too_big' }]);
  });

  test('commas, brackets and quotes inside a text do not count as values', async () => {
    for (const name of [',[{'.repeat(60), `"${'\\'.repeat(3)}"${',['.repeat(60)}`]) {
      const answer = await post(JSON.stringify({ name, ['\\",[{'.repeat(20_000)]: 1 }));
      expect(answer.json.error.details.fields).toMatchObject([{ code: 'unrecognized_key' }]);
    }
  });

  test('a query with too many values is refused in the format of each interface', async () => {
    const query = Array.from({ length: 60 }, (_, at) => `k${at}=1`).join('&');
    const older = await service.call(`/extern/transportauftraege/x?${query}`, { key });
    expect(older.json.details.fehler).toHaveLength(50);
    expect(older.json.details.weitere).toBe(10);
    expect((await service.call(`/extern/me?${query}`, { key })).json.error.details.more).toBe(10);
  });

  test('texts that cannot be stored get a 4xx answer, not a 500', async () => {
    for (const name of ['a\u0000b', '\ud800']) {
      const answer = await post(JSON.stringify({ name }));
      expectV1Error(answer, 400, 'INVALID_REQUEST');
      expect(answer.json.error.details.fields[0]).toMatchObject({ field: 'name', code: 'invalid_format' });
    }
  });

  test('a body over 256 KiB is PAYLOAD_TOO_LARGE, with or without its length; exactly 256 KiB are read', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(256 * 1024) });
    expectV1Error(await post(large), 413, 'PAYLOAD_TOO_LARGE');
    const chunked = [
      'POST /api/v1/ops/accounts HTTP/1.1',
      'Host: x',
      'Authorization: Bearer operator-token-of-the-tests',
      'Transfer-Encoding: chunked',
      '',
      `${(300_000).toString(16)}`,
      'x'.repeat(300_000),
    ].join('\r\n');
    expectV1Error(await raw(chunked), 413, 'PAYLOAD_TOO_LARGE');
    const exact = '{"name":"x"}'.padEnd(256 * 1024, ' ');
    expect((await post(exact)).status).toBe(201);
  });

  test('a bad credential is reported before a bad body', async () => {
    expectV1Error(
      await service.call('/ops/accounts', { rawBody: '{', key: 'wrong' }),
      401,
      'INVALID_CREDENTIALS',
    );
  });
});

describe('queries', () => {
  test('an unknown parameter is refused by name', async () => {
    const answer = await service.call('/extern/me?foo=1', { key });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toEqual([
      expect.objectContaining({ field: 'foo', code: 'unrecognized_key' }),
    ]);
  });

  test.each(['0', '101', '-1', '1.5', 'x', ''])('limit=%s is refused', async (limit) => {
    expectV1Error(await service.ops('GET', `/accounts?limit=${limit}`), 400, 'INVALID_REQUEST');
  });
});

describe('invalid HTTP', () => {
  test.each([
    [
      'headers over 16 KiB',
      `GET /api/v1/extern/me HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      400,
      'INVALID_REQUEST',
    ],
    ['an unknown method', 'FETCH /api/v1/extern/me HTTP/1.1\r\nHost: x\r\n\r\n', 404, 'NOT_FOUND'],
    ['a broken request line', 'hello\r\n\r\n', 404, 'NOT_FOUND'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nBroken header\r\n\r\n', 400, 'INVALID_REQUEST'],
    ['no Host', 'GET /api/v1/extern/me HTTP/1.1\r\nConnection: close\r\n\r\n', 401, 'UNAUTHORIZED'],
    [
      'an unknown expectation',
      'GET /api/v1/extern/me HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
      401,
      'UNAUTHORIZED',
    ],
    [
      'a body of two lengths',
      'POST /api/v1/extern/oauth/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'INVALID_REQUEST',
    ],
  ])('%s gets an envelope and all headers', async (_, bytes, status, code) => {
    expectV1Error(await raw(bytes), status, code);
  });
});

test('no answer contains a stack trace or the name of an internal part', async () => {
  await service.services.core.sql.unsafe('alter table accounts rename to accounts_away');
  try {
    const answer = await service.ops('GET', '/accounts');
    expectV1Error(answer, 500, 'INTERNAL_ERROR');
    expect(answer.text).not.toMatch(/\n\s+at |postgres|fastify|relation|\.ts/i);
  } finally {
    await service.services.core.sql.unsafe('alter table accounts_away rename to accounts');
  }
});

test('metrics and the description of the operations API need the operator token', async () => {
  for (const path of ['/api/../metrics', '/ops/openapi.json']) {
    expectV1Error(await service.call(path), 401, 'UNAUTHORIZED');
    expectV1Error(await service.call(path, { key: 'wrong' }), 401, 'INVALID_CREDENTIALS');
    const answer = await service.call(path, { key: OPERATOR_TOKEN });
    expect(answer.status).toBe(200);
    expectStandardHeaders(answer);
  }
});

test('metrics count calls by route and duration, including calls of unknown paths', async () => {
  const apart = await startService();
  const { key } = await apart.customer();
  for (let call = 0; call < 3; call += 1) await apart.call('/extern/me', { key });
  await apart.call('/extern/me');
  await apart.call('/extern/nothing/here', { key });
  const { text } = await apart.call('/api/../metrics', { key: OPERATOR_TOKEN });
  const reading = (part: string, labels: string) =>
    text.match(new RegExp(`^http_request_duration_seconds_${part}\\{${labels}\\} (\\S+)$`, 'm'))?.[1];
  const me = 'method="GET",route="/api/v1/extern/me"';
  expect(reading('count', `${me},status="200"`)).toBe('3');
  expect(reading('bucket', `le="\\+Inf",${me},status="200"`)).toBe('3');
  expect(reading('count', `${me},status="401"`)).toBe('1');
  expect(reading('count', 'method="GET",route="unknown",status="404"')).toBe('1');
  expect(Number(reading('sum', `${me},status="200"`))).toBeGreaterThan(0);
  expect(text).toMatch(/^handover_queue_oldest_seconds\{queue="webhooks"\} 0$/m);
  expect(text).toMatch(/^handover_failed_jobs 0$/m);
  await apart.close();
});

test('with METRICS_PORT the metrics are served on that port only, without a token', async () => {
  const apart = await startService({ config: { metricsPort: 0 } });
  expectV1Error(await apart.call('/api/../metrics', { key: OPERATOR_TOKEN }), 404, 'NOT_FOUND');
  const app = buildApp(apart.services);
  const server = await listenForMetrics(app, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/ops/accounts`)).status).toBe(404);
  server.close();
  await app.close();
  await apart.close();
});

test('no JSON answer may be cached, in particular none with a key', async () => {
  const { account, key } = await service.customer();
  const body = { type: 'api_key', environment: 'sandbox', name: 'x' };
  const made = await service.ops('POST', `/accounts/${account.id}/credentials`, body);
  expect(made.status).toBe(201);
  for (const answer of [
    made,
    await service.call('/extern/me', { key }),
    await service.call('/extern/orders/%'),
    await service.call('/api/../health/live'),
  ]) {
    expectNotCached(answer);
  }
});

test('health and descriptions answer without a credential and with all headers', async () => {
  for (const path of ['/health/live', '/health/ready', '/openapi.json', '/api/v1/openapi.json']) {
    const answer = await service.call(`/api/..${path}`);
    expect(answer.status, path).toBe(200);
    expectStandardHeaders(answer);
  }
  expect((await service.call('/api/../openapi.json')).text).toBe(
    (await service.call('/api/v1/openapi.json')).text,
  );
});

test('a second Host header is refused with a sentence', async () => {
  const { port } = new URL(service.url);
  const socket = connectTo(Number(port), '127.0.0.1');
  socket.write(
    'GET /api/v1/extern/me HTTP/1.1\r\nHost: one.example\r\nHost: two.example\r\nConnection: close\r\n\r\n',
  );
  let answer = '';
  for await (const part of socket) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('The header Host was sent more than once.');
});

test('keys in paths and names of programs are masked in the request log', async () => {
  const { key, accountId } = await service.customer();
  const headers = { 'user-agent': `agent ${key}` };
  await service.call(`/extern/orders/${key}`, { key, headers });
  await service.services.http.requestLog.flush();
  const rows = await service.services.core.sql`
    select path, user_agent from request_log where account_id = ${accountId}`;
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(key.slice(14));
  expect(rows[0]!.path).toMatch(/\/extern\/orders\/svc_test_.{4}…$/);
});

test('a file that fails in the middle says so in its last line and in the log', async () => {
  const { portal, account } = await newPortalUser(service);
  const { secret } = await service.credential(account.id, { environment: 'production' });
  for (const externalOrderId of ['FIRST', 'BROKEN']) await createOrder(service, secret, { externalOrderId });
  // Cannot be written as a date.
  await service.services.core.sql`
    update orders set requested_pickup = 'infinity' where account_id = ${account.id} and external_order_id = 'BROKEN'`;
  const logged = vi.spyOn(service.services.core.log, 'error');
  const { status, headers, text } = await portal('GET', '/production/orders.csv');
  expect([status, text.split('\r\n').at(-2)]).toEqual([
    200,
    expect.stringMatching(/^INCOMPLETE: .+herunterladen\.$/),
  ]);
  const requestId = headers.get('x-request-id');
  const call = { err: expect.any(RangeError), requestId, path: '/api/v1/portal/production/orders.csv' };
  expect(logged.mock.calls).toEqual([[call, 'A file could not be sent to its end']]);
  logged.mockRestore();
  await service.services.core.sql`update orders set requested_pickup = null where account_id = ${account.id}`;
});
