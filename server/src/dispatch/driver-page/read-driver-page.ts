// Everything that the page of a driver shows, in a constant number of statements.
import { addDays } from '../../../../shared/time/days.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { isOneOf, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import type { Core } from '../../orders/records/core.ts';
import { dayIn, dayOf } from '../../platform/time-zones.ts';
import type { Absence } from '../availability/absence.ts';
import { listAbsencesOf } from '../availability/absence-store.ts';
import { findTerms } from '../availability/terms-store.ts';
import type { WorkingTerms } from '../availability/working-terms.ts';
import { driverNotFound } from '../drivers/driver.ts';
import { readFleet } from '../planning/availability.ts';
import { type AssignedTrip, type DriverDay, dayOfDriver, readHoursOf } from '../planning/day-plan.ts';
import { findPlanningRates, toRates } from '../planning/planning-rates.ts';
import type { Span } from '../planning/planning-store.ts';
import { readDay } from '../planning/today.ts';
import { kmBetween } from '../planning/trip-times.ts';
import {
  countForDriver,
  type DriverCounts,
  type DriverDamage,
  type ExpenseSum,
  listDamageCases,
  listExpenses,
  listHolidays,
  type PaidExpense,
  sumExpenses,
} from './driver-page-store.ts';
import {
  agreedMinutes,
  countHolidays,
  freeFrom,
  type Hours,
  hoursWithin,
  type Night,
  nextRestMinutes,
  stretchesOf,
  type Way,
  waysAndNights,
} from './working-week.ts';

/** How far ahead trips are read: a sick note names those within its days. */
const AHEAD_DAYS = 60;
const SHOWN_ABSENCES = 6;
const YEAR_MS = 365 * DAY_MS;

type NamedDay = Span & { day: string };

/** With the local days of the trip, both included. */
type DatedTrip = AssignedTrip & { firstDay: string; lastDay: string };

export interface DriverPage {
  driver: DriverDay['driver'];
  place: DriverDay['place'];
  state: DriverDay['state'];
  /** To the destination of the trip under way. */
  leftKm: number | null;
  freeFrom: Date | null;
  terms: WorkingTerms;
  /** Today and tomorrow. */
  days: (NamedDay & Pick<DriverDay, 'workday' | 'bookedMinutes'>)[];
  ways: Way[];
  nights: Night[];
  /** Monday to Sunday. */
  week: (NamedDay & Hours)[];
  agreedMinutes: number | null;
  restMinutes: number | null;
  /** Of the week, away from home. */
  nightsAway: number;
  /** Since Monday, and those ahead. */
  trips: DatedTrip[];
  absences: Absence[];
  /** Working days of approved holidays in this year. */
  holidays: number;
  expenses: PaidExpense[];
  expenseSums: ExpenseSum[];
  damages: DriverDamage[];
  counts: DriverCounts;
}

export async function readDriverPage(core: Pick<Core, 'sql' | 'clock'>, id: string): Promise<DriverPage> {
  const { sql } = core;
  const now = core.clock.now();
  const { day: today, timeZone } = await readDay(core);
  const named = (day: string): NamedDay => ({ day, ...dayIn(timeZone, day) });
  const weekdayAt = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekdayAt);
  const days = Array.from({ length: 7 }, (_, at) => named(addDays(monday, at)));
  const span = { from: days[0]!.from, to: named(addDays(today, AHEAD_DAYS)).to };
  const [year] = today.split('-');
  const since = new Date(now.getTime() - YEAR_MS);
  const [fleet, terms, rates, absences, holidays, expenses, expenseSums, damages, counts] = await Promise.all(
    [
      readFleet(sql, span, now, { inactive: true, driverIds: [id] }),
      findTerms(sql, id),
      findPlanningRates(sql),
      listAbsencesOf(sql, id, SHOWN_ABSENCES, null),
      listHolidays(sql, id, { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` }),
      listExpenses(sql, id),
      sumExpenses(sql, id, monday),
      listDamageCases(sql, id, since),
      countForDriver(sql, id, since, now),
    ],
  );
  const [found] = fleet;
  if (!found) throw driverNotFound();
  const all = dayOfDriver(found, span, now);
  const stretches = stretchesOf(all.trips);
  const { ways, nights } = waysAndNights(all.trips, found, toRates(rates));
  const addHours = await readHoursOf(sql, all.trips);
  const isOfWeek = ({ from }: Night) => from >= days[0]!.from && from < days[6]!.to;
  return {
    driver: found.driver,
    place: found.place,
    state: all.state,
    leftKm: leftKmOf(all.trips),
    freeFrom: found.driver.active ? freeFrom(stretches, found.work, now) : null,
    terms,
    days: [today, addDays(today, 1)].map((day) => {
      const { workday, bookedMinutes } = dayOfDriver(found, named(day), now);
      return { ...named(day), workday, bookedMinutes };
    }),
    ways,
    nights,
    week: days.map((day) => ({ ...day, ...hoursWithin(stretches, day, now) })),
    agreedMinutes: agreedMinutes(found.work),
    restMinutes: nextRestMinutes(stretches, now),
    nightsAway: nights.filter((night) => night.awayIn !== null && isOfWeek(night)).length,
    trips: all.trips.map((trip) => ({
      ...addHours(trip),
      firstDay: dayOf(timeZone, trip.startsAt),
      lastDay: dayOf(timeZone, trip.endsAt),
    })),
    absences,
    holidays: countHolidays(
      found.work,
      holidays.map(({ firstDay, lastDay }) => ({
        from: dayIn(timeZone, firstDay).from,
        to: dayIn(timeZone, lastDay).to,
      })),
    ),
    expenses,
    expenseSums,
    damages,
    counts,
  };
}

function leftKmOf(trips: readonly AssignedTrip[]): number | null {
  const driven = trips.find(({ order }) => isOneOf(VEHICLE_WITH_DRIVER, order));
  const km = kmBetween(driven?.order.position ?? null, driven?.order.delivery.coordinates ?? null);
  return km === null ? null : Math.round(km);
}
