// What the calls of a run need to know about the service: callers of every role, and ids of everything they own.
import { ALL_API_SCOPES } from '../src/customers/credentials/api-scopes.ts';
import { ENVIRONMENTS, type Environment } from '../src/model/environment.ts';
import type { User } from '../src/people/user.ts';
import { newTrip } from '../test/api/driver/phone.ts';
import { newConsoleUser } from '../test/harness/console.ts';
import { cookieOf, newPortalUser } from '../test/harness/portal.ts';
import { OPERATOR_TOKEN, type TestService } from '../test/harness/service.ts';
import { type AccountData, createAccountData, type Ids } from '../test/isolation/account-data.ts';
import { bearer, cookieHeaders, type Headers } from '../test/isolation/callers.ts';
import { createOperatorData, type OperatorData } from '../test/isolation/operator-data.ts';

export interface FuzzCaller {
  name: string;
  /** The APIs that this caller is made for. */
  apis: string[];
  /** Of a key; portal users choose it in the path. */
  environment?: Environment;
  headers: Headers;
}

/** Can be sent to a worker thread. */
export interface FuzzTarget {
  url: string;
  callers: FuzzCaller[];
  /** For reading what was created. */
  owners: Record<string, Headers>;
  ids: Record<Environment, Ids>;
  /** Calls that end, delete or suspend take these, so that the callers stay. */
  disposableIds: Record<Environment, Ids>;
  /** By API: sessions that a call may end. */
  disposable: Record<string, Headers[]>;
}

const MAX_ENDED_SESSIONS = 100;
const MORE_TRIPS = 6;
const EMPTY_ACCOUNTS = 3;

async function repeat<T>(times: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let count = 0; count < times; count += 1) made.push(await make());
  return made;
}

export async function prepareTarget(service: TestService): Promise<FuzzTarget> {
  const data = await createAccountData(service, 'Fuzztier');
  const operator = await createOperatorData(service, data);
  const trips = await repeat(MORE_TRIPS, () => newTrip(service, data.keys.production, data.phone.driverId));
  const other = await createAccountData(service, 'Opfertier');
  const { user: person } = await newPortalUser(service, { account: other.account });
  const { user: admin } = await newConsoleUser(service);
  const { user: viewer } = await newConsoleUser(service, { role: 'viewer' });
  const session = async (user: User, provenBy: 'password' | 'code') =>
    cookieHeaders(service, await cookieOf(service, user, provenBy));
  const withOperator = (ids: Ids): Ids => ({
    ...operator.ids,
    ...ids,
    trip: [...(ids.trip ?? []), ...trips],
  });
  const disposableIds = {
    account: await repeat(EMPTY_ACCOUNTS, async () => (await service.account()).id),
    operatorUser: [viewer.id],
  };
  return {
    url: service.url,
    callers: await callersOf(service, data, operator),
    owners: {
      'v1 production': bearer(data.keys.production),
      'v1 sandbox': bearer(data.keys.sandbox),
      operations: bearer(OPERATOR_TOKEN),
      portal: cookieHeaders(service, data.people.admin.cookie),
      driver: bearer(data.phone.token),
    },
    ids: { production: withOperator(data.ids.production), sandbox: withOperator(data.ids.sandbox) },
    disposableIds: {
      production: { ...other.ids.production, ...disposableIds },
      sandbox: { ...other.ids.sandbox, ...disposableIds },
    },
    disposable: {
      portal: await repeat(MAX_ENDED_SESSIONS, () => session(person, 'password')),
      operations: await repeat(MAX_ENDED_SESSIONS, () => session(admin, 'code')),
      driver: [bearer(other.phone.token)],
    },
  };
}

async function callersOf(
  service: TestService,
  data: AccountData,
  operator: OperatorData,
): Promise<FuzzCaller[]> {
  const customers = ['v1', 'legacy'];
  const keys = await Promise.all(
    ALL_API_SCOPES.map(async (scope) => {
      const scopes = ALL_API_SCOPES.filter((one) => one !== scope);
      const { secret } = await service.credential(data.account.id, { environment: 'sandbox', scopes });
      return {
        name: `key without ${scope}`,
        apis: customers,
        environment: 'sandbox' as const,
        headers: bearer(secret),
      };
    }),
  );
  return [
    ...ENVIRONMENTS.flatMap((environment) => {
      const key = { name: `key, ${environment}`, apis: customers, environment };
      const whole = { ...key, headers: bearer(data.keys[environment]) };
      // Keys with all scopes reach the most, so they call more often than each of the others.
      return [whole, whole, whole, { ...key, headers: { 'x-api-key': data.keys[environment] } }];
    }),
    ...keys,
    ...Object.entries(data.people).map(([role, { cookie }]) => ({
      name: `portal ${role}`,
      apis: ['portal'],
      headers: cookieHeaders(service, cookie),
    })),
    ...Object.entries(operator.people).map(([role, { cookie }]) => ({
      name: `console ${role}`,
      apis: ['operations'],
      headers: cookieHeaders(service, cookie),
    })),
    { name: 'operator token', apis: ['operations'], headers: bearer(OPERATOR_TOKEN) },
    { name: 'driver', apis: ['driver'], headers: bearer(data.phone.token) },
    { name: 'nobody', apis: ['public', 'oauth'], headers: {} },
  ];
}
