// The driver's own hours and absences: see them, ask for days off, report sick, withdraw a request.
import { z } from 'zod';
import { listAbsencesOf, markSeen } from '../../dispatch/availability/absence-store.ts';
import { requestAbsence, withdrawRequest } from '../../dispatch/availability/request-absence.ts';
import { findTerms } from '../../dispatch/availability/terms-store.ts';
import { findOperator } from '../../operator/operator.ts';
import { nextCursor, pageQuery } from '../../platform/schemas.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { ABSENCE_EXAMPLE, absenceInput, absenceProblems } from '../shared/availability/absence-input.ts';
import { absenceShape, toAbsenceRecord } from '../shared/availability/absence-record.ts';
import { hoursShape } from '../shared/availability/working-terms-schema.ts';
import { driverRoute } from './admit.ts';

const tag = 'Availability';
const access = { session: true } as const;
const absencePath = z.object({ absenceId: z.uuid() });
const myAbsence = z.object(absenceShape).meta({ id: 'MyAbsence' });
const ABSENCE_RESPONSE = { description: 'The absence as it is now', schema: myAbsence };

export const driverAvailabilityRoutes = [
  driverRoute({
    method: 'GET',
    path: '/availability',
    operationId: 'getMyAvailability',
    tag,
    summary: 'When I work',
    access,
    responses: {
      200: {
        description: 'My hours',
        schema: z
          .object({ today: z.iso.date().describe('In the operator’s time zone'), ...hoursShape })
          .meta({ id: 'MyAvailability' }),
      },
    },
    errors: [],
    handler: async ({ services: { core }, caller }) => {
      const { timeZone } = await findOperator(core.sql);
      const { weeklyHours, maxDayMinutes, minRestMinutes } = await findTerms(core.sql, caller.id);
      const today = dayOf(timeZone, core.clock.now());
      return { status: 200, body: { today, weeklyHours, maxDayMinutes, minRestMinutes } };
    },
  }),
  driverRoute({
    method: 'GET',
    path: '/absences',
    operationId: 'listMyAbsences',
    tag,
    summary: 'List my absences, the latest days first',
    access,
    fromReplica: true,
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of absences',
        schema: z.object({ data: z.array(myAbsence), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services: { core, http }, caller, query }) => {
      const list = `absences ${caller.id}`;
      const start = http.cursors.read(list, query.cursor);
      const rows = await listAbsencesOf(core.sql, caller.id, query.limit + 1, start);
      const { data, ...page } = http.cursors.page(rows, query.limit, list, ({ firstDay, id }) => ({
        at: new Date(firstDay),
        id,
      }));
      return { status: 200, body: { data: data.map(toAbsenceRecord), ...page } };
    },
  }),
  driverRoute({
    method: 'PUT',
    path: '/absences/{absenceId}',
    operationId: 'requestAbsence',
    tag,
    summary: 'Ask for days off, or report sick',
    description:
      'Dispatch decides. The phone chooses the id; sending the same again changes nothing. A reported sickness counts at once.',
    access,
    params: absencePath,
    body: absenceInput,
    rules: ({ body }) => absenceProblems(body),
    bodyExample: ABSENCE_EXAMPLE,
    responses: { 200: ABSENCE_RESPONSE },
    errors: ['INVALID_REQUEST', 'ABSENCE_NOT_CHANGEABLE', 'ABSENCE_OVERLAPS'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const absence = await requestAbsence(core, caller, params.absenceId.toLowerCase(), body);
      return { status: 200, body: toAbsenceRecord(absence) };
    },
  }),
  driverRoute({
    method: 'POST',
    path: '/absences/{absenceId}/withdraw',
    operationId: 'withdrawAbsence',
    tag,
    summary: 'Withdraw a request',
    description: 'Until dispatch has decided. Withdrawing again changes nothing.',
    access,
    params: absencePath,
    notFound: 'ABSENCE_NOT_FOUND',
    responses: { 200: ABSENCE_RESPONSE },
    errors: ['ABSENCE_NOT_FOUND', 'ABSENCE_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params }) => {
      const absence = await withdrawRequest(core, caller, params.absenceId.toLowerCase());
      return { status: 200, body: toAbsenceRecord(absence) };
    },
  }),
  driverRoute({
    method: 'POST',
    path: '/absences/seen',
    operationId: 'markAbsencesSeen',
    tag,
    summary: 'Report that I have seen all decisions about my absences',
    access,
    responses: { 204: { description: 'They no longer count as unseen' } },
    errors: [],
    handler: async ({ services: { core }, caller }) => {
      await markSeen(core.sql, caller.id, core.clock.now());
      return { status: 204 };
    },
  }),
];
