// Sheets to print: the day of the drivers, the jobs of chosen orders, the list of short-term plates.
import { z } from 'zod';
import { MAX_SHEETS, printDay, printJobs, printPlates } from '../../../dispatch/paper/print.ts';
import { sendOnce } from '../../../http/download.ts';
import { LANGUAGES } from '../../../platform/language.ts';
import { calendarDay } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Paper';
const access = { who: 'all' } as const;
const PDF_RESPONSE = { description: 'The PDF', contentType: 'application/pdf' };
const language = z.enum(LANGUAGES).default('de').describe('The language of the sheets');
const flag = z.enum(['true', 'false']).default('false');

export const paperRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/paper/day',
    operationId: 'printDay',
    tag,
    summary: 'Print the day sheets of the drivers',
    description: `One sheet for each driver with a trip on the day: trips in their order with times, places, contacts, vehicle, plate and remarks, and the journeys between them. At most ${MAX_SHEETS} sheets.`,
    access,
    query: z.strictObject({
      day: calendarDay.optional().describe('In the operator’s time zone; by default today'),
      driverId: z.uuid().optional().describe('Only this driver, even without a trip'),
      jobs: flag.describe('Whether each day sheet is followed by the job sheets of its trips'),
      plates: flag.describe('Whether the list of short-term plates follows at the end'),
      language,
    }),
    responses: { 200: PDF_RESPONSE },
    errors: ['INVALID_REQUEST', 'NOT_FOUND', 'NOTHING_TO_PRINT', 'TOO_MANY_SHEETS', 'SERVICE_BUSY'],
    handler: async ({ services: { core }, query }) => {
      const { day, driverId, jobs, plates } = query;
      const choice = { day, driverId, withJobs: jobs === 'true', withPlates: plates === 'true' };
      return sendOnce(await printDay(core, query.language, choice));
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/paper/orders',
    operationId: 'printOrders',
    tag,
    summary: 'Print the job sheets of chosen orders',
    description: `One sheet for each order, with everything that a driver needs. At most ${MAX_SHEETS}.`,
    access: { who: 'staff' },
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ id: z.uuid() }))
        .min(1)
        .max(MAX_SHEETS),
      language,
    }),
    bodyExample: { orders: [{ id: '0199a0c2-7c4e-7000-8000-000000000010' }], language: 'de' },
    responses: { 200: PDF_RESPONSE },
    errors: ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'SERVICE_BUSY'],
    handler: async ({ services: { core }, body }) => {
      const ids = body.orders.map(({ id }) => id);
      return sendOnce(await printJobs(core, body.language, ids));
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/paper/plates',
    operationId: 'printPlates',
    tag,
    summary: 'Print the list of short-term plates',
    description: 'Those that are valid or not back yet, by the end of their validity.',
    access,
    query: z.strictObject({ language }),
    responses: { 200: PDF_RESPONSE },
    errors: ['INVALID_REQUEST', 'SERVICE_BUSY'],
    handler: async ({ services: { core }, query }) => sendOnce(await printPlates(core, query.language)),
  }),
];
