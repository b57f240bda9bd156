// Money adds up: orders, extras, invoices, payments, open items, and the booking batch for DATEV.

import { callAs, operator, readAll } from '../callers.ts';
import type { Json, Problem, World } from '../world.ts';

interface StoredInvoice {
  id: string;
  number: string;
  accountId: string;
  kind: string;
  currency: string;
  invoiceDate: string;
  netCents: number;
  vatCents: number;
  grossCents: number;
  openCents: number | null;
  vatGroups: { netCents: number; vatCents: number }[];
  linesCents: number;
  correctedCents: number;
  allocatedCents: number;
}

class Books {
  readonly problems: Problem[] = [];

  expect(rule: string, about: string, shown: unknown, expected: unknown): void {
    if (shown === expected) return;
    this.problems.push({ invariant: 'money', rule, details: `${about}: ${shown}, expected ${expected}` });
  }
}

export async function checkMoney(world: World): Promise<Problem[]> {
  const books = new Books();
  const invoices = await world.installation.sql<StoredInvoice[]>`
    select id, number, account_id, kind, currency, invoice_date::text as invoice_date, net_cents, vat_cents, gross_cents, open_cents, vat_groups,
      (select sum(net_cents) from invoice_lines where invoice_id = i.id)::bigint as lines_cents,
      coalesce((select sum(gross_cents) from invoices where corrects = i.id), 0)::bigint as corrected_cents,
      coalesce((select sum(amount_cents) from allocations where invoice_id = i.id), 0)::bigint as allocated_cents
    from invoices i where environment = 'production' order by number`;
  for (const invoice of invoices) checkInvoice(books, invoice);
  checkNumbers(books, invoices);
  await checkBilledOnce(world, books);
  await checkOpenItems(world, books, invoices);
  await checkPayments(world, books);
  for (const month of new Set(invoices.map(({ invoiceDate }) => invoiceDate.slice(0, 7))))
    await checkMonth(world, books, month, invoices);
  await checkBookedPayments(world, books);
  checkOrders(world, books, invoices);
  return books.problems;
}

const sum = <T>(list: readonly T[], of: (one: T) => number) =>
  list.reduce((total, one) => total + of(one), 0);
const cents = (amount: number) => Math.round(amount * 100);

function checkInvoice(books: Books, invoice: StoredInvoice): void {
  const { number, netCents, grossCents, vatCents, vatGroups, linesCents } = invoice;
  books.expect('The lines of an invoice are not its sum', number, linesCents, netCents);
  books.expect(
    'The groups of VAT are not the net sum',
    number,
    sum(vatGroups, (one) => one.netCents),
    netCents,
  );
  books.expect(
    'The groups of VAT are not the VAT',
    number,
    sum(vatGroups, (one) => one.vatCents),
    vatCents,
  );
  books.expect('Net and VAT are not gross', number, netCents + vatCents, grossCents);
  if (invoice.kind !== 'INVOICE') return;
  const open = grossCents + invoice.correctedCents - invoice.allocatedCents;
  books.expect('What is open is not what was not paid', number, invoice.openCents, open);
  if (grossCents + invoice.correctedCents < 0)
    books.expect('More is credited than was billed', number, grossCents + invoice.correctedCents, 0);
}

function checkNumbers(books: Books, invoices: readonly StoredInvoice[]): void {
  for (const [position, { number }] of invoices.entries()) {
    const before = invoices[position - 1]?.number;
    if (!before || before.slice(0, -5) !== number.slice(0, -5)) continue;
    books.expect(
      'Invoice numbers have a gap',
      number,
      Number(number.slice(-5)),
      Number(before.slice(-5)) + 1,
    );
  }
}

/** No order and no extra is billed by two invoices that stand. */
async function checkBilledOnce(world: World, books: Books): Promise<void> {
  const twice = await world.installation.sql<{ what: string; numbers: string }[]>`
    select coalesce(l.extra_id, l.order_id)::text || ' ' || l.kind as what, string_agg(i.number, ', ') as numbers
    from invoice_lines l join invoices i on i.id = l.invoice_id
    where i.kind = 'INVOICE' and i.environment = 'production' and (l.extra_id is not null or l.kind = 'TRANSPORT')
      and not exists (select from invoices c where c.corrects = i.id and c.kind = 'CANCELLATION')
    group by 1 having count(distinct i.id) > 1`;
  for (const { what, numbers } of twice)
    books.expect('Something is billed twice', what, numbers, 'one invoice');
  const refused = await world.installation.sql<{ id: string }[]>`
    select id from order_extras where invoice_id is not null and (state <> 'APPROVED' or bill_to <> 'CUSTOMER')`;
  for (const { id } of refused) books.expect('An extra is billed that is not approved', id, true, false);
}

async function checkOpenItems(world: World, books: Books, invoices: readonly StoredInvoice[]): Promise<void> {
  const items = await readAll(world, '/accounting/open-items');
  const { sums } = (await callAs(world, operator, 'GET', '/accounting/open-items')).json;
  const open = invoices.filter(({ openCents }) => openCents !== null && openCents !== 0);
  const shown = new Map(items.map((item) => [item.invoiceNumber, cents(item.open)]));
  for (const { number, openCents } of open)
    books.expect('An open item is not what is open', number, shown.get(number), openCents);
  books.expect('Open items are not the open invoices', 'count', items.length, open.length);
  for (const currency of new Set(open.map((one) => one.currency))) {
    const shownSum = sums.find((one: Json) => one.currency === currency);
    const own = open.filter((one) => one.currency === currency);
    const expected = sum(own, (one) => one.openCents!);
    books.expect('The sum of open items is wrong', currency, cents(shownSum?.open ?? 0), expected);
  }
}

