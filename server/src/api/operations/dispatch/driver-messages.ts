// Messages with the driver of an order: the thread, the notices and whether they were read, and the settings.

import { z } from 'zod';
import { ALL_PROBLEM_REASONS, PROBLEM_KINDS } from '../../../../../shared/trips/problems.ts';
import { QUICK_ANSWERS } from '../../../../../shared/trips/quick-answers.ts';
import { MAX_MESSAGE_LENGTH, MESSAGE_AUTHORS } from '../../../dispatch/conversations/message.ts';
import { listMessagesOfOrder } from '../../../dispatch/conversations/message-store.ts';
import { handleProblem } from '../../../dispatch/conversations/report-problem.ts';
import {
  canWriteToDriver,
  readAsDispatch,
  writeToDriver,
} from '../../../dispatch/conversations/write-message.ts';
import { findDriver } from '../../../dispatch/drivers/driver-store.ts';
import { DRIVER_NOTICE_STATES } from '../../../messages/driver-notices/driver-notice.ts';
import {
  changeNoticeSettings,
  driverNoticeSettings,
  findNoticeSettings,
} from '../../../messages/driver-notices/notice-settings.ts';
import { listNoticesOfOrder } from '../../../messages/driver-notices/notice-store.ts';
import { listSubscriptions } from '../../../messages/driver-notices/subscription-store.ts';
import { DRIVER_NOTICE_KINDS } from '../../../model/orders/driver-notices.ts';
import type { Order } from '../../../model/orders/order.ts';
import { idOfActor } from '../../../orders/history/history-authors.ts';
import type { Core } from '../../../orders/records/core.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import { namesOfUsers } from '../../../people/user-store.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId, timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Messages';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'dispatch' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;
const MAX_NOTICES = 100;

const driverMessage = z
  .object({
    id: z.uuid(),
    author: z.enum(MESSAGE_AUTHORS),
    by: z.string().nullable().describe('The name of the driver or of the person; null for machines'),
    driverName: z.string().describe('The driver of this thread'),
    text: z.string(),
    question: z.boolean(),
    answersId: z.uuid().nullable().describe('The question that it answers'),
    quickAnswer: z
      .enum(QUICK_ANSWERS)
      .nullable()
      .describe('Tapped instead of written; the text is then empty'),
    writtenAt: timestamp.describe('By the corrected clock of the phone, which may have been offline'),
    readAt: timestamp.nullable().describe('When the other side read it'),
    problem: z.enum(PROBLEM_KINDS).nullable().describe('What the driver reported with it'),
    problemReason: z.enum(ALL_PROBLEM_REASONS).nullable(),
    arrivesAt: timestamp.nullable().describe('Of a delay: when the driver expects to arrive'),
    handledAt: timestamp.nullable().describe('When somebody took care of the problem'),
  })
  .meta({ id: 'DriverMessage' });

const driverNotice = z
  .object({
    id: z.uuid(),
    kind: z.enum(DRIVER_NOTICE_KINDS),
    driverName: z.string(),
    messageId: z.uuid().nullable().describe('The message that it announces'),
    state: z
      .enum(DRIVER_NOTICE_STATES)
      .describe(
        'NOTIFIED: a push service took it. NOT_REACHED: no phone took it. MAILED: it was not read in time',
      ),
    createdAt: timestamp,
    notifiedAt: timestamp.nullable(),
    readAt: timestamp.nullable(),
    mailedAt: timestamp.nullable(),
  })
  .meta({ id: 'DriverNotice' });

const thread = z
  .object({
    messages: z.array(driverMessage).describe('Oldest first'),
    notices: z.array(driverNotice).describe(`Oldest first, the newest ${MAX_NOTICES}`),
    driver: z
      .object({
        name: z.string(),
        pushed: z.boolean().describe('Whether a phone of the driver gets push messages'),
        mailed: z.boolean().describe('Whether the driver has an e-mail address'),
      })
      .nullable()
      .describe('The recipient of new messages; null if there is none'),
  })
  .meta({ id: 'DriverThread' });

