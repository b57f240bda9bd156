// The first page of the portal: what needs attention, the transfers of today, and the last day's calls.
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import { listExpiring } from '../../customers/credentials/expiring-store.ts';
import {
  type FailingEndpoint,
  listFailingEndpoints,
} from '../../messages/webhooks/failing-endpoint-store.ts';
import { readTraffic } from '../../operator/request-log/traffic-store.ts';
import { readFirstSteps } from '../../orders/lists/first-steps-store.ts';
import { countOrders } from '../../orders/lists/list-store.ts';
import { listMovements, listWaitingForCustomer } from '../../orders/lists/today-store.ts';
import { listQuotedRequests } from '../../orders/quotes/list-quotes.ts';
import { countQuotesToDecide } from '../../orders/quotes/store.ts';
import { limitedCount, timestamp, zonedTime } from '../../platform/schemas.ts';
import { recordContext, scopeOf } from '../shared/orders/callers-order.ts';
import { type PortalCaller, portalRoute } from './admit.ts';
import { listedOrder, toListedOrder, viewOf } from './orders/order-view.ts';
import { environmentPath } from './paths.ts';
import { portalQuote, toPortalQuote } from './quotes.ts';
import { rolesOf } from './roles.ts';

const tag = 'Overview';
const MAX_LISTED = 10;
const MAX_MOVEMENTS = 40;
const KEYS_END_WITHIN_MS = 14 * DAY_MS;
/** Deliveries that were given up earlier are not shown. */
const GIVEN_UP_WITHIN_MS = DAY_MS;

function isTechnical({ user, environment }: PortalCaller): boolean {
  return rolesOf('technical', environment).includes(user.role);
}

const failingEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string().nullable(),
  failed: limitedCount,
  nextAttemptAt: timestamp.nullable(),
  since: timestamp,
  status: z.int().nullable(),
  error: z.string().nullable(),
});

const overviewRecord = z
  .object({
    counts: z
      .object({ needsAttention: limitedCount, onTheRoad: limitedCount })
      .describe(
        'All orders of these views of the list of orders; the lists below have only the first of them',
      ),
    quotes: z.array(portalQuote).describe('Quotes to decide, the next deadline first'),
    orders: z.array(listedOrder).describe('Complaints, then orders with missing data, the next pickup first'),
    endpoints: z.array(failingEndpoint),
    keys: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        type: z.enum(['api_key', 'oauth_client']),
        expiresAt: timestamp,
      }),
    ),
    movements: z.array(listedOrder),
    traffic: z
      .object({
        since: timestamp,
        calls: z.int(),
        errors: z.int(),
        typicalMs: z.number().nullable(),
        hours: z
          .array(z.object({ calls: z.int(), errors: z.int() }))
          .describe('24 hours; the last one is the current hour'),
        topErrors: z.array(z.object({ status: z.int(), code: z.string(), count: z.int() })),
      })
      .nullable()
      .describe('Null for users who may not see the request log'),
    firstSteps: z
      .object({
        key: z.boolean(),
        call: z.boolean().describe('A key or client has made a call'),
        order: z.boolean(),
        endpoint: z.boolean(),
        delivered: z.boolean().describe('A message was delivered to an endpoint'),
      })
      .nullable()
      .describe('The progress of the integration; null for users without a technical role'),
  })
  .meta({ id: 'Overview' });

const overview = portalRoute({
  method: 'GET',
  path: '/{environment}/overview',
  operationId: 'getOverview',
  tag,
  summary: 'Read what needs attention, the transfers of today, and the results of calls',
  access: { who: 'all' },
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({
    dayFrom: zonedTime.optional().describe('When the viewer’s day began; by default 12 hours ago'),
  }),
  responses: { 200: { description: 'The overview', schema: overviewRecord } },
  errors: [],
  handler: async ({ services, caller, query }) => {
    const { core } = services;
    const scope = scopeOf(caller);
    const now = core.clock.now();
    const from = query.dayFrom ?? new Date(now.getTime() - DAY_MS / 2);
    const technical = isTechnical(caller);
    const [counts, quotes, orders, movements, endpoints, keys, traffic, firstSteps, record] =
      await Promise.all([
        countOrders(core.sql, scope),
        listQuotedRequests(core, scope, 'toDecide', MAX_LISTED, null),
        listWaitingForCustomer(core.sql, scope, MAX_LISTED),
        listMovements(core.sql, scope, { from, to: new Date(from.getTime() + DAY_MS) }, MAX_MOVEMENTS),
        technical ? listFailing(services, caller) : [],
        technical ? listExpiring(core.sql, scope, now, new Date(now.getTime() + KEYS_END_WITHIN_MS)) : [],
        technical ? trafficOf(services, caller) : null,
        technical ? readFirstSteps(core.sql, scope) : null,
        recordContext(services, caller),
      ]);
    const view = await viewOf(core, record.showDriver, movements);
    return {
      status: 200,
      body: {
        counts: { needsAttention: counts.needsAttention, onTheRoad: counts.onTheRoad },
        quotes: await Promise.all(
          quotes.map(({ order, quote }) => toPortalQuote(services, caller, order, quote)),
        ),
        orders: orders.map((order) => toListedOrder({ order, offer: null }, view)),
        movements: movements.map((order) => toListedOrder({ order, offer: null }, view)),
        endpoints,
        keys,
        traffic,
        firstSteps,
      },
    };
  },
});

type Services = Parameters<typeof recordContext>[0];

function listFailing({ core }: Services, caller: PortalCaller): Promise<FailingEndpoint[]> {
  const givenUpSince = new Date(core.clock.now().getTime() - GIVEN_UP_WITHIN_MS);
  return listFailingEndpoints(core.sql, scopeOf(caller), givenUpSince);
}

/** Whole hours; the last one is the current hour and incomplete. */
async function trafficOf({ core }: Services, caller: PortalCaller) {
  const thisHour = Math.floor(core.clock.now().getTime() / HOUR_MS) * HOUR_MS;
  const since = new Date(thisHour - 23 * HOUR_MS);
  const { hours, ...sums } = await readTraffic(core.sql, scopeOf(caller), since);
  const filled = Array.from({ length: 24 }, (_, hour) => {
    const { calls = 0, errors = 0 } = hours.find((each) => each.hour === hour) ?? {};
    return { calls, errors };
  });
  return { ...sums, since, hours: filled };
}

const summary = portalRoute({
  method: 'GET',
  path: '/{environment}/summary',
  operationId: 'getSummary',
  tag,
  summary: 'Read the counts in the navigation',
  access: { who: 'all' },
  fromReplica: true,
  params: environmentPath,
  responses: {
    200: {
      description: 'Each at most 1,001, which means more than 1,000',
      schema: z.object({ quotesToDecide: z.int(), failedDeliveries: z.int() }),
    },
  },
  errors: [],
  handler: async ({ services, caller }) => {
    const { sql, clock } = services.core;
    const [quotesToDecide, failing] = await Promise.all([
      countQuotesToDecide(sql, scopeOf(caller), clock.now()),
      isTechnical(caller) ? listFailing(services, caller) : [],
    ]);
    const failedDeliveries = failing.reduce((sum, { failed }) => Math.min(1001, sum + failed), 0);
    return { status: 200, body: { quotesToDecide, failedDeliveries } };
  },
});

export const overviewRoutes = [overview, summary];
