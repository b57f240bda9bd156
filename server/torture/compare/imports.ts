// Every import is done, and each of its rows is one order.
import type { Compared } from './compare.ts';

export async function compareImports({ installation: { records }, sql }: Compared) {
  const violations: string[] = [];
  const imports = await sql<{ fileName: string; state: string; created: number; files: number }[]>`
    select file_name, min(state) as state, count(distinct i.id)::int as files,
      count(*) filter (where r.result = 'CREATED')::int as created
    from imports i join import_rows r on r.import_id = i.id group by file_name`;
  const orders = await sql<{ externalOrderId: string; count: number }[]>`
    select external_order_id, count(*)::int as count from orders
    where external_order_id like 'import-%' group by external_order_id`;
  const counts = new Map(orders.map(({ externalOrderId, count }) => [externalOrderId, count]));
  let rows = 0;
  for (const { fileName, keys, isFinished } of records.imports) {
    if (!isFinished) continue;
    const found = imports.find((one) => one.fileName === fileName);
    if (found?.state !== 'DONE' || found.created !== keys.length || found.files !== 1) {
      violations.push(`${fileName}: ${JSON.stringify(found)}`);
    }
    for (const key of keys) {
      if (counts.get(key) !== 1) violations.push(`${key} has ${counts.get(key) ?? 0} orders`);
    }
    rows += keys.length;
  }
  return { count: rows, violations };
}
