// Everything about a driver in one call, for the driver's page in the console.
import { z } from 'zod';
import { COST_KINDS } from '../../../../../shared/extras/kinds.ts';
import { EMPLOYMENT_KINDS } from '../../../dispatch/availability/working-terms.ts';
import type { DriverPage } from '../../../dispatch/driver-page/read-driver-page.ts';
import { readDriverPage } from '../../../dispatch/driver-page/read-driver-page.ts';
import { STATES } from '../../../dispatch/extras/extra.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { timestamp, uuidPath } from '../../../platform/schemas.ts';
import { termsShape } from '../../shared/availability/working-terms-schema.ts';
import { hasRole, operationsRoute } from '../admit.ts';
import { absenceRecord, toAbsenceRecords } from './absence-records.ts';
import {
  absenceShownTo,
  assignedTrip,
  driverState,
  fleetDriver,
  lastPlace,
  type ShowAbsence,
  toAssignedTripRecord,
  toFleetDriver,
  workday,
} from './planning-records.ts';

const minutes = z.int();
const day = { day: z.iso.date(), from: timestamp, to: timestamp };

const driverPage = z
  .object({
    driver: fleetDriver.extend({
      lastSeenAt: timestamp.nullable().describe('When the app of a signed-in phone last called the service'),
      employment: z.enum(EMPLOYMENT_KINDS),
    }),
    place: lastPlace.nullable(),
    state: driverState,
    leftKm: z
      .number()
      .nullable()
      .describe('To the destination of the trip under way; null before pickup or without a position'),
    freeFrom: timestamp
      .nullable()
      .describe(
        'After the working day that runs now: within the agreed hours, after the rest, not during an absence. Null for inactive drivers, and if there is no such time within two weeks',
      ),
    days: z
      .array(z.object({ ...day, workday, bookedMinutes: minutes }))
      .describe('Today and tomorrow, in the operator’s time zone'),
    ways: z.array(
      z.object({
        kind: z.enum(['TO_PICKUP', 'HOME']),
        from: timestamp,
        to: timestamp,
        km: z.number().describe('Estimated from the straight line'),
      }),
    ),
    nights: z
      .array(
        z.object({
          from: timestamp,
          to: timestamp,
          awayIn: z.string().nullable().describe('The city; null for a night at home'),
        }),
      )
      .describe('From the last handover, or the arrival at home, to leaving for the next day'),
    week: z.object({
      days: z
        .array(z.object({ ...day, workedMinutes: minutes, plannedMinutes: minutes }))
        .describe('Monday to Sunday: from the first pickup to the last handover of the day'),
      agreedMinutes: minutes.nullable().describe('Null for a driver who works at any time'),
      maxDayMinutes: minutes.nullable().describe('As agreed; null: ten hours'),
      minRestMinutes: minutes.nullable(),
      restMinutes: minutes.nullable().describe('Before the next working day; null without one'),
      nightsAway: z.int().describe('Of this week'),
    }),
    trips: z
      .array(
        assignedTrip.extend({
          firstDay: z.iso.date().describe('The local day of the start'),
          lastDay: z.iso.date().describe('The local day of the end'),
          arrivedAtPickup: timestamp.nullable(),
        }),
      )
      .describe('Since Monday, and those of the next 60 days'),
    tripCount: z.int().describe('All trips that the driver ever had'),
    absences: z
      .object({
        data: z.array(absenceRecord).describe('The latest days first'),
        holidays: z.int().describe('Working days of approved holidays in this year'),
      })
      .nullable()
      .describe('Null for callers who do not plan: sickness is sensitive'),
    expenses: z.object({
      data: z.array(
        z.object({
          id: z.uuid(),
          orderNumber: z.string(),
          kind: z.enum(COST_KINDS),
          paidOn: z.iso.date(),
          gross: z.number(),
          currency: z.string(),
          state: z.enum(STATES),
        }),
      ),
      sums: z
        .array(
          z.object({
            currency: z.string(),
            gross: z.number().describe('Paid since Monday'),
            toCheck: z.number().describe('Waits for a decision, whenever it was paid'),
          }),
        )
        .describe('By currency, without refused ones'),
    }),
    damages: z
      .object({
        cases: z.array(
          z.object({
            number: z.string(),
            orderNumber: z.string(),
            state: z.enum(['OPEN', 'IN_REVIEW', 'DECIDED', 'CLOSED']),
            liability: z.enum(['OPEN', 'OPERATOR', 'DRIVER', 'CUSTOMER', 'THIRD_PARTY', 'NOT_OURS']),
            createdAt: timestamp,
          }),
        ),
        count: z.int(),
        byDriver: z.int().describe('Cases in which the driver is liable'),
        handovers: z.int(),
        handoversWithDamage: z.int(),
      })
      .describe('Of the last twelve months'),
    licences: termsShape.licences,
    licenceClasses: termsShape.licenceClasses,
  })
  .meta({ id: 'DriverPage' });

export const driverPageRoute = operationsRoute({
  method: 'GET',
  path: '/drivers/{id}/page',
  operationId: 'getDriverPage',
  tag: 'Drivers',
  summary: 'Get where a driver is, the trips of the week, hours, absences, expenses, damages and licences',
  access: { who: 'all' },
  fromReplica: true,
  params: uuidPath,
  responses: { 200: { description: 'The driver', schema: driverPage } },
  errors: ['NOT_FOUND'],
  handler: async ({ services: { core }, caller, params }) => {
    const page = await readDriverPage(core, params.id);
    const absences = hasRole(caller, 'dispatch')
      ? { data: await toAbsenceRecords(core.sql, page.absences), holidays: page.holidays }
      : null;
    return { status: 200, body: { ...toDriverPage(page, absenceShownTo(caller)), absences } };
  },
});

function toDriverPage(page: DriverPage, show: ShowAbsence) {
  const { driver, place, state, freeFrom, terms, days, ways, nights, trips, counts } = page;
  return {
    driver: { ...toFleetDriver(driver), lastSeenAt: counts.lastSeenAt, employment: terms.employment },
    place,
    state: show(state),
    leftKm: page.leftKm,
    freeFrom,
    days: days.map((one) => ({ ...one, workday: show(one.workday) })),
    ways,
    nights,
    week: {
      days: page.week,
      agreedMinutes: page.agreedMinutes,
      maxDayMinutes: terms.maxDayMinutes,
      minRestMinutes: terms.minRestMinutes,
      restMinutes: page.restMinutes,
      nightsAway: page.nightsAway,
    },
    trips: trips.map(({ firstDay, lastDay, ...trip }) => ({
      ...toAssignedTripRecord(trip, show),
      firstDay,
      lastDay,
      arrivedAtPickup: trip.order.arrivedAtPickup,
    })),
    tripCount: counts.trips,
    expenses: {
      data: page.expenses.map(({ grossCents, ...one }) => ({ ...one, gross: centsToAmount(grossCents) })),
      sums: page.expenseSums.map(({ currency, grossCents, toCheckCents }) => ({
        currency,
        gross: centsToAmount(Number(grossCents)),
        toCheck: centsToAmount(Number(toCheckCents)),
      })),
    },
    damages: {
      cases: page.damages,
      count: counts.damageCases,
      byDriver: counts.casesByDriver,
      handovers: counts.handovers,
      handoversWithDamage: counts.handoversWithDamage,
    },
    licences: [...terms.licences],
    licenceClasses: [...terms.licenceClasses],
  };
}
