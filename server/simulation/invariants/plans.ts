// Today, the day plan, counts and lists of all orders say the same as the orders themselves.
import { DAY_MS } from '../../../shared/time/durations.ts';
import { callAs, operator, readAll } from '../callers.ts';
import type { Json, Problem, SimOrder, World } from '../world.ts';
import { comparePlanned } from './surfaces.ts';

export interface Plans {
  /** The decisions on Today. */
  decisions: Json[];
  /** The day plans of the next days. */
  days: Json[];
  records: ReadonlyMap<string, Json>;
}

const DAYS_AHEAD = 6;

export async function readPlans(world: World): Promise<Plans> {
  const today = await callAs(world, operator, 'GET', '/today');
  const now = world.installation.clock.now().getTime();
  const days: Json[] = [];
  for (let day = 0; day <= DAYS_AHEAD; day += 1) {
    const name = new Date(now + day * DAY_MS).toISOString().slice(0, 10);
    days.push((await callAs(world, operator, 'GET', `/day-plan?day=${name}`)).json);
  }
  return { decisions: today.json.data, days, records: await readAllOpen(world) };
}

async function readAllOpen(world: World): Promise<Map<string, Json>> {
  const records = await readAll(world, '/orders?environment=production&group=open');
  return new Map(records.map((record) => [record.id, record]));
}

export async function checkPlans(world: World, plans: Plans): Promise<Problem[]> {
  const orderOf = new Map(world.orders.map((order) => [order.id, order]));
  const problems: Problem[] = [];
  const compare = (surface: string, shown: Json) => {
    const order = orderOf.get(shown.id);
    if (order) problems.push(...comparePlanned(order, surface, shown));
  };
  for (const { order } of plans.decisions) if (order) compare('Today', order);
  for (const { drivers, unassigned, unreleased } of plans.days) {
    for (const { order } of [...unassigned, ...unreleased]) compare('The day plan', order);
    for (const { driver, trips } of drivers)
      for (const { order } of trips) {
        compare('The day plan', order);
        if (order.driverId !== driver.id) problems.push(wrongDriver(orderOf.get(order.id)));
      }
  }
  return [...problems, ...(await checkCounts(world, plans)), ...checkTwice(plans)];
}

function wrongDriver(order: SimOrder | undefined): Problem {
  const rule = 'The day plan shows a trip at another driver';
  return { invariant: 'surfaces', rule, details: order?.name ?? '', about: order ? [order.name] : [] };
}

async function checkCounts(world: World, { records }: Plans): Promise<Problem[]> {
  const { json } = await callAs(world, operator, 'GET', '/orders/counts?environment=production');
  // An order that was delivered late is not late any more.
  const late = [...records.values()].filter((record) => record.late && record.actualDelivery === null).length;
  const problems: Problem[] = [];
  const expect = (what: string, shown: number, expected: number) => {
    if (shown !== expected)
      problems.push({
        invariant: 'surfaces',
        rule: `Counts differ: ${what}`,
        details: `${shown}, ${expected}`,
      });
  };
  expect('open', json.open, records.size);
  expect('late', json.late, late);
  const board = await callAs(world, operator, 'GET', '/orders/board?environment=production&perColumn=1');
  const byStatus = new Map<string, number>();
  for (const { shownStatus } of records.values())
    byStatus.set(shownStatus, (byStatus.get(shownStatus) ?? 0) + 1);
  // Requests and what was completed do not count as open orders.
  for (const { status, count } of board.json.columns)
    if (!['COMPLETED', 'QUOTE_REQUIRED', 'QUOTE_OFFERED'].includes(status))
      expect(`board ${status}`, count, byStatus.get(status) ?? 0);
  return problems;
}

/** An order is one decision of a kind, and one bar in the plan of a day. */
function checkTwice({ decisions, days }: Plans): Problem[] {
  const ids = decisions.map(({ id }) => id);
  const twice = ids.filter((id, position) => ids.indexOf(id) !== position);
  const inPlan = days.flatMap(({ day, drivers, unassigned, unreleased }) => {
    const shown: string[] = [
      ...drivers.flatMap(({ trips }: Json) => trips),
      ...unassigned,
      ...unreleased,
    ].map(({ order }) => `${day} ${order.id}`);
    return shown.filter((id, position) => shown.indexOf(id) !== position);
  });
  return [...twice, ...inPlan].map((details) => ({
    invariant: 'surfaces',
    rule: 'Today or the day plan shows something twice',
    details,
  }));
}
