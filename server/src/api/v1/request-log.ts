// GET /extern/request-log: the calls of the account's systems, for the command line.
import { z } from 'zod';
import { describedEnum } from '../../platform/described-enum.ts';
import { anyTime, nextCursor, pageQuery } from '../../platform/schemas.ts';
import { API_PREFIX } from '../prefixes.ts';
import { callFields } from '../shared/credentials/logged-calls.ts';
import { logPeriod, readCallPage, searchedTo } from '../shared/credentials/request-log-page.ts';
import { scopeOf } from '../shared/orders/callers-order.ts';
import { v1Route } from './admit.ts';

const PATH = '/extern/request-log';

const requestLogEntry = z
  .object({
    ...callFields,
    errorCode: z
      .string()
      .nullable()
      .describe('The error code of API v1, also for calls of the older interface; null for a success'),
  })
  .meta({ id: 'RequestLogEntry' });

export const requestLog = v1Route({
  method: 'GET',
  path: PATH,
  operationId: 'listLoggedCalls',
  tag: 'Connection',
  summary: 'List the calls of your systems, newest first',
  description:
    "The calls of all credentials of the account, in this credential's environment, without calls of this endpoint. A call appears about a second after its answer and is kept for 90 days. The portal shows and filters more.",
  access: { scope: 'webhooks:manage' },
  fromReplica: true,
  query: z.strictObject({
    from: anyTime
      .optional()
      .describe('Only calls since this time: ISO 8601 with a time zone; by default the last 24 hours'),
    only: describedEnum(['errors', 'slow'], {
      errors: 'Calls that were answered with a 4xx or 5xx',
      slow: 'Calls that took one second or longer',
    })
      .optional()
      .describe('Only calls of this kind'),
    ...pageQuery,
  }),
  responses: {
    200: {
      description: 'A page of calls',
      schema: z.object({
        data: z.array(requestLogEntry).describe('The calls of this page'),
        nextCursor,
        searchedTo,
      }),
      example: {
        data: [
          {
            requestId: '0199a0c2-7c4e-7000-8000-00000000000b',
            at: '2026-09-23T08:00:00.000Z',
            interface: 'v1',
            environment: 'sandbox',
            method: 'GET',
            path: '/extern/orders/SBX-100001',
            status: 200,
            durationMs: 4.2,
            errorCode: null,
            credential: {
              id: '0199a0c2-7c4e-7000-8000-000000000002',
              name: 'Dealer system',
              type: 'api_key',
              prefix: 'svc_test_4fGh',
              clientId: null,
            },
            order: { id: '0199a0c2-7c4e-7000-8000-000000000003', number: 'SBX-100001' },
            externalOrderId: 'PO-4711',
          },
        ],
        nextCursor: null,
        searchedTo: null,
      },
    },
  },
  errors: ['INVALID_CURSOR'],
  handler: async ({ services, caller, query }) => {
    const { from, only, ...page } = query;
    const filter = {
      ...logPeriod(services, { from }),
      ...(only && { only }),
      exceptPath: `${API_PREFIX}${PATH}`,
    };
    const { data, ...rest } = await readCallPage(services, scopeOf(caller), filter, page);
    // Addresses and the true reason of a refusal are only for people, in the portal.
    const shown = data.map(({ address: _, userAgent: __, refusal: ___, ...call }) => call);
    return { status: 200, body: { data: shown, ...rest } };
  },
});
