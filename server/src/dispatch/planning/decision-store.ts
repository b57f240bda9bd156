// Reads production only; each list has a limit and an index.
import { MAX_COUNTED } from '../../../../shared/lists/count-limit.ts';
import {
  ASSIGNED_BEFORE_PICKUP,
  BEFORE_PICKUP,
  BEFORE_RELEASE,
  UNASSIGNED,
  VEHICLE_WITH_DRIVER,
} from '../../model/orders/status.ts';
import { hasUndecidedDamage } from '../../orders/records/damage-store.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import type { Db } from '../../platform/db.ts';
import { SIMULATED_DRIVER } from '../drivers/driver.ts';
import { isUnfinishedTrip } from '../drivers/driver-store.ts';
import type { PlanOrder } from './plan-order.ts';
import { type PlanRow, selectPlanOrders, toPlanOrder } from './planning-store.ts';
import type {
  AcceptedByCarrier,
  AskingRecipient,
  DueTask,
  EndingLicence,
  EndingQuote,
  FailedMail,
  FailingCustomer,
  OpenProblem,
  PlateOut,
  RefusedDates,
  StuckJob,
  Trouble,
  UnansweredOffers,
  UnreadThread,
  WaitingRequest,
} from './situation.ts';

const MAX_OF_EACH = 100;
const NOT_DELIVERED: string[] = [...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER];

type With<Rest> = PlanRow & Rest;

/** Orders that wait for release, the next pickup first. */
export async function listUnreleased(db: Db): Promise<PlanOrder[]> {
  const rows = await db<PlanRow[]>`
    ${selectPlanOrders(db)}
    where o.environment = 'production' and o.status = any(${BEFORE_RELEASE as readonly string[] as string[]})
    order by o.requested_pickup nulls last, o.id limit ${MAX_OF_EACH}`;
  return rows.map(toPlanOrder);
}

/** Requests that wait for a quote, oldest first. */
export async function listWaitingRequests(db: Db): Promise<WaitingRequest[]> {
  const rows = await db<With<Omit<WaitingRequest, 'order'>>[]>`
    select p.*, o.created_at, o.quote_reason
    from (${selectPlanOrders(db)}
      where o.environment = 'production' and o.status in ('RECEIVED', 'QUOTE_REQUIRED')
      order by o.created_at limit ${MAX_OF_EACH}) p
    join orders o on o.id = p.id order by o.created_at, o.id`;
  return rows.map(({ createdAt, quoteReason, ...order }) => ({
    order: toPlanOrder(order),
    createdAt,
    quoteReason,
  }));
}

/** Licences of active drivers that have ended, or end before the day; the first to end comes first. */
export async function listEndingLicences(db: Db, before: string): Promise<Omit<EndingLicence, 'endsAt'>[]> {
  return db<Omit<EndingLicence, 'endsAt'>[]>`
    select d.id as driver_id, d.name as driver_name, l.kind as licence, l."validUntil" as valid_until,
      (select count(*)::int from orders o where o.driver_id = d.id and ${isUnfinishedTrip(db)}) as trips
    from driver_terms t join drivers d on d.id = t.driver_id
    cross join jsonb_to_recordset(t.licences) as l(kind text, "validUntil" text)
    where d.active and l."validUntil" < ${before}
    order by l."validUntil", d.id limit ${MAX_OF_EACH}`;
}

export async function listEndingQuotes(db: Db, now: Date, until: Date): Promise<EndingQuote[]> {
  const rows = await db<With<Omit<EndingQuote, 'order'>>[]>`
    with ending as (
      select q.order_id, q.quote_number, (q.price ->> 'netCents')::bigint as net_cents, q.price ->> 'currency' as currency,
        q.valid_until
      from quotes q where q.state = 'OFFERED' and q.valid_until > ${now} and q.valid_until <= ${until}
        and q.environment = 'production'
      order by q.valid_until limit ${MAX_OF_EACH}
    )
    select p.*, ending.quote_number, ending.net_cents, ending.currency, ending.valid_until
    from ending join lateral (${selectPlanOrders(db)} where o.id = ending.order_id and o.status = 'QUOTE_SENT') p on true
    order by ending.valid_until, p.id`;
  return rows.map(({ quoteNumber, netCents, currency, validUntil, ...order }) => ({
    order: toPlanOrder(order),
    quoteNumber,
    netCents,
    currency,
    validUntil,
  }));
}

