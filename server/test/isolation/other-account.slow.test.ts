// Nothing of another account, another environment or another driver can be read or changed, by any route and any
// form of its ids. Routes come from the descriptions, so new ones are included.
import { expect, test } from 'vitest';
import { ENVIRONMENTS, type Environment } from '../../src/model/environment.ts';
import { confirmSessionOf, cookieOf, newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';
import { type AccountData, createAccountData, type Ids } from './account-data.ts';
import { callRoute, cookieHeaders, type Headers, headersOf } from './callers.ts';
import { type DescribedRoute, ROUTES, routesOf } from './described-routes.ts';
import { bodyIdsOf, type Kind, OWNED_KINDS, pathIdsOf, queryIdsOf } from './id-kinds.ts';
import { digestRows } from './owned-rows.ts';
import { bodyOf, type Call, pathOf, validCall, withIdsInBody } from './valid-call.ts';

// Background work runs too, because some calls only order it.
const service = await sharedService({ deliver: true });
const { sql } = service.services.core;
const caller = await createAccountData(service, 'Alphatier');
const other = await createAccountData(service, 'Betatier');

/** They belong to an account as a whole, not to one of its environments. */
const IN_BOTH_ENVIRONMENTS: readonly Kind[] = ['inbox', 'mailDomain', 'passkey', 'session', 'user'];

/** Routes that answer a foreign id otherwise than by 404. That they change nothing is checked as for all others. */
const OTHER_ANSWERS: Record<string, { status: number; because: string }> = {
  endSession: { status: 204, because: 'a session that has ended already is no error' },
  proposeExtra: { status: 409, because: 'the phone chooses the id, and this one is taken' },
  putReceipt: { status: 409, because: 'the extra of a receipt may have been removed before' },
  reportProblem: { status: 400, because: 'the phone chooses the id, and this one is taken' },
  writeMessage: { status: 400, because: 'the phone chooses the id, and this one is taken' },
  removePhoto: { status: 204, because: 'a photo that is gone already is no error' },
  removeExtra: { status: 204, because: 'an extra that is gone already is no error' },
  addPortalDamagePhoto: {
    status: 204,
    because: 'the caller chooses the id, which is unique only within a case',
  },
  putPhoto: { status: 200, because: 'the phone chooses the id, which is unique only within a protocol' },
};

interface Target {
  name: string;
  data: AccountData;
  environment: Environment;
}

const otherOf = (environment: Environment) => ENVIRONMENTS.find((one) => one !== environment)!;

function targetsOf(environment: Environment): Target[] {
  return [
    { name: 'other account', data: other, environment },
    { name: 'other account, other environment', data: other, environment: otherOf(environment) },
    { name: 'other environment', data: caller, environment: otherOf(environment) },
  ];
}

const ownedIdsOf = (route: DescribedRoute) =>
  pathIdsOf(route)
    .map(({ kind }) => kind)
    .filter((kind): kind is Kind => (OWNED_KINDS as readonly unknown[]).includes(kind));

const isOfWholeAccount = (route: DescribedRoute) =>
  ownedIdsOf(route).some((kind) => IN_BOTH_ENVIRONMENTS.includes(kind));

const environmentOf = (route: DescribedRoute, environment: Environment): Environment =>
  route.access.sandboxOnly ? 'sandbox' : route.apiName === 'driver' ? 'production' : environment;

/** The caller's own calls and the last use of its credentials are written with a delay; mails to people have no environment. */
const OWN_TRACES = ['credential_uses', 'mails', 'request_log'];

/** Texts of the target that a call did not contain itself. */
function leaksIn(text: string, sent: string, { data, environment }: Target): string[] {
  const { order, trip, ...own } = data.ids[environment];
  const shared = data === caller ? IN_BOTH_ENVIRONMENTS : [];
  const ids = Object.entries({ ...own, order, trip })
    .filter(([kind]) => kind !== 'account' && kind !== 'driver' && !shared.includes(kind as Kind))
    .flatMap(([, values]) => values ?? []);
  const mark = data === caller ? `${data.marker}-${environment}` : data.marker;
  return [mark, ...ids].filter((secret) => text.includes(secret) && !sent.includes(secret));
}

/** Their ids are forms of one: id, number, the customer's own number. Of all other kinds one id is enough. */
const WITH_FORMS: readonly Kind[] = ['order', 'quote'];

/** All ids of the path foreign, in each form; and each of them alone under the caller's own ones. */
function foreignPaths(route: DescribedRoute, own: Ids, foreign: Ids, environment: Environment): string[] {
  const kinds = ownedIdsOf(route);
  const formsOf = (kind: Kind) => (WITH_FORMS.includes(kind) ? foreign[kind]!.length : 1);
  const inEachForm = Array.from({ length: Math.max(...kinds.map(formsOf)) }, (_, form) =>
    pathOf(route, foreign, environment, (kind) => Math.min(form, formsOf(kind) - 1)),
  );
  const alone = kinds
    .filter((kind) => kinds.length > 1 && (foreign[kind]?.length ?? 0) > 0)
    .map((kind) => pathOf(route, { ...own, [kind]: foreign[kind] }, environment));
  return [...new Set([...inEachForm, ...alone])];
}

async function expectUnchanged(targets: readonly Target[], work: () => Promise<void>): Promise<void> {
  const digests = () =>
    Promise.all(
      targets.map(({ data, environment }) => {
        const accountId = data.account.id;
        return digestRows(
          sql,
          data === caller ? { accountId, environment, without: OWN_TRACES } : { accountId },
        );
      }),
    );
  await service.settle();
  await service.services.http.requestLog.flush();
  const before = await digests();
  await work();
  await service.settle();
  expect(await digests()).toEqual(before);
}

const customerRoutes = routesOf('v1', 'legacy', 'portal', 'driver');
const withIds = customerRoutes.filter((route) => ownedIdsOf(route).length > 0);
const withoutIds = customerRoutes.filter(
  (route) =>
    ownedIdsOf(route).length === 0 &&
    route.access.who !== 'anonymous' &&
    route.access.session !== false &&
    // The phone and the session are needed afterwards; a confirmation names nothing.
    !['endDriverSession', 'changeSecondFactorRoles', 'confirmSession'].includes(route.operation.operationId),
);

test('every id in every route has a kind', () => {
  for (const route of ROUTES) for (const idsOf of [pathIdsOf, queryIdsOf, bodyIdsOf]) idsOf(route);
  expect(withIds.length).toBeGreaterThan(80);
});

const { user: colleague } = await newPortalUser(service, { account: caller.account });

/** Each changing call gets a session of its own, because some of them end sessions. */
async function headersFor(route: DescribedRoute, environment: Environment): Promise<Headers> {
  if (route.apiName !== 'portal' || route.method === 'GET')
    return headersOf(service, route, caller, environment);
  const cookie = await cookieOf(service, colleague);
  await confirmSessionOf(service, cookie);
  return cookieHeaders(service, cookie);
}

/** As if the caller had just proven a factor. */
async function confirmCaller({ apiName, method }: DescribedRoute): Promise<void> {
  if (apiName !== 'portal' || method === 'GET') return;
  const now = service.clock.now();
  await sql`
    update user_sessions set confirmed_at = ${now}, unused_proof_at = ${now}
    where user_id in (select id from users where account_id = ${caller.account.id})`;
}

/** The calls of one route without ids in its path: with what each target owns in query and body, if it takes that. */
function callsNaming(route: DescribedRoute, environment: Environment, targets: readonly Target[]): Call[] {
  const { path, body, rawBody } = validCall(route, caller.ids[environment], environment);
  const [plainPath, plainQuery] = path.split('?');
  const named = targets.map(({ data, environment: of }) => {
    const ids = data.ids[of];
    const query = new URLSearchParams(plainQuery);
    // The beginning of the word that marks all texts of the target.
    if (query.has('q')) query.set('q', data.marker.slice(0, -1));
    for (const { name, kind } of queryIdsOf(route)) query.set(name, ids[kind]?.[0] ?? '');
    return {
      path: query.size === 0 ? plainPath! : `${plainPath}?${query}`,
      ...(rawBody && { rawBody }),
      ...(body !== undefined && { body: withIdsInBody(route, body, ids) }),
    };
  });
  const isSame = (one: Call) => JSON.stringify(one) === JSON.stringify(named[0]);
  return named.every(isSame) ? [named[0]!] : named;
}

test.each(ENVIRONMENTS)('lists, sums and searches in %s show nothing of others', async (environment) => {
  const targets = targetsOf(environment);
  // The request log shows what the caller has sent.
  const sentBefore: string[] = [];
  await expectUnchanged(targets, async () => {
    for (const route of withoutIds) {
      if (environmentOf(route, environment) !== environment) continue;
      for (const call of callsNaming(route, environment, targets)) {
        const answer = await callRoute(service, route, call, await headersFor(route, environment));
        expect([401, 403, 500], `${route.name} ${answer.text}`).not.toContain(answer.status);
        const sent = JSON.stringify([call.path, call.body]);
        sentBefore.push(sent);
        const known = route.path.includes('/request-log') ? sentBefore.join() : sent;
        for (const target of targets)
          expect(leaksIn(answer.text, known, target), `${route.name}, ${target.name}`).toEqual([]);
      }
    }
  });
});

test.each(ENVIRONMENTS)('ids of others are unknown in %s', async (environment) => {
  const targets = targetsOf(environment);
  await expectUnchanged(targets, async () => {
    for (const route of withIds.filter((one) => environmentOf(one, environment) === environment)) {
      const own = caller.ids[environment];
      const headers = headersOf(service, route, caller, environment);
      const calls = targets
        .filter((target) => target.data !== caller || !isOfWholeAccount(route))
        .flatMap((target) =>
          foreignPaths(route, own, target.data.ids[target.environment], environment).map((path) => ({
            target,
            path,
          })),
        );
      // One after the other: a confirmation is used by one call, and given back when it is refused.
      for (const { target, path } of calls) {
        await confirmCaller(route);
        const { status, text } = await callRoute(service, route, { path, ...bodyOf(route, own) }, headers);
        const about = `${route.method} ${path}, ${target.name}: ${text}`;
        if (status !== 404)
          expect(status, about).toBe(OTHER_ANSWERS[route.operation.operationId]?.status ?? 404);
        expect(leaksIn(text, path, target), about).toEqual([]);
      }
    }
  });
});

/** Owners' calls that a check refuses before or instead of looking at the id. */
const REFUSED_TO_OWNER: Record<string, string> = {
  approveAgent: 'only an agent that waits is approved',
};
const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];
/** Afterwards the trip is no longer the driver's. */
const LAST = 'declineTrip';
const turnOf = ({ method, operation }: DescribedRoute) =>
  operation.operationId === LAST ? METHODS.length : METHODS.indexOf(method);

/** Otherwise the tests above would prove nothing: a wrong id or body is refused to everybody. */
test('the same calls reach what their owner has', async () => {
  const byMethod = [...withIds].sort((a, b) => turnOf(a) - turnOf(b));
  for (const apis of [['v1', 'legacy'], ['driver'], ['portal']]) {
    for (const route of byMethod.filter(({ apiName }) => apis.includes(apiName))) {
      // What customers' systems delete is used in the portal afterwards.
      const environment = environmentOf(route, apis[0] === 'v1' ? 'sandbox' : 'production');
      const own = caller.ids[environment];
      // An inbox belongs to both environments, so the portal has another one.
      const ids = apis[0] === 'v1' ? own : { ...own, inbox: own.inbox!.slice(1) };
      const call = validCall(route, ids, environment);
      await confirmCaller(route);
      const answer = await callRoute(service, route, call, headersOf(service, route, caller, environment));
      if (REFUSED_TO_OWNER[route.operation.operationId]) continue;
      expect([400, 401, 403, 404, 500], `${route.method} ${call.path} ${answer.text}`).not.toContain(
        answer.status,
      );
    }
  }
});
