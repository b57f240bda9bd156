// Reminders: what a run would send, the run itself, letters that were sent, and what is blocked.
import { z } from 'zod';
import { loadDocument } from '../../../documents/attach.ts';
import { refuseAltered } from '../../../documents/report-altered.ts';
import { sendOnce } from '../../../http/download.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { paymentErrors } from '../../../money/payments/errors.ts';
import type { OpenItem } from '../../../money/payments/payment.ts';
import { findReminderDocument, listReminders } from '../../../money/payments/reminders/reminder-store.ts';
import {
  blockReminders,
  previewReminders,
  sendReminders,
} from '../../../money/payments/reminders/send-reminders.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, timestamp, uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const CURSOR = 'reminders';
/** A few seconds of rendering. */
const MAX_ACCOUNTS = 20;

const item = z.object({
  id: z.uuid(),
  invoiceNumber: z.string(),
  dueOn: z.iso.date(),
  open: z.number(),
  currency: z.string(),
});

const toItem = ({ id, number, dueOn, openCents, currency }: OpenItem) => ({
  id,
  invoiceNumber: number,
  dueOn,
  open: centsToAmount(openCents),
  currency,
});

const planned = z
  .object({
    accountId: z.uuid(),
    accountName: z.string(),
    level: z.int().describe('1 to 3: the highest among the invoices'),
    currency: z.string(),
    open: z.number(),
    fee: z.number(),
    isFlatFee: z.boolean().describe('Whether the fee is that of § 288 (5) BGB'),
    interest: z.number().describe('For late payment, until today'),
    total: z.number(),
    payUntil: z.iso.date(),
    invoices: z.array(item.extend({ level: z.int() })),
  })
  .meta({ id: 'PlannedReminder' });

const reminderRecord = z
  .object({
    id: z.uuid(),
    accountId: z.uuid(),
    accountName: z.string(),
    level: z.int(),
    recipient: z.string(),
    currency: z.string(),
    open: z.number(),
    fee: z.number(),
    interest: z.number(),
    payUntil: z.iso.date(),
    createdAt: timestamp,
    invoiceNumbers: z.array(z.string()),
  })
  .meta({ id: 'Reminder' });

export const reminderRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/accounting/reminders/preview',
    operationId: 'previewReminders',
    tag,
    summary: 'Read which reminders are due today',
    access: { who: 'all' },
    responses: {
      200: {
        description: 'One letter per customer and currency',
        schema: z.object({
          data: z.array(planned),
          blocked: z.array(item.extend({ accountName: z.string(), reason: z.string() })),
        }),
      },
    },
    errors: [],
    handler: async ({ services }) => {
      const { reminders, blocked } = await previewReminders(services.core);
      const data = reminders.map(
        ({ items, openCents, feeCents, interestCents, totalCents, ...reminder }) => ({
          ...reminder,
          open: centsToAmount(openCents),
          fee: centsToAmount(feeCents),
          interest: centsToAmount(interestCents),
          total: centsToAmount(totalCents),
          invoices: items.map((one) => ({ ...toItem(one), level: one.level })),
        }),
      );
      const left = blocked.map((one) => {
        const reason = one.blocked ?? one.accountBlocked!;
        return { ...toItem(one), accountName: one.accountName, reason };
      });
      return { status: 200, body: { data, blocked: left } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/accounting/reminders',
    operationId: 'sendReminders',
    tag,
    summary: 'Send the reminders that are due to these accounts',
    description: 'A repeated call sends nothing twice. What was paid since the preview is left out.',
    access: { who: 'accounting' },
    body: z.strictObject({ accountIds: z.array(z.uuid()).min(1).max(MAX_ACCOUNTS) }),
    responses: {
      200: {
        description: 'The outcome for each account',
        schema: z.object({
          data: z.array(
            z.object({
              accountId: z.uuid(),
              outcome: z
                .enum(['SENT', 'NOTHING_DUE', 'NO_RECIPIENT'])
                .describe('NO_RECIPIENT: the account has no contracting party'),
              sent: z.int().describe('Letters, one per currency'),
            }),
          ),
        }),
      },
    },
    errors: ['INVALID_REQUEST', 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: { data: await sendReminders(services.core, caller, body.accountIds) },
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/reminders',
    operationId: 'listReminders',
    tag,
    summary: 'List the reminders that were sent, newest first',
    access: { who: 'all' },
    fromReplica: true,
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of reminders',
        schema: z.object({ data: z.array(reminderRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query: { limit, cursor } }) => {
      const start = services.http.cursors.read(CURSOR, cursor);
      const rows = await listReminders(services.core.sql, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, CURSOR, ({ createdAt, id }) => ({
        at: createdAt,
        id,
      }));
      const data = page.data.map(
        ({ openCents, feeCents, interestCents, createdAt, documentId: _, createdBy: __, ...one }) => ({
          ...one,
          open: centsToAmount(openCents),
          fee: centsToAmount(feeCents),
          interest: centsToAmount(interestCents),
          createdAt: createdAt.toISOString(),
        }),
      );
      return { status: 200, body: { ...page, data } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/accounting/reminders/{id}/document',
    operationId: 'downloadReminder',
    tag,
    summary: 'Get the letter of a reminder',
    access: { who: 'all' },
    params: uuidPath,
    responses: { 200: { description: 'The PDF', contentType: 'application/pdf' } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, params }) => {
      const { core } = services;
      const documentId = await findReminderDocument(core.sql, params.id);
      const file = documentId && (await loadDocument(core, documentId));
      if (!file) throw paymentErrors.PAYMENT_NOT_FOUND();
      return 'bytes' in file ? sendOnce(file) : refuseAltered(core, file.altered);
    },
  }),
  operationsRoute({
    method: 'PUT',
    path: '/accounting/reminder-blocks/{id}',
    operationId: 'blockReminders',
    tag,
    summary: 'Block an account or an invoice from reminders, or end that',
    access: { who: 'accounting' },
    params: uuidPath,
    body: z.strictObject({ reason: plainText(500).nullable().describe('Null ends the block') }),
    responses: { 204: { description: 'Changed' } },
    errors: ['INVALID_REQUEST', 'PAYMENT_NOT_FOUND'],
    handler: async ({ services, caller, params, body }) => {
      await blockReminders(services.core, caller, params.id, body.reason);
      return { status: 204 };
    },
  }),
];
