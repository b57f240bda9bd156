// Calls every declared v1 route with every kind of bad credential. New routes are covered without a change.
import { beforeAll, describe, expect, test } from 'vitest';
import { v1Api } from '../../src/api/v1/api.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import type { CallOptions } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

interface BadCredential {
  status: number;
  code: string;
  /** The routes to call; all of them by default. */
  concerns?: (route: (typeof v1Api.routes)[number]) => boolean;
  environment: 'production' | 'sandbox';
  details?: (route: (typeof v1Api.routes)[number]) => object;
  options: () => CallOptions;
}

const service = await sharedService();
const bad: Record<string, BadCredential> = {};
const bearer = (value: string) => () => ({ headers: { authorization: `Bearer ${value}` } });
const keyHeader = (value: string) => () => ({ headers: { 'x-api-key': value } });

async function tokenOf(clientId: string, secret: string, scope?: string): Promise<string> {
  const body = {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
    ...(scope && { scope }),
  };
  return (await service.call('/extern/oauth/token', { body })).json.access_token;
}

/** Adds characters that decoders skip, if the token reads the same in both Base64 alphabets. */
function toOtherAlphabet(text: string): string {
  const other = text.replaceAll('-', '+').replaceAll('_', '/');
  return other === text ? `${text}==` : other;
}

