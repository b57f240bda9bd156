// Makes the proposal for a day in time slices, with its benefit and the remaining decisions.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Core } from '../../orders/records/core.ts';
import { type FleetDriver, readOwnFleet, withConstraints } from './availability.ts';
import type { DayDriver } from './day/day.ts';
import { addDriver } from './day/one-more-driver.ts';
import { Plan } from './day/plan.ts';
import { nearestFirst } from './day/solve.ts';
import { Travel } from './day/travel.ts';
import { stateOf } from './day-plan.ts';
import { ProposalWriter, sumsOf } from './describe-proposal.ts';
import { inSlices } from './in-slices.ts';
import { MAX_DAY_MS } from './may-drive.ts';
import { findPlanningRates, toRates } from './planning-rates.ts';
import { listToPlanIn, listUnreleasedIn } from './planning-store.ts';
import type { Proposal } from './proposal.ts';
import { type FleetDay, toProposalDay } from './proposal-day.ts';
import { solveDay } from './solve-by-timetable.ts';
import { readDay } from './today.ts';

export async function makeProposal(
  core: Pick<Core, 'sql' | 'clock' | 'geo'>,
  named?: string,
): Promise<Proposal> {
  const now = core.clock.now();
  const { day, from, to } = await readDay(core, named);
  const begin = from > now ? from : now;
  const dayAfter = new Date(to.getTime() + DAY_MS);
  const since = new Date(Math.min(now.getTime(), from.getTime() - DAY_MS));
  const [drivers, unassigned, unreleased, nextDay, rates] = await Promise.all([
    readOwnFleet(core.sql, { from: since, to: dayAfter }, now),
    listToPlanIn(core.sql, { from: begin, to }, false),
    listUnreleasedIn(core.sql, { from: begin, to }, false),
    listToPlanIn(core.sql, { from: to, to: dayAfter }, false),
    findPlanningRates(core.sql),
  ]);
  const fleet = drivers.filter(({ driver }) => !driver.leaving);
  const unsure = new Set(
    fleet.flatMap((driver, index) => (stateOf(driver, now).kind === 'NO_ANSWER' ? [index] : [])),
  );
  const input = {
    fleet,
    orders: await withConstraints(core.sql, unassigned),
    nextDay,
    span: { from: begin, to },
    dayStart: from,
    rates: toRates(rates),
    unsure,
  };
  const planned = await planDay(input, core.geo.timetable);
  const writer = new ProposalWriter(fleet, planned.day, planned.plan, now);
  return {
    ...{ day, from, to, madeAt: now, orders: unassigned.length, unreleased },
    drivers: writer.drivers(),
    late: writer.late(),
    open: writer.open(),
    proposed: sumsOf(planned.plan),
    nearestFirst: sumsOf(planned.compared),
    asItStands: sumsOf(planned.asItStands),
    oneMoreDriver: planned.more && writer.moreWith(planned.more),
    timetable: planned.timetable,
  };
}

async function planDay(
  input: FleetDay & { fleet: readonly FleetDriver[] },
  timetable: Core['geo']['timetable'],
) {
  const day = toProposalDay(input);
  const travel = new Travel(day.day.places, input.rates);
  const solved = await solveDay(day.day, travel, timetable);
  const compared = await inSlices(nearestFirst(day.day, travel));
  const more = await inSlices(addDriver(solved.plan, usualDriver(input.span.from)));
  return { ...solved, day, compared, more, asItStands: new Plan(day.day, travel) };
}

/** Nothing is agreed with a driver who does not exist. */
function usualDriver(from: Date): Omit<DayDriver, 'index' | 'from' | 'home'> {
  return {
    ...{ freeFrom: from.getTime(), dayFrom: null, homeBy: null, maxDayMs: MAX_DAY_MS },
    ...{ countsFromLeaving: false, minRestMs: 0, lastEndAt: null, endBy: null },
    ...{ set: [], nextDay: -1, doubtCents: 0, excludes: () => null, refuses: null },
  };
}
