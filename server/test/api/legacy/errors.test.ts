// Every error in the legacy interface's table, produced over HTTP, and everything that becomes INVALID_INPUT.
import { afterAll, describe, expect, test } from 'vitest';
import { renderLegacyError } from '../../../src/api/legacy/render-error.ts';
import { ERRORS, type ErrorCode } from '../../../src/api/shared/errors/error-catalog.ts';
import { changeTerms } from '../../harness/orders.ts';
import { startService, type TestResponse, type TestService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  control,
  createLegacyOrder,
  expectGerman,
  expectLegacyError,
  expectWrongFields,
  legacyStatus,
  ORDERS,
  PROCESSES,
  postLegacyOrder,
} from './legacy-calls.ts';

const service = await sharedService();
const limited = await startService({ realRateLimits: true });
const { key: live, accountId } = await service.customer({ environment: 'production' });
const sandbox = (await service.credential(accountId)).secret;
afterAll(() => limited.close());

async function times(count: number, run: () => Promise<TestResponse>): Promise<TestResponse> {
  for (let i = 1; i < count; i += 1) await run();
  return run();
}

async function withoutOrders(run: () => Promise<TestResponse>): Promise<TestResponse> {
  await service.services.core.sql`alter table orders rename to orders_away`;
  try {
    return await run();
  } finally {
    await service.services.core.sql`alter table orders_away rename to orders`;
  }
}

/** Uses up the sandbox limit of today. */
async function customerAtDailyLimit(): Promise<{ key: string; accountId: string }> {
  const { account, key } = await service.customer();
  const day = service.clock.now().toISOString().slice(0, 10);
  await service.services.core.sql`insert into sandbox_days values (${account.id}, ${day}, 500)`;
  return { key, accountId: account.id };
}

async function keyOfDeleted(on: TestService): Promise<string> {
  const { account, key } = await on.customer();
  await on.ops('DELETE', `/accounts/${account.id}`);
  return key;
}

/** No call can cause this error alone: another call took the same number. */
async function withCollision(run: () => Promise<TestResponse>): Promise<TestResponse> {
  const { core } = service.services;
  const { numbers } = core;
  core.numbers = {
    ...numbers,
    take: () => Promise.reject(ERRORS.NUMBER_COLLISION()),
  };
  try {
    return await run();
  } finally {
    core.numbers = numbers;
  }
}

/** The table of the specification, each row with a call that causes it. */
const TABLE: [number, string, () => Promise<TestResponse>][] = [
  [400, 'INVALID_INPUT', () => postLegacyOrder(service, live, { pickup: null })],
  [400, 'invalid_json', () => service.call(ORDERS, { method: 'POST', key: live, rawBody: '{"pickup": ' })],
  [
    400,
    'INVALID_SCENARIO',
    () => postLegacyOrder(service, sandbox, {}, { 'x-sandbox-scenario': 'standard' }),
  ],
  [401, 'MISSING_API_KEY', () => service.call(ORDERS, { method: 'POST' })],
  [401, 'INVALID_API_KEY', () => postLegacyOrder(service, 'svc_live_unknown')],
  [401, 'NO_TENANT', async () => postLegacyOrder(service, await keyOfDeleted(service))],
  [
    403,
    'ACCESS_DENIED',
    async () => {
      const { account, key } = await service.customer();
      await service.ops('PATCH', `/accounts/${account.id}`, { status: 'SUSPENDED' });
      return postLegacyOrder(service, key);
    },
  ],
  [
    403,
    'INSUFFICIENT_SCOPE',
    async () => {
      const { secret } = await service.credential(accountId, { scopes: ['orders:read'] });
      return postLegacyOrder(service, secret);
    },
  ],
  [403, 'SANDBOX_ONLY', () => service.call(PROCESSES, { key: live })],
  [404, 'NOT_FOUND', () => legacyStatus(service, live, 'VT-1')],
  [
    409,
    'NO_CONTRACTING_PARTY',
    async () => {
      const { id } = await service.account({ contractingParty: null });
      return postLegacyOrder(service, (await service.credential(id, { environment: 'production' })).secret);
    },
  ],
  [
    409,
    'SANDBOX_FINISHED',
    async () => {
      const { orderId } = await createLegacyOrder(service, sandbox);
      await control(service, sandbox, orderId, 'abschliessen');
      return control(service, sandbox, orderId, 'weiter');
    },
  ],
  [
    429,
    'RATE_LIMITED',
    async () => {
      const { key } = await limited.customer();
      return times(51, () => legacyStatus(limited, key, 'SBX-1'));
    },
  ],
  [429, 'SANDBOX_LIMIT', async () => postLegacyOrder(service, (await customerAtDailyLimit()).key)],
  [500, 'INTERNAL', () => withoutOrders(() => postLegacyOrder(service, live))],
  [503, 'NUMBER_COLLISION', () => withCollision(() => postLegacyOrder(service, live))],
];
const NAMES = TABLE.map(([, error]) => error);

test.each(TABLE)('%d %s', async (status, error, produce) => {
  expectLegacyError(await produce(), status, error);
});

test("the table is the specification's, and the service knows no other error here", () => {
  expect(NAMES).toHaveLength(16);
  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    const { status, body } = renderLegacyError(ERRORS[code](), 'id');
    const { error, message } = body as { error: string; message: string };
    expect(TABLE.map(([rowStatus, row]) => `${rowStatus} ${row}`)).toContain(`${status} ${error}`);
    expectGerman(message);
  }
});

