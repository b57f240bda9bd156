// Every declared route of the portal refuses users without the right role. New routes are included.
import { describe, expect, test } from 'vitest';
import { portalApi } from '../../../src/api/portal/api.ts';
import { type PortalRoleGroup, rolesOf } from '../../../src/api/portal/roles.ts';
import type { Environment } from '../../../src/model/environment.ts';
import { PORTAL_ROLES } from '../../../src/people/user.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { newPortalUser, portalCalls } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';

function pathOf(path: string, environment = 'production'): string {
  return path
    .replace('{environment}', environment)
    .replace('{row}', '1')
    .replace(/\{\w+\}/g, UNKNOWN_ID);
}

const routes = portalApi.routes.map(({ method, path, access }) => ({
  method,
  path,
  who: access.who,
  environment: 'sandboxOnly' in access && access.sandboxOnly ? 'sandbox' : 'production',
}));
const forSignedIn = routes.filter((route) => route.who !== 'anonymous');
const forSignedOut = routes.filter((route) => route.who === 'anonymous');

// One user per role is enough for all routes, because a refused call changes nothing.
const admin = await newPortalUser(service);
const byRole = await Promise.all(
  PORTAL_ROLES.map(async (role) => ({ role, user: await newPortalUser(service, { role }) })),
);

describe.each(forSignedIn)('$method $path', ({ method, path, who, environment }) => {
  test('refuses anonymous calls and invented sessions', async () => {
    for (const cookie of [undefined, `portal=${'x'.repeat(43)}`, 'portal=']) {
      expectV1Error(await portalCalls(service, cookie)(method, pathOf(path)), 401, 'SIGN_IN_REQUIRED');
    }
  });

  test('refuses an unknown environment', async () => {
    if (!path.includes('{environment}')) return;
    expectV1Error(await admin.portal(method, pathOf(path, 'staging')), 404, 'NOT_FOUND');
  });

  test('works only in the sandbox, if declared so', async () => {
    if (environment === 'production') return;
    expectV1Error(await admin.portal(method, pathOf(path)), 403, 'SANDBOX_ONLY');
  });

  test('refuses all other roles', async () => {
    const allowed = rolesOf(who as PortalRoleGroup, environment as Environment);
    for (const { role, user } of byRole) {
      if (allowed.includes(role)) continue;
      expectV1Error(await user.portal(method, pathOf(path, environment)), 403, 'ROLE_NOT_SUFFICIENT');
    }
  });
});

test.each(routes.filter(({ method }) => method !== 'GET'))(
  'a page of another site cannot call $method $path',
  async ({ method, path }) => {
    const foreign = { headers: { origin: 'https://evil.example' } };
    expectV1Error(await admin.portal(method, pathOf(path), undefined, foreign), 403, 'ORIGIN_NOT_ALLOWED');
  },
);

test('anonymous callers reach only routes that begin a session', () => {
  expect(forSignedOut.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /session',
    'POST /session/passkey-challenge',
    'POST /session/passkey',
    'POST /password-reset',
    'POST /invitation/open',
    'POST /invitation',
    'POST /address-proof',
    'POST /session/company-way',
    'POST /session/company-start',
    'POST /session/company',
  ]);
});
