// Failed background jobs (mails, webhooks, imports, maintenance), and the call that retries one now.
import { z } from 'zod';
import { retryFailed } from '../../../messages/retry-failed.ts';
import { JOB_KINDS } from '../../../operator/jobs/failed-job.ts';
import { countFailures, type ListedFailure, listFailures } from '../../../operator/jobs/list-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, timestamp, uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

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
    number: z.string().nullable().describe('The number of the order or request concerned'),
    accountId: z.uuid().nullable(),
    accountName: z.string().nullable(),
    since: timestamp,
    attempts: z
      .int()
      .describe('Number of failed attempts; for an endpoint, the number of messages, at most 1,000'),
    nextAttemptAt: timestamp.nullable().describe('Null when no attempt is scheduled'),
    error: z.string().nullable().describe('The error message of the system that refused it'),
    status: z.int().nullable().describe('The status of an endpoint’s last response'),
    retrying: z.boolean().describe('A retry was requested and has not started yet'),
  })
  .meta({ id: 'FailedJob' });

const startOf = ({ since: at, id }: ListedFailure) => ({ at, id });

export const failedJobRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/failed-jobs',
    operationId: 'listFailedJobs',
    tag,
    summary: 'List background jobs that failed and have not succeeded since, newest first',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject({
      search: plainText(100).optional().describe('Part of a name, number, address or error'),
      ...pageQuery,
    }),
    responses: {
      200: {
        description: 'A page of failed jobs',
        schema: z.object({
          data: z.array(failedJob),
          nextCursor,
          total: z.int().describe('Number of all failed jobs, independent of the search; at most 1,000'),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { search, limit, cursor } }) => {
      const { core, http } = services;
      const filter = { search: search?.trim() };
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
    summary: 'Retry a failed job now',
    description:
      'A mail restarts its attempts, an endpoint gets the messages that it missed, and the next free worker takes any other job.',
    access: { who: 'staff' },
    params: uuidPath,
    body: z.strictObject({}),
    responses: { 202: { description: 'The retry was requested', schema: z.object({ id: z.uuid() }) } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services: { core, webhooks }, caller, params: { id } }) => {
      await retryFailed(core, webhooks, caller, id);
      return { status: 202, body: { id } };
    },
  }),
];
