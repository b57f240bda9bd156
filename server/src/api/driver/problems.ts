// A delay, a breakdown or an accident, reported on the way. The phone chooses the id, and may have been offline.
import { z } from 'zod';
import { ALL_PROBLEM_REASONS, PROBLEM_KINDS, PROBLEM_REASONS } from '../../../../shared/trips/problems.ts';
import { MAX_MESSAGE_LENGTH } from '../../dispatch/conversations/message.ts';
import { reportProblem } from '../../dispatch/conversations/report-problem.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import { plainText } from '../../platform/plain-text.ts';
import { zonedTime } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';
import { deviceReport } from './device-report.ts';
import { toTripRecord, tripRecord } from './trip-record.ts';

const problemBody = z.strictObject({
  kind: z.enum(PROBLEM_KINDS),
  reason: z.enum(ALL_PROBLEM_REASONS).describe(
    Object.entries(PROBLEM_REASONS)
      .map(([kind, reasons]) => `${kind}: ${reasons.join(', ')}`)
      .join('. '),
  ),
  text: plainText(MAX_MESSAGE_LENGTH).nullish().describe('For dispatch only; customers never see it'),
  arrivesAt: zonedTime.nullish().describe('For a delay: when I expect to arrive, by the clock of the device'),
  ...deviceReport,
});

function problemProblems(body: z.output<typeof problemBody> | undefined): FieldProblem[] {
  if (!body) return [];
  const problems: FieldProblem[] = [];
  if (!(PROBLEM_REASONS[body.kind] as readonly string[]).includes(body.reason)) {
    const message = `The reasons of ${body.kind} are ${PROBLEM_REASONS[body.kind].join(', ')}.`;
    problems.push({ field: 'reason', code: 'invalid_value', message });
  }
  if ((body.kind === 'DELAY') !== Boolean(body.arrivesAt)) {
    const message = 'A delay needs arrivesAt, and no other problem has it.';
    problems.push({ field: 'arrivesAt', code: 'invalid_value', message });
  }
  return problems;
}

export const driverProblemRoutes = [
  driverRoute({
    method: 'PUT',
    path: '/trips/{id}/problems/{messageId}',
    operationId: 'reportProblem',
    tag: 'Messages',
    summary: 'Report a delay, a breakdown or an accident',
    description:
      'Dispatch sees it at once, until it is handled. A delay moves the estimated arrival; beyond the requested delivery the customer is told as if dispatch reported it. A time that has passed by the time it arrives changes nothing. Sending the same id again changes nothing.',
    access: { session: true, whenSignedOut: 'hand-in' },
    params: z.object({ id: z.uuid(), messageId: z.uuid() }),
    notFound: 'ORDER_NOT_FOUND',
    body: problemBody,
    rules: ({ body }) => problemProblems(body),
    bodyExample: { kind: 'DELAY', reason: 'TRAFFIC', arrivesAt: '2026-10-05T15:20:00+02:00' },
    responses: { 200: { description: 'The trip as it is now', schema: tripRecord } },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const { kind, reason, text, arrivesAt, ...report } = body;
      const id = params.messageId.toLowerCase();
      const given = { id, kind, reason, text: text ?? '', arrivesAt: arrivesAt ?? null };
      const order = await reportProblem(core, caller, params.id, given, report);
      return { status: 200, body: await toTripRecord(core, caller, order) };
    },
  }),
];
