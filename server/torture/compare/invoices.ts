// Invoice numbers have no gap and no duplicate, and each finished order has one invoice over its price.
import type { Compared } from './compare.ts';

export async function compareInvoices({ installation: { records }, sql }: Compared) {
  const violations: string[] = [];
  const invoices = await sql<
    { number: string; orderId: string | null; grossCents: number; orders: number }[]
  >`
    select i.number, (select order_id from invoice_lines l where l.invoice_id = i.id limit 1),
      i.gross_cents, (select count(distinct order_id)::int from invoice_lines l where l.invoice_id = i.id) as orders
    from invoices i order by i.number`;
  const counters = await sql<{ series: string; last: number }[]>`select series, last from invoice_counters`;
  for (const { series, last } of counters) {
    const numbers = invoices.map(({ number }) => number).filter((number) => number.startsWith(`${series}-`));
    const expected = Array.from({ length: last }, (_, index) => index + 1);
    const found = numbers.map((number) => Number(number.slice(series.length + 1)));
    if (found.join() !== expected.join()) violations.push(`${series} counts ${last}, found ${found.length}`);
  }
  const ofOrder = new Map<string, typeof invoices>();
  for (const invoice of invoices) {
    if (invoice.orders !== 1) violations.push(`${invoice.number} is over ${invoice.orders} orders`);
    ofOrder.set(invoice.orderId!, [...(ofOrder.get(invoice.orderId!) ?? []), invoice] as never);
  }
  for (const { key, id, gross, invoiceNumber, isFinished } of records.orders) {
    if (!isFinished) continue;
    const found = ofOrder.get(id!) ?? [];
    const [invoice] = found;
    if (found.length !== 1) violations.push(`${key} has ${found.length} invoices`);
    else if (invoice!.grossCents !== Math.round(gross! * 100)) {
      violations.push(`${invoice!.number} is over ${invoice!.grossCents}, the order over ${gross}`);
    } else if (invoiceNumber !== null && invoice!.number !== invoiceNumber) {
      violations.push(`${key} was acknowledged as ${invoiceNumber}, stored as ${invoice!.number}`);
    }
  }
  const runs = await sql<{ id: string; state: string }[]>`select id, state from invoice_runs`;
  for (const { id, state } of runs) if (state !== 'DONE') violations.push(`The run ${id} is ${state}`);
  return { count: invoices.length, violations };
}
