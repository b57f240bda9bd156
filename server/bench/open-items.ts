// Measures a page of the operator's open items among 100,000 of them, and compares it with a page among 1,000.
import { listOpenItems } from '../src/money/payments/open-items-store.ts';
import { connect, type Sql } from '../src/platform/db.ts';
import { median, type ServiceInfo, startServer } from './measure.ts';
import { recordRatio } from './record-ratio.ts';

const SMALL = 1000;
const LARGE = 100_000;
const ROUNDS = 50;
const PAGE = 51;
const MAX_MS = 20;
const TODAY = '2026-11-17';

export async function bench(): Promise<void> {
  const service = await startServer<ServiceInfo>('serve-service');
  const { database, accountId } = service.info;
  const sql = connect(database, { maxConnections: 4 });
  try {
    await fillInvoices(sql, accountId, 1, SMALL);
    const small = await timePages(sql);
    await fillInvoices(sql, accountId, SMALL + 1, LARGE);
    const large = await timePages(sql);
    const verdict = large < MAX_MS ? 'aim met' : `above ${MAX_MS} ms`;
    process.stdout.write(
      `open items: a page in ${large.toFixed(1)} ms at ${LARGE.toLocaleString('en')}, ${small.toFixed(1)} ms at ${SMALL.toLocaleString('en')} (aim below ${MAX_MS} ms): ${verdict}\n`,
    );
    recordRatio('open-items', large / small, 'lower');
  } finally {
    await sql.end();
    await service.stop();
  }
}

/** Each with a document, because an invoice needs one. */
async function fillInvoices(sql: Sql, accountId: string, from: number, to: number): Promise<void> {
  await sql`
    with made as (
      insert into documents (id, account_id, environment, kind, file_name, content_type, size, sha256, created_at)
      select gen_random_uuid(), ${accountId}, 'production', 'INVOICE', n || '.pdf', 'application/pdf', 1, '\\x00', now()
      from generate_series(${from}::int, ${to}::int) n
      returning id, file_name
    )
    insert into invoices (id, number, account_id, environment, kind, document_id, issued_at, invoice_date, due_on,
      served_from, served_to, currency, net_cents, vat_cents, gross_cents, vat_groups)
    select gen_random_uuid(), 'INV-2026-' || file_name, ${accountId}, 'production', 'INVOICE', id, now(),
      day, day + 14, day, day, 'EUR', 10000, 1900, 11900, '[]'
    from made, lateral (
      select date '2026-11-17' - (substring(file_name from '^\\d+')::int % 120) as day
    ) dated`;
  await sql`analyze invoices`;
}

async function timePages(sql: Sql): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await listOpenItems(sql, {}, TODAY, PAGE, null);
    times.push(performance.now() - started);
  }
  return median(times);
}
