// What the page of a carrier shows: offers, answers, costs. Production only; each list has a limit and an index.
import type { Db } from '../../platform/db.ts';
import type { CarrierOffer } from '../carriers/carrier-offer.ts';
import type { AcceptedTrip, Answers } from './figures.ts';

const SHOWN_OFFERS = 12;
const MAX_TRIPS = 500;

export interface ShownOffer
  extends Pick<
    CarrierOffer,
    | 'id'
    | 'state'
    | 'endReason'
    | 'remarks'
    | 'netCents'
    | 'currency'
    | 'deadline'
    | 'createdAt'
    | 'answeredAt'
    | 'endedAt'
    | 'confirmSince'
  > {
  orderNumber: string;
  from: string;
  to: string;
  /** A person of the carrier; null if dispatch noted the answer, or without one. */
  answeredBy: string | null;
}

/** Those that wait for an answer first, then the newest. */
export function listShownOffers(db: Db, carrierId: string): Promise<ShownOffer[]> {
  return db<ShownOffer[]>`
    select c.id, c.state, c.end_reason, c.remarks, c.net_cents, c.currency, c.deadline, c.created_at, c.answered_at,
      c.ended_at, c.confirm_since, o.order_number, o.pickup ->> 'city' as from, o.delivery ->> 'city' as to,
      (select u.name from users u where u.account_id = c.carrier_id and c.answered_by = 'user:' || u.id) as answered_by
    from carrier_offers c join orders o on o.id = c.order_id
    where c.carrier_id = ${carrierId} and c.environment = 'production'
    order by c.state = 'OFFERED' desc, c.created_at desc, c.id desc limit ${SHOWN_OFFERS}`;
}

/** Of one carrier, or of all. */
export async function countAnswers(db: Db, since: Date, carrierId: string | null): Promise<Answers> {
  const counted = (state: string) => db`count(*) filter (where state = ${state})::int`;
  const [answers] = await db<Answers[]>`
    select ${counted('ACCEPTED')} as accepted, ${counted('DECLINED')} as declined, ${counted('EXPIRED')} as expired,
      ${counted('OFFERED')} as waiting,
      round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)::float8 / 60)
        filter (where state in ('ACCEPTED', 'DECLINED')))::int as median_minutes
    from carrier_offers
    where environment = 'production' and created_at >= ${since}
      ${carrierId === null ? db`` : db`and carrier_id = ${carrierId}`}`;
  return answers!;
}

export interface AnsweringPerson {
  id: string;
  name: string;
  email: string;
  role: 'admin' | 'member';
  /** False until the invitation is accepted. */
  hasJoined: boolean;
  answered: number;
}

/** People who may answer offers, with how many they answered. */
export function listAnsweringPeople(db: Db, carrierId: string, since: Date): Promise<AnsweringPerson[]> {
  return db<AnsweringPerson[]>`
    select u.id, u.name, u.email, u.role, u.last_sign_in_at is not null as has_joined,
      (select count(*)::int from carrier_offers c where c.carrier_id = ${carrierId} and c.created_at >= ${since}
        and c.answered_by = 'user:' || u.id) as answered
    from users u
    where u.account_id = ${carrierId} and u.disabled_at is null and u.role in ('admin', 'member')
    order by answered desc, u.created_at, u.id limit 50`;
}

/** Accepted since then, of orders that were not cancelled. */
export function listAcceptedTrips(db: Db, carrierId: string, since: Date): Promise<AcceptedTrip[]> {
  return db<AcceptedTrip[]>`
    select o.pickup ->> 'city' as from, o.delivery ->> 'city' as to, o.distance_km, c.net_cents, c.currency, o.price
    from carrier_offers c join orders o on o.id = c.order_id
    where c.carrier_id = ${carrierId} and c.environment = 'production' and c.state = 'ACCEPTED'
      and c.created_at >= ${since} and o.status <> 'CANCELLED'
    order by c.created_at desc limit ${MAX_TRIPS}`;
}

export interface MonthCost {
  /** 2026-11, of the operator's calendar. */
  month: string;
  currency: string;
  orders: number;
  netCents: number;
  delivered: number;
  deliveredCents: number;
}

/** By the month in which the offers were accepted. */
export function sumByMonth(db: Db, carrierId: string, since: Date, timeZone: string): Promise<MonthCost[]> {
  return db<MonthCost[]>`
    select to_char(c.answered_at at time zone ${timeZone}, 'YYYY-MM') as month, c.currency, count(*)::int as orders,
      sum(c.net_cents)::bigint as net_cents, count(*) filter (where o.actual_delivery is not null)::int as delivered,
      coalesce(sum(c.net_cents) filter (where o.actual_delivery is not null), 0)::bigint as delivered_cents
    from carrier_offers c join orders o on o.id = c.order_id
    where c.carrier_id = ${carrierId} and c.environment = 'production' and c.state = 'ACCEPTED'
      and c.answered_at >= ${since} and o.status <> 'CANCELLED'
    group by 1, 2 order by 1, 2`;
}

export interface OfferCounts {
  offers: number;
  orders: number;
}

export async function countOffers(db: Db, carrierId: string): Promise<OfferCounts> {
  const [counts] = await db<OfferCounts[]>`
    select count(*)::int as offers, count(*) filter (where state = 'ACCEPTED')::int as orders
    from carrier_offers where carrier_id = ${carrierId} and environment = 'production'`;
  return counts!;
}
