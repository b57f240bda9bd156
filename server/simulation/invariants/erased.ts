// Nobody who was erased is found in any column of any table.
import { findWhoIsErased } from '../people.ts';
import type { Problem, World } from '../world.ts';

const tablesOf = new WeakMap<World, string[]>();

async function readTables(world: World): Promise<string[]> {
  const known = tablesOf.get(world);
  if (known) return known;
  const rows = await world.installation.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`;
  const names = rows.map(({ name }) => name);
  tablesOf.set(world, names);
  return names;
}

export async function checkErased(world: World): Promise<Problem[]> {
  await findWhoIsErased(world);
  for (const { services } of world.installation.services) await services.http.requestLog.flush();
  const texts = world.people.flatMap(({ name, erasedAt, isInAudit, fullName, email, phone }) =>
    erasedAt === null
      ? []
      : [...new Set([fullName.split(' ')[1]!, email, phone])].map((text) => ({ name, text, isInAudit })),
  );
  const problems: Problem[] = [];
  for (const table of await readTables(world)) {
    const sought = texts.filter(({ name, isInAudit }) => {
      // A protocol names the driver who signed it, until its order is anonymized: it proves the handover.
      if (table === 'document_chunks') return !name.startsWith('driver');
      return !(isInAudit && table.startsWith('audit'));
    });
    if (sought.length === 0) continue;
    const pattern = sought.flatMap(({ text }) => [escaped(text), hex(text)]).join('|');
    const rows = await world.installation.sql.unsafe<{ row: string }[]>(
      `select t::text as row from ${table} t where t::text ~* $1 limit 5`,
      [pattern],
    );
    for (const { row } of rows) {
      const found = sought.find(
        ({ text }) => row.toLowerCase().includes(text.toLowerCase()) || row.includes(hex(text)),
      )!;
      const [role] = found.name.match(/^[a-z]+/)!;
      const details = `${found.name} (${found.text}): ${row.slice(0, 600)}`;
      problems.push({
        invariant: 'erased',
        rule: `A ${role} is found in ${table}`,
        details,
        // A driver has the name of its person without the letter.
        about: [found.name, found.name.replace(/[a-z]$/, '')],
      });
    }
  }
  return problems;
}

/** How bytes are shown. */
function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}

function escaped(text: string): string {
  return text.replace(/[.+*?()[\]{}|\\^$]/g, '\\$&');
}
