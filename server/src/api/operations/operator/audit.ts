// The audit log: who changed what through which channel, its CSV file, and the check of its seals.
import { z } from 'zod';
import { type AuditFilter, type AuditLogEntry, listAudit } from '../../../operator/audit-list-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { parseSeal } from '../../../operator/seal-text.ts';
import { SEAL_FAULTS, verifySeals } from '../../../operator/verify-seals.ts';
import { findAnyOrder } from '../../../orders/records/store.ts';
import { type PageStart, readAllPages } from '../../../platform/page-cursor.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { anyTime, nextCursor, pageQuery, timestamp } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { namesOfActors } from '../../shared/people/actor-names.ts';
import { operationsRoute } from '../admit.ts';
import { namesOfSubjects } from './audit-names.ts';
import { type CsvColumn, sendOperatorCsv } from './operator-csv.ts';

const tag = 'Journal';
/** The same for every form of the log: a file holds nothing that the list does not. */
const access = { who: 'all' } as const;

const entryRecord = z
  .object({
    id: z.uuid(),
    at: timestamp,
    actor: z.string().describe('user:<id>, credential:<id>, driver:<id>, operator, system'),
    actorName: z.string().nullable().describe('The name of a person, key or driver; null if it was deleted'),
    channel: z
      .string()
      .describe('The channel of the change: console, portal, api-v1, mcp, older, driver, ops, link, start'),
    action: z.string(),
    accountId: z.uuid().nullable(),
    accountName: z.string().nullable(),
    subjectType: z.string(),
    subjectId: z.string(),
    number: z.string().nullable().describe('The number of the order or request concerned'),
    details: z.record(z.string(), z.unknown()),
    names: z
      .record(z.string(), z.string())
      .describe('The names of the drivers, people, keys and endpoints whose ids are in subject and details'),
    values: z
      .record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
      .nullable()
      .describe(
        'The values of the changed fields of an order; null for other entries, and after they were erased',
      ),
    seal: z
      .int()
      .nullable()
      .describe('The number of the seal that covers it; null while it is not sealed yet'),
  })
  .meta({ id: 'AuditEntry' });

const filters = {
  actor: plainText(100).optional().describe('user:<id>, operator, system …'),
  channel: plainText(30).optional(),
  action: plainText(60).optional().describe('The whole action, or the part before the dot'),
  accountId: z.uuid().optional(),
  subject: plainText(200).optional().describe('The number or id of an order, or the id of another subject'),
  from: anyTime.optional(),
  to: anyTime.optional(),
};

type Filters = { subject?: string | undefined } & Omit<AuditFilter, 'subjectId'>;

async function toFilter({ core }: Services, { subject, ...filter }: Filters): Promise<AuditFilter> {
  if (subject === undefined) return filter;
  const order = await findAnyOrder(core.sql, subject);
  return { ...filter, subjectId: order?.id ?? subject };
}

async function toRecords({ core }: Services, entries: readonly AuditLogEntry[]) {
  const [nameOf, namesIn] = await Promise.all([
    namesOfActors(
      core.sql,
      entries.map(({ actor }) => actor),
    ),
    namesOfSubjects(core.sql, entries),
  ]);
  return entries.map((entry) => ({ ...entry, actorName: nameOf(entry.actor), names: namesIn(entry) }));
}

const startOf = ({ at, id }: AuditLogEntry): PageStart => ({ at, id });

const list = operationsRoute({
  method: 'GET',
  path: '/audit',
  operationId: 'listAudit',
  tag,
  summary: 'Read the audit log, newest first',
  access,
  fromReplica: true,
  query: z.strictObject({ ...filters, ...pageQuery }),
  responses: {
    200: { description: 'A page of entries', schema: z.object({ data: z.array(entryRecord), nextCursor }) },
  },
  errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
  handler: async ({ services, query: { limit, cursor, ...query } }) => {
    const filter = await toFilter(services, query);
    const start = services.http.cursors.read('audit', cursor);
    const rows = await listAudit(services.core.sql, filter, limit + 1, start);
    const page = services.http.cursors.page(rows, limit, 'audit', startOf);
    return { status: 200, body: { ...page, data: await toRecords(services, page.data) } };
  },
});

const exported = operationsRoute({
  method: 'GET',
  path: '/audit.csv',
  operationId: 'exportAudit',
  tag,
  summary: 'Export the audit log as CSV',
  description: 'In the CSV format of the operator’s record.',
  access,
  fromReplica: true,
  query: z.strictObject(filters),
  responses: { 200: { description: 'The file', contentType: 'text/csv' } },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, query }) => {
    const filter = await toFilter(services, query);
    const day = services.core.clock.now().toISOString().slice(0, 10);
    const operator = await findOperator(services.core.sql);
    return sendOperatorCsv(`audit-${day}.csv`, operator, COLUMNS, () => readPages(services, filter));
  },
});

const COLUMNS: readonly CsvColumn<Awaited<ReturnType<typeof toRecords>>[number]>[] = [
  { name: 'time', cell: ({ at }) => at },
  { name: 'actor', cell: ({ actor }) => actor },
  { name: 'name', cell: ({ actorName }) => actorName },
  { name: 'channel', cell: ({ channel }) => channel },
  { name: 'action', cell: ({ action }) => action },
  { name: 'account', cell: ({ accountName }) => accountName },
  { name: 'subject', cell: ({ subjectType }) => subjectType },
  { name: 'number', cell: ({ number }) => number },
  { name: 'id', cell: ({ subjectId }) => subjectId },
  { name: 'details', cell: ({ details }) => JSON.stringify(details) },
  { name: 'values', cell: ({ values }) => values && JSON.stringify(values) },
  { name: 'seal', cell: ({ seal }) => seal },
];

async function* readPages(services: Services, filter: AuditFilter) {
  const { sql } = services.core;
  const pages = readAllPages((limit, after) => listAudit(sql, filter, limit, after), startOf);
  for await (const entries of pages) yield await toRecords(services, entries);
}

const verification = operationsRoute({
  method: 'GET',
  path: '/audit/verification',
  operationId: 'verifyAudit',
  tag,
  summary: 'Check the seals of the audit log',
  description:
    'Reads the whole audit log, which takes seconds for a million entries. The same check as `npm run audit:verify`.',
  access: { who: 'admins' },
  query: z.strictObject({
    expect: plainText(100)
      .refine((text) => parseSeal(text) !== null, {
        error: 'Send a seal as `lastSeal` has it: a number, a hyphen and 64 characters 0-9 and a-f.',
        params: { code: 'invalid_format', reason: 'format' },
      })
      .optional()
      .describe('A seal that was stored elsewhere; its absence is the fault EXPECTED_MISSING'),
  }),
  responses: {
    200: {
      description: 'Whether an entry was changed, removed or inserted',
      schema: z.object({
        seals: z.int(),
        entries: z.int(),
        unsealed: z.int().describe('Entries older than an hour that no seal covers'),
        lastSeal: z
          .string()
          .nullable()
          .describe(
            'Number and chain value. Store it elsewhere: it shows later whether the newest seals were removed',
          ),
        faults: z.array(
          z.object({
            seal: z.int(),
            fault: z.enum(SEAL_FAULTS),
          }),
        ),
      }),
    },
  },
  errors: ['INVALID_REQUEST'],
  handler: async ({ services, query: { expect } }) => ({
    status: 200,
    body: await verifySeals(services.core, expect === undefined ? null : parseSeal(expect)),
  }),
});

export const auditRoutes = [list, exported, verification];
