// Every route refuses the roles, scopes and kinds of credentials that it does not admit, for ids that exist and with
// bodies that are right, and changes nothing. Routes come from the descriptions, so new ones are included.
import { expect, test } from 'vitest';
import { type OperatorRoleGroup, operatorRolesOf } from '../../src/api/operations/roles.ts';
import { type PortalRoleGroup, rolesOf } from '../../src/api/portal/roles.ts';
import { ALL_API_SCOPES } from '../../src/customers/credentials/api-scopes.ts';
import { ENVIRONMENTS } from '../../src/model/environment.ts';
import { OPERATOR_ROLES, PORTAL_ROLES } from '../../src/people/user.ts';
import { OPERATOR_TOKEN, type TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { createAccountData } from './account-data.ts';
import { bearer, callRoute, cookieHeaders, type Headers } from './callers.ts';
import { type DescribedRoute, ROUTES, routesOf } from './described-routes.ts';
import { createOperatorData } from './operator-data.ts';
import { digestAllRows } from './owned-rows.ts';
import { validCall } from './valid-call.ts';

const service = await sharedService();
const { sql } = service.services.core;
const owner = await createAccountData(service, 'Gammatier');
const operator = await createOperatorData(service, owner);

/** Calls and the last use of credentials and sessions are recorded. */
const TRACES = [
  'request_log',
  'credential_uses',
  'user_sessions',
  'driver_sessions',
  'audit_seal',
  'settings',
];

async function expectUnchanged(work: () => Promise<void>, traces = TRACES): Promise<void> {
  const before = await digestAllRows(sql, traces);
  await work();
  expect(await digestAllRows(sql, traces)).toEqual(before);
}

const AT_ONCE = 8;

async function callAll(
  calls: { route: DescribedRoute; headers: Headers; environment?: string }[],
  check: Check,
) {
  for (let at = 0; at < calls.length; at += AT_ONCE) {
    const batch = calls.slice(at, at + AT_ONCE);
    const answers = await Promise.all(
      batch.map(({ route, headers, environment = 'production' }) => {
        const of = environment === 'sandbox' || route.access.sandboxOnly ? 'sandbox' : 'production';
        const call = validCall(route, { ...owner.ids[of], ...operator.ids }, of);
        return callRoute(service, route, call, headers);
      }),
    );
    for (const [index, { route }] of batch.entries()) check(answers[index]!, route);
  }
}

type Check = (answer: TestResponse, route: DescribedRoute) => void;

const codeOf = ({ status, json }: TestResponse) => [status, json?.error?.code ?? json?.error];
const refusedWith =
  (...expected: [number, string]): Check =>
  (answer, route) => {
    expect(codeOf(answer), route.name).toEqual(expected);
    expect(answer.text, route.name).not.toContain(owner.marker);
  };

test('the portal refuses every role that a route does not admit', async () => {
  const calls = routesOf('portal').flatMap((route) =>
    ENVIRONMENTS.flatMap((environment) => {
      const { who, sandboxOnly } = route.access;
      if (who === 'anonymous' || (sandboxOnly && environment === 'production')) return [];
      const refused = PORTAL_ROLES.filter(
        (role) => !rolesOf(who as PortalRoleGroup, environment).includes(role),
      );
      return refused.map((role) => ({
        route,
        environment,
        headers: cookieHeaders(service, owner.people[role].cookie),
      }));
    }),
  );
  expect(calls.length).toBeGreaterThan(150);
  await expectUnchanged(() => callAll(calls, refusedWith(403, 'ROLE_NOT_SUFFICIENT')));
});

test('the console refuses every role that a route does not admit', async () => {
  const calls = routesOf('operations').flatMap((route) => {
    const { who } = route.access;
    if (who === 'anonymous' || who === 'person') return [];
    return OPERATOR_ROLES.filter((role) => !operatorRolesOf(who as OperatorRoleGroup).includes(role)).map(
      (role) => ({ route, headers: cookieHeaders(service, operator.people[role].cookie) }),
    );
  });
  expect(calls.length).toBeGreaterThan(150);
  await expectUnchanged(() => callAll(calls, refusedWith(403, 'ROLE_NOT_SUFFICIENT')));
});

test('v1 and the older interface refuse every key that lacks only the scope of the route', async () => {
  const missing = new Map<string, string>();
  for (const scope of ALL_API_SCOPES) {
    const scopes = ALL_API_SCOPES.filter((one) => one !== scope);
    missing.set(
      scope,
      (await service.credential(owner.account.id, { environment: 'sandbox', scopes })).secret,
    );
  }
  const calls = routesOf('v1', 'legacy')
    .filter(({ access }) => access.scope !== null)
    .map((route) => ({ route, environment: 'sandbox', headers: bearer(missing.get(route.access.scope)!) }));
  const check: Check = ({ status, text }, route) => {
    expect(status, `${route.name} ${text}`).toBe(403);
    expect(text, route.name).not.toContain(owner.marker);
  };
  await expectUnchanged(() => callAll(calls, check));
});

/** Each API with the credentials that it admits; all others are refused. */
const ADMITTED: Record<string, readonly string[]> = {
  v1: ['key'],
  legacy: ['key'],
  operations: ['operator token', 'console'],
  portal: ['portal'],
  driver: ['phone'],
};

test('every API refuses the credentials of other APIs', async () => {
  const credentials: Record<string, Headers> = {
    nothing: {},
    key: bearer(owner.keys.production),
    'operator token': bearer(OPERATOR_TOKEN),
    console: cookieHeaders(service, operator.people.admin.cookie),
    portal: cookieHeaders(service, owner.people.admin.cookie),
    phone: bearer(owner.phone.token),
  };
  const isOpen = ({ access }: DescribedRoute) => access.who === 'anonymous' || access.session === false;
  const routes = ROUTES.filter((route) => ADMITTED[route.apiName] && !isOpen(route));
  // Admission does not depend on the route otherwise, so each route gets one of them in turn.
  const calls = routes.map((route, at) => {
    const others = Object.keys(credentials).filter((name) => !ADMITTED[route.apiName]!.includes(name));
    return { route, headers: credentials[others[at % others.length]!]! };
  });
  const check: Check = ({ status, text }, route) => {
    expect(status, `${route.name} ${text}`).toBe(401);
    expect(text, route.name).not.toContain(owner.marker);
  };
  // Unknown credentials are written to the audit log.
  await expectUnchanged(() => callAll(calls, check), [...TRACES, 'audit']);
});

test('operations find nothing under an account, an order or a driver that it does not belong to', async () => {
  const stranger = await createAccountData(service, 'Deltatier');
  // The caller chooses the id of a new photo.
  const nested = routesOf('operations').filter(
    ({ path, operation }) =>
      (path.match(/\{(?!environment)\w+\}/g) ?? []).length > 1 && operation.operationId !== 'addDamagePhoto',
  );
  const children = [
    'document',
    'endpoint',
    'mailDomain',
    'place',
    'user',
    'driverSession',
    'damageTask',
    'damageLetter',
    'photo',
  ] as const;
  let called = 0;
  await expectUnchanged(async () => {
    for (const route of nested) {
      const ids = { ...owner.ids.production, ...operator.ids };
      const foreign = Object.fromEntries(children.map((kind) => [kind, stranger.ids.production[kind] ?? []]));
      // The driver of the other account has phones of its own.
      const parents = {
        ...ids,
        account: [stranger.account.id],
        order: stranger.ids.production.order!,
        damageCase: stranger.ids.production.damageCase!,
        driver: [stranger.phone.driverId],
      };
      for (const mixed of [{ ...ids, ...foreign, driverSession: [] }, parents]) {
        const answer = await callRoute(service, route, validCall(route, mixed), bearer(OPERATOR_TOKEN));
        if (route.path.endsWith('/{format}')) continue;
        expect(answer.status, `${route.name} ${answer.text}`).toBe(404);
        called += 1;
      }
    }
  });
  expect(called).toBeGreaterThan(10);
});

test('links open only with the whole secret: no id, number or altered token opens them', async () => {
  const { quote, quoteLink, order } = owner.ids.production;
  const [token] = quoteLink!;
  const altered = `${token!.slice(0, -3)}${token!.at(-3) === 'A' ? 'B' : 'A'}${token!.slice(-2)}`;
  for (const route of routesOf('public')) {
    const kind = route.path.includes('{token}') ? 'quoteLink' : 'trackingNumber';
    const wrong = [...quote!, ...order!.slice(0, 3), altered, kind === 'quoteLink' ? order![3]! : token!];
    for (const value of wrong) {
      const answer = await callRoute(service, route, validCall(route, { [kind]: [value] }), {});
      expect(answer.status, `${route.name} ${value}`).toBe(404);
      expect(answer.text).not.toContain(owner.marker);
    }
  }
});

test('the secret of one client gives no token to another', async () => {
  const client = async (accountId: string) => service.credential(accountId, { type: 'oauth_client' });
  const [own, other] = [await client(owner.account.id), await client((await service.account()).id)];
  for (const [id, secret] of [
    [own.clientId, other.secret],
    [other.clientId, own.secret],
  ]) {
    const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
    const answer = await service.call('/extern/oauth/token', { body });
    expect([answer.status, answer.json.error]).toEqual([401, 'invalid_client']);
  }
});
