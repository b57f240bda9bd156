// The signature check of the portal names each common mistake.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkSignature, type Known } from '../src/portal/webhooks/signature-check.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const OTHER = 'fedcba9876543210'.repeat(4);
const OLD = 'aaaabbbbccccdddd'.repeat(4);
const ENDPOINT = '0199a0c2-7c4e-7000-8000-000000000030';
const NEIGHBOUR = '0199a0c2-7c4e-7000-8000-000000000031';
const BODY = '{"id":"1","type":"vehicle.picked_up","data":{"note":"Grüße","km":12}}';
const T = 1_790_856_000;
const NOW = new Date(T * 1000);

const hex = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');
const print = (key: string, id: string) => hex(key, `secret of ${id}`).slice(0, 24);
const header = (secret = SECRET, body = BODY, t = T) =>
  `X-Service-Signature: t=${t},v1=${hex(secret, `${t}.${body}`)}`;

const VALUE = header().slice('X-Service-Signature: '.length);

const known: Known = {
  endpointId: ENDPOINT,
  endpoints: [
    {
      id: ENDPOINT,
      name: 'Staging ERP',
      prints: { current: print(SECRET, ENDPOINT), old: print(OLD, ENDPOINT) },
    },
    { id: NEIGHBOUR, name: 'Data warehouse', prints: { current: print(OTHER, NEIGHBOUR), old: null } },
  ],
  sentBody: BODY,
  sentAt: null,
  now: NOW,
};

const check = (pasted: { headers?: string; body?: string; secret?: string }, changed: Partial<Known> = {}) =>
  checkSignature({ headers: header(), body: BODY, secret: SECRET, ...pasted }, { ...known, ...changed });
const verdict = async (...given: Parameters<typeof check>) => (await check(...given))?.verdict;

describe('a valid signature', () => {
  test('is reported as valid, with the result of every check', async () => {
    expect(await check({})).toEqual({
      verdict: { kind: 'right', old: false },
      standardForm: false,
      header: 'ok',
      time: { state: 'ok', seconds: 0 },
      secret: 'ok',
      body: { state: 'ok', moreBytes: 0 },
    });
  });

  test('is found among two signatures by either secret, and an old secret is reported', async () => {
    const headers = `X-Service-Signature: t=${T},v1=${hex(SECRET, `${T}.${BODY}`)},v1=${hex(OLD, `${T}.${BODY}`)}`;
    expect(await verdict({ headers })).toEqual({ kind: 'right', old: false });
    expect(await verdict({ headers, secret: OLD })).toEqual({ kind: 'right', old: true });
  });

  test('is found in the headers of Standard Webhooks, with the secret in their format', async () => {
    const signature = createHmac('sha256', SECRET).update(`event-1.${T}.${BODY}`).digest('base64');
    const headers = `webhook-id: event-1\nwebhook-timestamp: ${T}\nwebhook-signature: v1,${'A'.repeat(43)}= v1,${signature}`;
    const report = await check({ headers, secret: `whsec_${btoa(SECRET)}` });
    expect(report).toMatchObject({ verdict: { kind: 'right' }, standardForm: true });
  });

  test('is found in the older format', async () => {
    const headers = `X-Webhook-Timestamp: ${T}\nX-Webhook-Signature: sha256=${hex(SECRET, `${T}.${BODY}`)}`;
    expect(await verdict({ headers })).toEqual({ kind: 'right', old: false });
  });

  test.each([
    `x-service-signature : t=${T}, v1=${hex(SECRET, `${T}.${BODY}`)}  `,
    `-H 'X-Service-Signature: t=${T},v1=${hex(SECRET, `${T}.${BODY}`)}' \\`,
    JSON.stringify({ 'X-SERVICE-SIGNATURE': `t=${T},v1=${hex(SECRET, `${T}.${BODY}`).toUpperCase()}` }),
    `"x-service-signature": "t=${T},v1=${hex(SECRET, `${T}.${BODY}`)}",`,
    VALUE,
    `'${VALUE}'`,
    `HTTP_X_SERVICE_SIGNATURE=${VALUE}`,
    `'CONTENT_TYPE' => 'application/json',\n'HTTP_X_SERVICE_SIGNATURE' => '${VALUE}',`,
    `Array\n(\n    [HTTP_HOST] => example.com\n    [HTTP_X_SERVICE_SIGNATURE] => ${VALUE}\n)`,
    `['HTTP_HOST' => 'example.com', 'HTTP_X_SERVICE_SIGNATURE' => '${VALUE}']`,
    `map[Content-Type:[application/json] X-Service-Signature:[${VALUE}]]`,
    `map[X-Service-Signature:[${VALUE}] Content-Type:[application/json]]`,
    `http.Header{"Content-Type":[]string{"application/json"}, "X-Service-Signature":[]string{"${VALUE}"}}`,
    `{'Host': 'example.com', 'X-Service-Signature': '${VALUE}'}`,
    `{\n  host: 'example.com',\n  'x-service-signature': '${VALUE}'\n}`,
    JSON.stringify({ 'x-service-signature': [VALUE] }),
    JSON.stringify({ headers: { host: 'example.com', 'x-service-signature': VALUE }, body: BODY }, null, 2),
    JSON.stringify({ HTTP_X_SERVICE_SIGNATURE: VALUE }),
  ])('is found in every common format of copied headers: %s', async (headers) => {
    expect(await verdict({ headers })).toEqual({ kind: 'right', old: false });
  });

  test('is found with quotes, spaces or a name around the secret', async () => {
    for (const secret of [` ${SECRET}\n`, `"${SECRET}"`, `WEBHOOK_SECRET=${SECRET}`])
      expect(await verdict({ secret })).toEqual({ kind: 'right', old: false });
  });
});

