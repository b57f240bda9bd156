// The terms on which a driver works, and the absences that dispatch enters and decides about.
import { z } from 'zod';
import type { Absence } from '../../../dispatch/availability/absence.ts';
import { listAbsencesOf, listWaiting } from '../../../dispatch/availability/absence-store.ts';
import { changeTerms, getTerms } from '../../../dispatch/availability/change-terms.ts';
import { DECISIONS, decideAbsence, enterAbsence } from '../../../dispatch/availability/decide-absence.ts';
import type { WorkingTerms } from '../../../dispatch/availability/working-terms.ts';
import { driverNotFound } from '../../../dispatch/drivers/driver.ts';
import { findDriver } from '../../../dispatch/drivers/driver-store.ts';
import { findOperator } from '../../../operator/operator.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { nextCursor, optional, pageQuery, uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import { ABSENCE_EXAMPLE, absenceInput, absenceProblems } from '../../shared/availability/absence-input.ts';
import { homeInput, termsShape } from '../../shared/availability/working-terms-schema.ts';
import { operationsRoute } from '../admit.ts';
import { absenceRecord, toAbsenceRecords, toWaitingRecord, waitingAbsence } from './absence-records.ts';

const tag = 'Availability';
/** Sickness is sensitive: only those who plan see it. */
const access = { who: 'dispatch' } as const;
const ABSENCE_RESPONSE = { description: 'The absence as it is now', schema: absenceRecord };

const termsRecord = z
  .object({
    ...termsShape,
    home: homeInput
      .extend({ found: z.boolean().describe('Whether planning can use it') })
      .nullable()
      .describe('Where the driver starts if no later place is known'),
  })
  .meta({ id: 'WorkingTerms' });

const TERMS_RESPONSE = { description: 'The terms of the driver', schema: termsRecord };

function toTermsRecord({ home, ...terms }: WorkingTerms) {
  if (home === null) return { ...terms, home };
  const { coordinates, ...place } = home;
  return { ...terms, home: { ...place, found: coordinates !== null } };
}

const startOf = ({ firstDay, id }: Absence) => ({ at: new Date(firstDay), id });
const waitingSince = ({ absence: { createdAt, id } }: { absence: Absence }) => ({ at: createdAt, id });

export const availabilityRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/drivers/{id}/availability',
    operationId: 'getDriverAvailability',
    tag,
    summary: 'Get the terms on which a driver works',
    access,
    params: uuidPath,
    responses: { 200: TERMS_RESPONSE },
    errors: ['NOT_FOUND'],
    handler: async ({ services: { core }, params }) => ({
      status: 200,
      body: toTermsRecord(await getTerms(core.sql, params.id)),
    }),
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/drivers/{id}/availability',
    operationId: 'changeDriverAvailability',
    tag,
    summary: 'Change the terms on which a driver works',
    description: 'Assigned trips stay as they are; the day plan shows the new conflicts.',
    access,
    params: uuidPath,
    body: z.strictObject({ ...termsShape, home: homeInput.nullable() }).partial(),
    bodyExample: {
      weeklyHours: [...Array(5).fill({ from: '07:00', to: '17:00' }), null, null],
      licenceClasses: ['BE'],
      maxDayMinutes: 600,
      minRestMinutes: 660,
      home: { postalCode: '50667', city: 'Köln', country: 'DE' },
    },
    responses: { 200: TERMS_RESPONSE },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) => ({
      status: 200,
      body: toTermsRecord(await changeTerms(core, caller, params.id, withoutUndefined(body))),
    }),
  }),
  operationsRoute({
    method: 'GET',
    path: '/drivers/{id}/absences',
    operationId: 'listDriverAbsences',
    tag,
    summary: 'List the absences of a driver, the latest days first',
    access,
    fromReplica: true,
    params: uuidPath,
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of absences',
        schema: z.object({ data: z.array(absenceRecord), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR', 'NOT_FOUND'],
    handler: async ({ services: { core, http }, params, query }) => {
      if (!(await findDriver(core.sql, params.id))) throw driverNotFound();
      const list = `absences ${params.id}`;
      const start = http.cursors.read(list, query.cursor);
      const rows = await listAbsencesOf(core.sql, params.id, query.limit + 1, start);
      const { data, ...page } = http.cursors.page(rows, query.limit, list, startOf);
      return { status: 200, body: { data: await toAbsenceRecords(core.sql, data), ...page } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/drivers/{id}/absences',
    operationId: 'enterAbsence',
    tag,
    summary: 'Enter an absence of a driver',
    description: 'It is approved at once. It may overlap with others, such as sickness during a holiday.',
    access,
    params: uuidPath,
    body: absenceInput,
    rules: ({ body }) => absenceProblems(body),
    bodyExample: ABSENCE_EXAMPLE,
    responses: { 201: ABSENCE_RESPONSE },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const absence = await enterAbsence(core, caller, params.id, body);
      const [record] = await toAbsenceRecords(core.sql, [absence]);
      return { status: 201, body: record! };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/absences',
    operationId: 'listAbsenceRequests',
    tag,
    summary: 'List the absences that wait for a decision, oldest first',
    access,
    fromReplica: true,
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of requests',
        schema: z.object({ data: z.array(waitingAbsence), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services: { core, http }, query }) => {
      const list = 'absence requests';
      const start = http.cursors.read(list, query.cursor);
      const { timeZone } = await findOperator(core.sql);
      const rows = await listWaiting(core.sql, timeZone, query.limit + 1, start);
      const { data, ...page } = http.cursors.page(rows, query.limit, list, waitingSince);
      return { status: 200, body: { data: data.map(toWaitingRecord), ...page } };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/absences/{id}/decision',
    operationId: 'decideAbsence',
    tag,
    summary: 'Approve or decline a request, or withdraw an approved absence',
    description: 'The driver sees the decision and its remark in the app.',
    access,
    params: uuidPath,
    notFound: 'ABSENCE_NOT_FOUND',
    body: z.strictObject({
      decision: z
        .enum(DECISIONS)
        .describe('APPROVE and DECLINE answer a request; WITHDRAW ends an approved absence'),
      remark: optional(plainText(500), null),
      version: z.int().optional().describe('The version seen; refused if it was changed since'),
    }),
    bodyExample: { decision: 'APPROVE', version: 1 },
    responses: { 200: ABSENCE_RESPONSE },
    errors: ['INVALID_REQUEST', 'ABSENCE_NOT_FOUND', 'ABSENCE_NOT_CHANGEABLE'],
    handler: async ({ services: { core }, caller, params, body: { version, ...decision } }) => {
      const decided = { ...decision, expectedVersion: version };
      const absence = await decideAbsence(core, caller, params.id.toLowerCase(), decided);
      const [record] = await toAbsenceRecords(core.sql, [absence]);
      return { status: 200, body: record! };
    },
  }),
];
