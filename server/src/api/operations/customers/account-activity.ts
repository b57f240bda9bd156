// The activity of accounts, for the operator: a list with counts, and one account's calls and endpoints.
import { z } from 'zod';
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccount } from '../../../customers/accounts/store.ts';
import { type ObservedEndpoint, observeEndpoints } from '../../../messages/webhooks/endpoint-health.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { findOperator } from '../../../operator/operator.ts';
import { searchCalls } from '../../../operator/request-log/search-store.ts';
import { readTraffic } from '../../../operator/request-log/traffic-store.ts';
import { countHoldings, listAccountActivity } from '../../../orders/lists/account-activity-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { limitedCount, nextCursor, pageQuery, timestamp, uuidPath } from '../../../platform/schemas.ts';
import { dayOf } from '../../../platform/time-zones.ts';
import { loggedCall } from '../../shared/credentials/logged-call-record.ts';
import { toLoggedCalls } from '../../shared/credentials/logged-calls.ts';
import { webhookHealth } from '../../shared/webhooks/webhook-health.ts';
import { toWebhookRecord, webhookRecord } from '../../shared/webhooks/webhook-record.ts';
import { operationsRoute } from '../admit.ts';
import { accountRecord, toAccountRecord } from './accounts.ts';

const tag = 'Accounts';
const readAccess = { who: 'all' } as const;

const listedAccount = z
  .object({
    account: accountRecord,
    agreementVersion: z.int(),
    openOrders: limitedCount,
    openRequests: limitedCount,
    calls: z.int().describe('Calls of the last 24 hours in production, counted up to 2,000'),
    errors: z.int().describe('Calls among them that failed'),
    failingEndpoints: z.int(),
    lastOrderAt: timestamp.nullable(),
  })
  .meta({ id: 'ListedAccount' });

const list = operationsRoute({
  method: 'GET',
  path: '/account-activity',
  operationId: 'listAccountActivity',
  tag,
  summary: 'List accounts with their activity, newest first',
  access: readAccess,
  fromReplica: true,
  query: z.strictObject({ search: plainText(100).optional().describe('A part of the name'), ...pageQuery }),
  responses: {
    200: {
      description: 'A page of accounts',
      schema: z.object({ data: z.array(listedAccount), nextCursor }),
    },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query: { limit, cursor, search } }) => {
    const { core, http } = services;
    const start = http.cursors.read('account-activity', cursor);
    const since = new Date(core.clock.now().getTime() - DAY_MS);
    const today = dayOf((await findOperator(core.sql)).timeZone, core.clock.now());
    const rows = await listAccountActivity(core.sql, { search, since, today }, limit + 1, start);
    const page = http.cursors.page(rows, limit, 'account-activity', ({ account: { createdAt: at, id } }) => ({
      at,
      id,
    }));
    const data = page.data.map(({ account, ...activity }) => ({
      ...activity,
      account: toAccountRecord(account),
    }));
    return { status: 200, body: { ...page, data } };
  },
});

const overview = operationsRoute({
  method: 'GET',
  path: '/accounts/{id}/activity',
  operationId: 'getAccountActivity',
  tag,
  summary: 'Read the counts and recent activity of an account',
  access: readAccess,
  fromReplica: true,
  params: uuidPath,
  responses: {
    200: {
      description: 'Counts and the traffic of the last 24 hours in production',
      schema: z
        .object({
          account: accountRecord,
          agreement: z.object({ version: z.int(), since: timestamp, validFrom: z.iso.date().nullable() }),
          has: z
            .object({
              orders: z.int().describe('All orders and requests in production'),
              openOrders: z.int(),
              openRequests: z.int(),
              openQuotes: z.int(),
              sandboxOrders: z.int(),
              users: z.int(),
              credentials: z.int(),
              endpoints: z.int(),
            })
            .describe(
              'What a deletion would affect; orders are counted up to 1,001, which means more than 1,000',
            ),
          traffic: z.object({
            calls: z.int(),
            errors: z.int(),
            typicalMs: z.number().nullable(),
            hours: z.array(z.object({ hour: z.int(), calls: z.int(), errors: z.int() })),
            topErrors: z.array(z.object({ status: z.int(), code: z.string(), count: z.int() })),
          }),
        })
        .meta({ id: 'AccountActivity' }),
    },
  },
  errors: ['NOT_FOUND'],
  handler: async ({ services: { core }, params: { id } }) => {
    const account = await findAccount(core.sql, id);
    const agreement = account && (await core.agreements.current(id));
    if (!account || !agreement) throw accountNotFound();
    const since = new Date(core.clock.now().getTime() - DAY_MS);
    const [has, traffic] = await Promise.all([
      countHoldings(core.sql, id),
      readTraffic(core.sql, { accountId: id, environment: 'production' }, since),
    ]);
    return {
      status: 200,
      body: {
        account: toAccountRecord(account),
        agreement: { version: agreement.version, since: agreement.createdAt, validFrom: agreement.validFrom },
        has,
        traffic,
      },
    };
  },
});

const calls = operationsRoute({
  method: 'GET',
  path: '/accounts/{id}/failed-calls',
  operationId: 'listFailedCalls',
  tag,
  summary: 'List calls of an account that were refused or failed, newest first',
  description: 'Of the last seven days.',
  access: readAccess,
  fromReplica: true,
  params: uuidPath,
  query: z.strictObject({ environment: z.enum(ENVIRONMENTS).default('production'), limit: pageQuery.limit }),
  responses: {
    200: { description: 'The newest of these calls', schema: z.object({ data: z.array(loggedCall) }) },
  },
  errors: ['NOT_FOUND'],
  handler: async ({ services: { core }, params: { id }, query: { environment, limit } }) => {
    if (!(await findAccount(core.sql, id))) throw accountNotFound();
    const scope = { accountId: id, environment };
    const from = new Date(core.clock.now().getTime() - 7 * DAY_MS);
    const { rows } = await searchCalls(core.sql, scope, { from, only: 'errors' }, limit, null);
    return { status: 200, body: { data: await toLoggedCalls(core.sql, scope, rows) } };
  },
});

const observedEndpoint = webhookRecord
  .extend({
    environment: z.enum(ENVIRONMENTS),
    secretCreatedAt: timestamp,
    oldSecretUntil: timestamp.nullable().describe('After a roll: the old secret stays valid until then'),
    health: webhookHealth,
  })
  .meta({ id: 'ObservedWebhookEndpoint' });

function toObserved({ endpoint, health }: ObservedEndpoint) {
  const { secretCreatedAt, oldSecretUntil } = endpoint;
  return { ...toWebhookRecord(endpoint), secretCreatedAt, oldSecretUntil, health };
}

const endpoints = operationsRoute({
  method: 'GET',
  path: '/accounts/{id}/webhook-health',
  operationId: 'listWebhookEndpointHealth',
  tag: 'Webhooks',
  summary: 'List the webhook endpoints of an account with their health',
  access: readAccess,
  params: uuidPath,
  responses: {
    200: {
      description: 'The endpoints, production first',
      schema: z.object({ data: z.array(observedEndpoint) }),
    },
  },
  errors: ['NOT_FOUND'],
  handler: async ({ services, params: { id } }) => {
    if (!(await findAccount(services.core.sql, id))) throw accountNotFound();
    const observed = await Promise.all(
      ENVIRONMENTS.map((environment) => observeEndpoints(services.webhooks, { accountId: id, environment })),
    );
    return { status: 200, body: { data: observed.flat().map(toObserved) } };
  },
});

export const accountActivityRoutes = [list, overview, calls, endpoints];