async function checkPayments(world: World, books: Books): Promise<void> {
  const rows = await world.installation.sql<{ id: string; amount: number; rest: number; used: number }[]>`
    select id, amount_cents as amount, rest_cents as rest,
      (coalesce((select sum(amount_cents) from allocations where payment_id = p.id and kind = 'PAYMENT'), 0)
        + coalesce((select sum(amount_cents) from refunds where payment_id = p.id), 0)
        - coalesce((select sum(amount_cents) from refunds where outgoing_id = p.id), 0))::bigint as used
    from payments p`;
  for (const { id, amount, rest, used } of rows)
    books.expect('A payment is not what is allocated and left', id, used + rest, amount);
  await checkCredits(world, books);
  const twice = await world.installation.sql<{ entryId: string }[]>`
    select entry_id from payments where entry_id is not null group by entry_id having count(*) > 1`;
  for (const { entryId } of twice) books.expect('An entry of the bank is two payments', entryId, 2, 1);
}

/** A credit moves between invoices of one customer, in one currency, and neither grows nor shrinks by it. */
async function checkCredits(world: World, books: Books): Promise<void> {
  const unequal = await world.installation.sql<{ id: string; cents: number }[]>`
    select set_off_id as id, sum(amount_cents)::bigint as cents from allocations
    where kind = 'SET_OFF' group by set_off_id having sum(amount_cents) <> 0`;
  for (const { id, cents: left } of unequal) books.expect('A set-off is not even', id, left, 0);
  const strange = await world.installation.sql<{ id: string }[]>`
    select a.id from allocations a join invoices i on i.id = a.invoice_id
      left join payments p on p.id = a.payment_id left join set_offs s on s.id = a.set_off_id
    where p.currency <> i.currency or s.account_id <> i.account_id`;
  for (const { id } of strange)
    books.expect('An allocation is of another currency or customer', id, true, false);
}

/** The booking batch, the list of exports and the sums of the month are those of the invoices. */
async function checkMonth(
  world: World,
  books: Books,
  month: string,
  all: readonly StoredInvoice[],
): Promise<void> {
  const invoices = all.filter(({ invoiceDate }) => invoiceDate.startsWith(month));
  const gross = sum(invoices, ({ grossCents }) => grossCents);
  const exported = (await callAs(world, operator, 'GET', `/accounting/exports?month=${month}`)).json;
  const amounts = [...exported.invoices.amounts, ...exported.corrections.amounts];
  books.expect(
    'The sums of a month are not its invoices',
    month,
    cents(sum(amounts, (one: Json) => one.gross)),
    gross,
  );
  books.expect('Numbers of a month are missing', month, exported.missingNumbers.join(), '');
  if (exported.datevFaults) return;
  await expectBooked(world, books, `/accounting/datev.csv?month=${month}`, gross);
}

/** What debtors owe by the booking batch. */
async function expectBooked(world: World, books: Books, path: string, expected: number): Promise<void> {
  const file = await callAs(world, operator, 'GET', path);
  if (file.status !== 200) return books.expect('DATEV is not exported', path, file.text, '');
  // The file is not UTF-8, but amount and side are.
  const bookings = [...file.text.matchAll(/^(\d+),(\d\d);"([SH])"/gm)];
  const booked = sum(
    bookings,
    ([, whole, rest, side]) => (side === 'S' ? 1 : -1) * Number(`${whole}${rest}`),
  );
  books.expect('The bookings for DATEV are not what was billed or paid', path, booked, expected);
}

/**
 * Payments in euro reduce what debtors owe, except for what still waits to be allocated; discounts and write-offs do as well.
 * A set-off changes nothing.
 */
async function checkBookedPayments(world: World, books: Books): Promise<void> {
  const months = await world.installation.sql<{ month: string; cents: number }[]>`
    select to_char(booked_on, 'YYYY-MM') as month, sum(cents)::bigint as cents from (
      select p.booked_on,
        p.amount_cents - case when p.credit_account_id is null or p.set_aside is not null then p.rest_cents else 0 end
        + coalesce((select sum(amount_cents) from allocations where payment_id = p.id and kind = 'DISCOUNT'), 0) as cents
      from payments p where p.currency = 'EUR'
      union all
      select (l.created_at at time zone coalesce(o.record ->> 'timeZone', 'Europe/Berlin'))::date, l.amount_cents
      from allocations l join invoices i on i.id = l.invoice_id left join operator o on true
      where l.kind = 'WRITE_OFF' and i.currency = 'EUR'
    ) booked group by 1`;
  for (const { month, cents: paid } of months)
    await expectBooked(world, books, `/accounting/datev-payments.csv?month=${month}`, -paid);
}

/** Prices are net plus VAT; an order that says it is invoiced is on that invoice. */
function checkOrders(world: World, books: Books, invoices: readonly StoredInvoice[]): void {
  const numbers = new Set(invoices.map(({ number }) => number));
  for (const { name, record } of world.orders) {
    const { price, invoiceNumber } = record;
    if (price) {
      const gross = cents(price.net) + Math.round((cents(price.net) * price.vatRate) / 100 + 1e-9);
      if (Math.abs(gross - cents(price.gross)) > 1)
        books.expect('A price is not net plus VAT', name, cents(price.gross), gross);
    }
    if (invoiceNumber && !numbers.has(invoiceNumber))
      books.expect('An order has an invoice that does not exist', name, invoiceNumber, null);
  }
}