test('an exceeded limit is answered with the time to wait', async () => {
  const { key } = await limited.customer();
  const refused = await times(51, () => limited.call(PROCESSES, { key }));
  expectLegacyError(refused, 429, 'RATE_LIMITED');
  expect(refused.headers.get('retry-after')).toBe('1');
  const full = await postLegacyOrder(service, (await customerAtDailyLimit()).key);
  expectLegacyError(full, 429, 'SANDBOX_LIMIT');
  expect(full.headers.get('retry-after')).toBe(String(16 * 3600));
  expect(full.json.details).toEqual({ limit: 500 });
});

test.each([
  ['an unknown key', async () => 'svc_test_unknown'],
  ['a key of a deleted account', keyOfDeleted],
  [
    'a valid access token',
    async (on: TestService) => {
      const { id } = await on.account();
      const { clientId, secret } = await on.credential(id, { type: 'oauth_client' });
      const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
      return (await on.call('/extern/oauth/token', { body })).json.access_token;
    },
  ],
])('the 31st rejected sign-in of a minute with %s is answered with the time to wait', async (_, keyFor) => {
  limited.clock.advance(60_000);
  const key = await keyFor(limited);
  const last = await times(30, () => legacyStatus(limited, key, 'VT-1'));
  expect(last.status).toBe(401);
  expectLegacyError(await legacyStatus(limited, key, 'VT-1'), 429, 'RATE_LIMITED');
});

describe('INVALID_INPUT', () => {
  test('answers a short-term plate on a trailer, with the field names of this interface', async () => {
    const sent = { transportMode: 'CARRIER_SINGLE', roadMovementMethod: 'SHORT_TERM_PLATE' };
    for (const key of [live, sandbox]) {
      expectWrongFields(await postLegacyOrder(service, key, sent), 'roadMovementMethod');
    }
  });

  test('answers a transport type that is not agreed, together with all other problems', async () => {
    const { account, key } = await service.customer({ environment: 'production' });
    await changeTerms(service, account.id, { allowedTransportTypes: ['DRIVEN'] });
    const sent = { transportMode: 'CARRIER_MULTI' };
    expectWrongFields(await postLegacyOrder(service, key, sent), 'transportMode');
    const both = await postLegacyOrder(service, key, { ...sent, roadMovementMethod: 'SHORT_TERM_PLATE' });
    expectWrongFields(both, 'roadMovementMethod', 'transportMode');
  });

  test('answers a body over 256 KiB', async () => {
    const answer = await postLegacyOrder(service, live, { notes: 'x'.repeat(256 * 1024) });
    expectLegacyError(answer, 400, 'INVALID_INPUT');
    expect(answer.json.message).toContain('256 KiB');
  });

  test.each([
    ['of 201 characters', 'k'.repeat(201)],
    ['that is empty', ''],
  ])('answers an Idempotency-Key %s, also together with an externalOrderId', async (_, value) => {
    const headers = { 'idempotency-key': value };
    expectLegacyError(await postLegacyOrder(service, live, {}, headers), 400, 'INVALID_INPUT');
    const answer = await postLegacyOrder(service, live, { externalOrderId: `LONG-${value.length}` }, headers);
    expectLegacyError(answer, 400, 'INVALID_INPUT');
    expect(answer.json.message).toContain('Idempotency-Key');
  });

  test('answers an unknown mode of the sandbox and an unknown query parameter', async () => {
    const answer = await postLegacyOrder(service, sandbox, {}, { 'x-sandbox-mode': 'fast' });
    expectWrongFields(answer, 'X-Sandbox-Mode');
    expect(answer.json.details.fehler[0].grund).toContain('automatic, manual');
    expectWrongFields(await service.call(`${PROCESSES}?seite=2`, { key: sandbox }), 'seite');
  });
});

test('answers an unknown scenario with the known ones, and a live key ignores both headers', async () => {
  const headers = { 'x-sandbox-scenario': 'EXPRESS', 'x-sandbox-mode': 'fast' };
  const answer = await postLegacyOrder(service, sandbox, {}, { ...headers, 'x-sandbox-mode': 'manual' });
  expectLegacyError(answer, 400, 'INVALID_SCENARIO');
  expect(answer.json.details).toEqual({
    allowed: ['STANDARD', 'DELAY', 'DAMAGE', 'CANCELLATION', 'QUOTE_REQUIRED'],
  });
  expect((await postLegacyOrder(service, live, {}, headers)).status).toBe(201);
});

test.each([
  ['POST', `${ORDERS}/VT-1`],
  ['GET', ORDERS],
  ['DELETE', `${ORDERS}/VT-1`],
  ['POST', PROCESSES],
  ['GET', `${PROCESSES}/SBX-1/weiter`],
  ['POST', `${PROCESSES}/SBX-1/zurueck`],
])('%s %s is not found, in the format of this interface', async (method, path) => {
  expectLegacyError(await service.call(path, { method, key: sandbox }), 404, 'NOT_FOUND');
});

test('the sandbox works without a contracting party', async () => {
  const { id } = await service.account({ contractingParty: null });
  expect((await postLegacyOrder(service, (await service.credential(id)).secret)).status).toBe(201);
});
