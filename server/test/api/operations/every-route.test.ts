// Every declared route of operations refuses users without the right role. New routes are included.
import { afterAll, describe, expect, test } from 'vitest';
import { operationsApi } from '../../../src/api/operations/api.ts';
import { type OperatorRoleGroup, operatorRolesOf } from '../../../src/api/operations/roles.ts';
import { OPERATOR_ROLES } from '../../../src/people/user.ts';
import { consoleCalls, newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const withoutDemo = await startService({ config: { demo: false } });
afterAll(() => withoutDemo.close());
const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';
const pathOf = (path: string) => path.replace(/\{\w+\}/g, UNKNOWN_ID);

const routes = operationsApi.routes.map(({ method, path, access }) => ({
  method,
  path,
  who: access.who as OperatorRoleGroup | 'person' | 'anonymous',
}));
const forSignedIn = routes.filter(({ who }) => who !== 'anonymous');

// One user per role is enough for all routes, because a refused call changes nothing.
const customer = await newPortalUser(service);
const adminWithPasswordOnly = await newConsoleUser(withoutDemo, { secondFactor: false });
const admin = await newConsoleUser(service);
const byRole = await Promise.all(
  OPERATOR_ROLES.map(async (role) => ({ role, user: await newConsoleUser(service, { role }) })),
);

describe.each(forSignedIn)('$method $path', ({ method, path, who }) => {
  test('refuses an invented session, and customers', async () => {
    const asConsole = customer.cookie.replace('portal=', 'console=');
    for (const presented of [`console=${'x'.repeat(43)}`, asConsole]) {
      const answer = await consoleCalls(service, presented)(method, pathOf(path));
      expectV1Error(answer, 401, 'SIGN_IN_REQUIRED');
    }
    const code = who === 'person' ? 'SIGN_IN_REQUIRED' : 'UNAUTHORIZED';
    expectV1Error(await consoleCalls(service, customer.cookie)(method, pathOf(path)), 401, code);
  });

  test('refuses all other roles', async () => {
    if (who === 'person' || who === 'anonymous') return;
    const allowed = operatorRolesOf(who);
    for (const { role, user } of byRole) {
      if (allowed.includes(role)) continue;
      expectV1Error(await user.console(method, pathOf(path)), 403, 'ROLE_NOT_SUFFICIENT');
    }
  });

  test('refuses an admin without a second factor, unless the route sets one up', async () => {
    if (who === 'person') return;
    const answer = await adminWithPasswordOnly.console(method, pathOf(path));
    expectV1Error(answer, 401, 'SECOND_FACTOR_REQUIRED');
  });
});

test.each(routes.filter(({ method }) => method !== 'GET'))(
  'a page of another site cannot call $method $path',
  async ({ method, path }) => {
    const foreign = { headers: { origin: 'https://evil.example' } };
    expectV1Error(await admin.console(method, pathOf(path), undefined, foreign), 403, 'ORIGIN_NOT_ALLOWED');
  },
);

test('a viewer can change nothing', () => {
  const open = routes.filter(({ method, who }) => method !== 'GET' && who === 'all');
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
