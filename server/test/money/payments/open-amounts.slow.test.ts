// What is open of invoices and left of payments is stored: it equals a full computation, and lists read only their page.
import { expect, test } from 'vitest';
import {
  listOpenItems,
  listOverdueItems,
  sumOpenItems,
} from '../../../src/money/payments/open-items-store.ts';
import { PAYMENT_STATES } from '../../../src/money/payments/payment.ts';
import { countPayments, listPayers, listPayments } from '../../../src/money/payments/payment-store.ts';
import type { Transaction } from '../../../src/platform/db.ts';
import { newConsoleUser } from '../../harness/console.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { sql } = service.services.core;
const { console } = await newConsoleUser(service, { role: 'accounting' });

/** Rows whose stored amount differs from the sum of everything that changes it. */
async function findDeviations() {
  return sql`
    select i.number, i.open_cents as stored, computed.cents from invoices i cross join lateral (
      select i.gross_cents
        + coalesce((select sum(gross_cents) from invoices where corrects = i.id), 0)
        - coalesce((select sum(amount_cents) from allocations where invoice_id = i.id), 0) as cents
    ) computed where i.kind = 'INVOICE' and i.open_cents is distinct from computed.cents
    union all
    select p.id::text, p.rest_cents, computed.cents from payments p cross join lateral (
      select p.amount_cents - coalesce(
        (select sum(amount_cents) from allocations where payment_id = p.id and kind in ('PAYMENT', 'RETURN_FEE')), 0) as cents
    ) computed where p.rest_cents is distinct from computed.cents`;
}

const SEED = 26;
const STEPS = 200;
let state = SEED;
const random = (limit: number) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
};
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

const { key } = await service.customer({ environment: 'production' });
const orders: string[] = [];
const statuses = new Map<string, number>();

/** Whole, half, nearly all, little, too much, or the other sign of what is open. */
const someOf = (amount: number) =>
  Math.round(pick([amount, amount / 2, amount - 2, 1, amount + 5, -amount]) * 100) / 100;

const newest = async () =>
  sql<{ id: string; number: string; openCents: number; orderId: string }[]>`
    select o.id, o.number, o.open_cents, (select order_id from invoice_lines where invoice_id = o.id limit 1)
    from open_items o order by o.number`;

async function allocateSome(paymentId: string, restCents: number) {
  const items = await newest();
  const shares = Array.from({ length: 1 + random(2) }, () => {
    const { id: invoiceId, openCents } = pick(items);
    return { invoiceId, amount: someOf(pick([openCents, restCents]) / 100), discount: pick([0, 0, 0, 1]) };
  });
  return console('POST', `/accounting/payments/${paymentId}/allocations`, { shares });
}

const steps: (() => Promise<{ status: number } | { status: number }[]>)[] = [
  async () => {
    const { number: invoiceNumber, orderId } = pick(await newest());
    return command(service, orderId, 'cancel_invoice', { invoiceNumber, reason: 'Wrong' });
  },
  async () => command(service, pick(orders), 'reinvoice'),
  async () => {
    const { number: invoiceNumber, orderId } = pick(await newest());
    const lines = [{ position: 1, net: pick([1, 10, 1000]) }];
    return command(service, orderId, 'credit_invoice', { invoiceNumber, lines, reason: 'Scratch' });
  },
  ...[1, 2].map(() => async () => {
    const { id: invoiceId, openCents } = pick(await newest());
    const amount = someOf(openCents / 100) || 7;
    const shares = [{ invoiceId, amount: someOf(amount), discount: 0 }];
    return console('POST', '/accounting/payments', {
      bookedOn: '2026-10-01',
      amount,
      currency: 'EUR',
      shares,
    });
  }),
  ...[1, 2].map(() => async () => {
    const payments = await sql<{ id: string; restCents: number }[]>`
      select id, rest_cents from payments order by id`;
    if (payments.length === 0) return { status: 0 };
    const { id, restCents } = pick(payments);
    return Promise.all([allocateSome(id, restCents), allocateSome(id, restCents)]);
  }),
  async () => {
    const allocations = await sql<{ id: string }[]>`select id from allocations order by id`;
    if (allocations.length === 0) return { status: 0 };
    const path = `/accounting/allocations/${pick(allocations).id}`;
    return Promise.all([console('DELETE', path), console('DELETE', path)]);
  },
  async () => {
    const small = (await newest()).filter(({ openCents }) => openCents !== 0 && Math.abs(openCents) <= 500);
    if (small.length === 0) return { status: 0 };
    return console('POST', `/accounting/open-items/${pick(small).id}/write-off`, { reason: 'Rounding' });
  },
  async () => {
    const payments = await sql<{ id: string }[]>`select id from payments order by id`;
    if (payments.length === 0) return { status: 0 };
    const reason = pick(['Returned', null]);
    return console('PUT', `/accounting/payments/${pick(payments).id}/set-aside`, { reason });
  },
  async () => console('POST', '/accounting/payments/allocate-certain'),
];

