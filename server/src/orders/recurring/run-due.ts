// Creates the orders of recurring orders ahead: each date exactly once, or kept with the reason why not.
import { addDays } from '../../../../shared/time/days.ts';
import { findAccount } from '../../customers/accounts/store.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { OrderContent } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { runJob } from '../../operator/jobs/failed-job.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Transaction } from '../../platform/db.ts';
import { ServiceError } from '../../platform/errors.ts';
import { dayIn, dayOf } from '../../platform/time-zones.ts';
import { createOrders } from '../create/create-orders.ts';
import type { Core } from '../records/core.ts';
import { stateOf } from './manage-recurring.ts';
import type { RecurringDate, RecurringOrder } from './recurring-order.ts';
import {
  findRecurring,
  insertDate,
  listDoneDays,
  listDueRecurring,
  setNextCheck,
} from './recurring-store.ts';
import { daysToCreate, timesOn } from './rule.ts';

const BATCH = 20;
const RECURRING_ACTOR: Actor = { name: 'system', channel: 'clock' };
const NO_SERVICES = { exportPlate: false, customs: false };

/** Thrown to undo the orders of a date that another process created, or whose rule was changed since. */
class DateNotOurs extends Error {}

export async function runDueRecurring(core: Core): Promise<number> {
  const due = await listDueRecurring(core.sql, core.clock.now(), BATCH);
  let handled = 0;
  for (const recurring of due) {
    const { id: subject, accountId } = recurring;
    const job = { kind: 'RECURRING_ORDERS', subject, accountId } as const;
    if (await runJob(core, job, () => createDates(core, recurring))) handled += 1;
  }
  return handled;
}

async function createDates(core: Core, recurring: RecurringOrder): Promise<void> {
  const now = core.clock.now();
  const { timeZone } = await findOperator(core.sql);
  const today = dayOf(timeZone, now);
  const done = new Set(await listDoneDays(core.sql, recurring.id, today));
  for (const day of daysToCreate(recurring, today, stateOf(recurring))) {
    const times = timesOn(recurring, day, timeZone);
    // A new or changed rule is not for a time that was over. Today's order is created even if the service was down then.
    if (done.has(day) || times.requestedPickup <= recurring.updatedAt) continue;
    await createDate(core, recurring, day, times);
  }
  await setNextCheck(core.sql, recurring, dayIn(timeZone, addDays(today, 1)).from);
}

/** A date whose orders the rules refuse is a decision of Today. */
async function createDate(
  core: Core,
  recurring: RecurringOrder,
  day: string,
  times: ReturnType<typeof timesOn>,
): Promise<void> {
  const date = { recurringId: recurring.id, day, createdAt: core.clock.now() };
  try {
    const account = await findAccount(core.sql, recurring.accountId);
    if (account?.status !== 'ACTIVE') throw accessErrors.ACCOUNT_SUSPENDED();
    await createOrders(core, {
      account,
      actor: RECURRING_ACTOR,
      contents: recurring.vehicles.map(
        (vehicle): OrderContent => ({ ...recurring.content, ...times, vehicle, externalOrderId: null }),
      ),
      unsupportedServices: NO_SERVICES,
      key: null,
      alwaysQuote: false,
      render: () => ({ status: 201, body: '' }),
      record: (tx, orders) =>
        claimDate(tx, recurring, {
          ...date,
          outcome: 'CREATED',
          orderIds: orders.map(({ id }) => id),
          error: null,
        }),
    });
  } catch (error) {
    if (error instanceof DateNotOurs) return;
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    const { code, message } = error;
    await insertDate(core.sql, { ...date, outcome: 'REFUSED', orderIds: [], error: { code, message } });
  } finally {
    core.changes.publish(topicsOfOperator('recurring-orders'));
  }
}

async function claimDate(
  tx: Transaction,
  { id, version }: RecurringOrder,
  date: RecurringDate,
): Promise<void> {
  const current = await findRecurring(tx, id, { lock: true });
  const isSame = current?.state === 'ACTIVE' && current.version === version;
  if (!isSame || !(await insertDate(tx, date))) throw new DateNotOurs();
}
