// The operator's record and the request log of an account.

import { z } from 'zod';
import { accountNotFound } from '../../../customers/accounts/manage-accounts.ts';
import { findAccountIncludingDeleted } from '../../../customers/accounts/store.ts';
import { printableText } from '../../../documents/printable-text.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { HOME_COUNTRY } from '../../../model/prices/reverse-charge.ts';
import { findOperator, operatorSchema, operatorWith } from '../../../operator/operator.ts';
import { listEntries } from '../../../operator/request-log/store.ts';
import { changeOperatorRecord, hasOtherBank } from '../../../people/change-operator.ts';
import { invalidFields } from '../../../platform/call-errors.ts';
import { ibanProblems, phoneHoursProblems, vatIdProblems } from '../../../platform/checked-values.ts';
import { nextCursor, pageQuery, timestamp, uuidPath } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { operationsRoute } from '../admit.ts';

const operatorRecord = z.looseObject(operatorSchema.shape).meta({ id: 'Operator' });

const operatorChange = operatorWith(printableText);

const logEntry = z
  .object({
    at: timestamp,
    requestId: z.uuid(),
    interface: z.string().describe('Which API: v1, legacy, oauth, public'),
    method: z.string(),
    path: z.string(),
    status: z.int(),
    durationMs: z.number(),
    errorCode: z.string().nullable(),
    refusal: z.string().nullable().describe('Why an existing credential was rejected like an unknown one'),
    credentialId: z.uuid().nullable(),
    environment: z.enum(ENVIRONMENTS),
    address: z.string(),
    userAgent: z.string().nullable(),
    orderId: z.uuid().nullable(),
    externalOrderId: z.string().nullable(),
  })
  .meta({ id: 'RequestLogEntry' });

/** An address that was accepted before stays, because a name server may fail for a moment. */
async function refuseUnusableSealAddress(
  { core, webhooks }: Services,
  sealsTo: string | null,
): Promise<void> {
  if (!sealsTo?.includes('://') || (await findOperator(core.sql)).sealsTo === sealsTo) return;
  const verdict = await webhooks.guards.production.check(sealsTo);
  if (!verdict.ok)
    throw invalidFields([{ field: 'sealsTo', code: 'invalid_value', message: verdict.message }]);
}

export const operatorRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/operator',
    operationId: 'getOperator',
    tag: 'Operator',
    summary: 'Get the record of the operator',
    access: { who: 'all' },
    responses: { 200: { description: 'The operator', schema: operatorRecord } },
    errors: [],
    handler: async ({ services }) => {
      const { logo: _, ...record } = await findOperator(services.core.sql);
      return { status: 200, body: record };
    },
  }),
  operationsRoute({
    method: 'PUT',
    path: '/operator',
    operationId: 'changeOperator',
    tag: 'Operator',
    summary: 'Replace the record of the operator',
    description: 'The other admins get a mail about another bank account.',
    access: { who: 'admins' },
    confirm: 'factor for this call',
    confirmWhich: 'if `bank` changes',
    confirmIf: async ({ services, body }) => hasOtherBank(await findOperator(services.core.sql), body),
    body: operatorChange,
    rules: ({ body }) => [
      ...ibanProblems('bank.iban', body?.bank?.iban),
      ...vatIdProblems('vatId', body?.vatId, HOME_COUNTRY),
      ...phoneHoursProblems('phoneHours', body?.phoneHours),
    ],
    responses: { 200: { description: 'The operator', schema: operatorRecord } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body: operator, isConfirmed }) => {
      await refuseUnusableSealAddress(services, operator.sealsTo);
      const body = await changeOperatorRecord(services.people, {
        actor: caller,
        user: caller.person?.user ?? null,
        operator,
        isConfirmed,
      });
      return { status: 200, body };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounts/{id}/request-log',
    operationId: 'listRequestLog',
    tag: 'Accounts',
    summary: 'Read the calls of an account, newest first',
    description: 'Calls appear about a second after their answer and are kept for 90 days.',
    access: { who: 'all' },
    fromReplica: true,
    params: uuidPath,
    query: z.strictObject(pageQuery),
    responses: {
      200: { description: 'A page of calls', schema: z.object({ data: z.array(logEntry), nextCursor }) },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR', 'NOT_FOUND'],
    handler: async ({ services, params, query }) => {
      if (!(await findAccountIncludingDeleted(services.core.sql, params.id))) throw accountNotFound();
      const list = `request-log:${params.id}`;
      const start = services.http.cursors.read(list, query.cursor);
      const rows = await listEntries(services.core.sql, params.id, query.limit + 1, start);
      const page = services.http.cursors.page(rows, query.limit, list, ({ at, requestId }) => ({
        at,
        id: requestId,
      }));
      const data = page.data.map((row) => {
        const { accountId: _, rateLimit, rateRemaining, rateReset, retryAfter, ...entry } = row;
        return { ...entry, at: entry.at.toISOString() };
      });
      return { status: 200, body: { ...page, data } };
    },
  }),
];
