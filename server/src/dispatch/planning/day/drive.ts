// The day of one driver with given orders in a given sequence.
// It has the cheapest mode of each way, or the reason why it is not feasible.
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { NIGHT_MS } from '../may-drive.ts';
import type { DayDriver, DayJob, JobTimes, Leg, Refusal, Route, Way } from './day.ts';
import type { Option, Travel } from './travel.ts';

/** How long a driver waits for others to share the way home. */
const MAX_WAIT_MS = 60 * MINUTE_MS;
/**
 * More than leaving an order open costs: no plan ends like this, but the search passes through it, because an
 * order may be feasible only together with another one that leads home.
 */
const NOT_HOME_CENTS = 10_000_000;
export const LATE_CENTS_PER_MINUTE = 100;
const UNKNOWN: Option = { mode: 'TRANSIT', ms: 0, cents: 0 };

/** A way to have driven the orders so far. */
interface Label {
  freeAt: number;
  cents: number;
  dayBegan: number | null;
  longestMs: number;
  step: { option: Option; startsAt: number; readyAt: number } | null;
  before: Label | null;
}

/** `jobs` contains the driver's set orders too. */
export function drive(travel: Travel, driver: DayDriver, jobs: readonly DayJob[]): Route | Refusal {
  const labels = labelsOf(travel, driver, jobs);
  return typeof labels === 'string' ? labels : finish(travel, driver, jobs, labels);
}

/** The cost without the details; infinite if it is not feasible. */
export function costOf(travel: Travel, driver: DayDriver, jobs: readonly DayJob[]): number {
  const labels = labelsOf(travel, driver, jobs);
  if (typeof labels === 'string') return Number.POSITIVE_INFINITY;
  return bestEnd(travel, driver, jobs, labels).cents;
}

function labelsOf(travel: Travel, driver: DayDriver, jobs: readonly DayJob[]): Label[] | Refusal {
  const hasAdded = jobs.length > driver.set.length;
  let labels: Label[] = [
    {
      freeAt: driver.freeFrom,
      cents: hasAdded ? driver.doubtCents : 0,
      dayBegan: driver.dayFrom,
      longestMs: 0,
      step: null,
      before: null,
    },
  ];
  let before: DayJob | null = null;
  for (const job of jobs) {
    const excluded = job.isSet ? null : driver.excludes(job);
    if (excluded) return excluded;
    const options = optionsTo(travel, driver, before, job);
    const next: Label[] = [];
    let refusal: Refusal = 'LATE';
    for (const label of labels) {
      for (const option of options) {
        const arrived = arrive(label, option, job, driver, hasAdded);
        if (typeof arrived === 'string') refusal = arrived;
        else keep(next, arrived);
      }
    }
    if (next.length === 0) return refusal;
    labels = next;
    before = job;
  }
  return labels;
}

/**
 * Set trips stay feasible: an assumed distance counts only next to a trip that the proposal adds.
 */
function optionsTo(travel: Travel, driver: DayDriver, before: DayJob | null, job: DayJob): readonly Option[] {
  const from = before?.to ?? driver.from;
  const isAdded = !job.isSet || (before !== null && !before.isSet);
  return !isAdded && travel.kmBetween(from, job.from) === null ? [UNKNOWN] : travel.optionsOf(from, job.from);
}

/** If the driver is at the pickup at `earliest`; null if a place stays closed. */
export function timesOf(job: DayJob, earliest: number): JobTimes | null {
  return job.openTimes ? job.openTimes(earliest) : { startsAt: earliest, endsAt: earliest + job.lastsMs };
}

function arrive(
  before: Label,
  option: Option,
  job: DayJob,
  driver: DayDriver,
  hasAdded: boolean,
): Label | Refusal {
  const earliest = Math.max(job.requestedAt, before.freeAt + option.ms);
  if (earliest > job.latestAt) return job.isSet ? 'NEXT_TRIP' : 'LATE';
  const times = timesOf(job, earliest);
  if (times === null || times.startsAt > job.latestAt) return 'CLOSED';
  const { startsAt, endsAt: freeAt } = times;
  const leavesAt = startsAt - option.ms;
  const beginsAt = driver.countsFromLeaving ? leavesAt : startsAt;
  // A night starts a new working day; a single trip may be longer than the usual limit.
  const isNewDay = before.dayBegan === null || leavesAt - before.freeAt >= NIGHT_MS;
  const dayBegan = isNewDay ? beginsAt : before.dayBegan!;
  const dayMs = freeAt - dayBegan;
  if (hasAdded) {
    const isAllowedAlone = isNewDay && !driver.countsFromLeaving;
    if (dayMs > driver.maxDayMs && !isAllowedAlone) return 'LONG_DAY';
    const restsFrom = before.step ? before.freeAt : driver.lastEndAt;
    if (isNewDay && restsFrom !== null && leavesAt - restsFrom < driver.minRestMs) return 'SHORT_REST';
    if (driver.endBy !== null && freeAt > driver.endBy) return 'SHORT_REST';
    const refusal = job.isSet ? null : (driver.refuses?.(job, leavesAt, times) ?? null);
    if (refusal) return refusal;
  }
  const late = ((startsAt - job.requestedAt) / MINUTE_MS) * LATE_CENTS_PER_MINUTE;
  return {
    freeAt,
    cents: before.cents + option.cents + late,
    dayBegan,
    longestMs: Math.max(before.longestMs, dayMs),
    step: { option, startsAt, readyAt: before.freeAt },
    before,
  };
}

