// Records the statements of a service by who needs them: calls of all routes, the background workers, maintenance.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { findUsable } from '../../../src/customers/credentials/store.ts';
import { runningSessions } from '../../../src/people/sessions.ts';
import type { Services } from '../../../src/services.ts';
import { maintain } from '../../../src/workers/maintain.ts';
import { REACH_RECEIVERS } from '../../harness/receiver.ts';
import { openService, type TestService } from '../../harness/service.ts';
import { type AccountData, createAccountData, type Ids } from '../account-data.ts';
import { callRoute, cookieHeaders, type Headers, headersOf } from '../callers.ts';
import { type DescribedRoute, routesOf } from '../described-routes.ts';
import { createOperatorData } from '../operator-data.ts';
import { validCall } from '../valid-call.ts';

/** Customers call v1, the older interface, the portal and public links; drivers work for several accounts. */
export const GROUPS = ['customers', 'drivers', 'workers', 'operator'] as const;
export type Group = (typeof GROUPS)[number];

/** The groups that need each statement. */
export type Recording = Map<string, Set<Group>>;

/** Sent at times of their own, so they would belong to whichever call is running. `sendBehind` sends each of them. */
const SENT_BEHIND = [
  /^\s*copy request_log/,
  /^\s*insert into credential_uses/,
  /^\s*select c\.id from credentials c/,
  /^\s*select s\.id from user_sessions s/,
];

async function sendBehind({ core, people, access, http }: Services): Promise<void> {
  await http.requestLog.flush();
  await access.uses.flush();
  await findUsable(core.sql, [], core.clock.now());
  await runningSessions(people, []);
}

interface OwnCall {
  ids: Ids;
  environment: string;
  headers: Headers;
}

export async function recordStatements(): Promise<{ recording: Recording; service: TestService }> {
  const recording: Recording = new Map();
  let current: Group | null = null;
  const onStatement = (text: string) => {
    if (current === null) return;
    const group = SENT_BEHIND.some((pattern) => pattern.test(text)) ? 'workers' : current;
    recording.set(text, (recording.get(text) ?? new Set()).add(group));
  };
  const during = async <T>(group: Group, work: () => Promise<T>): Promise<T> => {
    current = group;
    try {
      return await work();
    } finally {
      current = null;
    }
  };
  const opened = await openService({ ...REACH_RECEIVERS, onStatement });
  const { service } = opened;
  // What the test itself asks the database is not recorded.
  const recorded: TestService = {
    ...service,
    call: (path, options) =>
      during(path.startsWith('/driver') ? 'drivers' : 'customers', () => service.call(path, options)),
    ops: (...call) => during('operator', () => service.ops(...call)),
  };
  const owner = await createAccountData(recorded, 'Etatier');
  const operator = await createOperatorData(recorded, owner);

  const work = () =>
    during('workers', async () => {
      await opened.startWorking();
      await service.settle();
      await opened.stopWorking();
    });
  await work();
  const callAll = async (group: Group, apis: string[], ownCallOf: (route: DescribedRoute) => OwnCall) => {
    for (const route of inOrder(routesOf(...apis))) {
      const { ids, environment, headers } = ownCallOf(route);
      const call = validCall(route, ids, environment);
      await during(group, () => callRoute(service, route, call, headers));
    }
  };
  const ofCustomer = (route: DescribedRoute) => ownCallOf(service, route, owner);
  await callAll('customers', ['v1', 'legacy'], ofCustomer);
  await callAll('drivers', ['driver'], ofCustomer);
  await callAll('customers', ['public', 'portal'], ofCustomer);
  await callAll('operator', ['operations'], () => ({
    ids: { ...owner.ids.production, ...operator.ids },
    environment: 'production',
    headers: cookieHeaders(service, operator.people.admin.cookie),
  }));
  service.clock.advance(400 * DAY_MS);
  await work();
  await during('workers', () => maintain(service.services));
  await during('workers', () => sendBehind(service.services));
  return { recording, service };
}

/** What customers' systems delete in the sandbox is used in the portal afterwards. */
function ownCallOf(service: TestService, route: DescribedRoute, owner: AccountData): OwnCall {
  const isSandbox = route.access.sandboxOnly || route.apiName === 'v1' || route.apiName === 'legacy';
  const environment = isSandbox ? 'sandbox' : 'production';
  return { ids: owner.ids[environment], environment, headers: headersOf(service, route, owner, environment) };
}

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'];
/** Afterwards the caller is signed out, or the trip is no longer the driver's. */
const LAST = ['declineTrip', 'endDriverSession', 'signOut'];

function inOrder(routes: readonly DescribedRoute[]): DescribedRoute[] {
  const turnOf = ({ method, operation }: DescribedRoute) =>
    LAST.includes(operation.operationId) ? METHODS.length : METHODS.indexOf(method);
  return [...routes].sort((a, b) => turnOf(a) - turnOf(b));
}