/** Complaints, and damages at handover for which dispatch has not decided whether they need a case. */
export async function listTroubles(db: Db): Promise<Trouble[]> {
  const rows = await db<With<Omit<Trouble, 'order'>>[]>`
    select p.*, e.description, coalesce(e.created_at, p.actual_delivery) as since
    from (${selectPlanOrders(db)}
      where o.environment = 'production' and ${hasUndecidedDamage(db)}
      order by o.created_at desc limit ${MAX_OF_EACH}) p
    left join lateral (
      select created_at, body::jsonb #>> '{data,description}' as description from events
      where order_id = p.id and type = 'damage.reported' and format = ${API_VERSION}
      order by created_at desc limit 1
    ) e on true
    order by since desc nulls last`;
  return rows.map(({ description, since, ...row }) => {
    const { caseState, caseNumber, hasCase, isDismissed } = row;
    return { order: toPlanOrder(row), description, since, caseState, caseNumber, hasCase, isDismissed };
  });
}

/** Short-term plates that are out for an order that is not delivered yet. */
export async function listPlatesOut(db: Db): Promise<PlateOut[]> {
  const rows = await db<With<Omit<PlateOut, 'order'>>[]>`
    select p.*, s.number as plate, s.valid_from::text as valid_from, s.valid_until::text as valid_until
    from short_term_plates s join lateral (${selectPlanOrders(db)}
      where o.id = s.order_id and o.environment = 'production' and o.status = any(${NOT_DELIVERED})) p on true
    where s.state in ('WITH_DRIVER', 'USED') order by s.valid_until, s.id limit ${MAX_OF_EACH}`;
  return rows.map(({ plate, validFrom, validUntil, ...order }) => ({
    order: toPlanOrder(order),
    plate,
    validFrom,
    validUntil,
  }));
}

/** Open tasks of unfinished damage cases until this day, the longest due first. */
export async function listDueTasks(db: Db, until: string): Promise<Omit<DueTask, 'dueAt'>[]> {
  return db<Omit<DueTask, 'dueAt'>[]>`
    select t.id as task_id, c.number as case_number, o.order_number, a.name as customer, t.text,
      t.due_on::text as due_on
    from damage_tasks t join damage_cases c on c.id = t.case_id join orders o on o.id = c.order_id
      join accounts a on a.id = t.account_id
    where t.done_at is null and t.due_on <= ${until} and c.state <> 'CLOSED'
    order by t.due_on, t.id limit ${MAX_OF_EACH}`;
}

/** The recurring orders with refused dates from this day on, the next first. */
export async function listRefusedDates(db: Db, from: string): Promise<RefusedDates[]> {
  return db<RefusedDates[]>`
    select * from (
      select distinct on (d.recurring_id) d.recurring_id, r.name, a.name as customer, d.day::text as day, d.error,
        count(*) over (partition by d.recurring_id)::int as count
      from recurring_order_dates d join recurring_orders r on r.id = d.recurring_id join accounts a on a.id = r.account_id
      where d.outcome = 'REFUSED' and d.day >= ${from} and r.state = 'ACTIVE'
      order by d.recurring_id, d.day
    ) refused order by refused.day, refused.recurring_id limit ${MAX_OF_EACH}`;
}

/**
 * Active endpoints for which every attempt fails, with their undelivered messages since one day before the
 * failures began. Resending takes `failedSince`, so that it sends what is counted here.
 */
