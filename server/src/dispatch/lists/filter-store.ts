// The conditions of a filter of dispatch, for lists, board, counts and sums.
import type { Environment } from '../../model/environment.ts';
import type { Status } from '../../model/orders/status.ts';
import { isOrderId, ordersFoundByOperator } from '../../orders/lists/search-store.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { isLateByPlan, type LateOnTheRoad, MAX_LATE } from './late-store.ts';
import type { OrderFilters } from './order-filters.ts';

export interface DispatchFilter extends Omit<OrderFilters, 'late'> {
  environment: Environment;
  statuses?: readonly Status[] | undefined;
  pickupFrom?: Date | undefined;
  pickupTo?: Date | undefined;
  /** Only orders that are late at this time. */
  lateAt?: Date | undefined;
}

/** The common table expressions that the conditions refer to, each followed by a comma. */
export function prepared(
  db: Db,
  { environment, lateAt, search }: DispatchFilter,
  moving: LateOnTheRoad | null,
  page: { take: number; after: PageStart | null },
) {
  const late =
    moving &&
    db`late as materialized (
    (select o.id from orders o where ${isLateByPlan(db, environment, lateAt!, moving)}
      order by o.late_from desc limit ${MAX_LATE})
    union all select unnest(${moving.late}::uuid[])),`;
  const found = db`found as materialized (${ordersFoundByOperator(db, environment, search ?? '', page)}),`;
  return db`${late ?? db``} ${isByText(search) ? found : db``}`;
}

export function isByText(search: string | undefined): search is string {
  return search !== undefined && !isOrderId(search);
}

export function conditions(db: Db, filter: DispatchFilter) {
  const { accountId, driverId, customerCostCentre, pickupFrom, pickupTo, lateAt, search } = filter;
  return db`
    ${accountId === undefined ? db`` : db`and o.account_id = ${accountId}`}
    ${driverId === undefined ? db`` : db`and o.driver_id = ${driverId}`}
    ${customerCostCentre === undefined ? db`` : db`and o.customer_cost_centre = ${customerCostCentre}`}
    ${pickupFrom ? db`and o.requested_pickup >= ${pickupFrom}` : db``}
    ${pickupTo ? db`and o.requested_pickup < ${pickupTo}` : db``}
    ${lateAt ? db`and o.id in (select id from late)` : db``}
    ${search !== undefined && isOrderId(search) ? db`and o.id = ${search.trim()}` : db``}`;
}
