import type { Environment, Scope } from '../../model/environment.ts';
import type { Db, Fragment } from '../../platform/db.ts';
import { isUuid } from '../../platform/ids.ts';
import { isNamed } from '../../platform/name-search.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import { plateKey } from '../records/store.ts';

/** The kind of a search term; stored as its first letter. */
const KINDS = {
  number: 'n',
  externalNumber: 'e',
  reference: 'r',
  plate: 'p',
  vin: 'v',
  city: 'c',
  model: 'm',
  phone: 't',
  contact: 'w',
  mail: 'a',
} as const;

/** If more terms than this match the beginning, only the last ones are used. */
const MAX_TERMS = 200;
/** A lower limit, because many orders share a city or a model. */
const MAX_SHARED_TERMS = 40;
/** How many orders are read when further filters apply. */
const MAX_CANDIDATES = 4000;

const LIKE_PHONE = /^[\d\s()+/.-]{4,}$/;
/** Without country code and leading zeros; fewer digits match too many numbers. */
const MIN_PHONE_DIGITS = 3;

interface Beginning {
  text: string;
  cap: number;
}

export function cityTerm(db: Db, city: string) {
  return db`search_term(${KINDS.city + city})`;
}

export function modelBeginning(model: string): Beginning[] {
  return [{ text: KINDS.model + model, cap: MAX_SHARED_TERMS }];
}

/** The service's numbers, and the customer's number and reference. Digits only are a number without its letters. */
export function numbersBeginningWith(search: string): Beginning[] {
  const text = search.trim();
  const numbers = /^\d+$/.test(text)
    ? ['VT-', 'RQ-', 'SBX-', 'SBX-RQ-'].map((letters) => letters + text)
    : [];
  return [
    ...[text, ...numbers].map((number) => ({ text: KINDS.number + number, cap: MAX_TERMS })),
    { text: KINDS.externalNumber + text, cap: MAX_TERMS },
    { text: KINDS.reference + text, cap: MAX_TERMS },
  ];
}

/** Phone numbers of contacts, and the ends of VINs, are found, too. */
export function beginningsOf(search: string): Beginning[] {
  const text = search.trim();
  return [
    ...numbersBeginningWith(text),
    { text: KINDS.plate + plateKey(text), cap: MAX_TERMS },
    { text: KINDS.vin + text.replaceAll(/\s/g, ''), cap: MAX_TERMS },
    { text: KINDS.city + text, cap: MAX_SHARED_TERMS },
    { text: KINDS.contact + text, cap: MAX_SHARED_TERMS },
    { text: KINDS.mail + text, cap: MAX_SHARED_TERMS },
    ...(LIKE_PHONE.test(text) ? [{ text: KINDS.phone + text, cap: MAX_TERMS }] : []),
  ].filter((beginning) => beginning.text.length > 1);
}

/**
 * Orders with a term that starts with this text, newest first: the statement jumps from one distinct term to
 * the next and takes the newest orders of each, so that a large city costs no more than a small one.
 */
export function ordersBeginningWith(
  db: Db,
  { accountId, environment }: Scope,
  beginnings: readonly Beginning[],
  page: FoundPage,
) {
  const scope = db`account_id = ${accountId} and environment = ${environment}`;
  return ordersWithTerms(db, scope, beginnings, page);
}

interface FoundPage {
  take: number;
  after: PageStart | null;
}

function ordersWithTerms(
  db: Db,
  scope: Fragment,
  beginnings: readonly Beginning[],
  { take, after }: FoundPage,
) {
  return db`
    with recursive beginnings as (
      select b.term as low, b.term || chr(1114111) as high, b.cap
      from (
        select search_term(g.text) as term, g.cap
        from unnest(${beginnings.map(({ text }) => text)}::text[], ${beginnings.map(({ cap }) => cap)}::int[])
          as g (text, cap)
      ) b
      where b.term is not null and (left(b.term, 1) <> ${KINDS.phone} or length(b.term) > ${MIN_PHONE_DIGITS})
    ),
    terms as (
      select b.low, b.high, b.cap, 1 as n, t.term from beginnings b cross join lateral (
        select term from order_terms
        where ${scope} and term >= b.low and term < b.high order by term desc limit 1) t
      union all
      select b.low, b.high, b.cap, b.n + 1, t.term from terms b cross join lateral (
        select term from order_terms
        where ${scope} and term >= b.low and term < b.term order by term desc limit 1) t
      where b.n < b.cap
    )
    select distinct f.created_at, f.order_id from (select distinct term from terms) t cross join lateral (
      select created_at, order_id from order_terms
      where ${scope} and term = t.term
        ${after ? db`and (created_at, order_id) < (${after.at}, ${after.id})` : db``}
      order by created_at desc, order_id desc limit ${take}) f
    order by created_at desc, order_id desc limit ${Math.max(take, MAX_CANDIDATES)}`;
}

/**
 * A name is found by the beginning of any of its words. A search that matches more customers is too short to
 * help.
 */
const MAX_CUSTOMERS = 20;

/**
 * For the operator, over all accounts: the customers' search, and also tracking number and customer name.
 */
export function ordersFoundByOperator(db: Db, environment: Environment, search: string, page: FoundPage) {
  const text = search.trim();
  const beginnings = beginningsOf(text);
  const { take, after } = page;
  const older = (at: Fragment, id: Fragment) =>
    after ? db`and (${at}, ${id}) < (${after.at}, ${after.id})` : db``;
  return db`
    select created_at, order_id from (
      (${ordersWithTerms(db, db`environment = ${environment}`, beginnings, page)})
      union
      (select o.created_at, o.id from orders o where o.tracking_number = ${text.toUpperCase()}
        ${older(db`o.created_at`, db`o.id`)})
      union
      (select n.created_at, n.id from (
          select id from accounts where deleted_at is null
            and ${isNamed(db, 'account', db`id`, text)} limit ${MAX_CUSTOMERS}) a
        cross join lateral (
          select o.created_at, o.id from orders o where o.account_id = a.id and o.environment = ${environment}
            ${older(db`o.created_at`, db`o.id`)}
          order by o.created_at desc, o.id desc limit ${take}) n)
    ) by_any order by created_at desc, order_id desc limit ${Math.max(take, MAX_CANDIDATES)}`;
}

export function isOrderId(search: string): boolean {
  return isUuid(search.trim());
}

/**
 * Without further filters one page is enough; with filters, more rows replace those that are filtered out.
 */
export function candidatesFor(limit: number, filtered: boolean): number {
  return filtered ? MAX_CANDIDATES : limit;
}