export async function listFailingCustomers(db: Db): Promise<FailingCustomer[]> {
  return db<FailingCustomer[]>`
    select w.id as endpoint_id, w.account_id, a.name as customer, w.url, h.failing_since as since, f.failed_since,
      h.last_failure_status as status, h.last_failure_error as error, f.failed, f.next_attempt_at
    from webhook_health h join webhook_endpoints w on w.id = h.endpoint_id
    join accounts a on a.id = w.account_id and a.deleted_at is null and a.status = 'ACTIVE'
    cross join lateral (
      select count(*)::int as failed, min(next_attempt_at) as next_attempt_at,
        date_trunc('milliseconds', h.failing_since - interval '1 day') as failed_since
      from (
        select next_attempt_at from webhook_deliveries
        where endpoint_id = w.id and state in ('FAILED_RETRYING', 'DEAD_LETTER') and event <> 'webhook.test'
          and created_at >= date_trunc('milliseconds', h.failing_since - interval '1 day')
        order by created_at desc, id desc limit ${MAX_COUNTED}) counted
    ) f
    where h.failing_since is not null and w.status = 'ACTIVE' and w.environment = 'production'
    order by h.failing_since, w.id limit ${MAX_OF_EACH}`;
}

export async function listFailedMails(db: Db, since: Date): Promise<FailedMail[]> {
  return db<FailedMail[]>`
    select m.id as mail_id, m.subject, m.recipient, m.error, m.created_at, coalesce(o.order_number, o.request_number) as number
    from mails m left join orders o on o.id = m.order_id
    where m.state = 'FAILED' and m.environment = 'production' and m.created_at >= ${since}
    order by m.created_at desc, m.id desc limit ${MAX_OF_EACH}`;
}

/** Jobs that failed more than once, because a single failure is usually repaired by the retry. */
export async function listStuckJobs(db: Db): Promise<StuckJob[]> {
  return db<StuckJob[]>`
    select id as job_id, kind as job, case when order_id is null and account_id is null then nullif(subject, '') end as subject,
      error, attempts, since
    from failed_jobs where attempts > 1 order by since desc, id desc limit ${MAX_OF_EACH}`;
}

/** The longest waiting first. */
export async function listUnreadThreads(db: Db): Promise<UnreadThread[]> {
  const rows = await db<With<Omit<UnreadThread, 'order'>>[]>`
    with unread as (
      select order_id, count(*)::int as count, min(created_at) as since from (
        select order_id, created_at from trip_messages where author = 'DRIVER' and read_at is null and problem is null
        order by created_at limit ${MAX_COUNTED}) counted
      group by order_id order by since limit ${MAX_OF_EACH}
    )
    select p.*, unread.count, unread.since
    from unread join lateral (${selectPlanOrders(db)} where o.id = unread.order_id) p on true
    order by unread.since, p.id`;
  return rows.map(({ count, since, ...order }) => ({ order: toPlanOrder(order), count, since }));
}

/** The newest of each unfinished order. */
export async function listOpenProblems(db: Db): Promise<OpenProblem[]> {
  const rows = await db<With<Omit<OpenProblem, 'order'>>[]>`
    with open as (
      select distinct on (order_id) order_id, id, problem, problem_reason, text, arrives_at, created_at
      from (select * from trip_messages where problem is not null and handled_at is null
        order by created_at limit ${MAX_COUNTED}) counted
      order by order_id, created_at desc, id desc limit ${MAX_OF_EACH}
    )
    select p.*, open.id as message_id, open.problem, open.problem_reason, open.text, open.arrives_at, open.created_at as since
    from open join lateral (${selectPlanOrders(db)}
      where o.id = open.order_id and o.status not in ('COMPLETED', 'INVOICED', 'CANCELLED')) p on true
    order by open.created_at, p.id`;
  return rows.map(({ messageId, problem, problemReason, text, arrivesAt, since, ...order }) => ({
    order: toPlanOrder(order),
    messageId,
    problem,
    problemReason,
    text,
    arrivesAt,
    since,
  }));
}

/** Requests of recipients that nobody has answered, the oldest first. */
export async function listAskingRecipients(db: Db): Promise<AskingRecipient[]> {
  const rows = await db<With<Omit<AskingRecipient, 'order'>>[]>`
    with asking as (
      select order_id, wanted_from, wanted_until, text, created_at from recipient_requests
      where state = 'OPEN' order by created_at limit ${MAX_OF_EACH}
    )
    select p.*, asking.wanted_from, asking.wanted_until, asking.text, asking.created_at as since
    from asking join lateral (${selectPlanOrders(db)}
      where o.id = asking.order_id and o.environment = 'production') p on true
    order by since, p.id`;
  return rows.map(({ wantedFrom, wantedUntil, text, since, ...order }) => ({
    order: toPlanOrder(order),
    wantedFrom,
    wantedUntil,
    text,
    since,
  }));
}

