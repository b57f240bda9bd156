// Everything that the page of a carrier shows, in a constant number of statements.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Account } from '../../model/account.ts';
import type { Core } from '../../orders/records/core.ts';
import { dayIn } from '../../platform/time-zones.ts';
import { getCarrier } from '../carriers/carrier-terms.ts';
import { listDriversOfCarrier } from '../carriers/driver-store.ts';
import { type CarrierTerms, findCarrierTerms } from '../carriers/terms-store.ts';
import { type FleetDriver, readFleet } from '../planning/availability.ts';
import { type DriverState, stateOf } from '../planning/day-plan.ts';
import { findPlanningRates, toRates } from '../planning/planning-rates.ts';
import { readDay } from '../planning/today.ts';
import {
  type AnsweringPerson,
  countAnswers,
  countOffers,
  listAcceptedTrips,
  listAnsweringPeople,
  listShownOffers,
  type MonthCost,
  type OfferCounts,
  type ShownOffer,
  sumByMonth,
} from './carrier-page-store.ts';
import { type Answers, type Lane, lanesOf } from './figures.ts';

const ANSWERED_WITHIN_MS = 30 * DAY_MS;
const MONTHS = 6;

export interface CarrierPage {
  account: Account;
  today: string;
  /** Answers and lanes count from then on. */
  since: Date;
  people: AnsweringPerson[];
  offers: ShownOffer[];
  answers: Answers;
  /** Of all carriers. */
  others: Answers;
  lanes: Lane[];
  /** The last months, the oldest first; months without costs are missing. */
  costs: MonthCost[];
  months: string[];
  drivers: (Pick<FleetDriver, 'driver' | 'place'> & { state: DriverState })[];
  terms: CarrierTerms;
  counts: OfferCounts;
}

export async function readCarrierPage(core: Pick<Core, 'sql' | 'clock'>, id: string): Promise<CarrierPage> {
  const { sql } = core;
  const now = core.clock.now();
  const [account, { day: today, from, to, timeZone }] = await Promise.all([
    getCarrier(sql, id),
    readDay(core),
  ]);
  const since = new Date(now.getTime() - ANSWERED_WITHIN_MS);
  const months = lastMonths(today);
  const firstMonth = dayIn(timeZone, `${months[0]}-01`).from;
  const [rates, drivers] = await Promise.all([findPlanningRates(sql), listDriversOfCarrier(sql, id)]);
  const [people, offers, answers, others, trips, costs, terms, counts, fleet] = await Promise.all([
    listAnsweringPeople(sql, id, since),
    listShownOffers(sql, id),
    countAnswers(sql, since, id),
    countAnswers(sql, since, null),
    listAcceptedTrips(sql, id, since),
    sumByMonth(sql, id, firstMonth, timeZone),
    findCarrierTerms(sql, id),
    countOffers(sql, id),
    readFleet(sql, { from, to }, now, { inactive: false, driverIds: drivers.map((driver) => driver.id) }),
  ]);
  return {
    ...{ account, today, since, people, offers, answers, others, costs, months, terms, counts },
    lanes: lanesOf(trips, toRates(rates)),
    drivers: fleet.map((one) => ({ driver: one.driver, place: one.place, state: stateOf(one, now) })),
  };
}

function lastMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year!, month! - MONTHS + at, 1)).toISOString().slice(0, 7),
  );
}
