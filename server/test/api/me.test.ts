// GET /extern/me: the full record for keys and tokens, in both headers and both environments.
import { expect, test } from 'vitest';
import { expectStandardHeaders } from '../harness/expect-answer.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();

test.each(['production', 'sandbox'] as const)(
  'answers the full record of a key in %s',
  async (environment) => {
    const account = await service.account({ name: 'Flotte Süd' });
    const expiresAt = new Date('2027-01-01T00:00:00Z');
    const key = await service.credential(account.id, {
      environment,
      name: 'ERP',
      scopes: ['orders:read', 'quotes:read'],
      expiresAt,
    });
    for (const options of [{ key: key.secret }, { headers: { 'X-API-Key': key.secret } }]) {
      const answer = await service.call('/extern/me', options);
      expect(answer.status).toBe(200);
      expectStandardHeaders(answer);
      expect(answer.headers.get('x-service-environment')).toBe(environment);
      expect(answer.json).toEqual({
        environment,
        account: { id: account.id, name: 'Flotte Süd' },
        credential: {
          id: key.id,
          name: 'ERP',
          clientId: null,
          prefix: key.secret.slice(0, 13),
          environment,
          type: 'api_key',
          scopes: ['orders:read', 'quotes:read'],
          expiresAt: '2027-01-01T00:00:00.000Z',
          createdAt: '2026-10-01T08:00:00.000Z',
        },
        authentication: { method: 'api_key', expiresAt: null },
        apiVersion: '2026-09-01',
      });
    }
  },
);

test('answers the client id, scopes and expiry of an access token', async () => {
  const account = await service.account();
  const client = await service.credential(account.id, {
    type: 'oauth_client',
    scopes: ['orders:read', 'orders:write'],
  });
  const token = await service.call('/extern/oauth/token', {
    body: {
      grant_type: 'client_credentials',
      client_id: client.clientId,
      client_secret: client.secret,
      scope: 'orders:read',
    },
  });
  const answer = await service.call('/extern/me', { key: token.json.access_token });
  expect(answer.json.credential).toMatchObject({
    clientId: client.clientId,
    type: 'oauth_client',
    scopes: ['orders:read'],
  });
  expect(answer.json.authentication).toEqual({
    method: 'access_token',
    expiresAt: '2026-10-01T09:00:00.000Z',
  });
  expect(answer.headers.get('x-service-environment')).toBe('sandbox');
});

test('takes the same credential in both headers, Bearer in any case, and an imported key without prefix', async () => {
  const { account, key } = await service.customer();
  const both = await service.call('/extern/me', { key, headers: { 'x-api-key': key } });
  expect(both.status).toBe(200);
  const lower = await service.call('/extern/me', { headers: { authorization: `bearer  ${key}` } });
  expect(lower.status).toBe(200);
  const old = 'old.key.from-2024';
  const imported = await service.ops('POST', `/accounts/${account.id}/credentials/import`, {
    name: 'Old',
    key: old,
  });
  expect(imported.status).toBe(201);
  for (const options of [{ key: old }, { headers: { 'x-api-key': old } }]) {
    const answer = await service.call('/extern/me', options);
    expect(answer.json).toMatchObject({
      environment: 'production',
      credential: { scopes: ['orders:read', 'orders:write'], prefix: 'old.' },
    });
  }
});
