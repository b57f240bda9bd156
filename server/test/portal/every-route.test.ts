// Every declared route of the portal, tried by those it is not for. A new route joins by being declared.
import { describe, expect, test } from 'vitest';
import { portalDoor } from '../../src/api/portal/door.ts';
import { rolesOf, type Who } from '../../src/api/portal/roles.ts';
import type { Environment } from '../../src/customers/environment.ts';
import { PORTAL_ROLES } from '../../src/people/user.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { newPortalUser, portalCalls } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const NOBODY = '018f0000-0000-7000-8000-000000000000';

function pathOf(path: string, environment = 'production'): string {
  return path
    .replace('{environment}', environment)
    .replace('{row}', '1')
    .replace(/\{\w+\}/g, NOBODY);
}

const routes = portalDoor.routes.map(({ method, path, access }) => ({
  method,
  path,
  who: access.who,
  environment: 'sandboxOnly' in access && access.sandboxOnly ? 'sandbox' : 'production',
}));
const inside = routes.filter((route) => route.who !== 'nobody');
const outside = routes.filter((route) => route.who === 'nobody');

describe.each(inside)('$method $path', ({ method, path, who, environment }) => {
  test('is closed to who is not signed in, or whose session is made up', async () => {
    for (const cookie of [undefined, `__Host-portal=${'x'.repeat(43)}`, '__Host-portal=']) {
      expectV1Error(await portalCalls(service, cookie)(method, pathOf(path)), 401, 'SIGN_IN_REQUIRED');
    }
  });

  test('knows no other environment', async () => {
    if (!path.includes('{environment}')) return;
    const { portal } = await newPortalUser(service);
    expectV1Error(await portal(method, pathOf(path, 'staging')), 404, 'NOT_FOUND');
  });

  test('is of the sandbox alone, where it says so', async () => {
    if (environment === 'production') return;
    const { portal } = await newPortalUser(service);
    expectV1Error(await portal(method, pathOf(path)), 403, 'SANDBOX_ONLY');
  });

  test('is closed to roles that it is not for', async () => {
    const allowed = rolesOf(who as Who, environment as Environment);
    for (const role of PORTAL_ROLES.filter((one) => !allowed.includes(one))) {
      const { portal } = await newPortalUser(service, { role });
      expectV1Error(await portal(method, pathOf(path, environment)), 403, 'ROLE_NOT_SUFFICIENT');
    }
  });
});

test.each(routes.filter(({ method }) => method !== 'GET'))(
  'a page of another site cannot call $method $path',
  async ({ method, path }) => {
    const { portal } = await newPortalUser(service);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expectV1Error(await portal(method, pathOf(path), undefined, foreign), 403, 'ORIGIN_NOT_ALLOWED');
  },
);

test('before a session there is only what begins one', () => {
  expect(outside.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /session',
    'POST /session/passkey-challenge',
    'POST /session/passkey',
    'POST /password-reset',
    'POST /invitation/open',
    'POST /invitation',
  ]);
});
