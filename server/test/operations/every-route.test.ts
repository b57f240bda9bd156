// Every declared route of operations, tried by people it is not for. A new route joins by being declared.
import { afterAll, describe, expect, test } from 'vitest';
import { operationsDoor } from '../../src/api/operations/door.ts';
import { type OperatorWho, operatorRolesOf } from '../../src/api/operations/roles.ts';
import { OPERATOR_ROLES } from '../../src/people/user.ts';
import { consoleCalls, newConsoleUser } from '../harness/console.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { newPortalUser } from '../harness/portal.ts';
import { startService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();
const earnest = await startService({ config: { demo: false } });
afterAll(() => earnest.close());
const NOBODY = '018f0000-0000-7000-8000-000000000000';
const pathOf = (path: string) => path.replace(/\{\w+\}/g, NOBODY);

const routes = operationsDoor.routes.map(({ method, path, access }) => ({
  method,
  path,
  who: access.who as OperatorWho | 'person' | 'nobody',
}));
const inside = routes.filter(({ who }) => who !== 'nobody');

describe.each(inside)('$method $path', ({ method, path, who }) => {
  test('is closed to a session that is made up, and to customers', async () => {
    const { cookie } = await newPortalUser(service);
    const asConsole = cookie.replace('__Host-portal', '__Host-console');
    for (const presented of [`__Host-console=${'x'.repeat(43)}`, asConsole]) {
      const answer = await consoleCalls(service, presented)(method, pathOf(path));
      expectV1Error(answer, 401, 'SIGN_IN_REQUIRED');
    }
    const nobody = who === 'person' ? 'SIGN_IN_REQUIRED' : 'UNAUTHORIZED';
    expectV1Error(await consoleCalls(service, cookie)(method, pathOf(path)), 401, nobody);
  });

  test('is closed to roles that it is not for', async () => {
    if (who === 'person' || who === 'nobody') return;
    const allowed = operatorRolesOf(who);
    for (const role of OPERATOR_ROLES.filter((one) => !allowed.includes(one))) {
      const { console } = await newConsoleUser(service, { role });
      expectV1Error(await console(method, pathOf(path)), 403, 'ROLE_NOT_SUFFICIENT');
    }
  });

  test('is closed to an admin with a password alone, but for setting up more', async () => {
    if (who === 'person') return;
    const { console } = await newConsoleUser(earnest, { secondFactor: false });
    expectV1Error(await console(method, pathOf(path)), 401, 'SECOND_FACTOR_REQUIRED');
  });
});

test.each(routes.filter(({ method }) => method !== 'GET'))(
  'a page of another site cannot call $method $path',
  async ({ method, path }) => {
    const { console } = await newConsoleUser(service);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expectV1Error(await console(method, pathOf(path), undefined, foreign), 403, 'ORIGIN_NOT_ALLOWED');
  },
);

test('who only looks changes nothing', () => {
  const open = routes.filter(({ method, who }) => method !== 'GET' && who === 'all');
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
