// Count and sums of the orders that a filter finds, up to the counted limit.
import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { candidatesFor } from '../../orders/lists/search-store.ts';
import { withCustomPlan } from '../../platform/custom-plan.ts';
import type { Db, Fragment, Sql } from '../../platform/db.ts';
import { conditions, type DispatchFilter, isByText, prepared } from './filter-store.ts';
import { type LateOnTheRoad, readLateOnTheRoad } from './late-store.ts';
import { LISTED_STATUSES } from './order-sort.ts';

/** The matching orders as `matching`, at most one more than the limit, with the common table expressions before it. */
function matching(db: Db, filter: DispatchFilter, moving: LateOnTheRoad | null, columns: Fragment) {
  const { environment, statuses, search } = filter;
  return db`with ${prepared(db, filter, moving, { take: candidatesFor(MAX_COUNTED + 1, true), after: null })}
    matching as materialized (
      select ${columns} from orders o ${isByText(search) ? db`join found f on f.order_id = o.id` : db``}
      where o.environment = ${environment} and o.status = any(${[...(statuses ?? LISTED_STATUSES)]}) ${conditions(db, filter)}
      limit ${MAX_COUNTED + 1})`;
}

const readMoving = (db: Db, { environment, lateAt }: DispatchFilter) =>
  lateAt ? readLateOnTheRoad(db, environment, lateAt) : null;

/** At most one more than the highest number shown. */
export async function countMatching(db: Db, filter: DispatchFilter): Promise<number> {
  const moving = await readMoving(db, filter);
  const [row] = await db<{ count: number }[]>`
    ${matching(db, filter, moving, db`o.id`)} select count(*)::int as count from matching`;
  return row!.count;
}

export interface OrderTotals {
  count: number;
  /** Null if there are more orders than are counted. */
  sums: { currency: string; netCents: number }[] | null;
}

interface SumRow {
  currency: string | null;
  orders: number;
  netCents: number | null;
}

export async function readTotals(sql: Sql, filter: DispatchFilter): Promise<OrderTotals> {
  return withCustomPlan(sql, async (db) => {
    const moving = await readMoving(db, filter);
    const rows = await db<SumRow[]>`
      ${matching(db, filter, moving, db`o.price`)}
      select price ->> 'currency' as currency, count(*)::int as orders,
        sum((price ->> 'netCents')::bigint)::bigint as net_cents
      from matching group by 1 order by 1`;
    const count = rows.reduce((sum, { orders }) => sum + orders, 0);
    const sums = rows.flatMap(({ currency, netCents }) =>
      currency ? [{ currency, netCents: netCents! }] : [],
    );
    return { count, sums: count > MAX_COUNTED ? null : sums };
  });
}
