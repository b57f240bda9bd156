// How many orders each view has: those that every console has, and the saved ones.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Sql } from '../../platform/db.ts';
import { dayIn, dayOf } from '../../platform/time-zones.ts';
import { DISPATCH_GROUP_STATUSES } from '../lists/dispatch-filter.ts';
import type { DispatchFilter } from '../lists/filter-store.ts';
import { countMatching } from '../lists/totals-store.ts';
import type { ViewFilter, ViewPickup } from './saved-view.ts';

/** The views before the saved ones. */
export const COMMON_VIEWS = {
  open: { group: 'open' },
  today: { group: 'open', pickup: 'today' },
  tomorrow: { group: 'open', pickup: 'tomorrow' },
  assign: { group: 'assign' },
  late: { late: 'true' },
  release: { group: 'release' },
} as const satisfies Record<string, Omit<ViewFilter, 'layout'>>;

/** Counting each costs a statement. */
export const MAX_COUNTED_VIEWS = 12;

const DAYS: Record<ViewPickup, [from: number, to: number]> = {
  today: [0, 1],
  tomorrow: [1, 2],
  soon: [0, 2],
  week: [0, 7],
};

/** Days in the reader's time zone. */
function daysOf(pickup: ViewPickup, now: Date, timeZone: string): { pickupFrom: Date; pickupTo: Date } {
  const today = Date.parse(dayOf(timeZone, now));
  const start = (later: number) =>
    dayIn(timeZone, new Date(today + later * DAY_MS).toISOString().slice(0, 10)).from;
  const [from, to] = DAYS[pickup];
  return { pickupFrom: start(from), pickupTo: start(to) };
}

export interface CountedView {
  id: string;
  filter: Omit<ViewFilter, 'layout'>;
}

export async function countViews(
  sql: Sql,
  views: readonly CountedView[],
  now: Date,
  timeZone: string,
): Promise<{ id: string; count: number }[]> {
  return withCustomPlan(sql, (db) =>
    Promise.all(
      views.map(async ({ id, filter }) => ({
        id,
        count: await countMatching(db, toDispatchFilter(filter, now, timeZone)),
      })),
    ),
  );
}

function toDispatchFilter(
  { group, pickup, late, sort: _, columns: __, ...filter }: CountedView['filter'],
  now: Date,
  timeZone: string,
): DispatchFilter {
  return {
    ...filter,
    environment: 'production',
    ...(group && { statuses: DISPATCH_GROUP_STATUSES[group] }),
    ...(pickup && daysOf(pickup, now, timeZone)),
    ...(late && { lateAt: now }),
  };
}