async function toThread(core: Core, order: Order) {
  const { sql } = core;
  const [messages, notices, driver] = await Promise.all([
    listMessagesOfOrder(sql, order.id),
    listNoticesOfOrder(sql, order.id, MAX_NOTICES),
    readReceiver(core, order),
  ]);
  const writers = messages.map(({ writtenBy }) => idOfActor(writtenBy, 'user')).filter((id) => id !== null);
  const names = await namesOfUsers(sql, null, writers);
  return {
    messages: messages.map(
      ({ writtenBy, isQuestion: question, accountId: _, orderId: __, driverId: ___, ...message }) => {
        const writer = names.get(idOfActor(writtenBy, 'user') ?? '') ?? null;
        return { ...message, question, by: message.author === 'DRIVER' ? message.driverName : writer };
      },
    ),
    notices: notices.map(
      ({ id, kind, driverName, messageId, state, createdAt, notifiedAt, readAt, mailedAt }) => ({
        id,
        kind,
        driverName,
        messageId,
        state,
        createdAt,
        notifiedAt,
        readAt,
        mailedAt,
      }),
    ),
    driver,
  };
}

async function readReceiver(core: Core, order: Order) {
  if (!(await canWriteToDriver(core, core.sql, order))) return null;
  const { name, email, id } = (await findDriver(core.sql, order.driver!.id))!;
  const phones = await listSubscriptions(core.sql, id, core.clock.now());
  return { name, pushed: phones.length > 0, mailed: email !== null };
}

const settingsRecord = z.looseObject(driverNoticeSettings.shape).meta({ id: 'DriverNoticeSettings' });
const SETTINGS = { 200: { description: 'The settings', schema: settingsRecord } };
const THREAD = { description: 'The thread as it is now', schema: thread };

export const driverMessageRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/messages',
    operationId: 'getDriverThread',
    tag,
    summary: 'Read the messages with the driver, and the notices to the driver',
    access: readAccess,
    params: pathId,
    notFound,
    responses: { 200: THREAD },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, params }) => ({
      status: 200,
      body: await toThread(core, await getAnyOrder(core.sql, params.id)),
    }),
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/messages',
    operationId: 'writeToDriver',
    tag,
    summary: 'Write to the driver of an order',
    description:
      'The driver gets a push message, and a mail if it is not read in time. Customers never see it.',
    access: changeAccess,
    params: pathId,
    notFound,
    body: z.strictObject({
      text: plainText(MAX_MESSAGE_LENGTH),
      question: z.boolean().default(false).describe('Whether the driver is asked to answer'),
      id: z.uuid().optional().describe('Chosen by the caller, so that the call can be repeated'),
    }),
    bodyExample: { text: 'Can you be at the pickup by 10:00?', question: true },
    responses: { 201: THREAD },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body: { text, question: isQuestion, id } }) => {
      const { orderId } = await writeToDriver(core, caller, params.id, {
        id: id?.toLowerCase(),
        text,
        isQuestion,
      });
      return { status: 201, body: await toThread(core, await getAnyOrder(core.sql, orderId)) };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/messages/read',
    operationId: 'readDriverMessages',
    tag,
    summary: 'Mark the messages of the driver as read, up to the last one seen',
    description: 'For all colleagues; the driver sees it, too. A message that came since stays unread.',
    access: changeAccess,
    params: pathId,
    notFound,
    body: z.strictObject({ lastId: z.uuid().describe('The last message of the thread as it was shown') }),
    bodyExample: { lastId: '0199a0c2-7c4e-7000-8000-000000000091' },
    responses: { 204: { description: 'They are read' } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, params, body }) => {
      await readAsDispatch(core, params.id, body.lastId);
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/messages/{messageId}/handle',
    operationId: 'handleDriverProblem',
    tag,
    summary: 'Report that somebody took care of a problem of the driver',
    description: 'It no longer is on Today, nor are earlier ones of the order. Repeating it changes nothing.',
    access: changeAccess,
    params: pathId.extend({ messageId: z.uuid() }),
    notFound,
    responses: { 204: { description: 'The problem is handled' } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => {
      await handleProblem(core, caller, params.id, params.messageId.toLowerCase());
      return { status: 204 };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/driver-notices/settings',
    operationId: 'getDriverNoticeSettings',
    tag,
    summary: 'Get the settings for notices to drivers',
    access: readAccess,
    responses: SETTINGS,
    errors: [],
    handler: async ({ services }) => ({ status: 200, body: await findNoticeSettings(services.core.sql) }),
  }),
  operationsRoute({
    method: 'PUT',
    path: '/driver-notices/settings',
    operationId: 'changeDriverNoticeSettings',
    tag,
    summary: 'Replace the settings for notices to drivers',
    access: changeAccess,
    body: driverNoticeSettings,
    bodyExample: { mailAfterMinutes: 30, nightFrom: '22:00', nightUntil: '06:00', nearHours: 8 },
    responses: SETTINGS,
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => ({
      status: 200,
      body: await changeNoticeSettings(services.core, caller, body),
    }),
  }),
];
