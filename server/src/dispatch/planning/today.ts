// The day of dispatch: decisions, movements on the road, and the counts in the navigation.

import { addDays } from '../../../../shared/time/days.ts';
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import { listHeldMails } from '../../messages/mail/flood-store.ts';
import { pickupLateMinutes } from '../../model/orders/attention.ts';
import { BEFORE_PICKUP, isOneOf, ON_THE_ROAD, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import { awaitAll } from '../../platform/await-all.ts';
import { dayIn, dayOf } from '../../platform/time-zones.ts';
import { listAbsentDays, listWaiting } from '../availability/absence-store.ts';
import { countToCheck } from '../extras/extra-store.ts';
import { isValidOn, tripDaysOf } from '../plates/plate.ts';
import { type Decision, NEAR_PICKUP_MS, QUOTE_ENDS_WITHIN_MS } from './decision.ts';
import {
  type Counts,
  countForNavigation,
  listAskedAgain,
  listAskingRecipients,
  listDueTasks,
  listEndingLicences,
  listEndingQuotes,
  listFailedMails,
  listFailingCustomers,
  listOpenProblems,
  listPlatesOut,
  listRefusedDates,
  listStuckJobs,
  listTroubles,
  listUnansweredOffers,
  listUnreadThreads,
  listUnreleased,
  listWaitingRequests,
  listWithoutCarriersDriver,
} from './decision-store.ts';
import { findDecisions } from './decisions.ts';
import { lateMinutesAt, type PlanOrder, silentSinceOf } from './plan-order.ts';
import {
  listTripsIn,
  listTripsOfInactive,
  listUnanswered,
  listUnassignedIn,
  listUndated,
  type Span,
} from './planning-store.ts';
import { kmBetween, type Trip, tripOf } from './trip-times.ts';
import { absentSpans, daysAround } from './work-calendar.ts';

const NOON_HOURS = 12;
/** Older failed mails count as seen. */
const MAX_HELD_SENDERS = 50;
const MAILS_FROM_MS = 3 * DAY_MS;
const MAX_ABSENCES = 100;
/** A licence that ends within this time is a decision. */
const LICENCE_DAYS = 7;
/** How far ahead trips at the same time, and trips of absent drivers, are found. */
const TRIPS_AHEAD_MS = 14 * DAY_MS;
const UNFINISHED: readonly string[] = [...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER, 'DELIVERED', 'COMPLAINT'];
const REQUESTS = ['RECEIVED', 'QUOTE_REQUIRED'];

type BaseContext = Pick<Core, 'sql' | 'clock'>;

/** A day of the operator's calendar; by default today. */
export async function readDay(
  { sql, clock }: BaseContext,
  day?: string,
): Promise<Span & { day: string; timeZone: string }> {
  const { timeZone } = await findOperator(sql);
  const named = day ?? dayOf(timeZone, clock.now());
  return { day: named, timeZone, ...dayIn(timeZone, named) };
}

export async function readDecisions(context: BaseContext): Promise<Decision[]> {
  const { sql, clock } = context;
  const now = clock.now();
  const { from, to: end, day, timeZone } = await readDay(context);
  const soon = new Date(Math.max(end.getTime(), now.getTime() + NEAR_PICKUP_MS));
  const ahead = { from: now, to: new Date(now.getTime() + TRIPS_AHEAD_MS) };
  const { absentDays, due, dated, undated, planned, unaccepted, platesOut, ending, ...read } = await awaitAll(
    {
      unreleased: listUnreleased(sql),
      dated: listUnassignedIn(sql, { from, to: soon }, true),
      undated: listUndated(sql),
      planned: listTripsIn(sql, ahead),
      unaccepted: listUnanswered(sql),
      inactive: listTripsOfInactive(sql),
      platesOut: listPlatesOut(sql),
      requests: listWaitingRequests(sql),
      quotes: listEndingQuotes(sql, now, new Date(now.getTime() + QUOTE_ENDS_WITHIN_MS)),
      troubles: listTroubles(sql),
      failing: listFailingCustomers(sql),
      heldMails: listHeldMails(sql, MAX_HELD_SENDERS),
      mails: listFailedMails(sql, new Date(now.getTime() - MAILS_FROM_MS)),
      jobs: listStuckJobs(sql),
      extras: countToCheck(sql),
      threads: listUnreadThreads(sql),
      problems: listOpenProblems(sql),
      recipients: listAskingRecipients(sql),
      absences: listWaiting(sql, timeZone, MAX_ABSENCES, null),
      absentDays: listAbsentDays(sql, daysAround(ahead, timeZone)),
      due: listDueTasks(sql, day),
      accepted: listWithoutCarriersDriver(sql),
      askedAgain: listAskedAgain(sql),
      unanswered: listUnansweredOffers(sql),
      refused: listRefusedDates(sql, day),
      ending: listEndingLicences(sql, addDays(day, LICENCE_DAYS)),
    },
  );
  const absent = new Map([...absentDays].map(([driverId, days]) => [driverId, absentSpans(days, timeZone)]));
  const tasks = due.map((task) => ({ ...task, dueAt: dayIn(timeZone, task.dueOn).to }));
  const licences = ending.map((one) => ({ ...one, endsAt: dayIn(timeZone, one.validUntil).to }));
  const noon = new Date(from.getTime() + NOON_HOURS * HOUR_MS);
  const isPlanned = new Set(planned.map(({ id }) => id));
  const trips = [...planned, ...unaccepted.filter(({ id }) => !isPlanned.has(id))];
  const unassigned = [...dated, ...undated];
  const invalidPlates = platesOut.filter((plate) => !isValidOn(plate, tripDaysOf(plate.order, timeZone)));
  return findDecisions(
    { ...read, unassigned, trips, invalidPlates, absent, tasks, licences },
    { now, noon, end },
  );
}

export async function readSummary(context: BaseContext): Promise<Counts & { today: number; urgent: number }> {
  const [decisions, counts] = await Promise.all([
    readDecisions(context),
    countForNavigation(context.sql, UNFINISHED, REQUESTS),
  ]);
  const urgent = decisions.filter(({ urgency }) => urgency === 'NOW').length;
  return { ...counts, today: decisions.length, urgent };
}

export interface Stop {
  at: Date;
  kind: 'PICKUP' | 'DELIVERY';
  order: PlanOrder;
  /** Compared with the agreed time. */
  lateMinutes: number;
}

export interface VehiclesInTransit {
  /** Vehicles on the road with a known position. */
  vehicles: { trip: Trip; silent: boolean; lateMinutes: number; leftKm: number | null }[];
  /** Today's remaining pickups and deliveries, the next first. */
  stops: Stop[];
}

export async function readVehiclesInTransit(context: BaseContext): Promise<VehiclesInTransit> {
  const { sql, clock } = context;
  const now = clock.now();
  const day = await readDay(context);
  const [orders, unassigned] = await Promise.all([
    listTripsIn(sql, { from: now, to: day.to }),
    listUnassignedIn(sql, day, true),
  ]);
  const trips = [...orders, ...unassigned].map((order) => tripOf(order, now)).filter((trip) => trip !== null);
  return {
    vehicles: trips
      .filter(({ order }) => order.position && isOneOf(ON_THE_ROAD, order))
      .map((trip) => toVehicle(trip, now)),
    stops: trips
      .flatMap((trip) => stopsOf(trip, now))
      .filter(({ at }) => at < day.to)
      .sort((a, b) => a.at.getTime() - b.at.getTime()),
  };
}

export function toVehicle(trip: Trip, now: Date): VehiclesInTransit['vehicles'][number] {
  const { position, delivery } = trip.order;
  return {
    trip,
    silent: silentSinceOf(trip.order, now) !== null,
    lateMinutes: trip.lateMinutes,
    leftKm: kmBetween(position, delivery.coordinates),
  };
}

export function stopsOf({ order, startsAt, arrivesAt }: Trip, now: Date): Stop[] {
  if (order.actualDelivery !== null) return [];
  const delivery: Stop = {
    at: arrivesAt,
    kind: 'DELIVERY',
    order,
    lateMinutes: lateMinutesAt(order, arrivesAt, now),
  };
  if (order.actualPickup !== null) return [delivery];
  const lateMinutes = pickupLateMinutes(order, startsAt);
  return [{ at: startsAt, kind: 'PICKUP', order, lateMinutes }, delivery];
}
