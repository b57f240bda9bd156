// Calls every declared legacy route with every kind of bad key. New routes are covered without a change.
import { beforeAll, describe, expect, test } from 'vitest';
import { legacyApi } from '../../../src/api/legacy/api.ts';
import type { CallOptions } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { expectLegacyError, legacyStatus, ORDERS, postLegacyOrder } from './legacy-calls.ts';

type LegacyRoute = (typeof legacyApi.routes)[number];

interface BadKey {
  status: number;
  error: string;
  environment: 'production' | 'sandbox';
  /** The routes to call; all of them by default. */
  concerns?: (route: LegacyRoute) => boolean;
  details?: (route: LegacyRoute) => object;
  options: CallOptions;
}

const service = await sharedService();
const bad: Record<string, BadKey> = {};
const bearer = (value: string): CallOptions => ({ headers: { authorization: `Bearer ${value}` } });
const keyHeader = (value: string): CallOptions => ({ headers: { 'x-api-key': value } });

async function tokenOf({ clientId, secret }: { clientId: string | null; secret: string }): Promise<string> {
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret };
  const answer = await service.call('/extern/oauth/token', { body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.access_token;
}

/** Both headers that can carry the key. */
function addBoth(name: string, value: string, expected: Omit<BadKey, 'options'>): void {
  bad[name] = { ...expected, options: bearer(value) };
  bad[`${name}, as X-API-Key`] = { ...expected, options: keyHeader(value) };
}

const invalid = { status: 401, error: 'INVALID_API_KEY' };
const invalidTest = { ...invalid, environment: 'sandbox' } as const;
const invalidLive = { ...invalid, environment: 'production' } as const;
const denied = { status: 403, error: 'ACCESS_DENIED', environment: 'sandbox' } as const;

beforeAll(async () => {
  const account = await service.account();
  const inAnHour = new Date(service.clock.now().getTime() + 3_600_000);
  const expiring = await service.credential(account.id, { expiresAt: inAnHour });
  const early = await service.credential(account.id, { type: 'oauth_client' });
  const expiredToken = await tokenOf(early);
  service.clock.advance(3_600_000);

  const missing = { status: 401, error: 'MISSING_API_KEY', environment: 'production' } as const;
  bad['no key'] = { ...missing, options: {} };
  bad['Basic instead of Bearer'] = {
    ...missing,
    options: { headers: { authorization: 'Basic c3ZjY186c2VjcmV0' } },
  };
  addBoth('unknown test key', `svc_test_${'x'.repeat(43)}`, invalidTest);
  addBoth('unknown live key', `svc_live_${'x'.repeat(43)}`, invalidLive);
  addBoth('any text', 'hello', invalidLive);
  await addClients(account.id);
  bad['expired access token'] = { ...invalidTest, options: bearer(expiredToken) };
  addBoth('expired key', expiring.secret, invalidTest);

  const disabled = await service.credential(account.id);
  await service.ops('PATCH', `/credentials/${disabled.id}`, { disabled: true });
  addBoth('disabled key', disabled.secret, invalidTest);
  const revoked = await service.credential(account.id);
  await service.ops('DELETE', `/credentials/${revoked.id}`);
  addBoth('revoked key', revoked.secret, invalidTest);
  await addAccounts();

  const live = await service.credential(account.id, { environment: 'production' });
  addBoth('live key on a sandbox route', live.secret, {
    status: 403,
    error: 'SANDBOX_ONLY',
    environment: 'production',
    concerns: (route) => route.access.sandboxOnly === true,
  });
  for (const scope of ['orders:read', 'orders:write', 'tracking:read'] as const) {
    const narrow = await service.credential(account.id, { scopes: [scope] });
    addBoth(`only ${scope}`, narrow.secret, {
      status: 403,
      error: 'INSUFFICIENT_SCOPE',
      environment: 'sandbox',
      concerns: (route) => route.access.scope !== scope,
      details: (route) => ({ required: [route.access.scope], granted: [scope] }),
    });
  }
  bad['two different keys'] = {
    status: 400,
    error: 'INVALID_INPUT',
    environment: 'sandbox',
    details: () => ({ fehler: [{ feld: 'X-API-Key', grund: expect.stringContaining('verschiedene') }] }),
    options: { headers: { authorization: 'Bearer svc_test_one', 'x-api-key': 'svc_test_two' } },
  };
});

/** OAuth clients are refused here, with their secret and with a token that v1 accepts. */
async function addClients(accountId: string) {
  const client = await service.credential(accountId, { type: 'oauth_client' });
  const token = await tokenOf(client);
  expect((await service.call('/extern/me', { key: token })).status).toBe(200);
  bad['access token'] = { ...invalidTest, options: bearer(token) };
  bad['access token as X-API-Key'] = { ...invalidLive, options: keyHeader(token) };
  addBoth('OAuth secret', client.secret, invalidTest);
  const [head, payload, signature] = token.split('.') as [string, string, string];
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  bad['altered access token'] = { ...invalidLive, options: bearer(`${head}.${payload}.${other}`) };
  bad['cut access token'] = { ...invalidLive, options: bearer(token.slice(0, -8)) };
}

async function addAccounts() {
  const gone = await service.account();
  const keyOfGone = await service.credential(gone.id);
  const clientOfGone = await service.credential(gone.id, { type: 'oauth_client' });
  const tokenOfGone = await tokenOf(clientOfGone);
  await service.ops('DELETE', `/accounts/${gone.id}`);
  addBoth('key of a deleted account', keyOfGone.secret, { ...invalidTest, error: 'NO_TENANT' });
  addBoth('OAuth secret of a deleted account', clientOfGone.secret, invalidTest);
  bad['access token of a deleted account'] = { ...invalidTest, options: bearer(tokenOfGone) };

  const suspended = await service.account();
  const suspendedKey = await service.credential(suspended.id);
  await service.ops('PATCH', `/accounts/${suspended.id}`, { status: 'SUSPENDED' });
  addBoth('suspended account', suspendedKey.secret, denied);
  const carrier = await service.account({ kind: 'CARRIER' });
  addBoth('carrier account', (await service.credential(carrier.id)).secret, denied);
}

describe.each(legacyApi.routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    const path = route.path.replace(/\{\w+\}/g, '0199a0c2-7c4e-7000-8000-000000000001');

    test('refuses every bad key with its own status and error, in German and with all headers', async () => {
      for (const [name, key] of Object.entries(bad)) {
        if (key.concerns && !key.concerns(route)) continue;
        const answer = await service.call(path, { method: route.method, ...key.options });
        expect({ name, error: answer.json?.error }).toEqual({ name, error: key.error });
        expectLegacyError(answer, key.status, key.error);
        expect(answer.headers.get('x-service-environment'), name).toBe(key.environment);
        expect(answer.json.details, name).toEqual(key.details?.(route));
        expect(answer.text, name).not.toContain('svc_');
      }
    });

    test('accepts a valid key in both headers', async () => {
      const { key } = await service.customer({ scopes: [route.access.scope] });
      for (const options of [
        bearer(key),
        keyHeader(key),
        { headers: { ...keyHeader(key).headers, authorization: `bearer ${key}` } },
      ]) {
        const answer = await service.call(path, { method: route.method, ...options });
        expect([200, 400, 404]).toContain(answer.status);
        expect(answer.headers.get('x-service-environment')).toBe('sandbox');
      }
    });
  },
);

test('production works here even if API v1 is not enabled for it', async () => {
  const account = await service.account({ apiV1Production: false });
  const { secret } = await service.credential(account.id, { environment: 'production' });
  expect((await service.call('/extern/me', { key: secret })).json.error.code).toBe('FEATURE_NOT_ENABLED');
  const made = await postLegacyOrder(service, secret);
  expect(made.status, made.text).toBe(201);
  expect((await legacyStatus(service, secret, made.json.orderNumber)).json.status).toBe('OPEN');
});

test('a key from before prefixes works in both headers', async () => {
  const account = await service.account({ apiV1Production: false });
  const key = 'f3b1c2d4e5f60718293a4b5c6d7e8f90';
  const imported = await service.ops('POST', `/accounts/${account.id}/credentials/import`, {
    name: 'Old key',
    key,
  });
  expect(imported.status, imported.text).toBe(201);
  const made = await postLegacyOrder(service, key, { externalOrderId: 'OLD-KEY' });
  expect(made.status, made.text).toBe(201);
  expect(made.headers.get('x-service-environment')).toBe('production');
  const read = await service.call(`${ORDERS}/OLD-KEY`, { headers: { 'x-api-key': key } });
  expect(read.json.orderId).toBe(made.json.orderId);
});