beforeAll(async () => {
  const { clock } = service;
  const account = await service.account();
  const client = await service.credential(account.id, { type: 'oauth_client' });
  const token = await tokenOf(client.clientId!, client.secret);
  const [head, payload, signature] = token.split('.') as [string, string, string];
  const forged = Buffer.from(payload, 'base64url').toString().replace('handover', 'handovex');

  bad['no credential'] = {
    status: 401,
    code: 'UNAUTHORIZED',
    environment: 'production',
    options: () => ({}),
  };
  bad['Basic instead of Bearer'] = {
    ...bad['no credential'],
    options: () => ({ headers: { authorization: 'Basic c3ZjY186c2VjcmV0' } }),
  };
  const unknown = { status: 401, code: 'INVALID_CREDENTIALS' };
  bad['unknown key'] = { ...unknown, environment: 'sandbox', options: bearer(`svc_test_${'x'.repeat(43)}`) };
  bad['unknown live key in its header'] = {
    ...unknown,
    environment: 'production',
    options: keyHeader(`svc_live_${'x'.repeat(43)}`),
  };
  bad['access token as X-API-Key'] = { ...unknown, environment: 'production', options: keyHeader(token) };
  const notOurs = { status: 401, code: 'INVALID_TOKEN', environment: 'production' } as const;
  bad['token with altered content'] = {
    ...notOurs,
    options: bearer(`${head}.${Buffer.from(forged).toString('base64url')}.${signature}`),
  };
  bad['token with altered signature'] = {
    ...notOurs,
    options: bearer(`${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
  };
  // All of these decode to the same bytes that were signed.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const sameBits = letters[letters.indexOf(signature.at(-1)!) + 1]!;
  bad['token with padding'] = { ...notOurs, options: bearer(`${token}=`) };
  bad['token with a space in its signature'] = {
    ...notOurs,
    options: bearer(`${head}.${payload}.${signature.slice(0, 5)} ${signature.slice(5)}`),
  };
  bad['token with other unused bits at its end'] = {
    ...notOurs,
    options: bearer(token.slice(0, -1) + sameBits),
  };
  bad['token in the other alphabet of base64'] = {
    ...notOurs,
    options: bearer(`${head}.${payload}.${toOtherAlphabet(signature)}`),
  };
  bad['cut token'] = { ...notOurs, options: bearer(token.slice(0, -8)) };
  bad['token without signature'] = { ...notOurs, options: bearer(`${head}.${payload}.`) };
  bad['unsigned token (alg none)'] = {
    ...notOurs,
    options: bearer(`${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`),
  };
  bad['token of another issuer'] = {
    ...notOurs,
    options: bearer('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'),
  };
  bad['any text'] = { ...notOurs, options: bearer('hello') };
  bad['OAuth secret as key'] = {
    status: 401,
    code: 'ACCESS_TOKEN_REQUIRED',
    environment: 'sandbox',
    options: bearer(client.secret),
  };
  bad['OAuth secret in X-API-Key'] = { ...bad['OAuth secret as key'], options: keyHeader(client.secret) };
  bad['expired token'] = {
    status: 401,
    code: 'TOKEN_EXPIRED',
    environment: 'sandbox',
    options: bearer(token),
  };

  const inAnHour = new Date(clock.now().getTime() + 3_600_000);
  const expiring = await service.credential(account.id, { expiresAt: inAnHour });
  bad['expired key'] = {
    status: 401,
    code: 'CREDENTIALS_EXPIRED',
    environment: 'sandbox',
    options: bearer(expiring.secret),
  };
  // From here on, the token and the key above have expired. All following credentials are created afterwards.
  clock.advance(3_600_000);

  const disabled = await service.credential(account.id);
  await service.ops('PATCH', `/credentials/${disabled.id}`, { disabled: true });
  bad['disabled key'] = {
    status: 401,
    code: 'CREDENTIALS_DISABLED',
    environment: 'sandbox',
    options: keyHeader(disabled.secret),
  };
  const waiting = await service.credential(account.id, { environment: 'production' }, { mayApprove: false });
  bad['key that waits for approval'] = {
    status: 401,
    code: 'CREDENTIALS_AWAITING_APPROVAL',
    environment: 'production',
    options: bearer(waiting.secret),
  };
  const disabledClient = await service.credential(account.id, { type: 'oauth_client' });
  const tokenOfDisabled = await tokenOf(disabledClient.clientId!, disabledClient.secret);
  await service.ops('PATCH', `/credentials/${disabledClient.id}`, { disabled: true });
  bad['token of a disabled client'] = {
    ...bad['disabled key'],
    options: bearer(tokenOfDisabled),
  };
  const revoked = await service.credential(account.id);
  await service.ops('DELETE', `/credentials/${revoked.id}`);
  bad['revoked key'] = { ...unknown, environment: 'sandbox', options: bearer(revoked.secret) };
  const revokedClient = await service.credential(account.id, { type: 'oauth_client' });
  const tokenOfRevoked = await tokenOf(revokedClient.clientId!, revokedClient.secret);
  await service.ops('DELETE', `/credentials/${revokedClient.id}`);
  bad['token of a revoked client'] = {
    ...unknown,
    environment: 'sandbox',
    options: bearer(tokenOfRevoked),
  };
  bad['secret of a revoked client'] = {
    ...unknown,
    environment: 'sandbox',
    options: bearer(revokedClient.secret),
  };

  const gone = await service.account();
  const keyOfGone = await service.credential(gone.id);
  await service.ops('DELETE', `/accounts/${gone.id}`);
  bad['key of a deleted account'] = { ...unknown, environment: 'sandbox', options: bearer(keyOfGone.secret) };

  const suspended = await service.account();
  const suspendedKey = await service.credential(suspended.id);
  await service.ops('PATCH', `/accounts/${suspended.id}`, { status: 'SUSPENDED' });
  bad['suspended account'] = {
    status: 403,
    code: 'ACCOUNT_SUSPENDED',
    environment: 'sandbox',
    options: bearer(suspendedKey.secret),
  };
  const carrier = await service.account({ kind: 'CARRIER' });
  bad['carrier account'] = {
    status: 403,
    code: 'ACCOUNT_NOT_ELIGIBLE',
    environment: 'sandbox',
    options: bearer((await service.credential(carrier.id)).secret),
  };
  const notEnabled = await service.account({ apiV1Production: false });
  bad['production not enabled'] = {
    status: 403,
    code: 'FEATURE_NOT_ENABLED',
    environment: 'production',
    options: bearer((await service.credential(notEnabled.id, { environment: 'production' })).secret),
  };

  const live = await service.credential(account.id, { environment: 'production' });
  bad['live key on a sandbox route'] = {
    status: 403,
    code: 'SANDBOX_ONLY',
    environment: 'production',
    concerns: (route) => route.access.sandboxOnly === true,
    options: bearer(live.secret),
  };
  // A credential needs at least one scope, so we leave out the routes that require exactly that one.
  for (const scope of ['tracking:read', 'invoices:read'] as const) {
    const narrow = await service.credential(account.id, { scopes: [scope] });
    bad[`only ${scope}`] = {
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
      environment: 'sandbox',
      concerns: (route) => route.access.scope !== null && route.access.scope !== scope,
      details: (route) => ({ required: [route.access.scope], granted: [scope] }),
      options: bearer(narrow.secret),
    };
  }
  const restricted = await tokenOf(
    ...(await service
      .credential(account.id, { type: 'oauth_client' })
      .then((made) => [made.clientId!, made.secret] as const)),
    'invoices:read',
  );
  bad['token restricted to another scope'] = {
    ...bad['only invoices:read']!,
    options: bearer(restricted),
  };
});

describe.each(v1Api.routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    const path = route.path.replace(/\{\w+\}/g, '0199a0c2-7c4e-7000-8000-000000000001');

    test('refuses every bad credential with its own status, code, envelope and headers', async () => {
      for (const [name, { status, code, environment, concerns, details, options }] of Object.entries(bad)) {
        if (concerns && !concerns(route)) continue;
        const answer = await service.call(path, { method: route.method, ...options() });
        expectV1Error(answer, status, code);
        expect(answer.headers.get('x-service-environment'), name).toBe(environment);
        const challenge = answer.headers.get('www-authenticate');
        if (status === 401) expect(challenge, name).toMatch(/^Bearer realm=/);
        if (code === 'UNAUTHORIZED') expect(challenge, name).not.toContain('error=');
        if (details) expect(answer.json.error.details, name).toEqual(details(route));
      }
    });

    test('answers 400 if a call carries two different credentials', async () => {
      const answer = await service.call(path, {
        method: route.method,
        headers: { authorization: 'Bearer svc_test_one', 'x-api-key': 'svc_test_two' },
      });
      expectV1Error(answer, 400, 'INVALID_REQUEST');
      expect(answer.json.error.details.fields[0].field).toBe('X-API-Key');
    });
  },
);
