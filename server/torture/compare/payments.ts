// Each bank entry is one payment, allocated once; what is open equals a full computation.
import type { Compared } from './compare.ts';

export async function comparePayments({ installation: { records }, sql }: Compared) {
  const violations: string[] = [];
  const payments = await sql<
    { id: string; entryId: string; amountCents: number; restCents: number; allocated: number }[]
  >`
    select p.id, p.entry_id, p.amount_cents, p.rest_cents,
      coalesce((select sum(amount_cents) from allocations a where a.payment_id = p.id), 0)::bigint as allocated
    from payments p`;
  for (const { id, amountCents, restCents, allocated } of payments) {
    if (restCents !== 0 || allocated !== amountCents) {
      violations.push(
        `The payment ${id} over ${amountCents} has ${allocated} allocated and ${restCents} left`,
      );
    }
  }
  const paid = records.orders.filter(({ payment, isFinished }) => payment !== null && isFinished);
  const unfinished = records.orders.filter(({ payment, isFinished }) => payment !== null && !isFinished);
  if (payments.length < paid.length || payments.length > paid.length + unfinished.length) {
    violations.push(`${paid.length} entries were acknowledged, ${payments.length} payments are stored`);
  }
  const deviations = await sql<{ number: string; openCents: number; computed: number }[]>`
    select i.number, i.open_cents, computed.cents as computed from invoices i cross join lateral (
      select (i.gross_cents - coalesce((select sum(amount_cents) from allocations where invoice_id = i.id), 0))::bigint as cents
    ) computed where i.open_cents is distinct from computed.cents`;
  for (const { number, openCents, computed } of deviations) {
    violations.push(`${number} has ${openCents} open, computed: ${computed}`);
  }
  const open = new Map(
    (await sql<{ number: string; openCents: number }[]>`select number, open_cents from invoices`).map(
      ({ number, openCents }) => [number, openCents],
    ),
  );
  for (const { key, invoiceNumber } of paid) {
    if (open.get(invoiceNumber!) !== 0) violations.push(`${key}: ${invoiceNumber} is paid, but open`);
  }
  return { count: payments.length, violations };
}
