// Duration and cost of drivers' journeys, as the operator sets them. The plan of a day uses these rates.
import { z } from 'zod';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db } from '../../platform/db.ts';
import { readSetting, writeSetting } from '../../platform/settings-store.ts';
import type { Rates } from './day/day.ts';

const SETTING = 'planning-rates';
const MAX_PER_KM = 100;
const MAX_COST = 10_000;
const MAX_TIME_FACTOR = 10;
const MAX_WAIT_MINUTES = 240;
const MAX_SEATS = 8;
const MAX_NEAR_KM = 500;

const money = (max: number) => z.number().min(0).max(max).multipleOf(0.01);

export const planningRates = z.strictObject({
  transitTimeFactor: z
    .number()
    .min(0.1)
    .max(MAX_TIME_FACTOR)
    .multipleOf(0.01)
    .default(1.3)
    .describe('How long public transport takes compared with driving, where no timetable server answers'),
  transitWaitMinutes: z
    .int()
    .min(0)
    .max(MAX_WAIT_MINUTES)
    .default(20)
    .describe(
      'Minutes for the way to the stop, waiting, and the way from the stop, added to each estimated journey',
    ),
  transitPerKm: money(MAX_PER_KM).default(0.18).describe('Cost of public transport per kilometre, in euros'),
  shuttlePerKm: money(MAX_PER_KM)
    .default(0.55)
    .describe(
      'Cost of a shuttle car per kilometre including its driver, in euros, independent of the number of passengers',
    ),
  shuttleSeats: z
    .int()
    .min(0)
    .max(MAX_SEATS)
    .default(4)
    .describe('Number of drivers that a shuttle car takes; 0: there is no shuttle car'),
  overnightCost: money(MAX_COST).default(95).describe('Cost of a night away from home, in euros'),
  overnightWithinKm: z
    .int()
    .min(0)
    .max(MAX_NEAR_KM)
    .default(40)
    .describe('Maximum distance to an order of the next day for which a driver stays overnight'),
  hourCost: money(MAX_COST).default(22).describe('Cost of an hour of a driver on the way, in euros'),
});

export type PlanningRates = z.output<typeof planningRates>;

/** Parses with the schema, so that fields added later get their defaults. */
export async function findPlanningRates(db: Db): Promise<PlanningRates> {
  return planningRates.parse(JSON.parse((await readSetting(db, SETTING)) ?? '{}'));
}

export async function changePlanningRates(
  { sql, clock, changes }: BaseContext,
  actor: Actor,
  rates: PlanningRates,
): Promise<PlanningRates> {
  await sql.begin(async (tx) => {
    const before = await findPlanningRates(tx);
    await writeSetting(tx, SETTING, JSON.stringify(rates));
    await recordAudit(tx, clock, actor, {
      action: 'planning_rates.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween(before, rates) },
    });
  });
  changes.publish(topicsOfOperator('drivers'));
  return rates;
}

const cents = (euros: number) => Math.round(euros * 100);

/** In the units of the solver. */
export function toRates(rates: PlanningRates): Rates {
  return {
    transitTimeFactor: rates.transitTimeFactor,
    transitWaitMs: rates.transitWaitMinutes * MINUTE_MS,
    transitCentsPerKm: cents(rates.transitPerKm),
    shuttleCentsPerKm: cents(rates.shuttlePerKm),
    shuttleSeats: rates.shuttleSeats,
    overnightCents: cents(rates.overnightCost),
    overnightKm: rates.overnightWithinKm,
    hourCents: cents(rates.hourCost),
  };
}
