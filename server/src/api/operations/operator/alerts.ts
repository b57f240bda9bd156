import { z } from 'zod';
import { ALERT_KINDS, listAlerts } from '../../../operator/store.ts';
import { nextCursor, pageQuery, timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

export const alertRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/alerts',
    operationId: 'listAlerts',
    tag: 'Operator',
    summary: 'List the alerts that need the operator’s attention, newest first',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of alerts',
        schema: z.object({
          data: z.array(
            z
              .object({
                id: z.uuid(),
                at: timestamp,
                kind: z.enum(ALERT_KINDS),
                message: z.string(),
                details: z.record(z.string(), z.unknown()),
              })
              .meta({ id: 'Alert' }),
          ),
          nextCursor,
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query }) => {
      const start = services.http.cursors.read('alerts', query.cursor);
      const rows = await listAlerts(services.core.sql, query.limit + 1, start);
      return {
        status: 200,
        body: services.http.cursors.page(rows, query.limit, 'alerts', ({ at, id }) => ({ at, id })),
      };
    },
  }),
];