test('stored amounts equal a full computation after any sequence of changes', async () => {
  for (let count = 0; count < 6; count += 1) {
    const { id } = (await createOrder(service, key)).json;
    await advanceOrderTo(service, id, 'INVOICED');
    orders.push(id);
  }
  for (let step = 0; step < STEPS; step += 1) {
    const index = random(steps.length);
    const answers = [await steps[index]!()].flat();
    for (const { status } of answers) {
      expect(status, `step ${step}, kind ${index}`).toBeLessThan(500);
      if (status >= 200 && status < 300) statuses.set(`${index}`, (statuses.get(`${index}`) ?? 0) + 1);
    }
    expect(await findDeviations(), `step ${step}, kind ${index}`).toEqual([]);
  }
  // Every kind of change happened.
  expect([...statuses.keys()].sort()).toEqual(steps.map((_, index) => `${index}`).sort());
});

test('two payments at once cannot settle the same invoice', async () => {
  const { id } = (await createOrder(service, key)).json;
  const { invoiceNumber } = await advanceOrderTo(service, id, 'INVOICED');
  const [item] = await sql<{ id: string; openCents: number }[]>`
    select id, open_cents from open_items where number = ${invoiceNumber}`;
  const amount = item!.openCents / 100;
  const note = () =>
    console('POST', '/accounting/payments', {
      bookedOn: '2026-10-01',
      amount,
      currency: 'EUR',
      shares: [{ invoiceId: item!.id, amount }],
    });
  const answers = await Promise.all([note(), note(), note(), note()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const [{ openCents }] = await sql<[{ openCents: number }]>`
    select open_cents from open_items where id = ${item!.id}`;
  expect(openCents).toBe(0);
});

const INVOICES = 3000;
const OPEN = 300;
const TODAY = '2026-11-17';
const PAGE = 50;

/** Without triggers and foreign keys, and never committed. Nine tenths are settled. */
async function fill(tx: Transaction): Promise<void> {
  await tx`set local session_replication_role = replica`;
  await tx`
    insert into invoices (id, number, account_id, environment, kind, document_id, issued_at, invoice_date, due_on,
      served_from, served_to, currency, net_cents, vat_cents, gross_cents, vat_groups, open_cents)
    select gen_random_uuid(), 'F-' || n, (select id from accounts limit 1), 'production', 'INVOICE',
      gen_random_uuid(), '2026-01-01'::timestamptz + n * interval '1 minute', '2026-01-01',
      '2026-01-01'::date + n % 365, '2026-01-01', '2026-01-01', 'EUR', 100, 19, 119, '[]', case when n <= ${OPEN} then 119 else 0 end
    from generate_series(1, ${INVOICES}) n`;
  await tx`
    insert into payments (id, booked_on, amount_cents, currency, payer_iban, remittance, created_at, created_by,
      set_aside, rest_cents)
    select gen_random_uuid(), '2026-01-01', 119, 'EUR', 'DE' || n, '', '2026-01-01'::timestamptz + n * interval '1 minute',
      'test', case when n % 20 = 1 then 'Returned' end, case when n % 20 = 0 then 119 else 0 end
    from generate_series(1, ${INVOICES}) n`;
  await tx`
    insert into allocations (id, payment_id, invoice_id, kind, amount_cents, created_at, created_by)
    select gen_random_uuid(), p.id, i.id, 'PAYMENT', 119, p.created_at, 'test'
    from (select id, created_at, row_number() over () as n from payments where rest_cents = 0) p
      join (select id, row_number() over () as n from invoices where open_cents = 0) i using (n)`;
  await tx`analyze invoices, payments, allocations`;
}

/** The rows that this transaction has read of the large tables. */
async function countRead(tx: Transaction) {
  const [read] = await tx<{ scanned: number; fetched: number }[]>`
    select sum(seq_tup_read)::int as scanned, sum(idx_tup_fetch)::int as fetched
    from pg_stat_xact_user_tables where relname in ('invoices', 'payments', 'allocations')`;
  return read!;
}

test('no list of payments and open items scans a table, and each reads only its page', async () => {
  const rolledBack = new Error('rolled back');
  const reads: [string, number, (tx: Transaction) => Promise<unknown>][] = [
    ['open items', 2 * PAGE, (tx) => listOpenItems(tx, {}, TODAY, PAGE, null)],
    ['open items of an age', 2 * PAGE, (tx) => listOpenItems(tx, { age: 'DAYS_60' }, TODAY, PAGE, null)],
    ['overdue', 2 * OPEN, (tx) => listOverdueItems(tx, TODAY)],
    ['sums', 2 * OPEN, (tx) => sumOpenItems(tx, undefined, TODAY)],
    ...PAYMENT_STATES.map((one): [string, number, (tx: Transaction) => Promise<unknown>] => [
      `payments ${one}`,
      4 * PAGE,
      (tx) => listPayments(tx, one, PAGE, null),
    ]),
    ['counts', 2500, (tx) => countPayments(tx)],
    ['payers', 50, (tx) => listPayers(tx, ['DE2', 'DE3', 'DE4'])],
  ];
  const filled = sql.begin(async (tx) => {
    await fill(tx);
    for (const [name, limit, read] of reads) {
      const before = await countRead(tx);
      await read(tx);
      const after = await countRead(tx);
      expect(after.scanned - before.scanned, `${name}: rows of scans`).toBe(0);
      expect(after.fetched - before.fetched, `${name}: rows by index`).toBeLessThanOrEqual(limit);
    }
    throw rolledBack;
  });
  await expect(filled).rejects.toBe(rolledBack);
});
