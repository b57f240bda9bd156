import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import { hasBegun } from '../../customers/agreements/store.ts';
import type { Account } from '../../model/account.ts';
import { BEFORE_PICKUP, type Status, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import type { PricedOrder } from '../../model/prices/compare-terms.ts';
import type { RequestedDates } from '../../model/prices/surcharges.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';

/** Orders that still need work. */
const OPEN: readonly Status[] = [...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER, 'DELIVERED', 'COMPLAINT'];
const OPEN_REQUESTS: readonly Status[] = ['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'];

/** Only the last calls of a day: a share of errors needs no more. */
const MAX_CALLS = 2000;

export interface AccountActivity {
  account: Account;
  agreementVersion: number;
  openOrders: number;
  openRequests: number;
  calls: number;
  errors: number;
  failingEndpoints: number;
  lastOrderAt: Date | null;
}

type ActivityRow = Account & Omit<AccountActivity, 'account'>;

/** Newest first. One statement per page; every count ends at its limit. */
export async function listAccountActivity(
  db: Db,
  { search, since, today }: { search?: string | undefined; since: Date; today: string },
  limit: number,
  after: PageStart | null,
): Promise<AccountActivity[]> {
  const upTo = (statuses: readonly Status[]) => db`(select count(*)::int from (
    select from orders where account_id = a.id and environment = 'production'
      and status = any(${statuses as string[]}) limit ${MAX_COUNTED + 1}) counted)`;
  const rows = await db<ActivityRow[]>`
    select a.*, ${upTo(OPEN)} as open_orders, ${upTo(OPEN_REQUESTS)} as open_requests, traffic.*,
      (select version from agreements where account_id = a.id and ${hasBegun(db, db`${today}`)}) as agreement_version,
      (select count(*)::int from webhook_endpoints w join webhook_health h on h.endpoint_id = w.id
        where w.account_id = a.id and w.environment = 'production' and w.status = 'ACTIVE'
          and h.failing_since is not null) as failing_endpoints,
      (select created_at from orders where account_id = a.id and environment = 'production'
        order by created_at desc limit 1) as last_order_at
    from (
      select * from accounts where deleted_at is null
        ${search === undefined ? db`` : db`and strpos(folded_name(name), folded_name(${search})) > 0`}
        ${after ? db`and (created_at, id) < (${after.at}, ${after.id})` : db``}
      order by created_at desc, id desc limit ${limit}) a
    cross join lateral (
      select count(*)::int as calls, count(*) filter (where status >= 400)::int as errors from (
        select status from request_log
        where account_id = a.id and environment = 'production' and interface in ('v1', 'legacy', 'oauth', 'mcp')
          and at >= ${since} order by at desc limit ${MAX_CALLS}) recent) traffic
    order by a.created_at desc, a.id desc`;
  return rows.map(
    ({
      agreementVersion,
      openOrders,
      openRequests,
      calls,
      errors,
      failingEndpoints,
      lastOrderAt,
      ...account
    }) => ({
      account,
      agreementVersion,
      openOrders,
      openRequests,
      calls,
      errors,
      failingEndpoints,
      lastOrderAt,
    }),
  );
}

/** What an account has, and so what its deletion affects; orders are counted up to one more than is shown. */
export interface AccountHoldings {
  /** All orders and requests in production, also ended ones. */
  orders: number;
  openOrders: number;
  openRequests: number;
  /** Those of the open requests that have a quote on offer. */
  openQuotes: number;
  sandboxOrders: number;
  users: number;
  credentials: number;
  endpoints: number;
}

export async function countHoldings(db: Db, accountId: string): Promise<AccountHoldings> {
  const upTo = (condition: ReturnType<typeof db>) => db`(select count(*)::int from (
    select from orders where account_id = ${accountId} and ${condition} limit ${MAX_COUNTED + 1}) counted)`;
  const inProduction = (statuses: readonly Status[]) =>
    upTo(db`environment = 'production' and status = any(${statuses as string[]})`);
  const [row] = await db<AccountHoldings[]>`
    select ${upTo(db`environment = 'production'`)} as orders, ${inProduction(OPEN)} as open_orders, ${inProduction(OPEN_REQUESTS)} as open_requests,
      ${inProduction(['QUOTE_SENT'])} as open_quotes,
      ${upTo(db`environment = 'sandbox'`)} as sandbox_orders,
      (select count(*)::int from users where account_id = ${accountId}) as users,
      (select count(*)::int from credentials where account_id = ${accountId} and revoked_at is null) as credentials,
      (select count(*)::int from webhook_endpoints where account_id = ${accountId}) as endpoints`;
  return row!;
}

/** How many orders were priced since this version came into force. */
export async function countOrdersSince(db: Db, accountId: string, since: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (
      select from orders where account_id = ${accountId} and environment = 'production'
        and created_at >= ${since} limit ${10 * MAX_COUNTED + 1}) counted`;
  return row!.count;
}

export type OrderToPrice = Omit<PricedOrder, 'circumstances'> & RequestedDates & { createdAt: Date };

/** Newest first, in one query, and never more than requested. */
export async function readPricedOrders(
  db: Db,
  accountId: string,
  since: Date,
  limit: number,
): Promise<OrderToPrice[]> {
  return db<OrderToPrice[]>`
    select requested_pickup, requested_delivery, created_at, transport_type, vehicle ->> 'type' as vehicle_type, services, distance_km,
      coalesce(quote_reason, '') = 'ADDRESS_UNCLEAR' as address_unclear
    from orders
    where account_id = ${accountId} and environment = 'production' and created_at >= ${since}
    order by created_at desc, id desc limit ${limit}`;
}
