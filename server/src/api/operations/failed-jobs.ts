// What failed behind an answer: mails, webhooks, imports, housekeeping; and asking for one to be tried now.
import { z } from 'zod';
import { JOB_KINDS } from '../../jobs/failed-job.ts';
import { countFailures, type ListedFailure, listFailures } from '../../jobs/list-store.ts';
import { retryFailed } from '../../jobs/retry.ts';
import { nextCursor, pageQuery, timestamp, uuidPath } from '../../platform/schemas.ts';
import { operationsRoute } from './admit.ts';

const tag = 'Jobs';

const failedJob = z
  .object({
    id: z.uuid(),
    kind: z.enum([...JOB_KINDS, 'MAIL', 'WEBHOOKS']),
    subject: z
      .string()
      .nullable()
      .describe('A mail’s subject, an endpoint’s address, an import’s file, the name of a step'),
    recipient: z.string().nullable(),
    orderId: z.uuid().nullable(),
    number: z.string().nullable().describe('Of the order or request it is about'),
    accountId: z.uuid().nullable(),
    accountName: z.string().nullable(),
    since: timestamp,
    attempts: z.int().describe('How often it failed; of an endpoint, how many messages, at most 1,000'),
    nextAttemptAt: timestamp.nullable().describe('Null where nobody tries it by the clock'),
    error: z.string().nullable().describe('As whoever refused it said'),
    status: z.int().nullable().describe('Of an endpoint’s last answer'),
    retrying: z.boolean().describe('Somebody asked for it, and it has not begun'),
  })
  .meta({ id: 'FailedJob' });

const startOf = ({ since: at, id }: ListedFailure) => ({ at, id });

export const failedJobRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/failed-jobs',
    operationId: 'listFailedJobs',
    tag,
    summary: 'What failed behind an answer and does not work yet, newest first',
    access: { who: 'all' },
    query: z.strictObject({
      search: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .optional()
        .describe('Part of a name, number, address or error'),
      ...pageQuery,
    }),
    responses: {
      200: {
        description: 'A page of failed jobs',
        schema: z.object({
          data: z.array(failedJob),
          nextCursor,
          total: z.int().describe('Of all, whatever is searched for; at most 1,000'),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { limit, cursor, ...filter } }) => {
      const { core, http } = services;
      const start = http.cursors.read('failed-jobs', cursor);
      const now = core.clock.now();
      const [rows, total] = await Promise.all([
        listFailures(core.sql, filter, now, limit + 1, start),
        countFailures(core.sql, now),
      ]);
      return { status: 200, body: { ...http.cursors.page(rows, limit, 'failed-jobs', startOf), total } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/failed-jobs/{id}/retry',
    operationId: 'retryFailedJob',
    tag,
    summary: 'Try a failed job now',
    description:
      'A mail starts its attempts anew, an endpoint is sent what it missed, everything else is taken up by the next free worker.',
    access: { who: 'staff' },
    params: uuidPath,
    body: z.strictObject({}),
    responses: { 202: { description: 'It is tried', schema: z.object({ id: z.uuid() }) } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services: { core, webhooks }, caller, params: { id } }) => {
      await retryFailed(core, webhooks, caller, id);
      return { status: 202, body: { id } };
    },
  }),
];
