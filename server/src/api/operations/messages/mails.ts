import { z } from 'zod';
import { ALL_LANGUAGES } from '../../../../../shared/texts/generated/languages.ts';
import { HOUR_SECONDS } from '../../../../../shared/time/durations.ts';
import { discardHeld, releaseHeld } from '../../../messages/mail/flood-limits.ts';
import { MAIL_KINDS, MAIL_STATES } from '../../../messages/mail/mail.ts';
import { openTransport } from '../../../messages/mail/open-transport.ts';
import { mailNotFound, resendMail } from '../../../messages/mail/resend-mail.ts';
import { findMail, listMails } from '../../../messages/mail/store.ts';
import { sendTestMail } from '../../../messages/mail/test-mail.ts';
import { ENVIRONMENTS } from '../../../model/environment.ts';
import { rateLimited } from '../../../platform/call-errors.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { nextCursor, optional, pageQuery, timestamp, uuidPath } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Mails';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'staff' } as const;

const TEST_MAILS = { key: 'test-mails', limit: 10, seconds: HOUR_SECONDS };

const summaryShape = {
  id: z.uuid(),
  accountId: z.uuid().nullable(),
  environment: z.enum(ENVIRONMENTS),
  orderId: z.uuid().nullable(),
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  subject: z.string(),
  documentId: z.uuid().nullable().describe('The document of the order that is attached'),
  xmlDocumentId: z.uuid().nullable().describe('The e-invoice that is attached besides it'),
  language: z.enum(ALL_LANGUAGES),
  state: z
    .enum(MAIL_STATES)
    .describe('KEPT: not sent because SMTP_URL is not set; HELD: too many within an hour, a person decides'),
  attempts: z.int(),
  nextAttemptAt: timestamp.nullable(),
  error: z.string().nullable().describe('The last error of the mail server'),
  messageId: z.string().nullable().describe('The same on every attempt; a resent mail gets a new one'),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
};

const mailSummary = z.object(summaryShape).meta({ id: 'MailSummary' });
const mailRecord = z.object({ ...summaryShape, text: z.string(), html: z.string() }).meta({ id: 'Mail' });

const MANY =
  'More than 30 mails to one address or 2,000 in all within an hour are held until a person decides.';

function heldRoute(name: 'release' | 'discard', summary: string, decide: typeof releaseHeld) {
  return operationsRoute({
    method: 'POST',
    path: `/mails/held/${name}`,
    operationId: `${name}HeldMails`,
    tag,
    summary,
    description: MANY,
    access: changeAccess,
    body: z.strictObject({
      accountId: z
        .uuid()
        .nullable()
        .describe('The customer or carrier that caused them; null for the operator'),
    }),
    bodyExample: { accountId: null },
    responses: { 200: { description: 'How many', schema: z.object({ count: z.int() }) } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: { count: await decide(services.core, caller, body.accountId) },
    }),
  });
}

export const mailRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/mails',
    operationId: 'listMails',
    tag,
    summary: 'List mails, newest first',
    description: 'Mails are kept for 90 days.',
    access: readAccess,
    fromReplica: true,
    query: z.strictObject({
      state: z.enum(MAIL_STATES).optional(),
      kind: z.enum(MAIL_KINDS).optional(),
      orderId: z.uuid().optional(),
      ...pageQuery,
    }),
    responses: {
      200: { description: 'A page of mails', schema: z.object({ data: z.array(mailSummary), nextCursor }) },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, query }) => {
      const { limit, cursor, ...filter } = query;
      const start = services.http.cursors.read('mails', cursor);
      const rows = await listMails(services.core.sql, filter, limit + 1, start);
      const page = services.http.cursors.page(rows, limit, 'mails', ({ createdAt: at, id }) => ({ at, id }));
      return { status: 200, body: page };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/mails/{id}',
    operationId: 'getMail',
    tag,
    summary: 'Get a mail with its text and HTML',
    access: readAccess,
    params: uuidPath,
    responses: { 200: { description: 'The mail', schema: mailRecord } },
    errors: ['NOT_FOUND'],
    handler: async ({ services, params }) => {
      const mail = await findMail(services.core.sql, params.id);
      if (!mail) throw mailNotFound();
      return { status: 200, body: mail };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/mails/test',
    operationId: 'sendTestMail',
    tag,
    summary: 'Send a test mail now',
    description: 'Waits for the answer of the mail server, at most 45 seconds.',
    access: { who: 'admins' },
    body: z.strictObject({
      recipient: z.email().max(254),
      language: optional(z.enum(LANGUAGES), 'de' as const),
    }),
    bodyExample: { recipient: 'tom@operator.example' },
    responses: {
      200: {
        description: 'What the mail server answered',
        schema: z.object({
          outcome: z.enum(['SENT', 'REFUSED', 'MAIL_OFF']).describe('MAIL_OFF: SMTP_URL is not set'),
          answer: z.string().nullable().describe('The words of the mail server, or why it did not answer'),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const [state] = await services.people.limits.hit([TEST_MAILS]);
      if (!state!.admitted) throw rateLimited(state!, 'Too many test mails.');
      const transport = await openTransport(services.config);
      if (transport === null) return { status: 200, body: { outcome: 'MAIL_OFF', answer: null } };
      try {
        const result = await sendTestMail(services.core, transport, caller, body.recipient, body.language);
        return {
          status: 200,
          body: result.sent
            ? { outcome: 'SENT', answer: result.answer }
            : { outcome: 'REFUSED', answer: result.error },
        };
      } finally {
        transport.close();
      }
    },
  }),
  heldRoute('release', 'Send the held mails of an account', releaseHeld),
  heldRoute('discard', 'Delete the held mails of an account', discardHeld),
  operationsRoute({
    method: 'POST',
    path: '/mails/{id}/resend',
    operationId: 'resendMail',
    tag,
    summary: 'Resend a mail, or send it now',
    description:
      'Restarts the attempts in any state: a waiting mail is sent at once, a sent mail is sent a second time.',
    access: changeAccess,
    params: uuidPath,
    body: z.strictObject({}),
    responses: { 200: { description: 'The mail, PENDING again', schema: mailRecord } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services, caller, params }) => ({
      status: 200,
      body: await resendMail(services.core, caller, params.id),
    }),
  }),
];