describe('headers', () => {
  test('without a signature are reported', async () => {
    expect(await verdict({ headers: 'Content-Type: application/json' })).toEqual({
      kind: 'header-missing',
      header: 'X-Service-Signature',
    });
  });

  test.each(['t=1790856000', `v1=${'0'.repeat(64)}`, 't=now,v1=00', 'sha256=00'])(
    'with an invalid value are reported: %s',
    async (value) => {
      expect(await verdict({ headers: `X-Service-Signature: ${value}` })).toMatchObject({
        kind: 'header-malformed',
        value,
      });
    },
  );

  test('with an invalid value and no header name are reported', async () => {
    expect(await verdict({ headers: 't=1790856000' })).toMatchObject({ kind: 'header-malformed' });
  });

  test('of Standard Webhooks without the id are reported', async () => {
    const headers = `webhook-timestamp: ${T}\nwebhook-signature: v1,${'A'.repeat(43)}=`;
    expect(await verdict({ headers })).toEqual({ kind: 'header-missing', header: 'webhook-id' });
  });
});

describe('the secret', () => {
  test('of another endpoint of the account is reported with the name of the endpoint', async () => {
    expect(await verdict({ secret: OTHER })).toEqual({ kind: 'other-endpoint', name: 'Data warehouse' });
  });

  test('that is unknown or incomplete is reported', async () => {
    expect(await verdict({ secret: 'e'.repeat(64) })).toEqual({ kind: 'wrong-secret' });
    expect(await verdict({ secret: SECRET.slice(0, 60) })).toEqual({ kind: 'secret-length', length: 60 });
  });

  test('is not reported as wrong where fingerprints are not available', async () => {
    const endpoints = known.endpoints.map((one) => ({ ...one, prints: null }));
    expect(await check({}, { endpoints })).toMatchObject({ verdict: { kind: 'right' }, secret: 'ok' });
    expect(await check({ secret: OTHER }, { endpoints })).toMatchObject({
      verdict: { kind: 'wrong-secret' },
      secret: 'unknown',
    });
  });
});

describe('the body', () => {
  const spaced = JSON.stringify(JSON.parse(BODY), null, 2);

  test('with the same JSON in other bytes is reported with the first difference', async () => {
    const report = await check({ body: spaced });
    expect(report).toMatchObject({
      verdict: { kind: 'body-rewritten', difference: { byte: 2, sent: '"', got: '\n' } },
      secret: 'ok',
      body: { state: 'wrong', moreBytes: spaced.length - BODY.length },
    });
  });

  test('with the same JSON in other bytes is found without the sent message, if the keys have the same order', async () => {
    expect(await verdict({ body: spaced }, { sentBody: null })).toMatchObject({ kind: 'body-rewritten' });
  });

  test('with keys in another order is reported', async () => {
    const { type, ...rest } = JSON.parse(BODY);
    expect(await verdict({ body: JSON.stringify({ type, ...rest }) })).toMatchObject({
      kind: 'body-rewritten',
    });
  });

  test('with changed content is reported with the byte position', async () => {
    expect(await verdict({ body: BODY.replace('12', '13') })).toEqual({
      kind: 'body-changed',
      difference: { byte: 69, sent: '2', got: '3', sentBytes: 71, gotBytes: 71 },
    });
  });

  test('of another message than the signature is reported', async () => {
    expect(await verdict({ headers: header(SECRET, '{}') })).toEqual({ kind: 'other-message' });
    expect(await verdict({ headers: header(SECRET, '{}') }, { sentBody: null })).toEqual({
      kind: 'body-changed',
      difference: null,
    });
  });
});

describe('the time', () => {
  test('off by more than five minutes is reported when everything else is right', async () => {
    const late = new Date((T + 301) * 1000);
    expect(await check({}, { now: late })).toMatchObject({
      verdict: { kind: 'time-off', seconds: 301 },
      time: { state: 'wrong', seconds: 301 },
    });
    expect(await verdict({ secret: OTHER }, { now: late })).toMatchObject({ kind: 'other-endpoint' });
  });

  test('is compared with the time of sending, if it is known', async () => {
    const late = new Date((T + 86_400) * 1000);
    expect(await verdict({}, { now: late, sentAt: NOW })).toEqual({ kind: 'right', old: false });
  });
});

test('there is no result before everything is pasted', async () => {
  for (const pasted of [{ headers: ' ' }, { body: '' }, { secret: '' }])
    expect(await check(pasted)).toBeNull();
});