/** A label that is later, dearer and in a longer day than another one is of no use. */
function keep(labels: Label[], label: Label): void {
  for (const other of labels) if (isAsGood(other, label)) return;
  for (let at = labels.length - 1; at >= 0; at -= 1) if (isAsGood(label, labels[at]!)) labels.splice(at, 1);
  labels.push(label);
}

function isAsGood(a: Label, b: Label): boolean {
  return a.freeAt <= b.freeAt && a.cents <= b.cents && (a.dayBegan ?? 0) >= (b.dayBegan ?? 0);
}

interface End {
  label: Label;
  option: Option | null;
  isInTime: boolean;
  cents: number;
}

/** With the way home, or the night near the driver's own next trip. */
function bestEnd(travel: Travel, driver: DayDriver, jobs: readonly DayJob[], labels: readonly Label[]): End {
  const place = jobs.at(-1)?.to ?? driver.from;
  // What is set by hand stays, even if the driver gets home late.
  const hasAdded = jobs.length > driver.set.length;
  const { homeBy } = driver;
  let best: End | null = null;
  for (const label of labels) {
    for (const option of endOptions(travel, driver, place, jobs.length > 0)) {
      const isInTime =
        option === null || option.mode === 'OVERNIGHT' || !hasAdded || isBy(homeBy, label.freeAt + option.ms);
      const cents = label.cents + (option?.cents ?? 0) + (isInTime ? 0 : NOT_HOME_CENTS);
      if (best === null || cents < best.cents) best = { label, option, isInTime, cents };
    }
  }
  return best!;
}

const isBy = (limit: number | null, at: number) => limit === null || at <= limit;

/** Without a known place there is nothing to plan. */
function endOptions(
  travel: Travel,
  driver: DayDriver,
  place: number,
  hasJobs: boolean,
): readonly (Option | null)[] {
  if (driver.home < 0 || place < 0 || travel.kmBetween(place, driver.home) === null) return [null];
  const ways = travel.optionsOf(place, driver.home);
  const { overnightCents, overnightKm } = travel.rates;
  const km = driver.nextDay < 0 || !hasJobs ? null : travel.kmBetween(place, driver.nextDay);
  const stays = km !== null && km <= overnightKm && ways[0]!.mode !== 'NONE';
  return stays ? [...ways, { mode: 'OVERNIGHT', ms: 0, cents: overnightCents }] : ways;
}

function finish(
  travel: Travel,
  driver: DayDriver,
  jobs: readonly DayJob[],
  labels: readonly Label[],
): Route | Refusal {
  const end = bestEnd(travel, driver, jobs, labels);
  if (!end.isInTime) return 'NOT_HOME';
  const legs: Leg[] = [];
  let label = end.label;
  for (let at = jobs.length - 1; at >= 0; at -= 1) {
    const job = jobs[at]!;
    const { option, startsAt, readyAt } = label.step!;
    const from = jobs[at - 1]?.to ?? driver.from;
    const way: Way = {
      ...{ from, to: job.from, mode: option.mode, km: travel.kmBetween(from, job.from) },
      ...{ ms: option.ms, cents: option.cents, readyAt, leaveBy: startsAt, dueAt: startsAt },
      requestedAt: job.requestedAt,
    };
    legs.unshift({ job, way, startsAt, endsAt: label.freeAt, lateMs: startsAt - job.requestedAt });
    label = label.before!;
  }
  return { legs, home: homeOf(travel, driver, jobs, end), dayMs: end.label.longestMs, cents: end.cents };
}

function homeOf(
  travel: Travel,
  driver: DayDriver,
  jobs: readonly DayJob[],
  { option, label }: End,
): Way | null {
  if (option === null || option.mode === 'NONE') return null;
  const from = jobs.at(-1)?.to ?? driver.from;
  return {
    ...{ from, to: driver.home, mode: option.mode, km: travel.kmBetween(from, driver.home) },
    ...{ ms: option.ms, cents: option.cents, readyAt: label.freeAt, leaveBy: label.freeAt + MAX_WAIT_MS },
    dueAt: driver.homeBy ?? Number.POSITIVE_INFINITY,
    requestedAt: driver.homeBy ?? Number.POSITIVE_INFINITY,
  };
}

/** Set trips that are in conflict with each other, at their times, without a mode for the journeys between. */
export function driveInConflict(travel: Travel, driver: DayDriver): Route {
  const legs = driver.set.map((job, at): Leg => {
    const { requestedAt: startsAt, lastsMs } = job;
    const from = driver.set[at - 1]?.to ?? driver.from;
    const way: Way = {
      ...{ from, to: job.from, mode: 'NONE', km: travel.kmBetween(from, job.from), ms: 0, cents: 0 },
      ...{ readyAt: startsAt, leaveBy: startsAt, dueAt: startsAt, requestedAt: startsAt },
    };
    return { job, way, startsAt, endsAt: startsAt + lastsMs, lateMs: 0 };
  });
  const dayMs = Math.max(...legs.map(({ endsAt }) => endsAt)) - Math.min(...legs.map((leg) => leg.startsAt));
  return { legs, home: null, dayMs, cents: 0 };
}