/** Orders that a carrier accepted without having named a driver, the next pickup first. */
export async function listWithoutCarriersDriver(db: Db): Promise<AcceptedByCarrier[]> {
  const rows = await db<With<Omit<AcceptedByCarrier, 'order'>>[]>`
    with accepted as (
      select order_id, carrier_id, answered_at from carrier_offers
      where ended_at is null and state = 'ACCEPTED' and environment = 'production'
        and exists (select from orders where id = order_id
          and status = any(${UNASSIGNED as readonly string[] as string[]}))
      order by answered_at limit ${MAX_COUNTED}
    )
    select p.*, a.name as carrier, accepted.answered_at as since
    from accepted join accounts a on a.id = accepted.carrier_id
      join lateral (${selectPlanOrders(db)} where o.id = accepted.order_id) p on true
    order by p.requested_pickup nulls last, p.id limit ${MAX_OF_EACH}`;
  return rows.map(({ carrier, since, ...order }) => ({ order: toPlanOrder(order), carrier, since }));
}

/** Orders that changed after a carrier accepted them, and that the carrier has not confirmed; the next pickup first. */
export async function listAskedAgain(db: Db): Promise<AcceptedByCarrier[]> {
  const rows = await db<With<Omit<AcceptedByCarrier, 'order'>>[]>`
    with asked as (
      select order_id, carrier_id, confirm_since from carrier_offers
      where ended_at is null and confirm_since is not null and environment = 'production'
        and exists (select from orders where id = order_id
          and status = any(${[...UNASSIGNED, ...ASSIGNED_BEFORE_PICKUP]}))
      order by confirm_since limit ${MAX_COUNTED}
    )
    select p.*, a.name as carrier, asked.confirm_since as since
    from asked join accounts a on a.id = asked.carrier_id
      join lateral (${selectPlanOrders(db)} where o.id = asked.order_id) p on true
    order by p.requested_pickup nulls last, p.id limit ${MAX_OF_EACH}`;
  return rows.map(({ carrier, since, ...order }) => ({ order: toPlanOrder(order), carrier, since }));
}

/** Orders in the pool that were offered to carriers, and for which no answer is awaited any more. */
export async function listUnansweredOffers(db: Db): Promise<UnansweredOffers[]> {
  const rows = await db<With<Omit<UnansweredOffers, 'order'>>[]>`
    select p.*, asked.offers, asked.since
    from (${selectPlanOrders(db)}
      where o.environment = 'production' and o.status = 'POOLED'
        and exists (select from carrier_offers where order_id = o.id)
        and not exists (select from carrier_offers where order_id = o.id and ended_at is null)
      order by o.requested_pickup nulls last, o.id limit ${MAX_OF_EACH}) p
    cross join lateral (
      select count(*)::int as offers, max(ended_at) as since from carrier_offers where order_id = p.id
    ) asked
    order by p.requested_pickup nulls last, p.id`;
  return rows.map(({ offers, since, ...order }) => ({ order: toPlanOrder(order), offers, since }));
}

export interface Counts {
  orders: number;
  requests: number;
  drivers: number;
}

/** Unfinished orders, requests that wait for a quote, active drivers; each count ends at 1,000. */
export async function countForNavigation(
  db: Db,
  unfinished: readonly string[],
  requests: readonly string[],
): Promise<Counts> {
  const some = (statuses: readonly string[]) => db`
    (select count(*)::int from (select from orders where environment = 'production'
      and status = any(${statuses as string[]}) limit ${MAX_COUNTED}) counted)`;
  const [row] = await db<Counts[]>`
    select ${some(unfinished)} as orders, ${some(requests)} as requests,
      (select count(*)::int from (select from drivers where active and id <> ${SIMULATED_DRIVER.id} limit ${MAX_COUNTED}) counted) as drivers`;
  return row!;
}
