// Every acknowledged order exists once, with its idempotency key; no other order exists.
import type { Compared } from './compare.ts';

export async function compareOrders({ installation: { records }, sql }: Compared) {
  const rows = await sql<{ id: string; externalOrderId: string; status: string; positions: number }[]>`
    select id, external_order_id, status,
      (select count(*)::int from positions p where p.order_id = o.id) as positions
    from orders o`;
  const violations: string[] = [];
  const byKey = new Map<string, typeof rows>();
  for (const row of rows) {
    byKey.set(row.externalOrderId, [...(byKey.get(row.externalOrderId) ?? []), row] as never);
  }
  for (const { key, id, positions, isFinished } of records.orders) {
    const found = byKey.get(key) ?? [];
    byKey.delete(key);
    if (id === null) continue;
    if (found.length !== 1 || found[0]!.id !== id) {
      violations.push(`${key} was acknowledged as ${id}, stored: ${found.map((row) => row.id).join(', ')}`);
    } else if (isFinished && found[0]!.positions !== positions) {
      violations.push(`${key} has ${found[0]!.positions} of ${positions} positions`);
    } else if (isFinished && found[0]!.status !== 'INVOICED') {
      violations.push(`${key} is ${found[0]!.status} instead of INVOICED`);
    }
  }
  for (const { keys } of records.imports) for (const key of keys) byKey.delete(key);
  for (const [key, found] of byKey) violations.push(`${key} was never sent: ${found[0]!.id}`);
  return { count: rows.length, violations };
}
