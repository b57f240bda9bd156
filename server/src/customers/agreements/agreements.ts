// The agreements of an account and what its prices depend on, from small caches that every process clears after a change.

import { type Agreement, agreementOn } from '../../model/prices/agreement.ts';
import {
  type Circumstances,
  circumstancesOf,
  type FuelSurcharge,
  type RequestedDates,
} from '../../model/prices/surcharges.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Sql } from '../../platform/db.ts';
import type { NotifiedCache } from '../../platform/notified-cache.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { listFuelSurcharges } from './fuel-store.ts';
import { findSchedules, type Schedule } from './store.ts';

/** The agreement that prices an order, and when it is carried out. */
interface PricingBasis {
  agreement: Agreement;
  circumstances: Circumstances;
  /** The number of the version that was added last: another one means that prices may have changed. */
  newestVersion: number;
}

export interface Agreements {
  /** The version that applies today. Pass the transaction if there is one: another connection might not be free. */
  current(accountId: string, db?: Db): Promise<Agreement>;
  /** The number of the version that was added last. */
  newestVersion(accountId: string, db?: Db): Promise<number>;
  /** The version that applies on the order's day, as `pricedDay` chooses it. */
  forOrder(accountId: string, dates: RequestedDates, madeAt?: Date): Promise<PricingBasis>;
  circumstancesOf(dates: RequestedDates, madeAt?: Date): Promise<Circumstances>;
  clear(): void;
}

/** What all accounts share. */
interface OperatorPricing {
  timeZone: string;
  fuel: FuelSurcharge[];
}

export interface AgreementCaches {
  schedules: NotifiedCache<Schedule>;
  operator: NotifiedCache<OperatorPricing>;
}

export function agreementsOf(sql: Sql, clock: Clock, { schedules, operator }: AgreementCaches): Agreements {
  const readOperator = async (db: Db) => (await operator.get('operator', () => readOperatorPricing(db)))!;

  /** A schedule that was read on an earlier day contains what applies today. */
  async function scheduleOf(accountId: string, today: string, db: Db): Promise<Schedule> {
    const load = async () => (await findSchedules(db, [accountId], today)).get(accountId) ?? null;
    const schedule = await schedules.get(accountId, load);
    if (!schedule) throw new Error(`Account ${accountId} has no agreement`);
    return schedule;
  }

  const todayIn = ({ timeZone }: OperatorPricing) => dayOf(timeZone, clock.now());

  return {
    async current(accountId, db = sql) {
      const today = todayIn(await readOperator(db));
      return agreementOn((await scheduleOf(accountId, today, db)).versions, today)!;
    },
    async newestVersion(accountId, db = sql) {
      return (await scheduleOf(accountId, todayIn(await readOperator(db)), db)).newestVersion;
    },
    async forOrder(accountId, dates, madeAt = clock.now()) {
      const pricing = await readOperator(sql);
      const circumstances = circumstancesOf(dates, madeAt, pricing);
      const today = todayIn(pricing);
      const day = circumstances.day > today ? circumstances.day : today;
      const { versions, newestVersion } = await scheduleOf(accountId, today, sql);
      return { agreement: agreementOn(versions, day)!, circumstances, newestVersion };
    },
    circumstancesOf: async (dates, madeAt = clock.now()) =>
      circumstancesOf(dates, madeAt, await readOperator(sql)),
    clear() {
      schedules.clear();
      operator.clear();
    },
  };
}

async function readOperatorPricing(db: Db): Promise<OperatorPricing> {
  const { timeZone } = await findOperator(db);
  return { timeZone, fuel: await listFuelSurcharges(db) };
}
