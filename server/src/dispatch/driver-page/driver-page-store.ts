// What the page of a driver shows besides the trips; each list has a limit and an index. Production only.
import type { PaidKind } from '../../../../shared/extras/kinds.ts';
import type { Db } from '../../platform/db.ts';

const SHOWN = 4;

export interface PaidExpense {
  id: string;
  orderNumber: string;
  kind: PaidKind;
  paidOn: string;
  grossCents: number;
  currency: string;
  state: 'PROPOSED' | 'APPROVED' | 'REFUSED';
}

/** The newest, by the day on the receipt. */
export function listExpenses(db: Db, driverId: string): Promise<PaidExpense[]> {
  return db<PaidExpense[]>`
    select e.id, coalesce(o.order_number, o.request_number) as order_number, e.kind, e.paid_on::text as paid_on,
      e.paid_gross_cents as gross_cents, e.paid_currency as currency, e.state
    from order_extras e join orders o on o.id = e.order_id
    where e.driver_id = ${driverId} and e.category = 'EXPENSE' and e.environment = 'production'
    order by e.paid_on desc, e.created_at desc, e.id limit ${SHOWN}`;
}

export interface ExpenseSum {
  currency: string;
  grossCents: number;
  toCheckCents: number;
}

/** Without refused ones, by currency: what was paid since the day, and what waits for a decision, whenever it was paid. */
export function sumExpenses(db: Db, driverId: string, since: string): Promise<ExpenseSum[]> {
  return db<ExpenseSum[]>`
    select paid_currency as currency,
      coalesce(sum(paid_gross_cents) filter (where paid_on >= ${since}::date), 0)::bigint as gross_cents,
      coalesce(sum(paid_gross_cents) filter (where state = 'PROPOSED'), 0)::bigint as to_check_cents
    from order_extras
    where driver_id = ${driverId} and category = 'EXPENSE' and environment = 'production' and state <> 'REFUSED'
      and (paid_on >= ${since}::date or state = 'PROPOSED')
    group by paid_currency order by paid_currency`;
}

export interface DriverDamage {
  number: string;
  orderNumber: string;
  state: 'OPEN' | 'IN_REVIEW' | 'DECIDED' | 'CLOSED';
  liability: 'OPEN' | 'OPERATOR' | 'DRIVER' | 'CUSTOMER' | 'THIRD_PARTY' | 'NOT_OURS';
  createdAt: Date;
}

/** Cases about trips of the driver, newest first. */
export function listDamageCases(db: Db, driverId: string, since: Date): Promise<DriverDamage[]> {
  return db<DriverDamage[]>`
    select c.number, o.order_number, c.state, c.liability, c.created_at
    from orders o join damage_cases c on c.order_id = o.id
    where o.driver_id = ${driverId} and c.environment = 'production' and c.created_at >= ${since}
    order by c.created_at desc, c.id limit ${SHOWN}`;
}

export interface DriverCounts {
  /** All trips that the driver ever had. */
  trips: number;
  handovers: number;
  handoversWithDamage: number;
  damageCases: number;
  casesByDriver: number;
  lastSeenAt: Date | null;
}

export async function countForDriver(
  db: Db,
  driverId: string,
  since: Date,
  now: Date,
): Promise<DriverCounts> {
  const [counts] = await db<DriverCounts[]>`
    select o.trips, o.handovers, o.handovers_with_damage, c.damage_cases, c.cases_by_driver,
      (select max(last_seen_at) from driver_sessions s
        where s.driver_id = ${driverId} and s.signed_out_at is null and s.expires_at > ${now}) as last_seen_at
    from (
      select count(*)::int as trips, count(*) filter (where actual_delivery >= ${since})::int as handovers,
        count(*) filter (where actual_delivery >= ${since} and has_damage)::int as handovers_with_damage
      from orders where driver_id = ${driverId} and environment = 'production'
    ) o, (
      select count(*)::int as damage_cases, count(*) filter (where c.liability = 'DRIVER')::int as cases_by_driver
      from orders o join damage_cases c on c.order_id = o.id
      where o.driver_id = ${driverId} and c.environment = 'production' and c.created_at >= ${since}
    ) c`;
  return counts!;
}

/** Approved ones that share a day with the year. */
export function listHolidays(
  db: Db,
  driverId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Promise<{ firstDay: string; lastDay: string }[]> {
  return db<{ firstDay: string; lastDay: string }[]>`
    select greatest(first_day, ${firstDay}::date)::text as first_day, least(last_day, ${lastDay}::date)::text as last_day
    from driver_absences
    where driver_id = ${driverId} and kind = 'HOLIDAY' and state = 'APPROVED'
      and first_day <= ${lastDay}::date and last_day >= ${firstDay}::date
    order by first_day limit 100`;
}
