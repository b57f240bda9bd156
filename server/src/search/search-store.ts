import { SIMULATED_DRIVER } from '../dispatch/drivers/driver.ts';
import type { Scope } from '../model/environment.ts';
import type { Db } from '../platform/db.ts';
import { subjectsNamed } from '../platform/name-search.ts';

/** The results shown of each kind. */
export const MAX_FOUND = 6;

export interface FoundDriver {
  id: string;
  name: string;
  phone: string | null;
  active: boolean;
}

export async function findDrivers(db: Db, search: string): Promise<FoundDriver[]> {
  return db<FoundDriver[]>`
    select id, name, phone, active from drivers
    where id in (${subjectsNamed(db, 'driver', search, ['word', 'phone', 'mail'])}) and id <> ${SIMULATED_DRIVER.id}
    order by active desc, search_key(name), id limit ${MAX_FOUND}`;
}

export interface FoundAccount {
  id: string;
  name: string;
  status: 'ACTIVE' | 'SUSPENDED';
}

export async function findAccounts(db: Db, search: string): Promise<FoundAccount[]> {
  return db<FoundAccount[]>`
    select id, name, status from accounts
    where id in (${subjectsNamed(db, 'account', search, ['word', 'mail'])}) and deleted_at is null
    order by search_key(name), id limit ${MAX_FOUND}`;
}

export interface FoundPerson {
  id: string;
  name: string;
  email: string;
  accountId: string;
  accountName: string;
}

/** Users of one account, or of all accounts if `scope` is null; never people of the operator. */
async function findPeople(db: Db, scope: Scope | null, search: string): Promise<FoundPerson[]> {
  const within = scope ? { accountId: scope.accountId, environment: '' } : undefined;
  return db<FoundPerson[]>`
    select u.id, u.name, u.email, u.account_id, a.name as account_name
    from users u join accounts a on a.id = u.account_id and a.deleted_at is null
    where u.id in (${subjectsNamed(db, 'user', search, ['word', 'mail'], within)})
    order by search_key(u.name), u.id limit ${MAX_FOUND}`;
}

export interface FoundQuote {
  number: string;
  requestNumber: string;
  customer: string;
  state: string;
  from: string;
  to: string;
}

/** Quotes of one account and environment, or all quotes of production if `scope` is null. */
async function findQuotes(db: Db, scope: Scope | null, search: string): Promise<FoundQuote[]> {
  return db<FoundQuote[]>`
    select q.quote_number as number, coalesce(o.request_number, o.order_number) as request_number,
      a.name as customer, q.state,
      o.pickup ->> 'city' as from, o.delivery ->> 'city' as to
    from quotes q join orders o on o.id = q.order_id join accounts a on a.id = q.account_id
    where q.order_id in (${subjectsNamed(db, 'quote', search, ['number'], scope ?? undefined)})
      and q.environment = ${scope?.environment ?? 'production'}
    order by q.created_at desc, q.order_id limit ${MAX_FOUND}`;
}

export interface FoundInvoice {
  number: string;
  orderNumber: string;
  customer: string;
  issuedAt: Date;
  netCents: number;
  currency: string;
}

/** Invoices of one account and environment, or all invoices of production if `scope` is null. */
async function findInvoices(db: Db, scope: Scope | null, search: string): Promise<FoundInvoice[]> {
  return db<FoundInvoice[]>`
    select i.number, a.name as customer, i.issued_at, i.net_cents, i.currency,
      (select string_agg(distinct o.order_number, ', ' order by o.order_number)
        from invoice_lines l join orders o on o.id = l.order_id where l.invoice_id = i.id) as order_number
    from invoices i join accounts a on a.id = i.account_id
    where i.id in (${subjectsNamed(db, 'invoice', search, ['number'], scope ?? undefined)})
      and i.environment = ${scope?.environment ?? 'production'}
    order by i.issued_at desc, i.id limit ${MAX_FOUND}`;
}

export interface FoundDamageCase {
  number: string;
  orderNumber: string;
  customer: string;
}

/** Damage cases of production, over all accounts. */
export async function findDamageCases(db: Db, search: string): Promise<FoundDamageCase[]> {
  return db<FoundDamageCase[]>`
    select c.number, o.order_number, a.name as customer
    from damage_cases c join orders o on o.id = c.order_id join accounts a on a.id = c.account_id
    where c.id in (${subjectsNamed(db, 'damage', search, ['number'])}) and c.environment = 'production'
    order by c.created_at desc, c.id limit ${MAX_FOUND}`;
}

/** The people, quotes and invoices of one account, or of all accounts if `scope` is null. */
export async function findByName(db: Db, scope: Scope | null, search: string) {
  const [people, quotes, invoices] = await Promise.all([
    findPeople(db, scope, search),
    findQuotes(db, scope, search),
    findInvoices(db, scope, search),
  ]);
  return { people, quotes, invoices };
}
