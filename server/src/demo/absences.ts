// Absences of the demo's drivers: one is on holiday, and one waits for an answer.
import { addDays } from '../../../shared/time/days.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time/durations.ts';
import type { AbsenceDays } from '../dispatch/availability/absence.ts';
import { listAbsencesOf, listAbsentDays, listWaiting } from '../dispatch/availability/absence-store.ts';
import { enterAbsence } from '../dispatch/availability/decide-absence.ts';
import { requestAbsence } from '../dispatch/availability/request-absence.ts';
import { findDriver } from '../dispatch/drivers/driver-store.ts';
import type { Order } from '../model/orders/order.ts';
import { findOperator } from '../operator/operator.ts';
import { uuidv7 } from '../platform/ids.ts';
import { dayOf } from '../platform/time-zones.ts';
import { DRIVERS } from './company.ts';
import type { Company } from './create-demo-company.ts';
import { DEMO } from './data-origin-store.ts';
import type { DemoContext } from './demo-context.ts';

/** They take turns, so that the fleet never misses both. */
const ON_HOLIDAY = [DRIVERS[6]!, DRIVERS[5]!];
const HOLIDAY_DAYS = 2;
const ASKING = DRIVERS[3]!;
/** A visitor who has answered a request does not get the next one at once. */
const ASKS_EVERY_MS = 20 * HOUR_MS;
const ASKS_DAYS_AHEAD = 16;
const MAX_WAITING = 20;

export async function keepAbsences(
  { core }: DemoContext,
  company: Company,
  orders: readonly Order[],
): Promise<void> {
  const { timeZone } = await findOperator(core.sql);
  const today = dayOf(timeZone, core.clock.now());
  await keepHoliday(core, company, orders, { firstDay: today, lastDay: addDays(today, HOLIDAY_DAYS - 1) });
  await keepRequest(core, company, timeZone, today);
}

async function keepHoliday(
  core: DemoContext['core'],
  { drivers }: Company,
  orders: readonly Order[],
  days: AbsenceDays,
): Promise<void> {
  const absent = await listAbsentDays(core.sql, { firstDay: days.firstDay, lastDay: days.firstDay });
  const ids = ON_HOLIDAY.map(({ email }) => drivers.get(email)).filter((id) => id !== undefined);
  if (ids.some((id) => absent.has(id))) return;
  const ends = core.clock.now().getTime() + HOLIDAY_DAYS * DAY_MS;
  const hasTrip = (id: string) =>
    orders.some(
      ({ driver, requestedPickup }) => driver?.id === id && (requestedPickup?.getTime() ?? 0) < ends,
    );
  const id = ids.find((one) => !hasTrip(one));
  if (id) await enterAbsence(core, DEMO, id, { kind: 'HOLIDAY', ...days, remark: null });
}

async function keepRequest(
  core: DemoContext['core'],
  { drivers }: Company,
  timeZone: string,
  today: string,
): Promise<void> {
  const id = drivers.get(ASKING.email);
  const driver = id === undefined ? null : await findDriver(core.sql, id);
  if (!driver || (await listWaiting(core.sql, timeZone, MAX_WAITING, null)).length > 0) return;
  const now = core.clock.now();
  const [last] = await listAbsencesOf(core.sql, driver.id, 1, null);
  if (last && now.getTime() - last.createdAt.getTime() < ASKS_EVERY_MS) return;
  const earliest = addDays(today, ASKS_DAYS_AHEAD);
  const afterLast = last && addDays(last.lastDay, 7);
  const firstDay = afterLast && afterLast > earliest ? afterLast : earliest;
  const days = { firstDay, lastDay: addDays(firstDay, 4) };
  await requestAbsence(core, driver, uuidv7(now), { kind: 'HOLIDAY', ...days, remark: 'Familienfeier' });
}
