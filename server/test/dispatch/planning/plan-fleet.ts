// Plans the day of a fleet without a database.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { solve } from '../../../src/dispatch/planning/day/solve.ts';
import { Travel } from '../../../src/dispatch/planning/day/travel.ts';
import type { Availability } from '../../../src/dispatch/planning/driver-availability.ts';
import type { PlanOrder } from '../../../src/dispatch/planning/plan-order.ts';
import { type FleetDay, toProposalDay } from '../../../src/dispatch/planning/proposal-day.ts';
import { RATES, run } from './day/random-days.ts';
import { NOW } from './plan-orders.ts';

export function planFleet(
  fleet: Availability[],
  orders: PlanOrder[],
  from = NOW,
  more: Partial<FleetDay> = {},
) {
  const to = new Date(Math.ceil((from.getTime() + 1) / DAY_MS) * DAY_MS);
  const dayStart = new Date(to.getTime() - DAY_MS);
  const input = { fleet, orders, nextDay: [], span: { from, to }, dayStart, rates: RATES, ...more };
  const { day, orders: planned } = toProposalDay(input);
  const plan = run(solve(day, new Travel(day.places, day.rates)));
  const { routes, open } = plan.toSolution();
  return {
    plan,
    routes,
    open: open.map(({ index }) => planned[index]!.number),
    drives: routes.map(({ legs }) => legs.map(({ job }) => planned[job.index]!.number)),
    legOf: (order: PlanOrder) =>
      routes.flatMap(({ legs }) => legs).find(({ job }) => planned[job.index] === order) ?? null,
  };
}
