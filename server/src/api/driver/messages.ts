// Messages to dispatch, and what the driver has read. The phone chooses the ids, and may have been offline.

import { z } from 'zod';
import { QUICK_ANSWERS } from '../../../../shared/trips/quick-answers.ts';
import { MAX_MESSAGE_LENGTH } from '../../dispatch/conversations/message.ts';
import { readAsDriver, writeAsDriver } from '../../dispatch/conversations/write-message.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { plainText } from '../../platform/plain-text.ts';
import { uuidPath } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';
import { deviceReport } from './device-report.ts';
import { toTripMessage, tripMessage } from './trip-messages.ts';

const tag = 'Messages';
/** A phone that dispatch signed out may still send what was written before. */
const handInAccess = { session: true, whenSignedOut: 'hand-in' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;
const MAX_NOTICES = 100;

function needsOneOfBoth() {
  const message = 'Send either a text or a quick answer.';
  return invalidFields([{ field: 'text', code: 'invalid_value', message }]);
}

export const driverMessageRoutes = [
  driverRoute({
    method: 'PUT',
    path: '/trips/{id}/messages/{messageId}',
    operationId: 'writeMessage',
    tag,
    summary: 'Write to dispatch about a trip',
    description: 'Until 24 hours after the end of the trip. Sending the same id again changes nothing.',
    access: handInAccess,
    params: z.object({ id: z.uuid(), messageId: z.uuid() }),
    notFound,
    body: z.strictObject({
      text: plainText(MAX_MESSAGE_LENGTH).nullish().describe('Left out only with `quickAnswer`'),
      quickAnswer: z
        .enum(QUICK_ANSWERS)
        .nullish()
        .describe('Tapped instead of written: dispatch reads it in its own language'),
      answersId: z.uuid().nullish().describe('The question of dispatch that this answers'),
      ...deviceReport,
    }),
    bodyExample: { text: 'The gate is closed, I am calling the contact.' },
    responses: { 200: { description: 'The message', schema: tripMessage } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const { text = null, quickAnswer = null, answersId, ...report } = body;
      if ((text === null) === (quickAnswer === null)) throw needsOneOfBoth();
      const id = params.messageId.toLowerCase();
      const given = {
        id,
        text: text ?? '',
        quickAnswer,
        answersId: answersId?.toLowerCase() ?? null,
      };
      const message = await writeAsDriver(core, caller, params.id, given, report);
      return { status: 200, body: toTripMessage(message, null) };
    },
  }),
  driverRoute({
    method: 'POST',
    path: '/trips/{id}/read',
    operationId: 'readNotices',
    tag,
    summary: 'Report which notices and messages of a trip were shown',
    access: handInAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject({
      notices: z.array(z.uuid()).min(1).max(MAX_NOTICES).describe('From unreadNotices of the trip'),
      ...deviceReport,
    }),
    bodyExample: { notices: ['0199a0c2-7c4e-7000-8000-000000000090'] },
    responses: { 204: { description: 'Dispatch sees that they were read' } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body: { notices, ...report } }) => {
      await readAsDriver(core, caller, params.id, notices, report);
      return { status: 204 };
    },
  }),
];
